import { limits } from '@lya/core/limits.ts'
import type { EndType } from '@lya/core/money/recurring/end.ts'
import { today } from '#connection/clock.ts'
import { DayField } from '#design/days/day-field.tsx'
import { CountField } from '#money/recurring/form/count-field.tsx'
import { formCopy as copy, endTypeNames } from '#money/recurring/form/payment-form.copy.ts'
import {
  type FormProblems,
  type FormValues,
  isPaidOff,
  shownPaid,
  withPaidInstalments,
} from '#money/recurring/form/payment-form.model.ts'
import { paymentsCopy } from '#money/recurring/recurring.copy.ts'
import classes from './payment-form.module.css'

type Props = {
  values: FormValues
  problems: FormProblems
  onChange: (change: Partial<FormValues>) => void
}

const endTypes: readonly EndType[] = ['infinito', 'parcelas', 'data']

/** When a payment is over: never, after its instalments, or on a day. */
export function EndFields({ values, problems, onChange }: Props) {
  return (
    <>
      <fieldset className={classes.ends}>
        <legend className={classes.legend}>{copy.endType}</legend>
        <div className={classes.choices}>
          {endTypes.map((endType) => (
            <label key={endType} className={classes.end}>
              <input
                type="radio"
                name="endType"
                className="lya-hidden"
                checked={values.endType === endType}
                onChange={() => onChange({ endType })}
              />
              {endTypeNames[endType]}
            </label>
          ))}
        </div>
      </fieldset>
      {values.endType === 'parcelas' ? (
        <>
          <div className={classes.pair}>
            <CountField
              name="instalments"
              label={copy.instalments}
              min={1}
              max={limits.instalmentsMax}
              value={values.instalments}
              problem={problems.instalments}
              onChange={(instalments) => onChange({ instalments })}
            />
            <CountField
              name="instalmentsPaid"
              label={copy.instalmentsPaid}
              min={0}
              value={shownPaid(values)}
              problem={problems.instalmentsPaid}
              onChange={(paid) => {
                const { instalmentsPaid } = withPaidInstalments(values, paid)
                onChange({ instalmentsPaid })
              }}
            />
          </div>
          {isPaidOff(values) ? (
            <div className={classes.finished} role="status">
              <p className={classes.note}>{paymentsCopy.finished}</p>
              <p className={classes.hint}>{copy.finishedHint}</p>
            </div>
          ) : null}
        </>
      ) : null}
      {values.endType === 'data' ? (
        <DayField
          name="endDate"
          meant="ahead"
          label={copy.endDate}
          minDay={today()}
          value={values.endDate}
          error={problems.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
      ) : null}
    </>
  )
}
