/** The operator's address as a link; where none is set, words for it. */
export function ContactLink({ contact }: { contact: string | null }) {
  if (!contact) return <>the people who gave you this address</>
  return (
    <a className="text-link" href={`mailto:${contact}`}>
      {contact}
    </a>
  )
}
