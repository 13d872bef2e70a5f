import { NoticeBox } from '#design/states/notice-box.tsx'
import type { PaymentFailure } from './payment-failure.model.ts'

/** Why the last press came to nothing. */
export function FailureNotice({ failure }: { failure: PaymentFailure | null }) {
  if (!failure) return null
  return (
    <NoticeBox key={failure.message} kind="error" title={failure.title}>
      {failure.message}
    </NoticeBox>
  )
}
