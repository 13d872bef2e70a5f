import { eachBehind } from '#language/amounts/each.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { atRate, isChanged } from '#understanding/transactions/sums/foreign.ts'
import { afterFee } from '#understanding/transactions/sums/left/after-fee.ts'
import { isPaidBack } from '#understanding/transactions/sums/paid-back.ts'
import { byHead, isEvenPart } from '#understanding/transactions/sums/per-head.ts'
import { isPaidLess } from '#understanding/transactions/sums/prices/paid-less.ts'
import { raised } from '#understanding/transactions/sums/prices/raised.ts'
import { tagged } from '#understanding/transactions/sums/prices/tagged.ts'
import { lastYear } from '#understanding/transactions/sums/prices/told-price.ts'
import { splits } from '#understanding/transactions/sums/share-phrases.ts'
import { between, merge } from '#understanding/transactions/sums/sum.ts'

const before = new PhraseBook('a price that is not the one paid', [
  {
    means: 'former',
    say: 'era|eram|custava|seria|eh|estava|deveria [pra] [ser|de|por] [uns] @',
    like: 'era 3.500 mas consegui por 3.150',
  },
  { means: 'bill', say: 'deu|ficou|foi|custou|saiu|veio [em|por] @', like: 'a conta deu 320' },
])

const behind = new PhraseBook('the price that was paid', [
  {
    means: 'was',
    say: 'que estava|era|custava|seria|valia|vale|custa [de|por|a] [uns] @',
    like: 'paguei 250 no tenis que tava 400',
  },
  {
    means: 'part',
    say: 'minha|meu parte|metade|lado|pedaco|cota|fatia|quota [foi|deu|ficou|saiu|:|de|eh|e] [em|de] @',
    like: 'a conta deu 320, minha parte 80',
  },
  { means: 'part', say: 'o meu|minha [deu|foi] @', like: 'a conta deu 90 e o meu deu 30' },
  {
    means: 'part',
    say: 'paguei|dei|transferi|mandei|passei [so] [os] meu|meus @',
    like: 'bar 186 entre 3, dei meus 62',
  },
  { means: 'part', say: 'meu foi @', like: 'a conta deu 90, meu foi 30' },
  { means: 'part', say: 'so o|os meu|meus @', like: 'a conta deu 90, só o meu 30' },
  {
    means: 'even',
    say: 'cada um|uma|qual [deu|pagou|ficou|com|foi|:] [com] @',
    like: 'viagem total 900, cada um 300',
  },
  { means: 'half', say: 'metade ..3 @', like: 'site de 1200, metade agora, caiu 600' },
  { means: 'even', say: 'fiquei com @', like: 'hotel 800 total, fiquei com 400' },
  {
    means: 'less',
    say: 'fez|fizeram|fechou|fecharam [so|tudo] por|a|so @',
    like: 'ficou 240, mas o moço fez por 220',
  },
  {
    means: 'let',
    say: 'deixou|deixaram|cobrou|cobraram [so|tudo] por|a|so @',
    like: 'deixou por 4',
  },
  {
    means: 'less',
    say: 'com|no [o] desconto|descontinho|cupom ..4 paguei|pagou|pagamos so [r] [$] @',
    like: 'remédio 89,90, mas com o desconto da farmácia pagou só 41,30',
  },
  {
    means: 'paid',
    say: '[,] [mas|e|so|porem] [eu] [so] paguei [so|uns] [os|o] [meu|meus] @',
    like: 'a conta deu 320, paguei 80',
  },
  {
    means: 'was',
    say: ', era|eram|custava|estava|antes [era|custava|estava] [de|por] [r] [$] @',
    like: 'foram 96 de fogos, era 120 com desconto',
  },
  ...lastYear,
  {
    means: 'nett',
    say: 'bruto|brutos ..9 caiu|cairam|veio|entrou|recebi|sobrou|ficou|liquido [so] [de] [r] [$] @',
    like: 'salário 4.280 bruto, mas com INSS caiu 3.611,45',
  },
  {
    means: 'reduced',
    say: 'desconto|descontinho|cupom|promocao ..1 saiu|ficou|deu|foi|caiu|paguei [so] [por|a|em] [so] [r] [$] @',
    like: 'multa de 195,23, paguei com desconto, saiu 156,18',
  },
  {
    means: 'reduced',
    say: 'negociei|pechinchei|chorei|barganhei ..3 saiu|ficou|fechou|fez|paguei|levei [so] [por|a|em] [so] [r] [$] @',
    like: 'geladeira de 2.800, negociei e paguei 2.500',
  },
  {
    means: 'reduced',
    say: 'paguei antes ..3 [e] saiu|ficou|deu|foi [por|a|em] [so] [r] [$] @',
    like: 'mensalidade 890, paguei antes do dia 5 e ficou 850',
  },
  ...raised,
  { means: 'for', say: 'por @', like: 'de 300 por 219' },
  { means: 'came-to', say: 'acabou [por|em] @', like: 'presente de 50 conto acabou 57,80' },
  {
    means: 'came-to',
    say: 'saiu [por|em] @',
    not: ['entrou @ ..2 saiu'],
    like: 'mala de 50 saiu 57',
  },
])

const now = new PhraseBook('what was done in the end', [
  {
    means: 'done',
    say: 'consegui|saiu|paguei|comprei|ficou|caiu|levei|veio|fechei|por|recebi|pagamos',
    like: 'era 300, paguei 200',
  },
  {
    means: 'done',
    say: 'botei|coloquei|abasteci|deu|gastei|pus|enchi|foi',
    like: 'a 5,89 o litro, botei 100',
  },
])

/** Takes prices that only explain the one that was paid into it, whatever mood they are told in. */
export function takeFormerPrices(reading: Reading, segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    const joined = former && join(reading, former, segment)
    if (joined) kept.pop()
    kept.push(joined ?? segment)
  }
  return kept
}

/** One segment of two where one of their figures only explains the other; null where neither. */
function join(reading: Reading, former: Segment, next: Segment): Segment | null {
  if (next.isPart) return null
  const gap = between(former, next)
  const told = behind.find(reading, { ...gap, last: next.amount.last })
  const isAdjacent = told?.first === gap.first
  if (isSaidAgain(reading, former, next)) return merge(next, former)
  if (isPaidLess(reading, former, next)) return merge(former, next)
  const left = afterFee(reading, former, next)
  if (left) return left
  if (told?.means === 'was' && !beginsAnew(reading, former, told.first)) return merge(next, former)
  if (isChanged(reading, former, next)) return merge(former, next)
  const counted = atRate(reading, former, next)
  if (counted) return counted
  const isOffer = reading.tokens[former.amount.first - 1]?.norm === 'de'
  // "perfume 212 por R$ 310": a bare figure before the price that is named is its name.
  const isMarked = former.amount.form === 'bare' && next.amount.form === 'currency'
  const isFor = isOffer || isMarked || isBelow(next, former)
  if (told?.means === 'for' && isAdjacent && isFor) return merge(former, next)
  if (told?.means === 'nett' && isBelow(next, former)) return restate(former, next)
  if (told?.means === 'reduced' && isReduced(reading, former, next)) return merge(former, next)
  if (told?.means === 'raised' && isReduced(reading, next, former)) return merge(former, next)
  const isCome = told?.means === 'came-to' && isAdjacent
  if (isCome && (isOffer || isBelow(former, next))) return merge(former, next)
  if (told?.means === 'part' && isBelow(next, former) && !hasDeed(reading, gap)) {
    return { ...restate(former, next), isPart: true }
  }
  if (told?.means === 'even' && isEvenPart(former, next)) {
    return { ...merge(former, next), isPart: true }
  }
  if (isPaidBack(reading, former, next)) return { ...merge(former, next), isPart: true }
  const headed = byHead(reading, former, next)
  if (headed) return headed
  const span = { first: former.amount.first, last: next.amount.first }
  if (tagged.isIn(reading, span) && isBelow(next, former)) return merge(former, next)
  const isHalf = next.amount.valueCents * 2 === former.amount.valueCents
  if (told?.means === 'half' && isHalf) return { ...merge(former, next), isPart: true }
  const lead = before.find(reading, { first: former.first, last: former.amount.last })
  const isLed = lead?.last === former.amount.last
  // "era 75, fez por 65 e carregador 28": of the figure that it leads to.
  if (told && told.last >= next.amount.first && isBelow(next, former)) {
    if (told.means === 'less' && isLed && lead.means === 'former') return merge(former, next)
    if (told.means === 'less' || told.means === 'let') return restate(former, next)
  }
  if (lead?.means === 'former' && isLed && now.isIn(reading, gap)) {
    if (isTakenOff(reading, next)) return null
    const isPart = splits.isIn(reading, gap)
    return isPart ? { ...merge(former, next), isPart } : merge(former, next)
  }
  if (isRate(reading, former) && now.isIn(reading, gap)) return merge(former, next)
  if (!isLed || lead?.means !== 'bill' || !isBelow(next, former)) return null
  return told?.means === 'paid' && isAdjacent && !hasOwnThing(reading, next)
    ? { ...merge(former, next), isPart: true }
    : null
}

/** `base 89,90 e o batom que tava 59,90`: what was dearer is another thing. */
function beginsAnew({ tokens }: Reading, { amount }: Segment, told: number): boolean {
  const [link, article] = [tokens[amount.last + 1], tokens[amount.last + 2]]
  const isListed = link?.norm === 'e' || link?.norm === ','
  return isListed && /^(o|a|os|as|um|uma)$/.test(article?.norm ?? '') && told > amount.last + 3
}

const off = new Set(['desconto', 'descontinho', 'abatimento', 'off'])

/** `era 180 deu 20 de desconto`: what is taken off is not what was paid. */
function isTakenOff({ tokens }: Reading, { amount }: Segment): boolean {
  return tokens.slice(amount.last + 1, amount.last + 3).some(({ norm }) => off.has(norm))
}

/** `almocei no japa 54,90 e rachei a gasolina, minha parte 35`: a share of something else. */
function hasDeed({ tokens }: Reading, { first, last }: { first: number; last: number }): boolean {
  return tokens
    .slice(first, last)
    .some(
      ({ norm }, at) =>
        norm === 'e' && findVerb(tokens[first + at + 1]?.norm ?? '')?.form === 'i-did',
    )
}

/** The words and the place of the first, with the figure of the second. */
function restate(former: Segment, next: Segment): Segment {
  const { valueCents, form } = next.amount
  return { ...merge(next, former), amount: { ...former.amount, valueCents, form } }
}

function isBelow(less: Segment, more: Segment): boolean {
  return less.amount.valueCents < more.amount.valueCents
}

/** `ipva 1.240, com desconto ficou 1.203`: no more than half is ever taken off. */
function isReduced(reading: Reading, former: Segment, next: Segment): boolean {
  const [less, more] = [next.amount.valueCents, former.amount.valueCents]
  return less < more && less * 2 >= more && !isTakenOff(reading, next)
}

/** `R$ 50,00 (cinquenta reais)`. */
function isSaidAgain({ tokens }: Reading, former: Segment, { amount }: Segment): boolean {
  const isBracket = tokens[amount.first - 1]?.norm === '('
  const isNext = former.amount.last === amount.first - 2
  return isBracket && isNext && former.amount.valueCents === amount.valueCents
}

/** `gasolina 5,89 o litro`: the rate of what was bought, where nobody said how much. */
function isRate({ tokens }: Reading, { amount }: Segment): boolean {
  return amount.times === undefined && Boolean(eachBehind(tokens, amount.last + 1))
}

const leading = new Set(['de', 'no', 'na', 'em', 'pra'])

/** `a conta deu 320, paguei 80 de uber`: another thing. */
function hasOwnThing({ tokens }: Reading, { amount, last }: Segment): boolean {
  return tokens.slice(amount.last + 1, last + 1).some(({ norm }) => leading.has(norm))
}
