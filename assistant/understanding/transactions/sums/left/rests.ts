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
import { isPaidInstead } from '#understanding/transactions/sums/left/agreed/paid-of-price.ts'
import { isPriceBehind } from '#understanding/transactions/sums/left/agreed/price-behind.ts'
import { isDivided } from '#understanding/transactions/sums/left/divided.ts'
import { handedBack } from '#understanding/transactions/sums/left/handed-back.ts'
import {
  isPartOfTick,
  isRestOnTick,
} from '#understanding/transactions/sums/left/owed/bought-on-tick.ts'
import { isOfDebt, isOutOf } from '#understanding/transactions/sums/left/owed/of-debt.ts'
import { takePaidBeforeParts } from '#understanding/transactions/sums/left/rest-in-parts.ts'
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
  if (isTipped(reading, whole, part) || isPaidInstead(reading)) return [merge(whole, part)]
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
    // "50 na sexta e 40 no sábado": each on a day that is over.
    not: ['no|na {weekday} [feira] [,|e] [e] [r] [$] @ [reais] [no|na] {weekday}'],
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
