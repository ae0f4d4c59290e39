import { ChevronLeft, X } from 'lucide-react'

const STEPS = [
  {
    picture: '/demo/1-dashboard.webp',
    alt: 'The dashboard: active goals with their progress, the week in numbers, and a short talk with Nolo.',
    title: 'See where you stand',
    words: 'Your goals, how far they are, and this week in numbers, on one page.',
  },
  {
    picture: '/demo/2-goal.webp',
    alt: 'A goal with its date, its milestones ticked one by one, and the progress they make.',
    title: 'Make it small enough to start',
    words: 'A goal has a date and milestones. Each one you tick moves it forward.',
  },
  {
    picture: '/demo/3-chat.webp',
    alt: 'A conversation with Nolo about a goal, with a step on a card that waits for a yes.',
    title: 'Talk it through, at any hour',
    words: 'Nolo asks one thing at a time and knows your goals. A step becomes yours only when you say yes.',
  },
]

/** The product itself in three screens. Opened by the page's script, which then fetches the pictures. */
export function DemoDialog() {
  return (
    <dialog id="demo" className="demo" aria-labelledby="demo-title">
      <div className="demo-head">
        <h2 id="demo-title">Nolo platform demo</h2>
        <p className="mr-auto text-sm text-muted" data-place role="status" />
        <form method="dialog">
          <button className="icon-btn" type="submit" aria-label="Close the demo">
            <X aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </form>
      </div>
      {STEPS.map((step, i) => (
        <figure key={step.title} data-step={i} hidden={i > 0}>
          <img data-src={step.picture} alt={step.alt} width="1280" height="800" />
          <figcaption>
            <h3>{step.title}</h3>
            <p className="text-sm text-muted">{step.words}</p>
          </figcaption>
        </figure>
      ))}
      <div className="demo-ways">
        <button type="button" className="btn btn-secondary" data-go="back">
          <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
          Back
        </button>
        <button type="button" className="btn btn-secondary" data-go="next">
          Next
        </button>
      </div>
      <div className="your-turn">
        <div>
          <h3>Your turn, if you like</h3>
          <p>Sign up for the free trial: 14 days of Pro, no credit card needed.</p>
        </div>
        <a className="btn btn-sun btn-lg" href="/api/login?mode=sign-up">
          Start Free Trial
        </a>
      </div>
    </dialog>
  )
}
