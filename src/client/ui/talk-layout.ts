/** The pane a talk stands in, and the place to answer at its foot. */
export const paneClass = 'flex min-h-0 min-w-0 flex-col bg-surface'
export const composeClass = 'px-3 pt-1.5 pb-2 md:px-8 md:pt-2 md:pb-4 [&>div]:mx-auto [&>div]:max-w-read'

/** What one said stands in a bubble; a person's own to the right. */
export const bubbleClass =
  'max-w-[94%] rounded-card px-4 py-3 text-[.9688rem] leading-[1.55] text-pretty md:max-w-[min(34rem,86%)]'
export const ownBubble = `${bubbleClass} justify-self-end rounded-br-[6px] bg-bubble-me text-on-bubble-me whitespace-pre-wrap wrap-anywhere`

/** The scrolling list of what was said, and the column in it. */
export const logClass =
  'relative h-full overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 [overflow-anchor:none] md:px-8 md:py-6'
export const columnClass = 'mx-auto flex min-h-full w-full max-w-read flex-col justify-end pb-2'
