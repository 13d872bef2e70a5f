import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import type { Changes, Effect, Target } from '#conversation/effect.ts'
import type { Option } from '#conversation/effect-result.ts'
import { rhythm, shortDay } from '#phrasing/commitment.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { plainReply, type Reply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseSum } from '#phrasing/sum.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'
import type { Differing } from '#understanding/transactions/sums/sum.ts'

interface Told {
  today: Temporal.PlainDate
  /** The name of one of the person's categories. */
  nameOf: (categoryId: string | null) => string | null
  /** What the conversation has written. */
  recent: readonly Option[]
}

/** Asks whether something is to be done, with all that a yes would do. */
export function phraseOffer(
  effect: Effect,
  told: Told,
  { isAgain, differs }: Pick<Extract<Reply, { kind: 'offer' }>, 'isAgain' | 'differs'> = {},
): ReplyDraft {
  const same = sameNamed(effect)
  if (same) return plainReply(same, ['Sim', 'Não'])
  const deed = deedOf(effect, told, differs)
  const gap = deed.startsWith('\n') ? '' : ' '
  const lead = isAgain ? 'Isso eu não soube mudar. Por enquanto está assim:' : 'Acho que entendi:'
  return plainReply(`${lead}${gap}${deed}`, ['Sim', 'Não'])
}

/** A bill of that name stands there: it is changed, or another one is meant. */
function sameNamed(effect: Effect): string | null {
  const isOfDay = effect.kind === 'change-day' || effect.kind === 'change-amount'
  if (!isOfDay || effect.dueDay === undefined) return null
  const sum = effect.kind === 'change-amount' ? `${formatReais(effect.amountCents)} ` : ''
  const asked = `Mudo para ${sum}todo dia ${effect.dueDay}?`
  const other = 'Se for outra conta, me conte com outro nome.'
  return `Você já tem ${effect.name} em Pagamentos. ${asked} ${other}`
}

/** The parts are offered, and the total that was told is another. */
function differing({ saidCents, workedCents }: Differing): string {
  const [said, worked] = [saidCents, workedCents].map((one) => formatReais(cents(one)))
  return `Juntos dão ${worked}, e não os ${said} que você disse. Anoto assim?`
}

/** Asks whether what was told beside something else is to be done as well. */
export function phraseBeside(effect: Effect, told: Told): ReplyDraft {
  if (effect.kind === 'change-amount') {
    const sum = formatReais(effect.amountCents)
    const text = `As outras parcelas ainda estão como antes em Pagamentos. Mudo para ${sum} também?`
    return plainReply(text, ['Sim', 'Não'])
  }
  if (effect.kind === 'end-thing') {
    const text = `As outras parcelas de ${effect.name} ainda estão em Pagamentos. Cancelo também?`
    return plainReply(text, ['Sim', 'Não'])
  }
  if (effect.kind === 'set-budget') {
    const name = monthNames[Number(effect.budget.month.slice(5)) - 1]?.toLowerCase()
    return plainReply(`Ele vale por um mês. Deixo o mesmo em ${name}?`, ['Sim', 'Não'])
  }
  if (effect.kind !== 'deposit') {
    const deed = deedOf(effect, told)
    const gap = deed.startsWith('\n') ? '' : ' '
    return plainReply(`E junto veio:${gap}${deed}`, ['Sim', 'Não'])
  }
  const goal = effect.goal.name === null ? 'nela' : `na meta ${effect.goal.name}`
  const sum = formatReais(effect.amountCents)
  return plainReply(`Conto esses ${sum} ${goal} também?`, ['Sim', 'Não'])
}

function deedOf(effect: Effect, told: Told, differs?: Differing): string {
  const { today, nameOf } = told
  switch (effect.kind) {
    case 'create-transactions': {
      const lines = effect.transactions.map((one) => {
        const categoryName = nameOf(one.categoryId)
        const line = phraseTransaction({ ...one, categoryName, date: one.date.toString() }, today)
        return `• ${line}${one.sum ? ` (${phraseSum(one.sum, one.amountCents)})` : ''}`
      })
      return ['', ...lines, differs ? differing(differs) : 'Posso anotar?'].join('\n')
    }
    case 'buy-in-instalments': {
      const { name, instalmentsCents, date } = effect.purchase
      const total = formatReais(sumCents(instalmentsCents))
      const when = nameDay(date, today)
      return `${name} em ${instalmentsCents.length}x, ${total} no total, ${when}. Posso anotar?`
    }
    case 'create-recurring': {
      const { name, amountCents, nextDate } = effect.recurring
      const next = Temporal.PlainDate.from(nextDate)
      const told = `${name}, ${formatReais(amountCents)} ${rhythm(effect.recurring, next)}`
      return `${told}, o próximo ${shortDay(next, today)}. Guardo em Pagamentos?`
    }
    case 'set-budget': {
      const { categoryId, amountCents, month } = effect.budget
      const name = monthNames[Number(month.slice(5)) - 1]?.toLowerCase()
      const limit = `um limite de ${formatReais(amountCents)} para ${nameOf(categoryId)}`
      return `${limit} em ${name}. É isso?`
    }
    case 'deposit': {
      const { name } = effect.goal
      const goal = name === null ? 'em uma meta sua' : `na meta ${name}`
      const sum = formatReais(effect.amountCents)
      if (effect.way === 'out') return `tirar ${sum} ${leaving(goal)}. É isso?`
      return `guardar ${sum} ${goal}. É isso?`
    }
    case 'correct': {
      const changed = changesOf(effect.changes, told)
      return `mudar ${nameTarget(effect.target, told)} para ${changed}. É isso?`
    }
    case 'change-amount':
      return `mudar ${effect.name} para ${formatReais(effect.amountCents)}. É isso?`
    case 'end-thing':
      return `encerrar ${effect.name}. É isso?`
    case 'delete':
      return `apagar ${nameTarget(effect.target, told)}. É isso?`
    case 'delete-all':
      return `apagar os ${effect.ids.length} lançamentos que anotei por último. É isso?`
    default:
      return 'desfazer o que fiz por último. É isso?'
  }
}

/** 'na meta Casa' as what is taken from it. */
function leaving(goal: string): string {
  return goal.startsWith('na') ? `da${goal.slice(2)}` : `de${goal.slice(2)}`
}

function nameTarget({ id, description, amountCents }: Target, { recent }: Told): string {
  const known = recent.find((one) => one.id === id)?.label
  if (known) return known
  const sum = amountCents === null ? [] : [`de ${formatReais(amountCents)}`]
  const named = description === null ? 'o lançamento' : `“${description}”`
  return [named, ...sum].join(' ')
}

function changesOf({ type, description, ...changes }: Changes, { today, nameOf }: Told): string {
  const { amountCents, date, categoryId } = changes
  return [
    ...(description === undefined ? [] : [`“${description}”`]),
    ...(type === undefined ? [] : [type === 'receita' ? 'entrada' : 'gasto']),
    ...(amountCents === undefined ? [] : [formatReais(amountCents)]),
    ...(categoryId === undefined ? [] : [nameOf(categoryId) ?? 'Outros']),
    ...(date === undefined ? [] : [nameDay(Temporal.PlainDate.from(date), today)]),
  ].join(', ')
}
