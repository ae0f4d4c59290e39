import { Sunburst } from '#client/ui/sunburst'
import { Wordmark } from './wordmark'

const COLUMNS = [
  {
    title: 'Platform',
    links: [
      ['Find Coaches', '/#coaches'],
      ['Become a Coach', '/contact#coaches'],
      ['AI Assistant', '/#features'],
      ['Mobile App', '/help#phone'],
    ],
  },
  {
    title: 'Support',
    links: [
      ['Help Center', '/help'],
      ['Contact Us', '/contact'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ],
  },
] as const

/** The foot of the public pages. Every link leads to the page or the place that answers it. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot">
      <svg className="foot-art" viewBox="0 0 640 640" aria-hidden="true">
        <Sunburst cx={320} cy={320} from={92} to={318} peak={0.5} />
        <circle cx="320" cy="320" r="74" fill="#fdb443" />
      </svg>
      <div className="wrap">
        <div className="foot-cols">
          <div>
            <Wordmark href="/" onSky />
            <p className="mt-4 max-w-76">Bonolo is Sesotho for ease and gentleness. That is how change tends to last.</p>
          </div>
          {COLUMNS.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(([label, href]) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="foot-year">© {year} Nolo</p>
      </div>
    </footer>
  )
}
