import { Check, Play } from 'lucide-react'
import { NoloFace } from '#client/ui/nolo-face'
import { Sunburst } from '#client/ui/sunburst'

export function Hero() {
  return (
    <div className="wrap hero">
      <div>
        <h1 className="text-hero">
          Someone beside you, <br className="max-lg:hidden" />
          every small step
        </h1>
        <p className="lede mt-5 max-w-124">
          Talk things through with Nolo, your AI coach, at any hour. Turn what matters into a goal and small steps. When you want
          a person, book a verified coach.
        </p>
        <div className="mt-7.5 flex flex-wrap gap-3">
          <a className="btn btn-primary btn-lg max-sm:w-full" href="/api/login?mode=sign-up">
            Start Free Trial
          </a>
          <a className="btn btn-secondary btn-lg max-sm:w-full" href="/api/login?mode=sign-up" data-demo>
            <Play aria-hidden size={18} strokeWidth={1.75} />
            Watch Demo
          </a>
        </div>
        <p className="mt-4.5 flex items-center gap-2 text-sm text-muted">
          <Check aria-hidden size={18} strokeWidth={1.75} className="text-success" />
          14 days free. No credit card needed.
        </p>
      </div>
      <Scene />
    </div>
  )
}

/** A sunrise with one morning's words on it. It tells nothing the text does not. */
function Scene() {
  return (
    <div className="scene" aria-hidden="true">
      <svg aria-hidden="true" className="size-full" viewBox="0 0 560 528" preserveAspectRatio="xMidYMax slice">
        <Sunburst cx={300} cy={348} from={114} to={386} />
        <circle cx="300" cy="348" r="92" fill="#fdb443" />
        <path d="M0 378C78 314 168 326 258 362S448 396 560 342V528H0Z" fill="#d9774f" />
        <path d="M0 440C112 388 202 444 325 422S493 370 560 392V528H0Z" fill="#35745a" />
        <path d="M0 476C123 498 235 444 370 476S515 480 560 456V528H0Z" fill="#1f4a45" />
      </svg>
      <div className="float float-word">
        <p className="mb-1.5 flex items-center gap-2.5 text-sm">
          <NoloFace className="size-7" />
          <b>Nolo</b> <span className="float-quiet text-xs">06:40</span>
        </p>
        <p className="text-ui">Morning, Thandi. What is one small thing that would make today lighter?</p>
      </div>
      <div className="float float-goal">
        <p>
          <b>Speak up in meetings</b>
        </p>
        <p className="float-step">
          <span>
            <Check size={14} strokeWidth={3} />
          </span>
          Ask one early question
        </p>
        <p className="mt-3 flex justify-between text-xs">
          Three of four steps kept <b className="num">75%</b>
        </p>
        <svg aria-hidden="true" className="mt-1.5 h-2 w-full" viewBox="0 0 100 8" preserveAspectRatio="none">
          <rect width="100" height="8" fill="#ece6dc" />
          <rect width="75" height="8" fill="#293d82" />
        </svg>
      </div>
    </div>
  )
}
