// What other features may use of coaches and of those who want to become one.
export { formOf } from './application'
export { DECISION_LETTERS } from './application-letters'
export { listAttachments } from './attachments'
export { startFeedReader } from './busy-feeds'
export { bestRated } from './listing'
export { coachRows, makeCoach, type NewCoach, nextSearchKey } from './make-coach'
export { refreshSearchName, refreshSearchText, searchTextOf } from './search-text'
export { welcomeCoach } from './welcome-coach'
