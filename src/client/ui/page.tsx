import type { ReactNode } from 'react'
import { cn } from '../lib/class-names'
import { useTitle } from '../lib/title'

/** A screen's room: its title in the tab and its place between the edges. */
export function Page({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  useTitle(title)
  return <div className={cn('wrap pt-4 pb-10 md:pt-7 md:pb-16', className)}>{children}</div>
}
