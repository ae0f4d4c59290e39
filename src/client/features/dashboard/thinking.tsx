const sun = 'animate-think origin-bottom rounded-t-[9px] bg-star'

/** Three small suns while Nolo looks for words. */
export const Thinking = () => (
  <span className="inline-flex h-5 items-end gap-1.5 pb-1">
    <span className={`${sun} h-1.5 w-3`} />
    <span className={`${sun} h-2 w-4 [animation-delay:160ms]`} />
    <span className={`${sun} h-1.5 w-3 [animation-delay:320ms]`} />
    <span className="sr-only">Nolo is thinking</span>
  </span>
)
