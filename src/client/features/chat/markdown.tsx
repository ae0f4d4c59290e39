import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

const heading = ({ children }: { children?: React.ReactNode }) => <p className="font-[650]">{children}</p>

/** A reply's text never brings pictures or code of its own: images become their words, links leave only by https or mail. */
const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ({ children }) => <p className="whitespace-pre-line">{children}</p>,
  strong: ({ children }) => <strong className="font-[650]">{children}</strong>,
  ul: ({ children }) => <ul className="grid list-disc gap-1 pl-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="grid list-decimal gap-1 pl-5">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => <blockquote className="border-l-2 border-sun pl-3">{children}</blockquote>,
  code: ({ children }) => <code className="rounded-chip bg-text/8 px-1 py-0.5 text-[0.92em]">{children}</code>,
  pre: ({ children }) => (
    <pre className="overflow-x-auto rounded-control bg-text/8 p-3 [&>code]:bg-transparent [&>code]:p-0">{children}</pre>
  ),
  hr: () => <hr className="border-text/15" />,
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table className="border-collapse text-sm [&_td]:border [&_td]:border-text/15 [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-text/15 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left">
        {children}
      </table>
    </div>
  ),
  img: ({ alt }) => <>{alt}</>,
  a: ({ href, children }) =>
    /^(https:|mailto:)/i.test(href ?? '') ? (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-primary underline underline-offset-2"
      >
        {children}
      </a>
    ) : (
      children
    ),
}
const plugins = [remarkGfm]

export default function MarkdownText({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components} skipHtml>
      {text}
    </Markdown>
  )
}
