import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'

type Props = { open: boolean; amount: string; pending: boolean; onAnswer: (approved: boolean) => void }

/** What the payer's bank asks, played by the test provider. Closing it is a no. */
export const ConfirmPayment = ({ open, amount, pending, onAnswer }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && !pending && onAnswer(false)}
    title="Confirm this payment"
    description={`Your test bank asks: pay ${amount} to Nolo? No money moves.`}
    actions={
      <>
        <Button variant="secondary" pending={pending} onClick={() => onAnswer(false)}>
          Decline
        </Button>
        <Button pending={pending} onClick={() => onAnswer(true)}>
          Confirm payment
        </Button>
      </>
    }
  />
)
