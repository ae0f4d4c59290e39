import { ArrowDown } from 'lucide-react'
import { Button } from './button'

/** Over a talk one has scrolled up in: back to its end. */
export const JumpToLatest = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="secondary"
    size="sm"
    onClick={onClick}
    className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full! shadow-float"
  >
    <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
    Jump to latest
  </Button>
)
