import { getUntypedClient } from '@trpc/client'
import { useEffect, useRef, useState } from 'react'
import type { PanelProcedure } from '#shared/panel'
import { failureOf } from '../lib/failure'
import { trpcClient } from '../lib/trpc'

/** The product's own client, by names instead of types. */
const client = getUntypedClient(trpcClient)

export type Refusal = { code: string; sentence: string; field: string | null }
export type Outcome = { ms: number } & ({ data: unknown } | { refusal: Refusal })
export type LiveEvent = { id: number; at: number; data: unknown }

/** How many events of a stream are shown; the oldest go first. */
const EVENTS_SHOWN = 500

function refusalOf(error: unknown): Refusal {
  const { code, message } = failureOf(error)
  const field = error instanceof Error && 'data' in error ? (error.data as { field?: string | null } | null)?.field : null
  return {
    code: code ?? 'NO ANSWER',
    sentence: message ?? (error instanceof Error ? error.message : 'The server did not answer.'),
    field: field ?? null,
  }
}

/** A stream refused before it began tells the browser nothing; the same address asked plainly says why. */
async function refusalOfStream(error: unknown, path: string, input: unknown): Promise<Refusal> {
  const known = refusalOf(error)
  if (failureOf(error).code) return known
  const answer = await fetch(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`).catch(() => null)
  if (!answer?.headers.get('content-type')?.includes('json')) return known
  const { error: said } = (await answer.json()) as { error: { message: string; data: { code: string; field: string | null } } }
  return { code: said.data.code, sentence: said.message, field: said.data.field }
}

/** One procedure, called by its name over the product's own links; a subscription runs until it ends or is stopped. */
export function useCall({ path, kind }: PanelProcedure) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [events, setEvents] = useState<LiveEvent[]>([])
  const [running, setRunning] = useState(false)
  const open = useRef<{ unsubscribe(): void } | null>(null)
  useEffect(() => () => open.current?.unsubscribe(), [])

  const listen = (input: unknown, started: number) => {
    let count = 0
    const end = (said: Outcome | null) => {
      open.current = null
      setRunning(false)
      setOutcome(said)
    }
    setEvents([])
    open.current = client.subscription(path, input, {
      onData: (data) => {
        count += 1
        const event = { id: count, at: performance.now() - started, data }
        setEvents((before) => [...before, event].slice(-EVENTS_SHOWN))
      },
      onError: async (error) => {
        const ms = performance.now() - started
        end({ refusal: await refusalOfStream(error, path, input), ms })
      },
      onComplete: () => end({ data: `The stream ended after ${count} events.`, ms: performance.now() - started }),
    })
  }

  const call = async (input: unknown) => {
    if (running) return
    const started = performance.now()
    setRunning(true)
    setOutcome(null)
    if (kind === 'subscription') return listen(input, started)
    const asked = kind === 'query' ? client.query(path, input) : client.mutation(path, input)
    const said = await asked.then(
      (data) => ({ data }),
      (error) => ({ refusal: refusalOf(error) }),
    )
    setRunning(false)
    setOutcome({ ...said, ms: performance.now() - started })
  }

  const stop = () => {
    open.current?.unsubscribe()
    open.current = null
    setRunning(false)
  }
  return { call, stop, running, outcome, events }
}
