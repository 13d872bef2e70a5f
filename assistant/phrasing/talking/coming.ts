import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { shortDay } from '#phrasing/commitment.ts'
import { nameDay } from '#phrasing/day-name.ts'
import {
  type BillReply,
  type OwedAskedReply,
  type OwedReply,
  plainReply,
  type ReplyDraft,
} from '#phrasing/reply.ts'
import { phraseWorked } from '#phrasing/sum.ts'

/** Offers to keep what is to be paid; on a telephone a button has room for 20 letters. */
export function phraseBill(reply: BillReply, today: Temporal.PlainDate): ReplyDraft {
  const { bill, isUndated, isAmended, isRest, isBeside, sum: worked } = reply
  const sum = formatReais(bill.amountCents)
  if (isUndated) {
    const left = isRest ? `Ainda faltam ${sum}` : `${bill.name}, ${sum}`
    return plainReply(`${left}: que dia vence? Aí eu te lembro.`, ['Mês que vem', 'Não'])
  }
  const due = Temporal.PlainDate.from(bill.nextDate)
  const isOver = Temporal.PlainDate.compare(due, today) < 0
  const when = isOver ? nameDay(due, today) : shortDay(due, today)
  if (isRest) return plainReply(`E o resto, ${sum} ${when}: quer que eu te lembre?`, reminding)
  if (isBeside) {
    return plainReply(`Para pagar ${when}: ${bill.name}, ${sum}. Quer que eu te lembre?`, reminding)
  }
  const told = `${isAmended ? 'Certo' : 'Entendi'}: ${bill.name}, ${sum},`
  if (isOver) {
    const answers = ['Já paguei', 'Ainda não', 'Deixa pra lá']
    return plainReply(`${told} que venceu ${when}. Já pagou?`, answers)
  }
  const how = phraseWorked(worked, bill.amountCents)
  const lines = [`${told} para pagar ${when}.`, how, 'Quer que eu te lembre?']
  return plainReply(lines.filter(Boolean).join(' '), reminding)
}

/** Tells that others are to pay, and that she waits to be told of it. */
export function phraseOwed(
  { amountCents, due, isReminder }: OwedReply,
  today: Temporal.PlainDate,
): ReplyDraft {
  const day = due ? ` ${shortDay(due, today)}` : ''
  const honest = 'Lembrar de dinheiro para receber eu ainda não sei'
  if (amountCents === null) {
    return plainReply(`${honest}, só de conta para pagar. Quando entrar, me conta que eu anoto? 💛`)
  }
  const sum = formatReais(amountCents)
  const told = isReminder
    ? `${honest}, mas guardei aqui: ${sum}${day}.`
    : `Guardei aqui: ${sum} para receber${day}.`
  return plainReply(`${told} Quando pagarem, me conta que eu anoto? 💛`, ['Já recebi', 'Não'])
}

/** The same of what was lent, or of the rest, behind what is written. */
export function phraseOwedRest(
  { amountCents, due, isLent }: OwedReply,
  today: Temporal.PlainDate,
): ReplyDraft {
  const day = due ? ` ${shortDay(due, today)}` : ''
  if (isLent || amountCents === null) {
    return plainReply(`Quando o dinheiro voltar${due ? `,${day},` : ''} me conta que eu anoto.`)
  }
  return plainReply(`Ainda faltam ${formatReais(amountCents)}${day}: quando entrarem, me conta?`)
}

/** Tells what is still to come of what was told, and that it is all that she keeps of debts. */
export function phraseOwedAsked({ sums, isOther, owing, gone }: OwedAskedReply): ReplyDraft {
  if (gone) {
    const kept = `${formatReais(gone.amountCents)} (${gone.name})`
    return plainReply(`Certo, não conto mais com ${kept}. O que saiu continua anotado.`)
  }
  if (owing) return phraseOwing(owing)
  const lead = isOther ? 'Disso não guardei nada a receber. ' : ''
  const total = formatReais(sumCents(sums.map(({ amountCents }) => amountCents)))
  const [only, another] = sums
  const name = only && !another ? ` (${only.name})` : ''
  const verb = isOther ? 'ainda entra' : 'falta entrar'
  const head = `${lead}Do que você me contou, ${verb} ${total}${name}.`
  const lines = sums.map((one) => `• ${one.name}: ${formatReais(one.amountCents)}`)
  const told = another ? [head, ...lines] : [head]
  return plainReply([...told, 'Quando pagarem, me conta que eu anoto?'].join('\n'))
}

/** Tells what is left of what was borrowed, and what it is worked out of. */
function phraseOwing(owing: NonNullable<OwedAskedReply['owing']>): ReplyDraft {
  const left = owing.map((one) => cents(one.wholeCents - one.paidCents))
  const lines = owing.map((one, at) => {
    const [whole, paid] = [formatReais(one.wholeCents), formatReais(one.paidCents)]
    const sum = one.paidCents > 0 ? `: eram ${whole} e você já pagou ${paid}` : ''
    return `${formatReais(left[at] ?? cents(0))} (${one.name})${sum}`
  })
  const head = 'Do que você me contou, você ainda deve'
  if (lines.length === 1) return plainReply(`${head} ${lines[0]}.`)
  const all = lines.map((line) => `• ${line}`)
  return plainReply([`${head} ${formatReais(sumCents(left))}:`, ...all].join('\n'))
}

export const reminding = ['Me lembra', 'Já paguei', 'Não']
