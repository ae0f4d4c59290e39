import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Around the whole product, so moving from one tooltip to the next does not wait again. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

/** A word that appears beside a control; never the only place where something is said. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 animate-rise rounded-chip bg-text px-2.5 py-1.5 text-xs text-bg shadow-float"
      >
        {text}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
