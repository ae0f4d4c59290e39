import { ContactLink } from './contact-link'
import type { TextProps } from './texts'

export function Terms({ contact }: TextProps) {
  return (
    <>
      <p className="lede mt-3">Using Nolo means agreeing to this page. It is short so that you can read it.</p>

      <h2>What Nolo is</h2>
      <p>
        Nolo helps you think, set goals and keep small steps, and lets you book people who coach. Nolo itself is an AI, never a
        human, and it can be wrong. Decide for yourself, and check what matters.
      </p>
      <p>
        Coaches work for themselves and set their own rates. The badge "Verified" means that we checked what their page lists, on
        the day it names. It is no promise of a result.
      </p>

      <h2>What Nolo is not</h2>
      <p>
        It is not medical, psychological, legal or financial advice, and not an emergency service. If you or somebody else is in
        danger, call for help now: the numbers are in the{' '}
        <a className="text-link" href="/help#crisis">
          help center
        </a>
        .
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Nolo is for adults. If you are younger, use it only with a parent or guardian who agrees.</li>
        <li>Keep your password to yourself, and tell us if somebody else may have it.</li>
        <li>One account is for one person.</li>
      </ul>

      <h2>What is yours</h2>
      <p>
        Everything you write stays yours. You let us store and process it so that Nolo works for you, as the{' '}
        <a className="text-link" href="/privacy">
          privacy policy
        </a>{' '}
        describes, and for nothing else.
      </p>

      <h2>Trial and payment</h2>
      <p>
        A new account starts with 14 days of Pro. No card is needed, and the trial does not turn into a paid plan by itself. Plans
        cannot be bought yet. Before you ever pay, you will see what, how much and how to stop.
      </p>

      <h2 id="sessions">Sessions with a coach</h2>
      <ul>
        <li>You see the price in your currency before you book, and that price stays.</li>
        <li>
          Cancelling is free until 24 hours before the start. After that half the price comes back, and nothing once the session
          has begun. If the coach cancels, all of it comes back.
        </li>
        <li>
          Where the payment form says <b>test mode</b>, no money moves: it takes test cards only, and a booking costs nothing.
        </li>
        <li>
          A review is for a session that took place, once, by the person who was coached. It can be edited for 14 days and the
          coach may answer. We hide one only for a reason that we write down.
        </li>
      </ul>

      <h2>What we ask</h2>
      <p>
        Don't try to reach other people's data, don't overload or disrupt the service, and don't use it to harm anybody. We may
        close an account that does.
      </p>

      <h2>What we promise, and what we can't</h2>
      <p>
        We take care with your data and repair what breaks. We cannot promise that Nolo is always reachable or free of mistakes.
        Rights the law gives you stay yours, whatever this page says.
      </p>
      <p>
        Questions go to <ContactLink contact={contact} />.
      </p>
    </>
  )
}
