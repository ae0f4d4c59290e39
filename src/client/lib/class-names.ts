import { cx } from 'class-variance-authority'

/** Joins class names, leaving out what is false. The kit's classes never contradict each other, so nothing is merged. */
export const cn = cx
