import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const CREDENTIAL_INCLUDED = 0x40

type Asked = { challenge?: unknown; rp?: { id?: string }; rpId?: string; user?: { id: string } }
/** What a test may have the passkey get wrong. */
type Wrong = { origin?: string; rpId?: string; type?: string; verified?: boolean; counter?: number; challenge?: string }

/** A passkey in software, as a browser and its device answer together. */
export function softPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, asked: Asked, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? asked.challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authData(rpId: string, wrong: Wrong, more: Buffer = Buffer.alloc(0)) {
    const flags = USER_PRESENT | (wrong.verified === false ? 0 : USER_VERIFIED) | (more.length > 0 ? CREDENTIAL_INCLUDED : 0)
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(wrong.counter ?? counter)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), count, more])
  }

  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  })

  return {
    make(asked: Asked, wrong: Wrong = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(String(x), 'base64url'))],
        [-3, new Uint8Array(Buffer.from(String(y), 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))])
      const data = new Uint8Array(authData(asked.rp?.id ?? '', wrong, credential))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]))
      return answer({ clientDataJSON: clientData('webauthn.create', asked, wrong), attestationObject })
    },
    use(asked: Asked, wrong: Wrong = {}) {
      const clientDataJSON = clientData('webauthn.get', asked, wrong)
      const authenticatorData = authData(asked.rpId ?? '', wrong)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
}
