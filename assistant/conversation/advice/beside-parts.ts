import { cents } from '@lya/core/amounts/cents.ts'
import type { Effect } from '#conversation/effect.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { type Bargain, bargainIn } from '#understanding/intents/commitments/bargain.ts'
import { bothTogether } from '#understanding/intents/commitments/one-of-several.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

/** What else was paid in the message of a purchase in instalments, and whether that is proven. */
export interface Beside {
  effect: Effect
  isProven: boolean
}

/** What was paid beside the parts, a deposit among it; null where nothing was. */
export function besideParts(message: Message, { fields = {} }: Candidate): Beside | null {
  const { account } = message
  if (bothTogether(message.reading) === fields.total) return null
  const { total, installment, count = 0, description } = fields
  const bargain = bargainIn(message, count)
  const ofParts = [total, installment, Math.floor((total ?? 0) / Math.max(count, 1))]
  const isOther = (name: string) => {
    const isNamed = !unnaming.has(fold(name)) && !/^\d+$/.test(name)
    return description !== undefined && isNamed && name !== description
  }
  const each = eachOf(account.transactions, bargain)
  const others = account.transactions.filter((one) => {
    const { draft, doubt } = one
    const isCounted = draft.amountCents === count * 100
    // "gasolina 100 e celular 1.200 em 12x": of one sum with its parts, and called otherwise.
    const isOfParts = ofParts.includes(draft.amountCents) && !isOther(draft.description)
    const isOwn = isOfParts || isCounted || one === each || isOfBargain(draft, bargain)
    return doubt === null && !isOwn
  })
  const whole = wholeOf(message, fields)
  const drafts = others.map(({ draft }) => draft).filter((one) => one.amountCents !== whole)
  const deposit = depositOf(message, bargain, fields)
  if (!deposit && (drafts.length === 0 || drafts.length === account.transactions.length))
    return null
  const transactions = deposit ? [deposit.draft, ...drafts] : drafts
  const isProven = deposit?.isTold === true && drafts.length === 0
  return { effect: { kind: 'create-transactions', transactions }, isProven }
}

const parting = new Set(
  'parcelei parcelamos parcelado parcelada dividi dividimos dividido dividida'.split(' '),
)

/** The 1.200 of "geladeira 1.200, parcelei em 6 de 230": no other thing, but the same unparted. */
function wholeOf({ reading }: Message, { total = 0, installment }: Fields): number | null {
  const [whole, part, another] = reading.amounts
  if (!whole || !part || another || !installment) return null
  const gap = reading.tokens.slice(whole.last + 1, part.first).map(({ norm }) => norm)
  if (gap.at(-1) !== 'de' || !gap.some((word) => parting.has(word))) return null
  const value = Math.round(whole.valueCents)
  return part.valueCents === installment && value > installment && value <= total ? value : null
}

/** "90 de 3 vezes, dei 30 logo": the first part, named by when it was given. */
const unnaming = new Set(['', 'logo', 'ja', 'hora', 'agora', 'na hora', 'primeira'])

/** The price, the deposit or all of the parts: told once, as the purchase. */
function isOfBargain({ amountCents, sum }: TransactionDraft, bargain: Bargain | null): boolean {
  if (!bargain) return false
  const { wholeCents, depositCents, partsCents } = bargain
  const isPart = [wholeCents, depositCents, partsCents].includes(amountCents)
  return isPart || sum?.startCents === wholeCents
}

/** The entry of one part: of several of its sum, as many stand before it as before its figure. */
function eachOf(told: readonly ReadTransaction[], bargain: Bargain | null) {
  const each = bargain?.each
  const alike = told.filter(({ draft }) => draft.amountCents === each?.cents)
  return alike[Math.min(each?.nth ?? 0, alike.length - 1)]
}

const called = new Set(['entrada', 'sinal', 'adiantamento', 'matricula'])

/** What was paid of the price before the parts, called as the thing that was bought. */
function depositOf(message: Message, bargain: Bargain | null, { description, category }: Fields) {
  const { account, reading, index } = message
  if (!bargain || bargain.depositCents === 0) return null
  const told = account.transactions.find(({ draft: { amountCents, type } }) => {
    return amountCents === bargain.depositCents && type === 'despesa'
  })
  const named = reading.tokens.find(({ norm }) => called.has(norm))
  const own = index.all.find(({ name }) => name === category)
  const draft: TransactionDraft = {
    type: 'despesa',
    amountCents: cents(bargain.depositCents),
    date: told?.draft.date ?? reading.today,
    categoryId: told?.draft.categoryId ?? own?.id ?? null,
    description: [description, named && `(${reading.text.slice(named.start, named.end)})`]
      .filter(Boolean)
      .join(' '),
  }
  return { draft, isTold: told !== undefined }
}
