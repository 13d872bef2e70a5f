import { createHash } from 'node:crypto'
import type { SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'

/** The code of a bank that there is none of. */
const bank = '000'
/** The day that a slip's count of days began again. */
const epoch = '2025-02-22'
const firstFactor = 1_000

/** A slip's bar code and the line that people type, with all their check digits. */
export function slipLine(charge: SimulatedCharge): Record<string, unknown> {
  const hash = createHash('sha256').update(charge.id).digest().readBigUInt64BE()
  const free = String(hash).padStart(25, '0').slice(-25)
  const days = Temporal.PlainDate.from(epoch).until(charge.dueOn).days
  const due = String(firstFactor + Math.max(0, days)).padStart(4, '0')
  const tail = due + String(charge.valueCents).padStart(10, '0')
  const check = eleven(`${bank}9${tail}${free}`)
  const fields = [`${bank}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)]
  return {
    identificationField: `${fields.map((field) => field + ten(field)).join('')}${check}${tail}`,
    nossoNumero: String(charge.number),
    barCode: `${bank}9${check}${tail}${free}`,
  }
}

function ten(digits: string): number {
  const weighed = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
  const sum = weighed.reduce((all, value) => all + (value > 9 ? value - 9 : value), 0)
  return (10 - (sum % 10)) % 10
}

function eleven(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (2 + (at % 8)), 0)
  const rest = 11 - (sum % 11)
  return rest > 9 ? 1 : rest
}
