import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

const DELAY = 700
const SKIP = 300
const GAP = 6

type Shown = { text: string; anchor: HTMLElement }

/**
 * Shows the words of whatever control below is pointed at or reached by keyboard: after 700 ms, or at once within 300 ms
 * of the one before. One listener serves every tooltip, so the many that are never read cost nothing.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    let hiddenAt = Number.NEGATIVE_INFINITY
    let visible = false
    const show = (anchor: HTMLElement) => {
      visible = true
      setShown({ anchor, text: anchor.dataset.tooltip ?? '' })
    }
    const leave = () => {
      clearTimeout(timer)
      current = null
      if (!visible) return
      visible = false
      hiddenAt = performance.now()
      setShown(null)
    }
    const enter = (target: EventTarget | null, reached: boolean) => {
      if (bubble.current?.contains(target as Node | null)) return
      const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
      if (anchor === current) return
      leave()
      if (!anchor) return
      current = anchor
      if (reached || performance.now() - hiddenAt < SKIP) show(anchor)
      else timer = setTimeout(() => show(anchor), DELAY)
    }
    const events = new AbortController()
    const on = { signal: events.signal, capture: true, passive: true }
    document.addEventListener('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && enter(target, false), on)
    document.addEventListener(
      'focusin',
      ({ target }) => enter(target instanceof Element && target.matches(':focus-visible') ? target : null, true),
      on,
    )
    document.addEventListener('pointerdown', leave, on)
    document.addEventListener('scroll', leave, on)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), on)
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [])

  return (
    <>
      {children}
      {shown && <Bubble key={shown.text} shown={shown} ref={bubble} />}
    </>
  )
}

function Bubble({ shown: { text, anchor }, ref }: { shown: Shown; ref: React.Ref<HTMLDivElement> }) {
  const { left, width, top, bottom } = anchor.getBoundingClientRect()
  const below = bottom + 44 < innerHeight
  const middle = Math.min(Math.max(left + width / 2, 64), innerWidth - 64)
  return (
    <div
      ref={ref}
      role="tooltip"
      style={{ left: middle, ...(below ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }) }}
      className="fixed z-60 max-w-60 -translate-x-1/2 animate-[appear_120ms_ease-out] rounded-chip bg-text px-2.5 py-1.5 text-center text-xs text-bg shadow-float"
    >
      {text}
    </div>
  )
}

/** Words that appear beside a control; never the only place where something is said. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement<{ 'data-tooltip'?: string }> }) =>
  cloneElement(children, { 'data-tooltip': text })
