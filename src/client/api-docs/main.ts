import './api-docs.css'
import scalar from '@scalar/api-reference/browser/standalone.js?url'
import { keepNames } from './mend-names'
import { liveUnderThePolicy } from './under-policy'

type Reference = { updateConfiguration(configuration: object): void }
type Scalar = { createApiReference(place: string, configuration: object): Reference }

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const { document: url }: { document: string } = JSON.parse(document.getElementById('api')?.textContent ?? '{}')
const system = matchMedia('(prefers-color-scheme: dark)')

/** Nothing here may ask another host: no fonts, proxy, counting, assistant or client from elsewhere. */
function configuration() {
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
    hideModels: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    defaultOpenAllTags: true,
    documentDownloadType: 'json',
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    authentication: { preferredSecurityScheme: 'session' },
  }
}

function bar() {
  const header = document.createElement('header')
  header.className = 'docs-bar'
  const home = document.createElement('a')
  home.href = '/'
  const mark = document.createElement('img')
  mark.src = '/mark.svg'
  mark.alt = ''
  home.append(mark, 'Nolo')
  const where = document.createElement('p')
  where.textContent = 'API docs'
  header.append(home, where)
  return header
}

liveUnderThePolicy(nonce)
document.body.prepend(bar())
keepNames(document.body)
const script = document.createElement('script')
script.src = scalar
script.onload = () => {
  const { createApiReference } = (window as unknown as { Scalar: Scalar }).Scalar
  const reference = createApiReference('#root', configuration())
  system.addEventListener('change', () => reference.updateConfiguration(configuration()))
}
document.head.append(script)
