import type { ComponentType } from 'react'
import type { PUBLIC_PAGES } from '#shared/paths'
import { Contact } from './contact'
import { Help } from './help'
import { Privacy } from './privacy'
import { Terms } from './terms'

export type PublicPath = (typeof PUBLIC_PAGES)[number]

/** What a text may name: the operator's address, where one is set, and the host people typed. */
export type TextProps = { contact: string | null; host: string }

/** The pages anybody may read, by path. */
export const PUBLIC_TEXTS: Record<PublicPath, { title: string; description: string; Body: ComponentType<TextProps> }> = {
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What Nolo keeps about you, how it is protected, what the AI reads, and what you can ask for.',
    Body: Privacy,
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'What Nolo is, what it is not, and what we ask of each other.',
    Body: Terms,
  },
  '/help': {
    title: 'Help Center',
    description: 'Crisis help lines by country, and how goals, milestones and conversations with Nolo work.',
    Body: Help,
  },
  '/contact': {
    title: 'Contact Us',
    description: 'How to reach the people who run Nolo, and how to become a coach.',
    Body: Contact,
  },
}
