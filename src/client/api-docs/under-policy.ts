/** What this page's library does in ways the content policy refuses, done in ways it allows. Called before the library loads. */
export function liveUnderThePolicy(nonce: string) {
  giveStylesTheNonce(nonce)
  setStylesOneByOne()
  refuseCompilingQuietly()
}

/** The library makes its own style elements and knows no nonce. */
function giveStylesTheNonce(nonce: string) {
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}

/** Text in markup has its `<` escaped, so only tags match. */
const STYLE_IN_TAG = /(<[a-z][^<>]*\s)style=/gi

/** A style attribute is refused where it stands in markup; the same words set through the style object are not. */
function setStylesOneByOne() {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && 'style' in this) (this as HTMLElement).style.cssText = value
    else setAttribute.call(this, name, value)
  }
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  if (!markup?.set) return
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...markup,
    set(this: Element, html: unknown) {
      markup.set?.call(this, String(html).replace(STYLE_IN_TAG, '$1data-late-style='))
      for (const styled of this.querySelectorAll<HTMLElement | SVGElement>('[data-late-style]')) {
        styled.style.cssText = styled.dataset.lateStyle ?? ''
        delete styled.dataset.lateStyle
      }
    },
  })
}

/** It tries `new Function('')` and goes on without; the try alone would count as a breach of the policy. */
function refuseCompilingQuietly() {
  window.Function = new Proxy(Function, {
    construct() {
      throw new EvalError('Code from text is not run here.')
    },
  })
}
