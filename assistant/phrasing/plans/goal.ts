import type { Cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { GoalShown } from '#conversation/done/shown.ts'
import type { DepositWay, GoalDraft } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { eachMonth } from '#phrasing/plans/answered-goals.ts'
import { doneReply, type ReplyDraft } from '#phrasing/reply.ts'

export function phraseGoalCreated(goal: GoalDraft, today: Temporal.PlainDate): ReplyDraft {
  const { name, targetCents, targetDate, savedCents } = goal
  const until = targetDate === null ? '' : ` até ${fullDay(targetDate)}`
  const saved = savedCents === undefined ? '' : `, já com ${formatReais(savedCents)}`
  const left = targetCents - (savedCents ?? 0)
  const each = targetDate && left > 0 ? eachMonth(left, targetDate, today) : null
  const pace = each === null ? '' : ` Dá ${each} por mês.`
  return doneReply(
    `Meta criada: ${name}, ${formatReais(targetCents)}${until}${saved}.${pace} ` +
      `Quando guardar, me diga "guardei 100 na meta ${name}".`,
  )
}

export function phraseDeposited(
  { amountCents, way }: { amountCents: Cents; way?: DepositWay },
  { name, savedCents, targetCents }: GoalShown,
): ReplyDraft {
  const [sum, saved, target] = [amountCents, savedCents, targetCents].map(formatReais)
  if (way === 'out') {
    const left = `Ficaram ${saved} de ${target}.`
    return doneReply(`Tirei ${sum} de ${name}. ${left} Se virou um gasto, me conta que eu anoto.`)
  }
  const end = savedCents >= targetCents ? ' Meta batida! 🏆' : ''
  if (way === 'exactly') return doneReply(`Corrigi: ${name} está com ${saved} de ${target}.${end}`)
  if (way === 'total') return doneReply(`Boa! ${name} já está com ${saved} de ${target}.${end}`)
  return doneReply(`Guardei ${sum} em ${name}. Já são ${saved} de ${target}.${end}`)
}

/** Tells what a goal or a bill is called now. */
export function phraseRenamed(
  { name: before, what }: { name: string; what?: 'payment' },
  { name }: Extract<EffectResult, { kind: 'name-changed' }>,
): ReplyDraft {
  const own = what === 'payment' ? 'o pagamento' : 'a meta'
  return doneReply(`Mudei: ${own} ${before} agora se chama ${name}.`)
}

/** Tells under which category a bill stands now. */
export function phraseFiled(name: string, category: string): ReplyDraft {
  return doneReply(`Mudei: o pagamento ${name} agora fica em ${category}.`)
}

/** Tells by when a goal is to be reached now. */
export function phraseDateChanged({
  name,
  date,
}: Extract<EffectResult, { kind: 'date-changed' }>): ReplyDraft {
  return doneReply(`Mudei: a meta ${name} agora é até ${fullDay(Temporal.PlainDate.from(date))}.`)
}

function fullDay(date: Temporal.PlainDate): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(date.day)}/${pad(date.month)}/${date.year}`
}
