import { ContactLink } from './contact-link'
import type { TextProps } from './texts'

export function Contact({ contact, host }: TextProps) {
  return (
    <>
      <p className="lede mt-3">A person reads what you send.</p>
      <p className="mt-5">
        Write to <ContactLink contact={contact} />, who run Nolo at {host}. Say what you were doing and what happened; a request
        number from an error message helps us find it. Please don't mail passwords.
      </p>

      <h2 id="coaches">Become a coach</h2>
      <p>
        Human coaches and their booking are being built. If you coach and would like to be among the first, write to us with your
        name, what you specialise in and the languages you coach in.
      </p>

      <h2 id="privacy">Privacy and your data</h2>
      <p>
        For a copy of your data, a correction, or to have your account removed, write from the address you sign in with. The{' '}
        <a className="text-link" href="/privacy">
          privacy policy
        </a>{' '}
        says what we keep.
      </p>

      <h2>If it can't wait</h2>
      <p>
        Mail is slow, and we are not an emergency service. If you need somebody now, the{' '}
        <a className="text-link" href="/help#crisis">
          help lines
        </a>{' '}
        answer.
      </p>
    </>
  )
}
