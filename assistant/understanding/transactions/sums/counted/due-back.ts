import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import { othersPieces } from '#understanding/transactions/sums/counted/others-pieces.ts'
import { somePaidBack } from '#understanding/transactions/sums/counted/some-paid-back.ts'
import { isHalfToCome, partToCome } from '#understanding/transactions/sums/counted/to-come-back.ts'
import { laidOutFor } from '#understanding/transactions/sums/shares/both-parts.ts'

const giving =
  'paga|pagam|pagar|passa|passam|passar|devolve|devolvem|devolver|dar|manda|mandam|mandar|transfere|transferir|acerta|acertar'

const halves = new PhraseBook('a half that is still to come back', [
  {
    means: 'half',
    say: `[vai|vao] me|nos [vai|vao] ${giving} [so|depois] [a|essa|outra] metade [,|.|!|depois|amanha|dia|na|no] [$|dia|amanha]`,
    not: ['ja me|nos', 'nao ..2 me|nos'],
    like: 'o plano da minha mãe, 380, sou eu quem paga e ela me devolve metade',
  },
])

const halfOf = new PhraseBook('whose half it is, who is still to give it back', [
  {
    means: 'half',
    say: `metade eh|era|foi d* ..3 [que|e|mas] [ele|ela] [so|ainda|depois] [vai|ficou] [de] me [vai] ${giving}`,
    not: ['ja me', 'nao ..2 me'],
    like: 'o mercado foi 300, metade é da minha mãe e ela vai me pagar',
  },
])

const allGive = new PhraseBook('what all the others are still to give', [
  {
    means: 'all',
    say: `vao|ficaram [de] [todos|todas|ainda] [me|nos] ${giving}|fazer [o|um|os] [pix|parte|dinheiro] [pra|para] [mim]`,
    not: ['ja me|nos', 'vao ..2 @'],
    like: 'bar 200, dividido em 4, paguei tudo e vão me fazer o pix',
  },
  {
    means: 'all',
    say: 'ninguem [ainda] me|nos [ainda] pagou|devolveu|mandou|passou|acertou|fez',
    like: 'paguei tudo, dividido em 4, e ninguém me pagou ainda',
  },
])

const eachGives = new PhraseBook('what each of the others is still to give', [
  {
    means: 'each',
    say: `cada um|uma [delas|deles] vai|ficou [de] [me] [de] ${giving} [os|uns] [r] [$] @`,
    like: 'paguei a internet 99,90 e cada uma vai me dar 33,30',
  },
  {
    means: 'each',
    say: `vao|ficaram [de] me|nos ${giving} [os|uns] [r] [$] @ [reais] cada`,
    like: 'paguei o gás 120 e as meninas vão me dar 40 cada',
  },
])

const theirPart = new PhraseBook('a part of somebody who is still to give it back', [
  {
    means: 'part',
    say: `@ [reais|conto] [que] eh|sao|era|eram|foi|foram [so|tudo] d* ..4 que|e|mas [so|depois|ainda] [ele|ela|eles|elas] [so|depois|ainda] [vai|vao|ficou|ficaram] [de] me|nos [vai|vao] ${giving}|pagaria|passaria|devolveria|daria`,
    not: ['ja me|nos', 'nao ..2 me|nos'],
    like: 'farmácia 94,30, 40 são da minha mãe, que vai me pagar no dia 10',
  },
  {
    means: 'part',
    say: `@ [reais|conto] [que] eh|sao|era|eram|foi|foram [so|tudo] d* ..4 , ele|ela|eles|elas [so|depois|ainda] [vai|vao|ficou|ficaram] [de] me|nos [vai|vao] ${giving}`,
    not: ['ja me|nos', 'nao ..2 me|nos'],
    like: 'mercado 200, 50 era da vizinha, ela me paga amanhã',
  },
  {
    means: 'part',
    say: `@ [reais|conto] d* ..3 que|e|mas|, [so|depois|ainda] [ele|ela] [so|depois|ainda] [vai|vao|ficou] [de] me|nos [vai|vao] ${giving}`,
    not: ['ja me|nos', 'nao ..2 me|nos'],
    like: 'mercado 300, sendo 100 do meu pai que vai me pagar',
  },
])

const owesMe = new PhraseBook('who owes how much of it', [
  {
    means: 'owes',
    say: 'e|,|mas [o|a] ..3 me deve|devem|devendo [ainda|uns] [r] [$] @ [reais]',
    not: ['nao me deve|devem'],
    like: 'gastei 64 no bar, mas o Rodrigo me deve 20',
  },
])

/** More who share one bill are hardly ever told so. */
const sharersMax = 12

/**
 * What others are still to give back of an expense that was paid whole, one sum for each of them,
 * in centavos: `comprei 2 lixas de 90, uma é da minha colega que vai me pagar`, `ela me devolve
 * metade`, `40 são da minha mãe, que vai me pagar`, `cada uma vai me dar 33,30` of 99,90, where the
 * shares tell how many they are.
 */
export function dueBackOf(reading: Reading, { type, amountCents }: TransactionDraft): number[] {
  const [price, second, another] = reading.amounts
  if (type !== 'despesa' || !price) return []
  const laidOut = laidOutFor(reading, amountCents)
  if (laidOut) return [laidOut]
  const some = somePaidBack(reading)
  if (some) return Array.from({ length: some.toCome }, () => some.shareCents)
  if (another) return partOfLast(reading, amountCents)
  const pieces = price.times && !second ? othersPieces(reading, price.last) : null
  if (pieces && !pieces.isBack && pieces.count < (price.times?.count ?? 0)) {
    return [Math.round(price.valueCents * pieces.count)]
  }
  if (!second && (halves.isIn(reading) || halfOf.isIn(reading) || isHalfToCome(reading)))
    return [Math.floor(amountCents / 2)]
  if (!second) return allGive.isIn(reading) ? sharesOf(reading, amountCents) : []
  const part = theirPart.find(reading, { first: price.last + 1, last: reading.tokens.length - 1 })
  if (part && part.first === second.first && second.valueCents < amountCents) {
    return [Math.round(second.valueCents)]
  }
  const owes = owesMe.find(reading, { first: price.last + 1, last: reading.tokens.length - 1 })
  if (owes?.last === second.last && second.valueCents < amountCents) {
    return [Math.round(second.valueCents)]
  }
  const each = eachGives.find(reading, { first: price.last + 1, last: reading.tokens.length - 1 })
  const share = Math.round(second.valueCents)
  if (!each) return partToCome(reading, amountCents)
  if (second.first < each.first || share <= 0 || share >= amountCents) return []
  const parts = amountCents / share
  const isEven = Math.abs(parts - Math.round(parts)) < 0.02
  const others = Math.round(parts) - 1
  return isEven && others >= 1 && others <= sharersMax
    ? Array.from({ length: others }, () => share)
    : []
}

/** `feira 96 e mercado 312,77, 45 era da minha mãe, ela vai me devolver`: of the price before. */
function partOfLast(reading: Reading, amountCents: number): number[] {
  const [price, second] = reading.amounts.slice(-2)
  if (!price || !second || Math.round(price.valueCents) !== amountCents) return []
  const part = theirPart.find(reading, { first: price.last + 1, last: reading.tokens.length - 1 })
  const isPart = part?.first === second.first && second.valueCents < amountCents
  return isPart ? [Math.round(second.valueCents)] : []
}

/** `dividido em 4`, of what was paid whole: a quarter from each of the three others. */
function sharesOf({ numbers, amounts }: Reading, amountCents: number): number[] {
  const of = (numbers.find(({ role }) => role === 'people')?.hundredths ?? 0) / 100
  const isWhole = Math.round(amounts[0]?.valueCents ?? 0) === amountCents
  if (!isWhole || !Number.isInteger(of) || of < 2 || of > sharersMax) return []
  return Array.from({ length: of - 1 }, () => Math.floor(amountCents / of))
}
