/** What the library leaves without a name or with a wrong one, for those who listen to the page. */
const NAMES: [selector: string, name: string][] = [
  ['.cm-content:not([aria-label])', 'Value'],
  ['button[role=search]:not([aria-label])', 'Search'],
  ['.client-libraries__select:not([aria-label])', 'More client libraries'],
]

function mend(place: ParentNode) {
  // a button is no tab: which one is open is said by aria-current
  for (const button of place.querySelectorAll('button[aria-selected]:not([role])')) {
    if (button.getAttribute('aria-selected') === 'true') button.setAttribute('aria-current', 'true')
    else button.removeAttribute('aria-current')
    button.removeAttribute('aria-selected')
  }
  for (const [selector, name] of NAMES)
    for (const element of place.querySelectorAll(selector)) element.setAttribute('aria-label', name)
  for (const list of place.querySelectorAll('.client-libraries-list[role=tablist]')) {
    list.setAttribute('role', 'group')
    list.removeAttribute('aria-orientation')
    for (const tab of list.querySelectorAll('[role=tab]')) {
      tab.setAttribute('aria-pressed', String(tab.getAttribute('aria-selected') === 'true'))
      tab.removeAttribute('role')
      tab.removeAttribute('aria-selected')
    }
  }
  for (const list of place.querySelectorAll<HTMLElement>('ul[aria-label$="endpoints"]:not([tabindex])')) list.tabIndex = 0
}

/** Keeps the page's names in order as the library draws it. */
export function keepNames(place: HTMLElement) {
  new MutationObserver(() => mend(document)).observe(place, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-selected', 'role'],
  })
}
