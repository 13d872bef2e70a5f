import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

/** The end of a day's work, told before what it came to. */
const headBook = new PhraseBook('heads of takings', [
  {
    means: 'head',
    say: 'fechei|fechamos|fechou|fechando [o|meu|nosso] dia|caixa|turno|expediente|plantao|noite',
    like: 'fechei o dia: uber 212, 99 88',
  },
  {
    means: 'head',
    say: 'fechamento|apurado|ganhos|movimento do|da|de dia|caixa|turno|noite|hoje|ontem',
    like: 'fechamento do caixa: dinheiro 320 e pix 410',
  },
  {
    means: 'head',
    say: '^ [o|as] fechamento|faturamento|apurado|vendas',
    like: 'fechamento: dinheiro 210, pix 340',
  },
  {
    means: 'head',
    say: 'vendas|venda|caixa|entradas|recebidos|faturamento do|da|de dia|hoje|ontem|noite|manha|tarde|feira|loja',
    not: ['comprei|paguei|gastei ..4 caixa'],
    like: 'vendas de hoje: dinheiro 320 e pix 410',
  },
  {
    means: 'head',
    say: '{rounds}|atendimentos|clientes|cortes|faxinas|aulas d* [o|a] dia|hoje|ontem|noite|semana',
    like: 'corridas do dia: 7, somando 312',
  },
  {
    means: 'head',
    say: '^ [hoje|ontem] [foram|foi|deu|tive] # cliente|clientes|paciente|pacientes|atendimento|atendimentos',
    like: '4 clientes hoje: 55, 55, 80 e 40',
  },
])

const sources = new Set(wordsOf('{till-line}'))
const apps = new Set(wordsOf('{ride-app}'))
/** No ride costs so much, in centavos. */
const dayMin = 10_000

/**
 * Lets what is listed behind the end of a day's work come in, and what a driver's apps came to:
 * "fechei o dia: uber 212, 99 deu 88", "hoje deu 284 na uber e 61 na 99".
 */
export function joinTakings(reading: Reading, clauses: readonly Clause[]): void {
  const head = clauses.findIndex((one) => headBook.isIn(reading, one) && !hasSum(reading, one))
  if (head >= 0) {
    for (const one of clauses.slice(head + 1)) {
      if (isLine(reading, one)) Object.assign(one, takings)
    }
  }
  if (isTill(reading)) for (const one of clauses) Object.assign(one, takings)
  for (const one of clauses) if (isDayOfApps(reading, one)) Object.assign(one, takings)
}

const counters = new Set(['balcao', 'maquininha'])
const beside = new Set('e no na o a hoje ontem deu delivery mesas mesa loja mais reais'.split(' '))

/** `balcão 430 e delivery 290`: where a shop sells, and nothing that anybody buys. */
function isTill({ tokens, amounts }: Reading): boolean {
  const isSum = (at: number) => amounts.some((one) => one.first <= at && at <= one.last)
  const words = tokens.filter(({ kind }, at) => kind === 'word' && !isSum(at))
  const isPlace = ({ norm }: { norm: string }) => counters.has(norm) || sources.has(norm)
  return (
    words.some(({ norm }) => counters.has(norm)) &&
    words.every((one) => isPlace(one) || beside.has(one.norm))
  )
}

const takings = { mood: 'done', flow: 'in', flowRule: 'takings' } as const

/** `uber 212,40`, `99 deu 88`: where it came from, and how much. */
function isLine(reading: Reading, clause: Clause): boolean {
  const words = reading.tokens.slice(clause.first, clause.last + 1).map(({ norm }) => norm)
  const isPlain = clause.verbs.every(({ verb }) => {
    return verb.kind === 'cost' || verb.kind === 'arrive' || verb.lemma === 'somar'
  })
  if (!isPlain || !hasSum(reading, clause)) return false
  return words.some((word) => sources.has(word)) || isFigure(reading, clause)
}

/** `fechei o dia com 12 entregas: 110`: the figure and nothing more. */
function isFigure({ tokens, amounts }: Reading, { first, last, verbs }: Clause): boolean {
  const isSum = (at: number) =>
    amounts.some((one) => one.first <= at && at <= one.last) || verbs.some((one) => one.at === at)
  return tokens.slice(first, last + 1).every(({ kind, norm }, at) => {
    return kind === 'mark' || norm === 'e' || isSum(first + at)
  })
}

/** `deu 284 na uber e 61 na 99`: two apps by what they came to, and more than any ride costs. */
function isDayOfApps(reading: Reading, clause: Clause): boolean {
  const { first, last, verbs } = clause
  const named = new Set(
    reading.tokens.slice(first, last + 1).flatMap(({ norm }) => (apps.has(norm) ? [norm] : [])),
  )
  const sums = reading.amounts.filter((one) => first <= one.first && one.last <= last)
  const isPlain = verbs.length > 0 && verbs.every(({ verb }) => verb.kind === 'cost')
  const isDay = sums.some(({ valueCents }) => valueCents >= dayMin)
  if (!isPlain || sums.length !== named.size) return false
  return named.size > 1 ? isDay : isDayOfOne(reading, clause, sums[0]?.valueCents ?? 0)
}

const days = new Set(['hoje', 'ontem'])
const ways = new Set('pra pro para ate do da ida volta voltar'.split(' '))
/** Few rides within a town cost so much, in centavos. */
const rideMax = 15_000

/** `deu 230 no uber hoje`: of one app, where no way is told that was gone. */
function isDayOfOne({ tokens }: Reading, { first, last }: Clause, valueCents: number): boolean {
  const words = tokens.slice(first, last + 1).map(({ norm }) => norm)
  const isOfDay = words.some((word) => days.has(word)) && !words.some((word) => ways.has(word))
  return isOfDay && valueCents > rideMax
}
