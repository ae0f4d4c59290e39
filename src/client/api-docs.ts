import './api-docs.css'
import scalar from '@scalar/api-reference/browser/standalone.js?url'

type Reference = { updateConfiguration(configuration: object): void }
type Scalar = { createApiReference(place: string, configuration: object): Reference }

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const { document: url }: { document: string } = JSON.parse(document.getElementById('api')?.textContent ?? '{}')

/** Scalar makes its own style elements and knows no nonce: every one made in this page gets it. */
function giveStylesTheNonce() {
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}

/** A library inside tries `new Function('')` and goes on without; the try alone would count as a breach of the policy. */
function refuseCompilingQuietly() {
  window.Function = new Proxy(Function, {
    construct() {
      throw new EvalError('Code from text is not run here.')
    },
  })
}

const system = matchMedia('(prefers-color-scheme: dark)')
const configuration = () => {
  const { theme } = document.documentElement.dataset
  const dark = theme ? theme === 'dark' : system.matches
  return {
    url,
    theme: 'none',
    forceDarkModeState: dark ? 'dark' : 'light',
    hideDarkModeToggle: true,
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    defaultOpenAllTags: true,
    documentDownloadType: 'json',
    hiddenClients: ['c', 'clojure', 'objc', 'ocaml', 'r', 'swift'],
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  }
}

giveStylesTheNonce()
refuseCompilingQuietly()
const script = document.createElement('script')
script.src = scalar
script.onload = () => {
  const { createApiReference } = (window as unknown as { Scalar: Scalar }).Scalar
  const reference = createApiReference('#root', configuration())
  system.addEventListener('change', () => reference.updateConfiguration(configuration()))
}
document.head.append(script)
