import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '#backoffice/person/actions/action-button.tsx'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { useFinances } from '#backoffice/person/use-finances.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import { DayField } from '#design/days/day-field.tsx'
import { isDay } from '#format/day-arithmetic.ts'
import { type AmountReading, readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { AmountField } from '#money/fields/amount-field.tsx'
import { amountProblems } from '#money/fields/fields.copy.ts'

/** Another plan, price or last day, from today on, without a charge. */
export function PlanButton({ person, label }: { person: PersonView; label: string }) {
  const { userId, isYou } = person
  const mayFinance = useMay('finance')
  const { data } = useFinances(userId)
  const [planId, setPlanId] = useState('')
  const [price, setPrice] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const plans = data?.plans ?? []
  const current = data?.subscription.plan
  const fill = () => {
    const plan = plans.find(({ id }) => id === current?.id) ?? plans[0]
    setPlanId(plan?.id ?? '')
    setPrice(writeAmount(person.priceCents ?? plan?.priceCents ?? 0))
    setEndsOn(person.planEndDate?.length === 10 ? person.planEndDate : '')
  }
  const choose = (id: string) => {
    setPlanId(id)
    const plan = plans.find((one) => one.id === id)
    if (plan) setPrice(writeAmount(plan.priceCents))
  }
  const reading = readAmount(price)
  const priceCents = reading.status === 'ok' ? reading.amountCents : null
  return (
    <ActionButton
      label={label}
      title={copy.setPlan}
      lead={copy.setPlanLead}
      confirm={copy.save}
      isDisabled={isYou || !mayFinance || data === undefined}
      isReady={planId !== '' && priceCents !== null && isDay(endsOn)}
      onOpen={fill}
      run={async (reason) => {
        // The button is closed without a price, and while nothing is known.
        const version = data?.subscription.version ?? 0
        const asked = { userId, planId, priceCents: priceCents ?? 0, endsOn, version, reason }
        return adminClient.person.setPlan(asked)
      }}
      done={() => copy.planSaved}
      failed={copy.planFailed}
    >
      <NativeSelect
        label={copy.planField}
        value={planId}
        data={plans.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => choose(event.currentTarget.value)}
        data-autofocus
      />
      <AmountField
        name="price"
        label={copy.priceField}
        isMain={false}
        value={price}
        problem={priceProblem(reading.status)}
        onChange={setPrice}
      />
      <DayField label={copy.endField} value={endsOn} meant="ahead" onChange={setEndsOn} />
    </ActionButton>
  )
}

/** What was not typed yet is not wrong. */
function priceProblem(status: AmountReading['status']): string | undefined {
  return status === 'ok' || status === 'empty' ? undefined : amountProblems[status]
}
