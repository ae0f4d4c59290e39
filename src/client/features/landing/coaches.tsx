import { ArrowRight, Star } from 'lucide-react'
import { Avatar } from '#client/ui/avatar'
import { Sunburst } from '#client/ui/sunburst'
import type { LandingCoach } from '#shared/landing'

/** Sample coaches of the spec: rates 150, 200, 120 and ratings 4.9, 4.8, 5. They stand where fewer than three coaches can be booked. */
const SAMPLES: LandingCoach[] = [
  {
    firstName: 'Naledi',
    lastName: 'Mokoena',
    image: '/portraits/naledi.svg',
    title: 'Career and leadership coach',
    bio: 'Helps new managers find their voice without losing their kindness.',
    rating: '4.9',
    rate: '$150',
    specialties: ['Leadership', 'Career'],
  },
  {
    firstName: 'Anwar',
    lastName: 'Davids',
    image: '/portraits/anwar.svg',
    title: 'Executive coach',
    bio: 'For people who carry a lot of others. Clear thinking, calmer weeks.',
    rating: '4.8',
    rate: '$200',
    specialties: ['Executive', 'Stress management'],
  },
  {
    firstName: 'Rudzani',
    lastName: 'Ṋemavhola',
    image: '/portraits/rudzani.svg',
    title: 'Health and habits coach',
    bio: 'Small routines that survive a busy household and a long commute.',
    rating: '5.0',
    rate: '$120',
    specialties: ['Wellness', 'Mindfulness'],
  },
]

export function Coaches({ coaches }: { coaches: readonly LandingCoach[] }) {
  const real = coaches.length === SAMPLES.length
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
              {real
                ? 'Real people, checked by us, who set their own rates. These three have the best ratings just now.'
                : "Three sample profiles, so you can see what a coach's page tells you. The first coaches are on their way; Sign In takes you to Nolo."}
            </p>
          </div>
          <a className="btn btn-secondary" href="/api/login">
            View All Coaches
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </a>
        </header>
        <ul className="trio">
          {(real ? coaches : SAMPLES).map((coach, place) => (
            <Coach key={coach.firstName + coach.lastName} coach={coach} tone={`pic-${place + 1}`} sample={!real} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Coach({ coach, tone, sample }: { coach: LandingCoach; tone: string; sample: boolean }) {
  const { firstName, lastName, image, title, bio, rating, rate, specialties } = coach
  const name = `${firstName} ${lastName}`
  return (
    <li className="card coach">
      <div className={`coach-pic ${tone}`}>
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <use href="#rings" />
        </svg>
        {image ? (
          <img src={image} alt="" width="200" height="200" loading="lazy" className="relative size-50" />
        ) : (
          <Avatar firstName={firstName} lastName={lastName} className="relative mb-6 size-32 text-5xl" />
        )}
        {sample && <span className="chip coach-sample">Sample</span>}
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
            <b className="num text-[1.25rem]">{rate}</b> <span className="text-sm text-muted">an hour</span>
          </p>
          <a className="btn btn-tinted" href="/api/login">
            Book Session<span className="sr-only"> with {name}</span>
          </a>
        </div>
      </div>
    </li>
  )
}
