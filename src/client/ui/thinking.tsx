/** Three small suns while Nolo looks for words. Whoever shows them says so to those who cannot see them. */
export const Thinking = () => (
  <span aria-hidden className="inline-flex h-6 items-end gap-[0.3rem] pb-1.5">
    <i className="h-1.5 w-3 origin-bottom animate-think rounded-t-full bg-star opacity-55" />
    <i className="h-2 w-4 origin-bottom animate-think rounded-t-full bg-star [animation-delay:180ms]" />
    <i className="h-1.5 w-3 origin-bottom animate-think rounded-t-full bg-star opacity-55 [animation-delay:360ms]" />
  </span>
)
