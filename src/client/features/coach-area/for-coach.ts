import { notFound } from '@tanstack/react-router'
import { failureOf } from '#client/lib/failure'

/** Loads a screen of the coach's area; who is no coach finds the way to become one instead. */
export async function forCoach(load: Promise<unknown>): Promise<void> {
  try {
    await load
  } catch (error) {
    const { code } = failureOf(error)
    throw code === 'FORBIDDEN' || code === 'NOT_FOUND' ? notFound() : error
  }
}
