import { useEffect, useRef } from 'react'
import { NoticeBox } from '#design/states/notice-box.tsx'
import type { PaymentFailure } from './payment-failure.model.ts'

type Props = {
  failure: PaymentFailure | null
  /** Whether a press on this page came to it, which has cost the button its focus. */
  isOfPress?: boolean
}

/** Why the last press came to nothing; the keyboard goes on from there. */
export function FailureNotice({ failure, isOfPress = true }: Props) {
  if (!failure) return null
  return <Notice key={failure.message} {...{ failure, isOfPress }} />
}

function Notice({ failure, isOfPress }: { failure: PaymentFailure; isOfPress: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOfPress) place.current?.focus({ preventScroll: true })
  }, [isOfPress])
  return (
    <div ref={place} tabIndex={-1} data-holds-focus="">
      <NoticeBox kind="error" title={failure.title}>
        {failure.message}
      </NoticeBox>
    </div>
  )
}
