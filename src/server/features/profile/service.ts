// What other parts of the server may use of the profile.
export { deletionsFileOf } from './deletions-file'
export { forgetOldCopies } from './forget'
export { replayDeletions } from './replay-deletions'
