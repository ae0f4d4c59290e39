/** Nolo's face, a sun with a door in it, without any dependency of the signed-in kit. */
export const NoloBadge = ({ className }: { className: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={`flex-none ${className}`}>
    <circle cx="20" cy="20" r="20" fill="var(--sun)" />
    <path d="M11.5 29v-7a8.5 8.5 0 0 1 17 0v7" fill="none" stroke="var(--on-sun)" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
