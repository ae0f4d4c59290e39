import { lazy, memo, Suspense } from 'react'

const loadMarkdown = () => import('./markdown')
const MarkdownText = lazy(loadMarkdown)

/** Fetches the markdown reader ahead of the first reply. */
export const preloadMarkdown = () => void loadMarkdown().catch(() => undefined)

const PlainText = ({ text }: { text: string }) => (
  <>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text only ever grow at the end.
      <p key={index} className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </>
)

/** A reply's words; as plain paragraphs with the same measures until the markdown reader has come. */
export const ReplyText = memo(function ReplyText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
      <Suspense fallback={<PlainText text={text} />}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  )
})
