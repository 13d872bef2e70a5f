import type { ToPay } from '@lya/contract/commerce/subscription.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { today } from '#connection/clock.ts'
import { TimeLeft } from '#design/countdown/time-left.tsx'
import { useCountdown } from '#design/countdown/use-countdown.ts'
import { copyText } from '#design/toast/copy-text.ts'
import { changeCopy, payCopy as copy } from '../subscription.copy.ts'
import { amountText, dayText } from '../subscription.model.ts'
import classes from './to-pay-panel.module.css'

const words = { copied: copy.copied, failed: { title: copy.copyFailed } }

type Props = {
  toPay: ToPay
  /** A press on this page came to it, maybe far below: its clock runs, so it is gone to. */
  takesFocus: boolean
  isBusy: boolean
  onStay: () => void
}

/** What waits to be paid by hand: its code, its picture, or the way to the boleto. */
export function ToPayPanel({ toPay, takesFocus, isBusy, onStay }: Props) {
  const { pix, boleto, amountCents, dueOn, planName, reason, secondsLeft } = toPay
  const isChange = reason === 'troca'
  const limit = useMemo(() => (secondsLeft === null ? null : { secondsLeft }), [secondsLeft])
  const life = useCountdown(limit)
  const isOver = limit !== null && life.isOver
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [takesFocus])
  return (
    <section className={classes.panel} aria-labelledby="a-pagar">
      <h3 ref={title} id="a-pagar" tabIndex={-1} className={classes.title}>
        {isChange ? changeCopy.toPay : copy.title}
      </h3>
      <p className={classes.amount}>
        <strong>{amountText(amountCents)}</strong> {planName}
        {limit ? null : copy.due(dayText(dueOn), dueOn < today())}
      </p>
      {pix && !isOver ? <Pix pix={pix} /> : null}
      {boleto && !isOver ? <Boleto boleto={boleto} /> : null}
      {limit && !isOver ? (
        <p className={classes.left}>
          {copy.left} <TimeLeft {...life} />
        </p>
      ) : null}
      <p className={classes.quiet} role="status">
        {isOver ? copy.over : waitingText(toPay)}
      </p>
      {isChange ? (
        <Button
          size="md"
          variant="default"
          className={classes.stay ?? ''}
          loading={isBusy}
          onClick={onStay}
        >
          {changeCopy.giveUp}
        </Button>
      ) : null}
    </section>
  )
}

function waitingText({ pix, boleto }: ToPay): string {
  return pix || boleto ? copy.waiting : copy.later
}

function Pix({ pix }: { pix: NonNullable<ToPay['pix']> }) {
  return (
    <div className={classes.pix}>
      <img className={classes.picture} src={pix.picture} alt={copy.picture} />
      <div className={classes.side}>
        <textarea
          className={classes.code}
          aria-label={copy.code}
          readOnly
          rows={5}
          value={pix.payload}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          size="md"
          leftSection={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copyText(pix.payload, words)}
        >
          {copy.copy}
        </Button>
      </div>
    </div>
  )
}

function Boleto({ boleto }: { boleto: NonNullable<ToPay['boleto']> }) {
  return (
    <div className={classes.side}>
      <p className={classes.code}>
        <span className="lya-hidden">{copy.line}: </span>
        {boleto.line}
      </p>
      <Button
        component="a"
        href={boleto.url}
        target="_blank"
        rel="noopener"
        size="md"
        leftSection={<IconExternalLink size={20} aria-hidden="true" />}
      >
        {copy.boleto}
      </Button>
    </div>
  )
}
