import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'

/** Back at the left, on at the right. */
export const StepButtons = ({ onPrevious, children }: { onPrevious: () => void; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-3 max-lg:order-9 max-md:*:last:flex-1">
    <Button variant="secondary" onClick={onPrevious}>
      <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
      Previous
    </Button>
    {children}
  </div>
)
