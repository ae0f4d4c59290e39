import type { OwnData, OwnDataSection } from '#shared/own-data'

/** Everything Nolo holds about a person, to read or print. */
export function OwnDataPage({ data }: { data: OwnData }) {
  const given = data.sections.filter(({ entries }) => entries.length > 0)
  const empty = data.sections.filter(({ entries }) => entries.length === 0)
  return (
    <main id="main" className="read own" tabIndex={-1}>
      <h1>Everything Nolo holds about you</h1>
      <p className="lede mt-3">
        {data.name}, as of {data.madeAt}.
      </p>
      <p>
        Passwords, keys and codes that open your account are left out, so this page is safe to keep.{' '}
        <a className="text-link own-screen" href="/api/profile/download.json">
          Download it as a JSON file
        </a>
      </p>
      <nav className="card own-contents own-screen" aria-label="On this page">
        <ul className="plain">
          {given.map(({ name, title, entries }) => (
            <li key={name}>
              <a href={`#${name}`}>
                {title} <span className="num">{entries.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {given.map((section) => (
        <Section key={section.name} section={section} />
      ))}
      {empty.length > 0 && (
        <section>
          <h2>Nothing here</h2>
          <p>We would keep these too, and have none of yours: {empty.map(({ title }) => title).join(', ')}.</p>
        </section>
      )}
    </main>
  )
}

function Section({ section: { name, title, fate, entries } }: { section: OwnDataSection }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className="text-sm text-muted">{fate}</p>
      <ol className="plain own-entries">
        {entries.map((lines, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li key={at} className="card">
            <dl>
              {lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
