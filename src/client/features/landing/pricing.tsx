import { Check, Leaf } from 'lucide-react'

const PLANS = [
  {
    name: 'Basic',
    price: 29,
    description: 'A steady start, with one session a month to talk it through.',
    features: ['1 human session a month', 'Nolo, day and night', 'Goals and milestones'],
    buttonText: 'Start Free Trial',
    popular: false,
  },
  {
    name: 'Pro',
    price: 79,
    description: 'A coach every week, and everything Nolo can do between.',
    features: ['4 human sessions a month', 'Nolo, day and night', 'Goals and milestones', 'What a new account tries for 14 days'],
    buttonText: 'Start Free Trial',
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 199,
    description: 'For teams that want coaching to be part of the work.',
    features: ['Unlimited human sessions', 'Nolo, day and night', 'Goals and milestones'],
    buttonText: 'Contact Sales',
    popular: false,
  },
]

export function Pricing() {
  return (
    <section className="sec sec-tint" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap">
        <header className="sec-head">
          <h2 id="pricing-title">Pick a pace that suits you</h2>
          <p className="lede">
            Every account starts with 14 days free, without a credit card. Sessions with a coach can be booked one at a time
            today. These plans cannot be bought yet, and none begins by itself.
          </p>
        </header>
        <ul className="trio">
          {PLANS.map((plan) => (
            <Plan key={plan.name} {...plan} />
          ))}
        </ul>
        <div className="card mt-5 flex flex-wrap items-center gap-x-6 gap-y-4 p-4 md:p-6">
          <span className="arch arch-2">
            <Leaf aria-hidden size={22} strokeWidth={1.75} />
          </span>
          <p className="min-w-60 flex-1">
            <b>Or stay free:</b> basic goal tracking and talks with Nolo are open today. A free wellness assessment,
            10&nbsp;monthly AI chat credits and community access belong to the free plan as they are built.
          </p>
          <a className="btn btn-secondary" href="/api/login?mode=sign-up">
            Get Started
          </a>
        </div>
      </div>
    </section>
  )
}

function Plan({ name, price, description, features, buttonText, popular }: (typeof PLANS)[number]) {
  return (
    <li className={popular ? 'card plan plan-popular' : 'card plan'}>
      {popular && <p className="plan-tab">Most Popular</p>}
      <h3>{name}</h3>
      <p className="plan-words">{description}</p>
      <p className="mt-4.5 mb-5">
        <span className="plan-price num">${price}</span> <span className="text-muted">a month</span>
      </p>
      <a
        className={`btn w-full ${popular ? 'btn-primary' : name === 'Basic' ? 'btn-tinted' : 'btn-secondary'}`}
        href={name === 'Enterprise' ? '/api/login' : '/api/login?mode=sign-up'}
      >
        {buttonText}
        <span className="sr-only">: {name}</span>
      </a>
      <ul className="ticks">
        {features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden size={18} strokeWidth={1.75} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
