import type { PanelProcedure } from '#shared/panel'

const words = ({ path, kind, summary, access, rest }: PanelProcedure) =>
  [path, kind, summary, access, rest?.method, rest?.path].join(' ').toLowerCase()

/** The procedures that hold every word looked for, by router. */
export function grouped(procedures: readonly PanelProcedure[], search: string): [router: string, PanelProcedure[]][] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, PanelProcedure[]>()
  for (const procedure of procedures) {
    const text = words(procedure)
    if (!wanted.every((word) => text.includes(word))) continue
    const router = procedure.path.split('.').slice(0, -1).join('.')
    groups.set(router, [...(groups.get(router) ?? []), procedure])
  }
  return [...groups]
}
