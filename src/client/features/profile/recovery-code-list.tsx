import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { FormActions } from './form-actions'

const FILE_NAME = 'nolo-recovery-codes.txt'

function saveAsFile(codes: readonly string[]) {
  const text = `Nolo recovery codes. Each opens your account once.\n\n${codes.join('\n')}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(address)
}

/** The codes for a lost phone. They are shown here and never again. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid('Copied.')
    } catch {
      setSaid('Copying is not allowed here. Please download the codes.')
    }
  }
  return (
    <>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-4 gap-y-1.5 rounded-option bg-sun-soft p-4 min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="figure text-center text-[.9375rem] font-semibold tracking-wide">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy size={18} strokeWidth={1.75} aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => saveAsFile(codes)}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          Download
        </Button>
        <p role="status" className="text-sm text-muted">
          {said}
        </p>
      </div>
      <FormActions>
        <Button onClick={onDone}>I have kept them</Button>
      </FormActions>
    </>
  )
}
