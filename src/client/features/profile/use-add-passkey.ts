import { useState } from 'react'
import { failureOf, sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import type { PasskeyDraft } from '#shared/second-factor'
import { fieldOf } from './show-refusal'

type Options = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON']

// The browser's own words are for developers; these say what a person can do.
const REFUSALS: Record<string, string> = {
  NotAllowedError: 'Nothing was added: it was closed, or took too long. You can try again.',
  InvalidStateError: 'This device already has a passkey for Nolo.',
  NotSupportedError: 'This device cannot make a passkey.',
  SecurityError: 'Passkeys do not work at this address.',
}

/** What did not work, in a sentence, and which field it is about; stale when only a new sign-in helps. */
type Refusal = { field: 'name' | 'password'; message: string; isStale?: boolean }

/** Asks the device for a new key and gives its public half to the server; resolves to what did not work, null when all did. */
export function useAddPasskey(hasPassword: boolean) {
  const utils = trpc.useUtils()
  const start = trpc.auth.passkeys.start.useMutation()
  const keep = trpc.auth.passkeys.add.useMutation()
  const [isPending, setPending] = useState(false)
  const add = async (name: string, password?: string): Promise<Refusal | null> => {
    setPending(true)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const options = (await start.mutateAsync({ password })) as unknown as Options
      const response = (await startRegistration({ optionsJSON: options })) as unknown as PasskeyDraft['response']
      await keep.mutateAsync({ name, response })
      await utils.auth.security.invalidate()
      return null
    } catch (error) {
      const otherwise = 'The passkey was not added. Please try again.'
      const field = fieldOf(error) === 'password' ? 'password' : 'name'
      const isStale = field === 'password' && !hasPassword
      if (failureOf(error).code) return { field, message: sentenceOf(error, otherwise), isStale }
      return { field, message: REFUSALS[error instanceof Error ? error.name : ''] ?? otherwise }
    } finally {
      setPending(false)
    }
  }
  return { add, isPending }
}
