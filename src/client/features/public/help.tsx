import { HelpLineList } from './help-line-list'
import type { TextProps } from './texts'

export function Help(_: TextProps) {
  return (
    <>
      <h2 id="crisis">If you need somebody now</h2>
      <p>
        Nolo is an AI and cannot keep you safe. These people can listen, most of them day and night. If you are in danger this
        minute, call the emergency number.
      </p>
      <HelpLineList />

      <h2>First steps</h2>
      <ul>
        <li>
          <a className="text-link" href="/api/login?mode=sign-up">
            Start your free trial
          </a>{' '}
          with a name, an email address and a password. No card is asked for.
        </li>
        <li>Set one goal on your dashboard: a few words, a category, and a date if it has one.</li>
        <li>Give it milestones. Each one you tick moves the goal's progress.</li>
        <li>Open the chat and say what is on your mind.</li>
      </ul>

      <h2>Talking with Nolo</h2>
      <p>
        Nolo asks one question at a time and knows your goals. When it suggests a milestone or a goal, it shows a card, which
        becomes yours only when you say yes. You can stop a reply, ask again, or edit what you wrote.
      </p>
      <p>
        In <b>guided mode</b> replies come from a conversation guide that is part of Nolo: clear, steady, and the same for the
        same words. If a language model is set up, it writes the replies instead, and guided mode steps in when it cannot be
        reached. Each reply says which it was. Either can be wrong.
      </p>

      <h2>Goals</h2>
      <p>
        A goal can be active, completed, paused or archived, and back. Without milestones you set its progress yourself. A deleted
        goal can be brought back from the goals list for seven days.
      </p>

      <h2 id="sessions">Sessions with a coach</h2>
      <p>
        Find a coach, pick a free time and pay. Times are shown on your clock, and on the coach's where it differs. While you pay,
        the time is kept for you for ten minutes. Where the form says <b>test mode</b>, no money moves.
      </p>
      <p>
        You can move or cancel on the session's page. Cancelling is free until 24 hours before, and costs half after that; once a
        session has begun nothing comes back. If your coach cancels, you get everything back. Mails remind you the day before and
        an hour before, and your profile has a private address with which your calendar program follows your sessions.
      </p>
      <p>
        When a session is over you can review it, once, and edit that for 14 days. Video calls in Nolo are still being built:
        agree with your coach in a message how you meet.
      </p>

      <h2 id="phone">On your phone</h2>
      <p>
        There is no app to install. Nolo is made for the browser on your phone: open this address and sign in. Your browser can
        put it on the home screen.
      </p>

      <h2>Light and dark</h2>
      <p>Nolo follows your device. You can choose otherwise in the menu behind your name.</p>

      <p className="mt-8">
        Something else?{' '}
        <a className="text-link" href="/contact">
          Contact us
        </a>
        .
      </p>
    </>
  )
}
