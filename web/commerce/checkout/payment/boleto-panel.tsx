import type { Payment } from '@lya/contract/commerce/payment.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { boletoCopy as copy, pixCopy } from '#commerce/checkout/checkout.copy.ts'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { copyText } from '#design/toast/copy-text.ts'
import { formatDay } from '#format/days.ts'
import { CodePlan } from './code/code-plan.tsx'
import { OtherTabNotice } from './code/other-tab-notice.tsx'
import type { OtherTab } from './code/use-other-tab.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { PaymentFailure } from './payment-failure.model.ts'
import classes from './pix-panel.module.css'

const words = { copied: copy.copied, failed: { title: copy.copyFailed } }

type Props = {
  boleto: NonNullable<Payment['boleto']>
  codePlan: ComponentProps<typeof CodePlan>
  failure: PaymentFailure | null
  otherTab: OtherTab
  onOther: () => void
}

/** The line to pay by; it is paid in days, so nobody has to wait here. */
export function BoletoPanel({ boleto, codePlan, failure, otherTab, onOther }: Props) {
  return (
    <StepCard title={copy.title} lead={copy.due(formatDay(boleto.dueOn))} takesFocus>
      <div className={classes.notices}>
        <FailureNotice failure={failure} />
        <OtherTabNotice of={otherTab} />
      </div>
      <CodePlan {...codePlan} />
      <div className={classes.side}>
        <textarea
          className={classes.code}
          aria-label={copy.line}
          readOnly
          rows={2}
          value={boleto.line}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          size="lg"
          leftSection={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copyText(boleto.line, words)}
        >
          {copy.copy}
        </Button>
        <Button
          component="a"
          href={boleto.url}
          target="_blank"
          rel="noreferrer"
          variant="light"
          size="lg"
          leftSection={<IconExternalLink size={20} aria-hidden="true" />}
        >
          {copy.open}
        </Button>
        <p className={classes.waiting}>{copy.waiting}</p>
        <Button variant="subtle" onClick={onOther}>
          {pixCopy.other}
        </Button>
      </div>
    </StepCard>
  )
}
