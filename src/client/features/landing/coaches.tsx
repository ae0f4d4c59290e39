import { ArrowRight, Star } from 'lucide-react'
import { Sunburst } from '#client/ui/sunburst'

/** Sample coaches of the spec: rates 150, 200, 120 and ratings 4.9, 4.8, 5. The section says that they are samples. */
const COACHES = [
  {
    id: 'naledi',
    tone: 'pic-1',
    name: 'Naledi Mokoena',
    title: 'Career and leadership coach',
    bio: 'Helps new managers find their voice without losing their kindness.',
    rating: '4.9',
    rate: 150,
    specialties: ['Leadership', 'Career'],
  },
  {
    id: 'anwar',
    tone: 'pic-2',
    name: 'Anwar Davids',
    title: 'Executive coach',
    bio: 'For people who carry a lot of others. Clear thinking, calmer weeks.',
    rating: '4.8',
    rate: 200,
    specialties: ['Executive', 'Stress management'],
  },
  {
    id: 'rudzani',
    tone: 'pic-3',
    name: 'Rudzani Ṋemavhola',
    title: 'Health and habits coach',
    bio: 'Small routines that survive a busy household and a long commute.',
    rating: '5.0',
    rate: 120,
    specialties: ['Wellness', 'Mindfulness'],
  },
]

export function Coaches() {
  return (
    <section className="sec" id="coaches" aria-labelledby="coaches-title">
      <div className="wrap">
        <svg className="absolute size-0" aria-hidden="true">
          <symbol id="rings" viewBox="0 0 400 216" preserveAspectRatio="xMidYMax slice">
            <Sunburst cx={200} cy={190} from={104} to={246} stroke="#293d82" peak={0.4} />
          </symbol>
        </svg>
        <header className="mb-9 flex flex-wrap items-end justify-between gap-4">
          <div className="sec-head mb-0">
            <h2 id="coaches-title">Meet Our Expert Coaches</h2>
            <p className="lede">
              Three sample profiles, so you can see what a coach's page tells you. Booking opens with the first coaches; until
              then Sign In takes you to Nolo.
            </p>
          </div>
          <a className="btn btn-secondary" href="/api/login">
            View All Coaches
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </a>
        </header>
        <ul className="trio">
          {COACHES.map((coach) => (
            <Coach key={coach.id} {...coach} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Coach({ id, tone, name, title, bio, rating, rate, specialties }: (typeof COACHES)[number]) {
  return (
    <li className="card coach">
      <div className={`coach-pic ${tone}`}>
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <use href="#rings" />
        </svg>
        <img src={`/portraits/${id}.svg`} alt="" width="200" height="200" loading="lazy" className="relative size-50" />
        <span className="chip coach-sample">Sample</span>
      </div>
      <div className="coach-body">
        <div>
          <div className="flex items-center justify-between gap-3">
            <h3>{name}</h3>
            <span className="stars">
              <Star aria-hidden size={16} fill="currentColor" />
              <span className="sr-only">Rated </span>
              <span className="text-text">{rating}</span>
            </span>
          </div>
          <p className="text-sm text-muted">{title}</p>
        </div>
        <p className="text-ui">{bio}</p>
        <p className="flex flex-wrap gap-1.5">
          {specialties.map((specialty) => (
            <span key={specialty} className="chip">
              {specialty}
            </span>
          ))}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <p>
            <b className="num text-[1.25rem]">${rate}</b> <span className="text-sm text-muted">an hour</span>
          </p>
          <a className="btn btn-tinted" href="/api/login">
            Book Session<span className="sr-only"> with {name}</span>
          </a>
        </div>
      </div>
    </li>
  )
}
