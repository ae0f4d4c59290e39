import type { ReactNode } from 'react'

/** The buttons at the foot of a form in a dialog, the safe choice left. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">{children}</div>
)
