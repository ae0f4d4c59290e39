/** The mark and the name; the link around it says "Nolo". */
export const Logo = () => (
  <span className="flex min-h-11 items-center gap-2.5 text-text">
    <svg viewBox="0 0 64 64" aria-hidden className="size-8">
      <rect width="64" height="64" rx="18" fill="#293d82" />
      <path d="M15 51V32a17 17 0 0 1 34 0v19" fill="none" stroke="#fefbf7" strokeWidth="8.5" strokeLinecap="round" />
      <circle cx="32" cy="39.5" r="7.6" fill="#fdb443" />
    </svg>
    <svg viewBox="0 0 150 56" aria-hidden className="h-5 w-auto">
      <g fill="none" stroke="currentColor" strokeWidth="9.5" strokeLinecap="round">
        <path d="M6 50V33a15 15 0 0 1 30 0v17" />
        <circle cx="68" cy="35" r="15.5" />
        <path d="M100 6v44" />
        <circle cx="130" cy="35" r="15.5" />
      </g>
    </svg>
  </span>
)
