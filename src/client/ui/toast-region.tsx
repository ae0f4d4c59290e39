import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { cn } from '../lib/class-names'
import { dismissToast, onToast, type ShownToast, shownToast } from './toast-store'

const DURATION = 5000

/** `useToastsAside` puts them over the column at the left, and on a phone under the screen's own header. */
const aside =
  'in-data-[toasts=aside]:top-31 md:in-data-[toasts=aside]:top-auto md:in-data-[toasts=aside]:right-auto md:in-data-[toasts=aside]:left-2 md:in-data-[toasts=aside]:w-60 lg:in-data-[toasts=aside]:left-4 lg:in-data-[toasts=aside]:w-70'

/** On a phone they stand above an open sheet, which leaves them room, and hide neither its title nor its buttons. */
const overSheet = 'max-md:[body:has([data-sheet])_&]:top-[max(0.5rem,env(safe-area-inset-top))]'

function ToastCard({ message }: { message: ShownToast }) {
  const failed = message.variant === 'destructive'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <Radix.Root
      key={message.id}
      type={failed ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && dismissToast(message.id)}
      className={cn(
        'grid animate-rise grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-option border bg-raised px-4 py-3.5 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        failed ? 'border-danger' : 'border-border',
      )}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className={cn('mt-0.5', failed ? 'text-danger' : 'text-success')} />
      <div className="min-w-0">
        <Radix.Title className="line-clamp-2 font-[650] wrap-anywhere">{message.title}</Radix.Title>
        {message.description && (
          <Radix.Description className="text-sm text-pretty text-muted">{message.description}</Radix.Description>
        )}
      </div>
      <div className="-my-2 -mr-2.5 flex items-center">
        {message.action && (
          <Radix.Action asChild altText={message.action.label}>
            <button
              type="button"
              onClick={message.action.onClick}
              className="min-h-11 rounded-control px-2 text-ui font-semibold text-primary"
            >
              {message.action.label}
            </button>
          </Radix.Action>
        )}
        <Radix.Close aria-label="Close" className="grid size-11 place-items-center rounded-control text-muted hover:text-text">
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Radix.Close>
      </div>
    </Radix.Root>
  )
}

/** Where messages appear: five seconds, one at a time, swiped away to the right, reached with F8. */
export default function ToastRegion() {
  const message = useSyncExternalStore(onToast, shownToast)
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={50}>
      {message && <ToastCard key={message.id} message={message} />}
      <Radix.Viewport
        hotkey={['F8']}
        className={cn(
          'fixed top-17 right-4 z-60 w-[min(24rem,calc(100%-2rem))] rounded-option outline-none focus-visible:outline-2 md:top-auto md:right-6 md:bottom-6',
          aside,
          overSheet,
        )}
      />
    </Radix.Provider>
  )
}
