import { sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import {
  phraseAhead,
  phraseAverage,
  phraseBusiest,
  phraseCompared,
  phraseDaily,
  phraseMonthly,
  phraseOne,
  phraseOverview,
} from '#phrasing/answered-views.ts'
import { shortDay } from '#phrasing/commitment.ts'
import { namePeriod } from '#phrasing/period-name.ts'
import { phraseGoals } from '#phrasing/plans/answered-goals.ts'
import { phraseBalance } from '#phrasing/questions/answered-balance.ts'
import { phraseBill } from '#phrasing/questions/answered-bill.ts'
import { phraseFigure } from '#phrasing/questions/answered-figures.ts'
import { phraseOfSum, phraseShare, phraseSince } from '#phrasing/questions/answered-income.ts'
import { phraseLimits } from '#phrasing/questions/answered-limits.ts'
import { phraseList } from '#phrasing/questions/answered-list.ts'
import { phraseBusiestMonth } from '#phrasing/questions/answered-month.ts'
import { phraseLargest, phraseParts } from '#phrasing/questions/answered-parts.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'
import { isShop } from '#understanding/intents/asked/shops.ts'

/** Answers a question with the figures that the screens show. */
export function phraseAnswer(
  answer: QueryAnswer,
  query: Query,
  about: { categoryName: string | null; today: Temporal.PlainDate },
): ReplyDraft {
  const { today } = about
  const when = namePeriod(query, today)
  const place = about.categoryName === null ? '' : ` em ${about.categoryName}`
  switch (answer.metric) {
    case 'spent':
    case 'received':
      return plainReply(total(answer, about.categoryName, when))
    case 'parts':
      return plainReply(phraseParts(answer, when))
    case 'figure':
      return plainReply(phraseFigure(answer.figure, query.metric, when, today))
    case 'largest':
      return plainReply(phraseLargest(answer, when, today))
    case 'one':
      return plainReply(phraseOne(answer, when, today, query.words))
    case 'average':
      return plainReply(phraseAverage(answer, place, when))
    case 'monthly':
      return plainReply(phraseMonthly(answer, place, namePeriod(answer, today)))
    case 'compared':
      return plainReply(phraseCompared(answer, place, namePeriod(answer.now, today), today))
    case 'busiest':
      return plainReply(phraseBusiest(answer, place, when, today))
    case 'since':
      return plainReply(phraseSince(answer, today))
    case 'share': {
      const name = query.words === undefined ? place : ` com “${query.words}”`
      return plainReply(phraseShare(answer, name, when))
    }
    case 'busiest-month':
      return plainReply(phraseBusiestMonth(answer, place, today))
    case 'daily':
      return plainReply(phraseDaily(answer))
    case 'bill':
      return plainReply(phraseBill(answer, query.bill?.asks ?? 'due', today))
    case 'overview':
      return plainReply(phraseOverview(answer, when), ['O que vence?'])
    case 'found':
      return plainReply(found(answer, query.words ?? '', place, { when, today }))
    case 'balance':
      return plainReply(phraseBalance(answer, when, query.from === null))
    case 'list':
      if (query.amountCents !== undefined) {
        return plainReply(phraseOfSum(answer, query.amountCents, today))
      }
      return plainReply(phraseList(answer, query, { place, when, today }))
    case 'ahead':
      return plainReply(phraseAhead(answer, when))
    case 'budget':
      return plainReply(phraseLimits(answer, { place, when, today, supposed: query.supposed }))
    case 'goal':
      return plainReply(phraseGoals(answer.goals, today, query))
    case 'upcoming':
      return plainReply(upcoming(answer, query, today))
    default:
      return answer satisfies never
  }
}

type Answer<Metric extends QueryAnswer['metric']> = Extract<QueryAnswer, { metric: Metric }>

function total(
  answer: Answer<'spent' | 'received'>,
  categoryName: string | null,
  when: string,
): string {
  const verb = answer.metric === 'spent' ? 'gastou' : 'recebeu'
  const place = categoryName === null ? '' : ` em ${categoryName}`
  if (answer.totalCents === 0) return `Você não ${verb} nada${place} ${when}.`
  const line = `Você ${verb} ${formatReais(answer.totalCents)}${place} ${when}.`
  const parts = answer.largest.map(
    (one) => `• ${one.name ?? 'Outros'}: ${formatReais(one.totalCents)}`,
  )
  return parts.length > 1 ? [line, ...parts].join('\n') : line
}

/** What was found by the description, and what its category came to, where it has one. */
function found(
  { type, totalCents, count, names, categoryCents, last }: Answer<'found'>,
  words: string,
  place: string,
  { when, today }: { when: string; today: Temporal.PlainDate },
): string {
  const verb = type === 'receita' ? 'recebeu' : 'gastou'
  const all = categoryCents === undefined ? '' : formatReais(categoryCents)
  if (last) {
    return `Não achei nada com “${words}” ${when}. O último foi ${phraseTransaction(last, today)}.`
  }
  if (count === 0) {
    // By the word alone its category is only guessed: of a farm nobody asks what leisure came to.
    const isSpent = all === '' && type === 'despesa'
    const orNamed = isSpent ? ', nem uma categoria com esse nome' : ''
    const isThere = categoryCents !== undefined && categoryCents > 0 && isShop(words)
    const beside = isThere ? ` Ao todo${place} foram ${all}.` : ''
    return `Não achei nada com “${words}” ${when}${orNamed}.${beside}`
  }
  const many = count === 1 ? '1 lançamento' : `${count} lançamentos`
  const link = type === 'receita' ? 'de' : 'com'
  const told = names && names.length > 0 ? `: ${names.join(', ')}` : ''
  const sum = formatReais(totalCents)
  const line = `Você ${verb} ${sum} ${link} “${words}” ${when}, em ${many}${told}.`
  // What is called so may stand elsewhere.
  const isMore = categoryCents !== undefined && categoryCents > totalCents
  return isMore ? `${line} Ao todo${place} foram ${all}.` : line
}

function upcoming(answer: Answer<'upcoming'>, query: Query, today: Temporal.PlainDate): string {
  if (answer.payments.length === 0 && query.view === 'overdue') {
    return 'Você não tem contas em atraso.'
  }
  if (answer.payments.length === 0) {
    const when = query.from === null ? '' : ` ${namePeriod(query, today)}`
    if (query.offered) return told(query.offered, `Em Pagamentos nada vence${when}.`, today)
    const none = when === '' ? '' : ` Nada vence${when}.`
    return `Você está em dia com suas contas.${none}`
  }
  const lines = answer.payments.map(({ name, amountCents, nextDate }) => {
    const next = Temporal.PlainDate.from(nextDate)
    const isLate = Temporal.PlainDate.compare(next, today) < 0
    const when = shortDay(next, today)
    return `${name}: ${formatReais(amountCents)}, ${isLate ? 'venceu' : 'vence'} ${when}`
  })
  const head = query.view === 'overdue' ? 'Contas em atraso:' : 'Suas próximas contas:'
  const sum = sumCents(answer.payments.map((one) => one.amountCents))
  const total = lines.length > 1 ? [`No total, ${formatReais(sum)}.`] : []
  const all = [head, ...bullets(lines), ...total].join('\n')
  return query.offered ? told(query.offered, all, today) : all
}

/** Beside what falls due, what was told of and is not kept: none of it is in the sum. */
function told(offered: NonNullable<Query['offered']>, rest: string, today: Temporal.PlainDate) {
  const lines = offered.map(({ name, amountCents, nextDate }) => {
    const day = shortDay(Temporal.PlainDate.from(nextDate), today)
    return `${name}: ${formatReais(amountCents)}, ${day}`
  })
  const head = 'Você me contou, mas ainda não guardei:'
  const how = offered.length === 1 ? 'diga "me lembra"' : 'diga "me lembra" com o nome'
  return [rest, head, ...bullets(lines), `Para guardar, ${how}.`].join('\n')
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `• ${line}`)
}
