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
        Sign in and{' '}
        <a className="text-link" href="/api/login?returnTo=%2Fapply-coach">
          apply to coach
        </a>
        : three short steps that you can leave and come back to. A person reads every application. Once approved you set your own
        rate and hours.
      </p>

      <h2 id="booking">About a session</h2>
      <p>
        You can move or cancel it yourself, on the session's page. If your coach did not come, or something about a payment or a
        review is wrong, write to us with the day and the coach's name.
      </p>

      <h2 id="privacy">Privacy and your data</h2>
      <p>
        In your profile you take a copy of your data, put things right and delete your account. For anything else write from the
        address you sign in with. The{' '}
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
