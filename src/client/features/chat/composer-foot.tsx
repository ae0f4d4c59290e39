import { useHelpLines } from './use-help-lines'

/** Under the composer, always: what Nolo is, and who to call. */
export function ComposerFoot() {
  const { lines } = useHelpLines()
  const line = lines[0]
  return (
    <p className="mt-2 text-center text-xs text-muted">
      Nolo is an AI and can be wrong.
      {line && (
        <span className="max-md:hidden">
          {' In a crisis, '}
          {line.href.startsWith('https:') ? 'find help at ' : `call ${line.name.split(',')[0]} on `}
          <a href={line.href} className="font-semibold underline-offset-2 hover:underline">
            {line.contact}
          </a>
          .
        </span>
      )}
    </p>
  )
}
