import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Browsers tie passkeys to a name, so with numbers as the address there are none. */
const hasName = !/^[\d.]+$|^\[/.test(location.hostname)

async function ask<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const data = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Error(data.message ?? 'Something went wrong.')
  return data
}

async function signIn(returnTo: string) {
  // loaded with the press: most people type a password
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    ask<PublicKeyCredentialRequestOptionsJSON>('/api/passkey/options', {}),
  ])
  const response = await startAuthentication({ optionsJSON })
  const { next } = await ask<{ next: string }>('/api/passkey/sign-in', { response, returnTo: returnTo || null })
  location.assign(next)
}

/** What to say of an error: nobody needs a sentence for having closed the browser's own dialog. */
function sentenceOf(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used. Try again, or sign in another way.'
  return name === 'Error' ? message : 'That passkey did not work. Try again, or sign in another way.'
}

/** Shows the passkey's button where the browser can, and has it sign in. */
export function offerPasskey() {
  const button = document.querySelector<HTMLButtonElement>('[data-passkey]')
  const section = document.querySelector<HTMLElement>('[data-other-ways]')
  const alert = document.querySelector<HTMLElement>('[data-passkey-error]')
  if (!button || !section || !alert || !hasName || !window.PublicKeyCredential) return
  button.hidden = false
  section.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    alert.hidden = true
    try {
      await signIn(button.dataset.passkey ?? '')
    } catch (error) {
      alert.querySelector('span')!.textContent = sentenceOf(error)
      alert.hidden = false
      button.disabled = false
      button.focus()
    }
  })
}
