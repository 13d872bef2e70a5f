import type { ToPay } from '@lya/contract/commerce/subscription.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { copyText } from '#design/toast/copy-text.ts'
import { changeCopy, payCopy as copy } from '../subscription.copy.ts'
import { amountText, dayText } from '../subscription.model.ts'
import classes from './to-pay-panel.module.css'

const words = { copied: copy.copied, failed: { title: copy.copyFailed } }

/** What waits to be paid by hand: its code, its picture, or the way to the boleto. */
export function ToPayPanel({ toPay }: { toPay: ToPay }) {
  const { pix, boleto, amountCents, dueOn, planName, reason } = toPay
  return (
    <section className={classes.panel} aria-labelledby="a-pagar">
      <h3 id="a-pagar" className={classes.title}>
        {reason === 'troca' ? changeCopy.toPay : copy.title}
      </h3>
      <p className={classes.amount}>
        <strong>{amountText(amountCents)}</strong> {planName}, até {dayText(dueOn)}
      </p>
      {pix ? (
        <div className={classes.pix}>
          <img className={classes.picture} src={pix.picture} alt={copy.picture} />
          <div className={classes.side}>
            <textarea
              className={classes.code}
              aria-label={copy.code}
              readOnly
              rows={4}
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
      ) : null}
      {boleto ? (
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
      ) : null}
      <p className={classes.quiet} role="status">
        {pix || boleto ? copy.waiting : copy.later}
      </p>
    </section>
  )
}
