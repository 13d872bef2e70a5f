import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { isOwnJob, isTipped } from '#understanding/transactions/sums/left/agreed/own-job.ts'
import {
  isPaidAhead,
  isPaidInWays,
  isPaidOfSeveral,
  isRestMine,
} from '#understanding/transactions/sums/left/agreed/paid-ahead.ts'
import { isPartOfTick, isRestOnTick } from '#understanding/transactions/sums/left/bought-on-tick.ts'
import { handedBack } from '#understanding/transactions/sums/left/handed-back.ts'
import { takePaidBeforeParts } from '#understanding/transactions/sums/left/rest-in-parts.ts'
import { splits } from '#understanding/transactions/sums/share-phrases.ts'
import { between, merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const lefts = new PhraseBook('what was left of it', [
  {
    means: 'left',
    say: 'entrou|entraram|caiu|foi|sobrou|ficou|recebi|paguei|liquido|eu|veio|deu|total|=',
    like: 'o inquilino pagou 750, tirou 80 do conserto, entrou 670',
  },
])

/** `190 menos 20 que adiantei, paguei 170`: the third figure is what the two come to. */
export function takeDifferences(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, rest, ...more] = segments
  if (whole && part && !rest && isHeldBack(reading, whole, part)) {
    return [withStep(merge(part, whole), { by: 'less', cents: part.valueCents })]
  }
  if (whole && part && !rest) {
    return handedBack(reading, whole, part) ?? takeRest(reading, whole, part)
  }
  if (!whole || !part || !rest || more.length > 0) return [...segments]
  if (isPaidOfSeveral(reading, segments)) return [{ ...merge(rest, merge(whole, part)) }]
  const inParts = takePaidBeforeParts(reading, segments)
  if (inParts) return [isSold(reading, whole) ? { ...inParts, way: 'in' } : inParts]
  const isRest = whole.valueCents - part.valueCents === rest.valueCents
  const isRestOfAll = priceOf(whole) - part.valueCents === rest.valueCents
  if (isRestOfAll && dueLater.isIn(reading, { ...between(part, rest), last: rest.last })) {
    const first = merge(rest, merge(whole, part))
    // "vendi por 90, ele pagou 50 hoje e 40 fica pra sexta"
    return [isSold(reading, whole) ? { ...first, way: 'in' } : first]
  }
  if (!isRest || !lefts.isIn(reading, between(part, rest))) return [...segments]
  const told = merge(whole, merge(part, rest))
  return [withStep({ ...told, sum: whole.sum }, { by: 'less', cents: part.valueCents })]
}

const holding = new PhraseBook('what is held back of pay', [
  {
    means: 'held',
    say: 'menos|tirando [o|a|os|as|uns] [r] [$] @ d* inss|vale|imposto|ir|irrf|plano|taxa|falta|faltas|convenio|sindicato|adiantamento|previdencia|consignado|comissao|desconto',
    like: 'salário 1.900 menos 150 de inss',
  },
])

/** `salário 1.900 menos 150 de inss`: it never came in. */
function isHeldBack(reading: Reading, whole: Settled, part: Settled): boolean {
  const span = { first: whole.amount.last + 1, last: part.last }
  return part.valueCents < whole.valueCents && holding.isIn(reading, span)
}

/** `mercado 683,17, a Jaque pagou 300 e eu o resto`: what another paid is taken off. */
function takeRest(reading: Reading, whole: Settled, part: Settled): Settled[] {
  if (part.isPart) return [whole, part]
  const behind = { first: part.amount.last + 1, last: part.last }
  if (isDivided(reading, whole, part)) return [{ ...merge(whole, part), isPart: true }]
  if (isPriceBehind(reading, whole, part) || isOutOf(reading, whole, part)) {
    return [merge(part, whole)]
  }
  const price = priceOf(whole)
  if (
    part.valueCents < price &&
    !isPaidInWays(reading, whole, part) &&
    isPaidAhead(reading, whole, part)
  ) {
    // What is bought on tick is spent, the rest of it as well.
    if (isRestOnTick(reading, behind)) return [merge(part, whole)]
    const paid = merge(whole, part)
    return [isOwnJob(reading, whole, part) ? { ...paid, way: 'in' } : paid]
  }
  if (isOfDebt(reading, whole, part)) return [{ ...merge(whole, part), way: 'in' }]
  if (isPartOfTick(reading, whole, part)) return [whole]
  if (isTipped(reading, whole, part)) return [merge(whole, part)]
  if (part.valueCents >= whole.valueCents) return [whole, part]
  if (isPaidInWays(reading, whole, part)) return [whole]
  const isMine = isRestMine(reading, behind)
  return isMine ? [withStep(whole, { by: 'less', cents: part.valueCents })] : [whole, part]
}

const dueLater = new PhraseBook('the rest, some other day', [
  {
    means: 'later',
    say: '@ no|na fim|final|entrega|termino|proxima|proximo|outra|outro',
    like: 'cobrou 400, paguei 200 agora e 200 no fim',
  },
  {
    means: 'later',
    say: '@ [reais] [so] [fica|vai|ficou|eh|ele|ela] [paga|passa|manda] [so] [pra|pro|no|na|em|agora] dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|mes|semana',
    like: 'vendi por 90, ele pagou 50 hoje e 40 fica pra sexta',
  },
  {
    means: 'later',
    say: '@ [so] depois|quando|amanha',
    like: 'cobrou 400, paguei 200 agora e 200 depois',
  },
  {
    means: 'later',
    say: 'devendo|devo|falta|faltam|faltou|resta|restam [so|uns] [r] [$] @',
    like: 'era 250, paguei 200 e fiquei devendo 50',
  },
])

/** "2 bodes a 350 cada": the price of all of them. */
function priceOf({ valueCents, amount }: Settled): number {
  return valueCents * (amount.times?.count ?? 1)
}

/** The price is that of something sold. */
function isSold({ tokens }: Reading, { first, amount }: Settled): boolean {
  return tokens.slice(first, amount.first).some(({ norm }) => findVerb(norm)?.sense === 'sell')
}

const ahead = new PhraseBook('paid ahead of a price told behind', [
  {
    means: 'ahead',
    say: '@ de entrada|sinal|adiantamento ..4 que custou|custa|foi|eh|era|vale [r] [$] @',
    like: 'paguei 150 de entrada no óculos que custou 600',
  },
  {
    means: 'ahead',
    say: '@ de entrada|sinal|adiantamento d* ..5 de [r] [$] @',
    like: 'a noiva pagou 500 de sinal do bolo de 1.200',
  },
  {
    means: 'ahead',
    say: '@ de entrada|sinal|adiantamento ..5 de|por [r] [$] @',
    like: 'dei 50 de sinal no vestido de 180',
  },
  {
    means: 'ahead',
    say: 'adiantou|adiantaram|adiantei|antecipou [r] [$] @ d* ..3 de [r] [$] @',
    like: 'a cliente adiantou 150 do bolo de 300',
  },
  {
    means: 'ahead',
    say: 'sinal|entrada|adiantamento de [r] [$] @ ..4 de [r] [$] @',
    like: 'recebi o sinal de 100 da festa de 450',
  },
])

/** `paguei 150 de entrada no óculos que custou 600`: the price stands behind its first part. */
function isPriceBehind(reading: Reading, part: Settled, price: Settled): boolean {
  const span = { first: part.first, last: price.amount.last }
  return price.valueCents > part.valueCents && ahead.isIn(reading, span)
}

/** Whether the writer's paying is told right before. */
function isPaid({ tokens }: Reading, { amount }: Settled): boolean {
  return ['paguei', 'dei', 'pago'].includes(tokens[amount.first - 1]?.norm ?? '')
}

const owedShare = new PhraseBook('the half of it that the writer owes who paid', [
  {
    means: 'owed',
    say: 'com o|a|meu|minha ..6 @ ..3 fiquei|estou|fico devendo [so] [r] [$] @ [reais] pra|pro|para|a|ao',
    like: 'uber com a lari deu 30, fiquei devendo 15 pra ela',
  },
])

const ofDebt = new PhraseBook('so much of what was owed', [
  {
    means: 'of',
    say: 'me deve|devia|deviam [os|uns|ainda] [r] [$] @ [reais|conto] ..8 [ja|me] pagou|deu|acertou|mandou|passou|devolveu [ja|so|me|os] [r] [$] @',
    not: ['nao|nem|vai|falta ..2 pagou|deu|acertou', 'eu ..2 paguei'],
    like: 'o seu Manoel me deve 60 do fiado, pagou 40 hoje',
  },
])

/** `a Bia me devia 80 e pagou 50`: the second came in, by the words of the first. */
function isOfDebt(reading: Reading, debt: Settled, part: Settled): boolean {
  if (part.valueCents >= debt.valueCents) return false
  return ofDebt.isIn(reading, { first: debt.first, last: part.amount.last })
}

const outOf = new PhraseBook('so much out of all', [
  {
    means: 'of',
    say: '@ [reais] dos|das [r] [$] @ [reais] que|o|a|,|.',
    like: 'a Ana me restituiu R$ 50,00 dos R$ 90,00 que emprestei',
  },
])

/** `restituiu-me R$ 500,00 dos R$ 800,00 que lhe emprestei`: the second is all there was. */
function isOutOf(reading: Reading, part: Settled, whole: Settled): boolean {
  if (part.valueCents >= whole.valueCents) return false
  const last = Math.min(whole.amount.last + 2, reading.tokens.length - 1)
  return outOf.isIn(reading, { first: part.amount.first, last })
}

/** `a caixinha foi 94, dividimos em 4, fiquei com 23,50`: one of the equal parts, as it is said. */
function isDivided(reading: Reading, whole: Settled, part: Settled): boolean {
  const of = whole.valueCents / part.valueCents
  const isPart = Math.round(of) >= 2 && Math.round(of) <= 20 && Math.abs(of - Math.round(of)) < 0.02
  const last = part.last
  const people = reading.numbers.find(({ role }) => role === 'people')?.hundredths ?? 0
  // "1800 dividido por 5, internet 100 dividido por 5": each is a bill of its own.
  const isOther = people > 0 && ![0, 1].includes(Math.round(of) - people / 100)
  // "churrasco 180 em 6 pessoas, paguei 30".
  if (isPart && Math.round(of) === people / 100 && isPaid(reading, part)) return true
  if (Math.round(of) === 2 && owedShare.isIn(reading, { first: 0, last })) return true
  return isPart && !isOther && splits.isIn(reading, { first: 0, last })
}
