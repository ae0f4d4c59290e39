// What other parts of the server may use of the profile.
export { deletionsFileOf } from './deletions-file'
export { forgetOldCopies } from './forget'
export { dropStrayFiles } from './own-files'
export { replayDeletions } from './replay-deletions'
