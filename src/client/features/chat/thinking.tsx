/** Three small suns while Nolo is thinking. */
export const Thinking = () => (
  <span aria-hidden className="inline-flex h-6 items-end gap-[0.3rem] pb-1.5">
    <i className="h-1.5 w-3 origin-bottom animate-think rounded-t-full bg-sun opacity-55" />
    <i className="h-2 w-4 origin-bottom animate-think rounded-t-full bg-sun [animation-delay:180ms]" />
    <i className="h-1.5 w-3 origin-bottom animate-think rounded-t-full bg-sun opacity-55 [animation-delay:360ms]" />
  </span>
)
