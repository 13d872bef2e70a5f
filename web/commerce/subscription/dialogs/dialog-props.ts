import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import type { Run } from '../use-subscription.ts'

/** What every dialog of the subscription is given. */
export interface DialogProps {
  opened: boolean
  onClose: () => void
  view: SubscriptionView
  isBusy: boolean
  run: Run
}
