import { ContactLink } from './contact-link'
import type { TextProps } from './texts'

export function Privacy({ contact, host }: TextProps) {
  return (
    <>
      <p className="lede mt-3">
        The short version: we keep what you give us, we keep it for you, and a coach sees only what you share with them.
      </p>

      <h2>What we keep</h2>
      <ul>
        <li>Your account: name, email address, language, currency and time zone. Your password only as an argon2id hash.</li>
        <li>Your goals, their milestones and their progress.</li>
        <li>Your conversations with Nolo, and the thumbs you give its replies.</li>
        <li>
          Your sessions with coaches: times, prices, what you wrote when booking, notes and documents you share, messages, reviews
          and payments. No card number is kept.
        </li>
        <li>
          If you coach: your application with its certificates, profile, hours, and the address of a calendar you link, of which
          we keep only when you are busy.
        </li>
        <li>
          Where you are signed in: for each browser a hashed key and when it was last used. It ends after seven days without use,
          and after thirty in any case.
        </li>
        <li>
          Server logs that help us find faults: times, paths and a request number. Passwords and what you write are not in them.
          Network addresses are counted for a while to slow down password guessing. To show prices in your currency our server may
          ask a service for the country of your network address; it is told nothing else.
        </li>
      </ul>

      <h2>How it is protected</h2>
      <p>
        Goals, milestones, messages, notes, applications and uploaded files are encrypted with AES-256 before they reach the
        database or the disk, with a key that is not kept in the database. On the public internet Nolo is served over encrypted
        connections only. Every account sees its own things and no others.
      </p>
      <p>
        Conversations are not end-to-end encrypted: the server has to read them to answer you, so whoever runs the server at{' '}
        {host} could, too.
      </p>

      <h2 id="coaches">What coaches and clients see</h2>
      <p>
        A coach you book sees your name, the session, what you wrote for it, and messages you send. Never your goals or your talks
        with Nolo, and not your email address. Guests of a group do not see each other's words or addresses. A review shows your
        first name to everybody signed in.
      </p>
      <p>
        A coach's name, picture, story, rate, what we checked and reviews are shown to everybody signed in, and of the three best
        rated some of it on the front page. Certificates are seen by the applicant and our administrators only. What a coach notes
        privately is for the coach alone.
      </p>

      <h2 id="ai">What the AI reads</h2>
      <p>
        To answer, Nolo reads the conversation you are in and your goals. Nothing more. There are two ways it works, and each
        reply says which one wrote it:
      </p>
      <ul>
        <li>
          <b>Guided mode</b> is part of Nolo itself. What you write stays on this server.
        </li>
        <li>
          <b>With a language model</b>, if the operator has set one up, the conversation and your goals are sent to that model's
          provider to get the reply. Your email address and your password are never sent.
        </li>
      </ul>
      <p>
        Before any of this, fixed rules look for signs of a crisis, on our server. If they find one you get help lines, and those
        messages are kept out of what the model sees.
      </p>

      <h2>Cookies</h2>
      <p>
        One keeps you signed in, one remembers light or dark, one your currency. There are no trackers and no advertising, and our
        pages load nothing from other companies.
      </p>

      <h2>What you can ask for</h2>
      <p>
        You can change or delete goals and conversations yourself. A deleted goal can be brought back for seven days. On your
        profile you can download all we keep of you, see in a log what was done with your account and who looked at it, and delete
        the account.
      </p>
      <p>
        Deleting takes effect at once, in the database and its files. The log keeps that it happened, under a number that leads to
        nobody any more, and the books keep what was paid, as the law asks, without saying by whom. Backups made before keep what
        they held until the operator removes them; one that is put back deletes the account again. For anything else write to{' '}
        <ContactLink contact={contact} />.
      </p>
    </>
  )
}
