/** The longest message, in UTF-16 units. */
export const MESSAGE_LENGTH = 4000
export const SEND_FAILED = 'Failed to send message. Please try again.'
export const NO_CONVERSATION = 'No active conversation'
