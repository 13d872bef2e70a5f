import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOfSome, productIn, recountedSum } from '#understanding/memory/recounted-sum.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Sum, takenOff, totalOf } from '#understanding/transactions/sums/sum.ts'

/** "a fitinha foi 4, só levei 2", of three at 2: the count tells that it is the whole. */
function provenWhole({ numbers }: Reading, { sum }: Remembered): number | null {
  const [step, another] = sum?.steps ?? []
  if (!sum || step?.by !== 'times' || another) return null
  const prices = numbers.filter(({ role }) => role === 'amount' || role === 'unit-price')
  const [price, other] = prices
  const whole = other ? null : (price?.hundredths ?? null)
  const isProven = numbers.some(({ role, hundredths }) => {
    return (
      role === 'quantity' && hundredths !== null && (hundredths / 100) * sum.startCents === whole
    )
  })
  return isProven ? whole : null
}

/** What an entry comes to by what is told anew; null where that is told of no sum of it. */
export function sumFor(message: Message, entry: Remembered): Cents | null {
  const { reading } = message
  if (leans('half', reading) && reading.amounts.length === 0) {
    return cents(Math.ceil(entry.amountCents / 2))
  }
  if (leans('countedNot', reading)) {
    const anew = recountedSum({ ...reading, amounts: [] }, entry)
    return anew === null ? null : cents(anew)
  }
  if (leans('third', reading)) return cents(Math.ceil(entry.amountCents / 3))
  if (leans('sharedBy', reading)) {
    const people = reading.numbers.find(({ role }) => role === 'people')?.hundredths ?? 0
    return cents(Math.ceil(entry.amountCents / (people / 100 + 1)))
  }
  const value =
    provenWhole(reading, entry) ??
    productIn(reading) ??
    recountedSum(reading, entry) ??
    countedAnew(message) ??
    wholeAnew(reading, entry) ??
    (isOfSome(reading) ? null : restatedSum(reading))
  return value !== null && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}

/** "o mercado foi 421", of 412 of which 60 were another's: they are taken off that as well. */
function wholeAnew(reading: Reading, entry: Remembered): number | null {
  const sum = sumOfWhole(reading, entry)
  return sum ? totalOf(sum) : null
}

/** How that is worked out; null where nothing had been taken off, or the figure is what is left. */
export function sumOfWhole(reading: Reading, { sum, amountCents }: Remembered): Sum | null {
  const off = takenOff(sum)
  // "o gás foi 120, meu filho deu 50 mesmo": what was taken off is told once more.
  const isOff = ({ valueCents }: { valueCents: number }) => off.includes(Math.round(valueCents))
  const amounts = reading.amounts.filter((one) => reading.amounts.length === 1 || !isOff(one))
  // "na verdade o uber foi 27", of 24 among three: the figure is of the whole ride.
  const isShared = sum?.steps.some(({ by }) => by === 'share') === true
  const isTakenOff = (off.length > 0 || isShared) && amounts.length === 1
  const told = isTakenOff ? restatedSum({ ...reading, amounts }) : null
  if (!sum || told === null || isOfSome(reading)) return null
  // "ele não vai pagar a parte dele, foram os 318,40": the whole, as it was told.
  if (isShared && told === sum.startCents) return null
  const isWhole = Math.abs(told - sum.startCents) < Math.abs(told - amountCents)
  return isWhole ? { ...sum, startCents: told } : null
}

/** "a fralda foram 2 pacotes de 89,90": what its own figures come to. */
function countedAnew({ account, reading }: Message): number | null {
  const [only, another] = account.transactions
  if (!only?.draft.sum || another || reading.amounts.length !== 1) return null
  return only.draft.sum.steps.every(({ by }) => by === 'times') ? only.draft.amountCents : null
}
