import type { NamedDay } from '#language/days/named-day.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Scene } from '#understanding/transactions/scene.ts'

/** Only a day to come is named: "uber 15 amanha" is a plan. */
export function isAhead({ reading }: Scene, { first, last }: Clause): boolean {
  const { days, today } = reading
  if (payAhead.isIn(reading)) return true
  const isComing = ({ first: at, last: end, date }: NamedDay) => {
    return Temporal.PlainDate.compare(date, today) > 0 || isNearer(reading, { at, end, date })
  }
  const named = days.filter((one) => one.first >= first && one.last <= last)
  if (named.length === 0) return isInComingMonth(reading, { first, last })
  return named.every(isComing)
}

const monthsAheadMax = 3

const income =
  'salario|pagamento|ordenado|adiantamento|aposentadoria|vale|terceiro|pensao|beneficio|auxilio|bolsa|comissao|plr'

const payAhead = new PhraseBook('pay that only comes on a day', [
  {
    means: 'ahead',
    say: '^ [o|meu|lya] [,] [meu] salario|pagamento|adiantamento|aposentadoria|vale [de] [r] [$] [@] [reais] [,] [mas|sera] [ser|so|pago|paga|depositado] [pago|pro] [no|em|pro] dia #',
    not: ['salario|pagamento|adiantamento|aposentadoria|vale [de] [r] [$] [@] [reais] [no] dia #'],
    like: 'meu salário será pago no dia 5, 2260',
  },
  {
    means: 'ahead',
    say: `^ [o|a|lya] [,] [meu|minha] [decimo] ${income} [:|eh|de|-|sera] [de] [r] [$] @ [reais] [,|.|-] [mas|e] so [cai|sai|vem|entra|recebo|pagam|paga|vai] [cair|sair|entrar] [no|em|la|pro] dia #`,
    like: 'salário: 2260, só dia 5',
  },
])

const done = new Set(
  'paguei pagamos pago gastei comprei recebi ganhei vendi foi deu custou saiu caiu entrou'.split(
    ' ',
  ),
)

/** Whether every day of a message is such a one, and nothing was done on it. */
export function isOfNearerDay(reading: Reading): boolean {
  const { days, tokens } = reading
  if (payAhead.isIn(reading)) return true
  const isDone = tokens.some(({ norm }) => done.has(norm))
  const isComing = days.every(({ first: at, last: end, date }) => {
    return isNearer(reading, { at, end, date })
  })
  return days.length > 0 && !isDone && isComing
}

/** `20/01 ipva 900`, said in November: without its year, the next one is nearer than the last. */
function isNearer(
  { text, tokens, today }: Reading,
  { at, end, date }: { at: number; end: number; date: Temporal.PlainDate },
): boolean {
  const said = text.slice(tokens[at]?.start, tokens[end]?.end)
  const soon = today.add({ months: monthsAheadMax })
  const isSoon = Temporal.PlainDate.compare(date.add({ years: 1 }), soon) <= 0
  return isSoon && /^(dia )?\d{1,2}\/\d{1,2}$/.test(said)
}

/** `ipva 1.200 em janeiro`, said in November: the next one is nearer than the last. */
function isInComingMonth({ tokens, today }: Reading, { first, last }: Span): boolean {
  return tokens.slice(first, last + 1).some(({ folded }, at) => {
    const month = tokens[first + at - 1]?.norm === 'em' ? months.get(folded) : undefined
    const ahead = month === undefined ? 0 : (month - today.month + 12) % 12
    return ahead > 0 && ahead <= monthsAheadMax
  })
}
