import { HELP_LINES, HELP_LINES_DATE } from '#shared/help-lines'

const looked = new Date(HELP_LINES_DATE).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Who to call, country by country, with numbers that can be pressed. */
export function HelpLineList() {
  return (
    <>
      <dl>
        {HELP_LINES.map(({ countryName, lines, emergency }) => (
          <div key={countryName} className="help-country">
            <dt>{countryName}</dt>
            {[...lines, emergency].map(({ name, contact, href }) => (
              <dd key={name}>
                {name}:{' '}
                <a className="text-link" href={href}>
                  {contact}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">Numbers last looked at on {looked}. If one does not answer, call the emergency number.</p>
    </>
  )
}
