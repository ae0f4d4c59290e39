import { offerPasskey } from './passkey-sign-in'

/** What the server-rendered pages gain from a script. Everything here is an extra: without it every form and link works. */
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]

function rememberTimeZone() {
  for (const field of all<HTMLInputElement>('input[name=timeZone]')) {
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
  }
}

function offerReveal() {
  for (const button of all<HTMLButtonElement>('[data-reveal]')) {
    const field = document.getElementById(button.dataset.reveal ?? '') as HTMLInputElement
    button.hidden = false
    const name = (word: 'Show' | 'Hide') => {
      button.textContent = word
      button.setAttribute('aria-label', `${word} password`)
    }
    name('Show')
    button.addEventListener('click', () => {
      const shown = field.type === 'text'
      field.type = shown ? 'password' : 'text'
      name(shown ? 'Show' : 'Hide')
    })
  }
}

function offerDemoAccounts() {
  for (const button of all<HTMLButtonElement>('[data-email]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const fill = (id: string, value = '') => {
        const field = document.getElementById(id) as HTMLInputElement
        field.value = value
        return field
      }
      fill('email', button.dataset.email)
      fill('password', button.dataset.password).form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
    })
  }
}

function closeMenuAfterUse() {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.open = false
  })
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function offerDemo() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#demo')
  if (!dialog) return
  const steps = [...dialog.querySelectorAll<HTMLElement>('[data-step]')]
  const [back, next] = ['back', 'next'].map((way) => dialog.querySelector<HTMLButtonElement>(`[data-go=${way}]`)!)
  const place = dialog.querySelector<HTMLElement>('[data-place]')!
  let at = 0

  const show = (step: number) => {
    at = Math.max(0, Math.min(steps.length - 1, step))
    steps.forEach((element, i) => {
      element.hidden = i !== at
    })
    back!.disabled = at === 0
    next!.textContent = at === steps.length - 1 ? 'Again' : 'Next'
    place.textContent = `Step ${at + 1} of ${steps.length}`
  }

  for (const opener of all<HTMLAnchorElement>('[data-demo]')) {
    opener.setAttribute('aria-haspopup', 'dialog')
    opener.addEventListener('click', (event) => {
      event.preventDefault()
      // The pictures are fetched now, not with the page.
      for (const image of dialog.querySelectorAll('img')) image.src = image.dataset.src ?? ''
      show(0)
      dialog.showModal()
    })
  }
  back!.addEventListener('click', () => show(at - 1))
  next!.addEventListener('click', () => show(at === steps.length - 1 ? 0 : at + 1))
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(at - 1)
    if (event.key === 'ArrowRight') show(at + 1)
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}

rememberTimeZone()
offerReveal()
offerDemoAccounts()
offerPasskey()
closeMenuAfterUse()
offerDemo()
