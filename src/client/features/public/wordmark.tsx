type WordmarkProps = { href: string; onSky?: boolean }

/** The logo as a way home: mark and word, inverted to marigold on indigo grounds. */
export function Wordmark({ href, onSky = false }: WordmarkProps) {
  const [ground, arch, sun] = onSky ? ['#fdb443', '#182541', '#182541'] : ['#293d82', '#fefbf7', '#fdb443']
  return (
    <a className={onSky ? 'logo text-white' : 'logo'} href={href}>
      <span className="sr-only">Nolo, front page</span>
      <svg viewBox="0 0 64 64" className="size-8" aria-hidden="true">
        <rect width="64" height="64" rx="18" fill={ground} />
        <path d="M15 51V32a17 17 0 0 1 34 0v19" fill="none" stroke={arch} strokeWidth="8.5" strokeLinecap="round" />
        <circle cx="32" cy="39.5" r="7.6" fill={sun} />
      </svg>
      <svg viewBox="0 0 150 56" className="h-5 w-auto" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="9.5" strokeLinecap="round">
          <path d="M6 50V33a15 15 0 0 1 30 0v17M100 6v44" />
          <circle cx="68" cy="35" r="15.5" />
          <circle cx="130" cy="35" r="15.5" />
        </g>
      </svg>
    </a>
  )
}
