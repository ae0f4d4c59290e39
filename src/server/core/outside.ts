import dns from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import ipaddr from 'ipaddr.js'
import { AppError } from './errors'

const REDIRECTS = 3
type Found = { address: string; family: number }

/** The way to addresses that people gave us. A test puts its own in the place of the names and the rule of who may be reached. */
export type Outside = {
  resolve(host: string): Promise<Found[]>
  mayReach(address: string): boolean
  mayUse(url: URL): boolean
}

/** Everything but the public internet: our own machine, its network, what is reserved or tunnels to such. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** The real one: https, and public addresses only. */
export const publicOutside: Outside = {
  resolve: (host) => dns.lookup(host, { all: true }),
  mayReach: isPublic,
  mayUse: (url) => url.protocol === 'https:',
}

const refused = (sentence: string, cause?: unknown) => new AppError('BAD_REQUEST', sentence, { field: 'url', cause })
const NOT_REACHED = 'That address did not answer. Please check it and try again.'

/** A host's addresses, each one checked: a name with one private address among public ones is refused too. */
async function checkedAddresses(outside: Outside, url: URL): Promise<Found[]> {
  if (!outside.mayUse(url)) throw refused('Please use an address that begins with https.')
  if (url.username || url.password) throw refused('Please use an address without a name and password in it.')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const found = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 }]
    : await outside.resolve(host).catch((error) => {
        throw refused('We could not find that address. Please check it.', error)
      })
  if (found.length === 0) throw refused('We could not find that address. Please check it.')
  if (!found.every(({ address }) => outside.mayReach(address)))
    throw refused('That address is not on the public internet, so we do not open it.')
  return found
}

type Answer = { redirect: URL } | { text: string }

/** Asks one of the addresses that were checked: whatever the name says by now, the connection goes there. */
function ask(url: URL, [to]: Found[], { bytes, signal }: { bytes: number; signal: AbortSignal }): Promise<Answer> {
  const { address, family } = to as Found
  const lookup: http.RequestOptions['lookup'] = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  const headers = { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Nolo' }
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((answer, fail) => {
    const asked = request(url, { agent: false, lookup, headers, signal }, (response) => {
      const status = response.statusCode ?? 0
      const { location } = response.headers
      const leave = (error: AppError) => {
        response.destroy()
        fail(error)
      }
      if (status >= 300 && status < 400 && location) {
        response.destroy()
        if (!URL.canParse(location, url)) return fail(refused(NOT_REACHED))
        return answer({ redirect: new URL(location, url) })
      }
      if (status !== 200) return leave(refused(`That address answers with ${status}. Please check it.`))
      const pieces: Buffer[] = []
      let size = 0
      response.on('data', (piece: Buffer) => {
        size += piece.length
        if (size > bytes) leave(refused(`There is more than ${Math.round(bytes / 1_000_000)} MB at that address.`))
        else pieces.push(piece)
      })
      response.on('end', () => answer({ text: Buffer.concat(pieces).toString('utf8') }))
      response.on('error', fail)
    })
    asked.on('error', fail)
    asked.end()
  })
}

/**
 * The text at an address a person gave: every host on the way is resolved and checked before it is asked, redirects are
 * followed here and checked alike. BAD_REQUEST with a sentence whatever goes wrong.
 */
export async function readOutside(outside: Outside, address: string, limits: { bytes: number; ms: number }): Promise<string> {
  const given = address.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(given)) throw refused('Please paste the whole address, beginning with https.')
  const signal = AbortSignal.timeout(limits.ms)
  const late = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(refused(NOT_REACHED))))
  const follow = async () => {
    let url = new URL(given)
    for (let hop = 0; hop <= REDIRECTS; hop++) {
      const answer = await ask(url, await checkedAddresses(outside, url), { bytes: limits.bytes, signal })
      if ('text' in answer) return answer.text
      url = answer.redirect
    }
    throw refused('That address sends us on too many times.')
  }
  try {
    return await Promise.race([follow(), late])
  } catch (error) {
    throw error instanceof AppError ? error : refused(NOT_REACHED, error)
  }
}
