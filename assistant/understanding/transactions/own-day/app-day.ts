import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** That the writer drove or delivered, and when. */
const frames = new PhraseBook('a day of rides', [
  {
    means: 'driven',
    say: 'rodei|rodamos|rodando|dirigi|entreguei ..4 dia|tarde|noite|manha|madrugada|hoje|ontem|cedo',
    not: ['rodei|entreguei ..6 atras|procurando|curriculo|curriculos'],
    like: 'rodei o dia todo hj',
  },
  { means: 'driven', say: '# hora|horas|h de|no|na|pelo {gig}', like: '4 horas de ifood 78' },
  {
    means: 'driven',
    say: '^ ..2 fechei|fechamos|fechou [o|meu] [dia|turno|hoje|ontem|expediente] [:|,|;]',
    like: 'Fechei hoje: uber 245',
  },
  {
    means: 'driven',
    say: '^ ..2 ganhos|ganho|corre|rendimento|apurado|faturamento ..2 hoje|ontem|dia|noite',
    like: 'ganhos de hoje: uber 180',
  },
])

/** How the day went, which a passenger might say of theirs as well. */
const wentSo = new PhraseBook('how a day went', [
  {
    means: 'day',
    say: 'dia|noite|tarde|manha [de] [hoje|ontem] [foi] [meio|bem|muito|mt] fraco|fraca|bom|boa|ruim|otimo|otima|puxado|parado|devagar',
    like: 'o dia hj foi fraco',
  },
])

const apps = new Set(wordsOf('{gig}'))
/** Whoever rides or orders says so. */
const riding = new Set(
  (
    'peguei pegamos pedi pedimos chamei chamamos gastei gastamos paguei pagamos fui fomos voltei ' +
    'voltamos passageiro'
  ).split(' '),
)
/** Behind an app: whither it was taken. */
const whither = new Set('pra pro para ate ida volta'.split(' '))
/** No ride and no meal costs so much, in centavos: all apps together, and each of them. */
const togetherMin = 10_000
const eachMin = 3000

/**
 * Whether a sum is what one of the apps brought: "rodei o dia todo. uber deu 215, 99 deu 87", and
 * "94 no ifood e 61 na 99food, gastei 15 de marmita", where a cost of its own stands beside them.
 */
export function isOfAppDay(reading: Reading, all: readonly Settled[], own: Settled): boolean {
  const listed = all.filter((one) => appAt(reading, one) >= 0)
  if (!listed.includes(own) || isRidden(reading, listed)) return false
  if (frames.isIn(reading)) return true
  const total = listed.reduce((sum, { valueCents }) => sum + valueCents, 0)
  const isMany = listed.length > 1 && listed.every(({ valueCents }) => valueCents >= eachMin)
  if (!isMany || total < togetherMin) return false
  const isBrought =
    reading.tokens.some(({ norm }) => bringing.has(norm)) ||
    wentSo.isIn(reading) ||
    listed.every(({ valueCents }) => valueCents >= rideMax)
  return all.some((one) => !listed.includes(one) && isOwnCost(reading, one, isBrought))
}

/** Hardly one ride costs more, in centavos. */
const rideMax = 6000

/** What a ride costs is told otherwise: "uber 40, ifood 70, gasolina 80" is a list. */
const bringing = new Set(['deu', 'deram', 'fez', 'rendeu', 'fiz', 'tirei', 'bruto'])

/** Where the app is named that a sum is of; -1 where none is. */
function appAt({ tokens, amounts }: Reading, { first, last }: Span): number {
  const isSum = (at: number) => amounts.some((one) => one.first <= at && at <= one.last)
  return tokens.findIndex(({ norm }, at) => {
    return at >= first && at <= last && apps.has(norm) && !isSum(at)
  })
}

/** "fui de uber 22 e voltei de 99 19": before the last of them is told. */
function isRidden(reading: Reading, listed: readonly Settled[]): boolean {
  const ends = listed.map((one) => Math.max(one.amount.last, appAt(reading, one)))
  const told = reading.tokens.slice(0, Math.max(...ends) + 1)
  return told.some(({ norm }, at) => {
    return riding.has(norm) || (whither.has(norm) && apps.has(told[at - 1]?.norm ?? ''))
  })
}

/** What was spent, as against what stands before it: `gastei 15 de marmita`, `gasolina 80`. */
function isOwnCost({ tokens }: Reading, { first, last }: Span, isBrought: boolean): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => {
    return spending.has(norm) || (isBrought && isFuel(norm))
  })
}

const spending = new Set('gastei abasteci abastecemos gasosa'.split(' '))

function isFuel(word: string): boolean {
  return (findMeanings(word) ?? []).some(({ concept }) => concept === 'fuel')
}
