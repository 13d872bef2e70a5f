import { formatReais } from '@lya/core/amounts/reais.ts'
import { shortDay } from '#phrasing/commitment.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { type BillReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Offers to keep what is to be paid; on a telephone a button has room for 20 letters. */
export function phraseBill(reply: BillReply, today: Temporal.PlainDate): ReplyDraft {
  const { bill, isUndated, isAmended, isRest } = reply
  const sum = formatReais(bill.amountCents)
  if (isUndated) {
    const left = isRest ? `Ainda faltam ${sum} de ${bill.name}.` : `${bill.name}, ${sum}.`
    return plainReply(`${left} Me diz o dia que eu te lembro?`, ['Mês que vem', 'Não'])
  }
  const due = Temporal.PlainDate.from(bill.nextDate)
  const isOver = Temporal.PlainDate.compare(due, today) < 0
  const when = isOver ? nameDay(due, today) : shortDay(due, today)
  if (isRest) return plainReply(`E o resto, ${sum} ${when}: quer que eu te lembre?`, reminding)
  const told = `${isAmended ? 'Certo' : 'Entendi'}: ${bill.name}, ${sum},`
  if (isOver) {
    const answers = ['Já paguei', 'Ainda não', 'Deixa pra lá']
    return plainReply(`${told} que venceu ${when}. Já pagou?`, answers)
  }
  return plainReply(`${told} para pagar ${when}. Quer que eu te lembre?`, reminding)
}

export const reminding = ['Me lembra', 'Já paguei', 'Não']
