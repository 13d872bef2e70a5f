import type { Payment } from '@lya/contract/commerce/payment.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { Button, Loader } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { checkoutCopy, pixCopy as copy, failureCopy } from '#commerce/checkout/checkout.copy.ts'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { Working } from '#commerce/checkout/frame/working.tsx'
import { api } from '#connection/calls/client.ts'
import { TimeLeft } from '#design/countdown/time-left.tsx'
import { useCountdown } from '#design/countdown/use-countdown.ts'
import { NoticeBox } from '#design/states/notice-box.tsx'
import { whatsappUrl } from '#format/whatsapp.ts'
import { CodePlan } from './code/code-plan.tsx'
import { OtherTabNotice } from './code/other-tab-notice.tsx'
import type { OtherTab } from './code/use-other-tab.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { PaymentFailure } from './payment-failure.model.ts'
import classes from './pix-panel.module.css'
import { useCopied } from './use-copied.ts'

type Props = {
  payment: Payment
  codePlan: ComponentProps<typeof CodePlan>
  /** Whether asking how far it is fails by now. */
  isUnreachable: boolean
  isPaying: boolean
  /** Why another code could not be made. */
  failure: PaymentFailure | null
  otherTab: OtherTab
  onAgain: () => void
  onOther: () => void
}

/** The code to pay by, for as long as it lives; then how to get another. */
export function PixPanel(props: Props) {
  const { payment, codePlan, isUnreachable, isPaying, failure, otherTab, onOther } = props
  const { pix, amountCents } = payment
  const life = useCountdown(payment.state === 'awaiting-pix' ? pix : null)
  const isOver = payment.state === 'expired' || life.isOver
  if (isOver || pix === null) return <ExpiredPix {...props} />
  return (
    <StepCard title={copy.title} lead={copy.lead} takesFocus>
      <div className={classes.notices}>
        <FailureNotice failure={failure} />
        <OtherTabNotice of={otherTab} />
      </div>
      <CodePlan {...codePlan} />
      <div className={classes.panel}>
        <div className={classes.picture}>
          <img src={pix.picture} alt={copy.picture} width={196} height={196} />
        </div>
        <div className={classes.side}>
          {amountCents === null ? null : (
            <p className={classes.amount}>{formatReais(cents(amountCents))}</p>
          )}
          <PixCode payload={pix.payload} />
          <p className={classes.left}>
            {copy.left} <TimeLeft {...life} />
          </p>
          <p className={classes.waiting} role="status">
            <Loader size={16} aria-hidden="true" /> {copy.waiting}
          </p>
        </div>
      </div>
      {isUnreachable ? <Unreachable /> : null}
      <Button variant="subtle" onClick={onOther} disabled={isPaying}>
        {copy.other}
      </Button>
    </StepCard>
  )
}

function PixCode({ payload }: { payload: string }) {
  const { isCopied, copy: copyCode } = useCopied({
    copied: copy.copied,
    failed: { title: copy.copyFailed, message: copy.copyFailedLead },
  })
  return (
    <>
      <textarea
        className={classes.code}
        aria-label={copy.code}
        readOnly
        rows={5}
        value={payload}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="lg"
        leftSection={
          isCopied ? (
            <IconCheck size={20} aria-hidden="true" />
          ) : (
            <IconCopy size={20} aria-hidden="true" />
          )
        }
        onClick={() => void copyCode(payload)}
      >
        {copy.copy}
      </Button>
    </>
  )
}

function ExpiredPix(
  props: Pick<Props, 'codePlan' | 'isPaying' | 'failure' | 'onAgain' | 'onOther'>,
) {
  return (
    <StepCard title={failureCopy.pixExpired.title} takesFocus>
      <div className={classes.expired}>
        <NoticeBox kind="error">{failureCopy.pixExpired.message}</NoticeBox>
        <FailureNotice failure={props.failure} />
        <CodePlan {...props.codePlan} />
        <Working said={props.isPaying ? checkoutCopy.working : null} />
        <Button size="lg" loading={props.isPaying} onClick={props.onAgain}>
          {copy.again}
        </Button>
        <Button variant="subtle" onClick={props.onOther} disabled={props.isPaying}>
          {copy.other}
        </Button>
      </div>
    </StepCard>
  )
}

/** The payment may well have arrived: whoever has paid is not left alone with that. */
function Unreachable() {
  const contacts = useQuery(api.support.contacts.queryOptions())
  const number = contacts.data?.supportWhatsapp
  return (
    <NoticeBox kind="error">
      {failureCopy.pixConfirmation}{' '}
      {number ? (
        <a href={whatsappUrl(number)} target="_blank" rel="noreferrer">
          {copy.support}
        </a>
      ) : null}
    </NoticeBox>
  )
}
