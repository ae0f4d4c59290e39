import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Never written, wherever they stand: what a person typed and what opens their account. */
const PRIVATE = ['password', 'token', 'cookie', 'authorization', 'content', 'message_text', 'email', 'apiKey']
const paths = PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** One JSON line per event on standard output. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, redact: { paths, censor: '[redacted]' }, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  )
