/** One kind of thing Nolo holds about a person, ready to read. Each entry is one row, in words. */
export type OwnDataSection = {
  name: string
  title: string
  /** What becomes of it when the account is deleted. */
  fate: string
  entries: { label: string; value: string }[][]
}

/** Everything Nolo holds about a person, as the page at /api/profile/download shows it. */
export type OwnData = { name: string; madeAt: string; sections: OwnDataSection[] }
