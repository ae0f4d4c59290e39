import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutWords } from '#shared/report-words'

export type Log = Logger

/** Never written, wherever they stand: what a person typed, who they are, and what opens their account. */
const PRIVATE = [
  ...['password', 'passwordHash', 'token', 'cookie', 'authorization', 'secret', 'apiKey'],
  ...['content', 'message_text', 'text', 'html', 'title', 'description', 'notes', 'reason', 'payload', 'detail'],
  ...['email', 'to', 'firstName', 'lastName', 'address', 'params', 'headers', 'body'],
]
const paths = PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** An error as the log keeps it. A failed query's values, and what a parser could not read, are words of somebody. */
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutWords(String(error))
  const isQuoting = error instanceof SyntaxError || 'params' in error
  const first = error.message.split('\nparams:')[0] ?? ''
  const trace = error.stack?.split('\n').filter((line) => /^ {4}at .{1,300}:\d+:\d+\)?$/.test(line))
  return {
    type: error.constructor.name,
    ...('code' in error && { code: error.code }),
    message: isQuoting && !('query' in error) ? withoutWords(first) : first.replace(/\S+@\S+/g, '…'),
    stack: trace?.join('\n'),
    ...(error.cause !== undefined && { cause: errorOf(error.cause) }),
  }
}

/** One JSON line per event on standard output. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: errorOf },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  )
