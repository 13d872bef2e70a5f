import type { Quantity } from '#language/amounts/amount.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { countNamed } from '#understanding/transactions/sums/counted/count-named.ts'
import { othersPieces } from '#understanding/transactions/sums/counted/others-pieces.ts'
import { headsOf } from '#understanding/transactions/sums/counted/to-each.ts'
import { owingOf } from '#understanding/transactions/sums/left/owed/owing.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

/** `4 passagens a 5,20`, `200 gramas a 60 o quilo`. */
export function takeCounts(reading: Reading, segments: readonly Settled[]): Settled[] {
  const both = bothNamed.findAll(reading)
  return segments.map((one) => {
    const named = countNamed(reading, one.amount)
    if (named > 1) {
      // What is counted before it is named behind it: nothing else there is of this sum.
      const own = { ...one, first: one.amount.first }
      return withStep(own, { by: 'times', factor: named, unit: '' })
    }
    const { times } = one.amount
    if (times) {
      const factor = payersOf(reading, times) ?? keptOf(reading, times)
      // One of them needs no sum to be shown.
      return factor === 1 ? one : withStep(one, { by: 'times', factor, unit: times.unit })
    }
    const heads = headsOf(reading, one.amount)
    if (heads > 1) return withStep(one, { by: 'times', factor: heads, unit: 'pessoa' })
    if (isOfBothNamed(both, one)) {
      return withStep(one, { by: 'times', factor: 2, unit: '' })
    }
    const days = daysOf(reading, one)
    if (days > 1) return withStep(one, { by: 'times', factor: days, unit: 'dia' })
    return isBothWays(reading, one)
      ? withStep(one, { by: 'times', factor: 2, unit: 'passagem' })
      : one
  })
}

const payers = new PhraseBook('how many of them paid', [
  {
    means: 'some',
    say: '#people [so] [ja] [me] pagaram|pagou',
    like: '4 aulas, 150 cada, 2 pagaram e 2 vão pagar',
  },
])

const onePaid = new PhraseBook('one of two was paid', [
  {
    means: 'one',
    say: 'pagou um|uma [so] [agora|hoje] [e|,] o|a outro|outra [so] fica|ficou|paga|vai|e|eh|depois',
    like: 'vendi 2 sacos a 120, ele pagou um e o outro fica pra outra semana',
  },
])

const somePaid = new PhraseBook('some of them were paid', [
  {
    means: 'some',
    say: 'pagou # [so] [hoje|agora] [,|.|!] $',
    not: ['pagou # reais|conto'],
    like: 'seu Jorge pegou duas de dezoito e pagou uma',
  },
  {
    means: 'some',
    say: 'pagou # [so] [agora|hoje|ja] [e|,] as|os outras|outros [#] [so] paga|pagam|vai|fica|ficam|depois',
    like: 'vendi 4 almofadas a 35 pra Lúcia e ela pagou duas, as outras paga dia dez',
  },
  {
    means: 'some',
    say: '# [ele|ela] [ja|me] pagou|pagaram ..2 [,|e] o|a|os|as outro|outra|outros|outras [ele|ela] [so] paga|pagam|vai|vao|fica|ficam|so|depois|semana|mes',
    like: 'vendi duas novilhas a 3200, uma ele pagou ontem a outra ele paga dia 15',
  },
  {
    means: 'some',
    say: '# [ele|ela] [ja|me] pagou|pagaram ..2 [,|e] # [ele|ela] [so] paga|pagam|vai|vao|fica|ficam|so|depois|semana|mes',
    like: 'vendi 4 bezerros a 1900, dois ele pagou hoje e dois ele paga mês que vem',
  },
])

/** `4 aulas, 150 cada, 2 pagaram e 2 vão pagar`: those who paid; null where nobody counts them. */
function payersOf(reading: Reading, { count, first }: Quantity): number | null {
  if (count === 2 && onePaid.isIn(reading)) return 1
  const some = somePaid.find(reading)
  const own =
    some && reading.numbers.find((one) => one.first >= some.first && one.last <= some.first + 1)
  if (own?.hundredths && own.hundredths < 100 * count) return own.hundredths / 100
  const said = payers.find(reading)
  const paid = said
    ? (reading.numbers.find(({ first }) => first === said.first)?.hundredths ?? 0)
    : 100 * restOf(count, owingOf(reading, first))
  return paid > 0 && paid / 100 < count ? paid / 100 : null
}

const givenBack = new PhraseBook('how many of them went back', [
  {
    means: 'back',
    say: '[e|,|mas] devolvi|devolvemos|troquei #',
    not: ['devolvi # reais|conto|pra|pro|para', 'devolvi # # ..1'],
    like: 'comprei 2 calças de 79,90 na renner e devolvi uma',
  },
])

/** `comprei 2 calças de 79,90 e devolvi uma`: those that were kept. */
function keptOf(reading: Reading, { count, last }: Quantity): number {
  const found = givenBack.find(reading, { first: last + 1, last: reading.tokens.length - 1 })
  const back = found && reading.numbers.find((one) => one.first === found.last)
  const theirs = othersPieces(reading, last)
  const kept = count - (theirs?.isBack ? theirs.count : 0) - (back?.hundredths ?? 0) / 100
  return back?.role !== 'amount' && kept > 0 ? kept : count
}

/** Those who paid, where some still owe. */
function restOf(count: number, owing: number): number {
  return owing > 0 && owing < count ? count - owing : 0
}

const bothNamed = new PhraseBook('two who gave as much each', [
  {
    means: 'both',
    say: 'o|a ..1 e o|a ..1 [ja|me|tambem] [me|ja] pagaram|mandaram|deram|passaram|devolveram ..4 [r] [$] @ cada|cd|kd',
    like: 'a Lu e a Ana pagaram o uber também, 5,60 cada uma',
  },
])

/** `a Lu e a Ana pagaram, 5,60 cada uma`: twice as much. */
function isOfBothNamed(both: readonly Span[], { amount }: Settled): boolean {
  return both.some(({ first, last }) => {
    return first < amount.first && last === amount.last + 1
  })
}

const bothWays = new PhraseBook('there and back', [
  { means: 'both', say: 'ida e|mais volta', like: 'metrô ida e volta 5,20 cada' },
  { means: 'both', say: 'fui e voltei', like: 'fui e voltei de ônibus' },
  { means: 'both', say: 'vai|indo e volta|voltando', like: 'ônibus indo e voltando' },
])

/** `metro ida e volta 5,20 cada`: the fare of one way. */
function isBothWays(reading: Reading, { amount }: Settled): boolean {
  const each = eachBehind(reading.tokens, amount.last + 1)
  return (each === '' || each === 'passagem') && bothWays.isIn(reading)
}

const monthsNamed = new PhraseBook('months that are paid', [
  {
    means: '3',
    say: 'mes #name , #name e [do] [mes] #name',
    like: 'sindicato do mês 5, 6 e 7, 40 cada',
  },
  { means: '2', say: 'mes #name e|/|mais [o|do|da] [mes] #name', like: 'mês 11 e do 12, 35 cada' },
  { means: '3', say: '{month} , {month} e [de] {month}', like: 'maio, junho e julho, 40 cada' },
  { means: '2', say: '{month} e [de] {month}', like: 'escola de maio e junho, 350 cada' },
])

/** `diaria de sexta, sabado e hoje, 210 cada`: the days or months named are what is counted. */
function daysOf(reading: Reading, { first, amount }: Settled): number {
  if (eachBehind(reading.tokens, amount.last + 1) !== '') return 0
  const before = { first, last: amount.first - 1 }
  const months = Number(monthsNamed.find(reading, before)?.means ?? 0)
  const days = reading.days.filter((one) => {
    // "semana passada, na terça e na sexta": the week is none of its days.
    const isWeek = reading.tokens[one.first]?.norm === 'semana'
    return one.first >= first && one.last < amount.first && !isWeek
  })
  return Math.max(months, days.length)
}
