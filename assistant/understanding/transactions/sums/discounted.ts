import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isPaidSo } from '#understanding/transactions/sums/prices/paid-so.ts'
import { between, merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const discount = new PhraseBook('a figure that lowers a price', [
  {
    means: 'less',
    say: 'cupom|desconto|descontinho|abatimento|voucher ..2 @',
    not: ['<spend:i-did> @', 'deu|saiu|ficou|veio|caiu|recebi @', '% [de] desconto ..2 @'],
    like: 'tênis 300 com desconto de 40',
  },
  {
    means: 'less',
    say: '@ de desconto|descontinho|abatimento|off|cupom|voucher',
    like: '300 menos 40 de desconto',
  },
])

const reduced = new PhraseBook('what is left by a discount', [
  {
    means: 'end',
    say: 'com [o] desconto|descontinho @',
    like: 'multa com desconto 104,13',
  },
])

const taken = new PhraseBook('what is taken off already', [
  {
    means: 'off',
    say: 'ja com [o] desconto de [r] [$] @',
    like: 'caiu 1.850 já com o desconto de 90 do vale',
  },
  {
    means: 'off',
    say: 'ja com|sem o|a|os|as ..2 de [r] [$] @ [reais] descontado|descontada|descontados|abatido|abatida',
    like: 'caiu o salário 5.612 líquido, já com o consignado de 640 descontado',
  },
  {
    means: 'off',
    say: 'ja [vem|veio|vinha|foi|esta|vindo] descontado|descontada|descontados|descontadas|descontando|abatido|abatidos|tirado|tirando ..4 [de] @',
    like: 'salário 2.876,14 já descontado o vale de 172',
  },
])

const finals = new PhraseBook('what was paid in the end', [
  {
    means: 'paid',
    say: 'saiu|ficou|paguei|pagamos|consegui|fechou|deu|caiu|veio|recebi|gastei|comprei|levei|entrou',
    like: 'desconto de 20, paguei 80',
  },
])

const already = new PhraseBook('a discount that is in the figure', [
  {
    means: 'in',
    say: 'ja com|tirando ..4 desconto|cupom|abatimento',
    like: '80 já com o desconto',
  },
  {
    means: 'in',
    say: 'desconto|cupom|abatimento ..3 ja',
    like: '783 com 40 de desconto do app já',
  },
  {
    means: 'in',
    say: 'desconto|cupom|abatimento ..6 ja descontad*|abatid*|aplicad*|incluid*|inclus*',
    like: 'mercado 312,08, usei cupom de R$ 20, já descontado',
  },
])

/** The words of ", já descontado". */
const saidBehind = 3

/** A discount lowers the price before it, unless what was paid is said after it. */
export function takeDiscounts(reading: Reading, segments: readonly Settled[]): Settled[] {
  const at = segments.findIndex((one) => isDiscount(reading, one))
  const lowering = segments[at]
  if (!lowering) return [...segments]
  const price = segments[at - 1]
  if (isEnd(reading, lowering)) {
    const kept = segments.filter((one) => one !== lowering && one !== price)
    return [...kept, price ? merge(price, lowering) : lowering]
  }
  if (!price) return ofWhole(reading, segments) ?? segments.filter((one) => one !== lowering)
  const whole = segments[at - 2]
  if (whole && isFreight(reading, whole, price) && whole.valueCents > lowering.valueCents) {
    const plus = { by: 'plus' as const, cents: price.valueCents }
    const less = { by: 'less' as const, cents: lowering.valueCents }
    const all = withStep(merge(lowering, merge(price, whole)), plus, less)
    return [...segments.slice(0, at - 2), all, ...segments.slice(at + 1)]
  }
  const before = segments.slice(0, at - 1)
  const paid = segments[at + 1]
  if (paid && finals.isIn(reading, between(lowering, paid))) {
    return [...before, merge(price, merge(lowering, paid)), ...segments.slice(at + 2)]
  }
  // "multa 130,16 paga com desconto 104,13": nobody takes so much off.
  if (lowering.valueCents * 2 > price.valueCents && lowering.valueCents < price.valueCents) {
    return [...before, merge(price, lowering), ...segments.slice(at + 1)]
  }
  const joined = merge(lowering, price)
  const behind = { first: price.amount.last, last: joined.last + saidBehind }
  const isTold = already.isIn(reading, behind) || taken.isIn(reading, behind)
  const isIn = isTold || isPaidSo(reading, price, lowering.amount)
  const step = { by: 'less' as const, cents: lowering.valueCents }
  return [...before, isIn ? joined : withStep(joined, step), ...segments.slice(at + 1)]
}

const freight = new PhraseBook('what is paid upon a price', [
  {
    means: 'upon',
    say: '+|mais|e [de|o|a] frete|entrega|taxa|envio [de|r] [$] @',
    like: 'blusa 79,90 + frete 14 - cupom 10',
  },
])

/** `+ frete 14 - cupom 10`: what is taken off is of the thing that was sent. */
function isFreight(reading: Reading, whole: Settled, { amount }: Settled): boolean {
  return freight.isIn(reading, { first: whole.amount.last + 1, last: amount.last })
}

/** `com desconto 104,13`: where no `de` leads to the figure it is what was paid. */
function isEnd(reading: Reading, { amount }: Settled): boolean {
  const found = reduced.find(reading, { first: amount.first - 3, last: amount.last })
  return found !== null && found.last >= amount.first
}

const whole = new PhraseBook('the price that a discount before it is taken off', [
  {
    means: 'whole',
    say: 'compra|pedido|conta|total|carrinho [la] ..2 [era|deu|foi|de|:] [era|deu|foi] @',
    like: 'usei cupom de 20 numa compra de 85',
  },
])

/** `cupom de 20 numa compra de 85`: the discount is told first. */
function ofWhole(reading: Reading, [less, price, ...rest]: readonly Settled[]): Settled[] | null {
  if (!less || !price || rest.length > 0 || less.valueCents >= price.valueCents) return null
  const gap = between(less, price)
  if (!whole.isIn(reading, { first: gap.first, last: price.amount.last })) return null
  return [withStep(merge(less, price), { by: 'less', cents: less.valueCents })]
}

function isDiscount(reading: Reading, { amount }: Settled): boolean {
  const span = { first: amount.first - 4, last: amount.last + 3 }
  const far = { first: amount.first - 6, last: amount.last + 2 }
  const found = discount.find(reading, span) ?? taken.find(reading, far)
  return found !== null && found.first <= amount.last && found.last >= amount.first
}
