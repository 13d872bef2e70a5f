import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import type { BudgetDraft, Effect } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { capital } from '#language/spelling/capital.ts'
import { doneReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Tells of a budget that was set or changed, and how it stands. */
export function phraseBudgetSet(
  { month, words = [] }: BudgetDraft,
  result: Extract<EffectResult, { kind: 'budget-set' }>,
  categoryName: string,
): ReplyDraft {
  const name = monthNames[Number(month.slice(5)) - 1]?.toLowerCase()
  const { plannedCents: amountCents, previousCents, spentCents } = result
  const before =
    previousCents === null || previousCents === amountCents
      ? ''
      : ` Antes eram ${formatReais(previousCents)}.`
  const sum = formatReais(amountCents)
  const together = words.length > 1 ? `${phraseTogether(words, categoryName)}. ` : ''
  const set = `${together}Orçamento de ${categoryName} em ${name}: ${sum}.${before}`
  return doneReply(`${set} ${left(amountCents, spentCents)}`)
}

/** Tells that what the person keeps apart is one category here. */
export function phraseTogether(words: readonly string[], categoryName: string): string {
  const [last = '', ...others] = words.toReversed()
  const named = others.length > 0 ? `${others.toReversed().join(', ')} e ${last}` : last
  const stay = others.length > 0 ? 'ficam juntos' : 'fica'
  return `${capital(named)} ${stay} em ${categoryName}`
}

function left(plannedCents: Cents, spentCents: Cents): string {
  if (spentCents <= 0) return 'Nada gasto ainda.'
  const spent = `Você já gastou ${formatReais(spentCents)}`
  const rest = plannedCents - spentCents
  if (rest < 0) return `${spent}, ${formatReais(cents(-rest))} a mais.`
  return `${spent}; restam ${formatReais(cents(rest))}.`
}

/** Tells of another price of a bill, or another sum to save. */
export function phraseAmountChanged(
  {
    what,
    amountCents,
    dueDay,
    fromMonth,
    thisTimeCents,
  }: Extract<Effect, { kind: 'change-amount' }>,
  { name, beforeCents }: Extract<EffectResult, { kind: 'amount-changed' }>,
): ReplyDraft {
  const [sum, before] = [formatReais(amountCents), formatReais(beforeCents)]
  if (thisTimeCents !== undefined) {
    const once = formatReais(thisTimeCents)
    return doneReply(`Combinado: ${name} vem ${once} dessa vez, e depois volta a ${sum}.`)
  }
  const told = what === 'goal' ? `A meta ${name}` : `O pagamento ${name}`
  const day = dueDay === undefined ? '' : `, todo dia ${dueDay}`
  const still = fromMonth
    ? ` O que você pagar antes de ${fromMonth} ainda conto como ${before}.`
    : ''
  return doneReply(`Mudei: ${told} agora é de ${sum}${day}. Antes era ${before}.${still}`)
}

/** Tells that a bill, a goal or a limit is no more, and what of it stays. */
export function phraseThingEnded({
  what,
  name,
  isOfParts,
  month,
}: Extract<Effect, { kind: 'end-thing' }>): ReplyDraft {
  if (what === 'budget') {
    const own = month && monthNames[Number(month.slice(-2)) - 1]?.toLowerCase()
    return doneReply(`Tirei o orçamento de ${name} ${own ? `de ${own}` : 'deste mês'}.`)
  }
  if (what === 'goal') return doneReply(`Excluí a meta ${name}.`)
  if (isOfParts) {
    return doneReply(
      `Pronto, cancelei as parcelas de ${name} que ainda iam vencer. O que você já pagou continua anotado.`,
    )
  }
  return doneReply(`Excluí o pagamento ${name}. O que você já pagou continua anotado.`)
}
