/** Where on a session's page its review is written: the list of sessions leads there. */
export const REVIEW_PLACE = 'review'
