/** The operator's address as a link, given bare or as `Name <address>`; where none is set, words for it. */
export function ContactLink({ contact }: { contact: string | null }) {
  if (!contact) return <>the people who gave you this address</>
  const address = contact.match(/<([^<>]+)>/)?.[1] ?? contact
  return (
    <a className="text-link" href={`mailto:${address}`}>
      {address}
    </a>
  )
}
