import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import { isEarned, isSomebody } from '#understanding/transactions/sums/left/put-in.ts'
import { ofOthers } from '#understanding/transactions/sums/shares/others-phrases.ts'
import { splits } from '#understanding/transactions/sums/shares/share-phrases.ts'
import { between, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const paidAlready = new PhraseBook('a part of it that another had paid', [
  {
    means: 'paid',
    say: 'ja [tinha|tinham|havia] pago|pagado|pagou|dado|adiantado [r] [$] @',
    not: ['me pagou', '@ d*'],
    like: 'presente 200, o Bruno já tinha pago 100',
  },
])

const returns = new PhraseBook('what another gave back', [
  {
    means: 'back',
    say: '[me|nos] devolveu|pagou|passou|mandou|deu|transferiu|acertou|pixou',
    not: ['nao|ainda ..3 me', 'nao|ainda ..2 devolveu|pagou|passou|mandou|deu|acertou'],
    like: 'e ela já me devolveu',
  },
])

const owing = new PhraseBook('what another still has to give back', [
  {
    means: 'owed',
    say: 'vai|vao|falta|depois|deve|devendo|amanha|ainda|pagaria|devolveria|passaria|paga|devolve',
    like: 'que ela ainda vai me pagar',
  },
])

const promised = new PhraseBook('what others will give of it', [
  {
    means: 'promised',
    say: 'vai|vao me|nos dar|pagar|passar|mandar|devolver|pixar [os] [r] [$] @',
    not: ['troco'],
    like: 'paguei a internet 99,90 e cada uma vai me dar 33,30',
  },
])

/**
 * `mercado 150 mas 40 era coisa da vizinha e ela já me devolveu`, `presente 200, o Bruno já tinha
 * pago 100`: what is left was the writer's. What is still to come back has been paid all the same.
 */
export function takeTheirs(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part] = segments.slice(-2)
  if (!whole || !part) return [...segments]
  if (segments.length === 2) {
    return part.valueCents < whole.valueCents ? takeTheirPart(reading, whole, part) : [...segments]
  }
  const pair = segments.findLastIndex((one, at) => {
    const former = segments[at - 1]
    if (!former || one.valueCents >= former.valueCents) return false
    // "feira 96 e mercado 312,77, mas no mercado 45 era da minha mãe": a part of the last one.
    const gap = reading.tokens.slice(former.amount.last + 1, one.amount.first)
    // "gasolina 100, mercado 200 e 50 é da vizinha": the figure has no name of its own.
    const isBare = gap.every(({ norm }) => norm === ',' || norm === 'e')
    const isWithin = gap.some(({ norm }) => within.has(norm))
    return (isBare || isWithin) && takeTheirPart(reading, former, one).length === 1
  })
  const [former, one] = [segments[pair - 1], segments[pair]]
  if (!former || !one) return [...segments]
  const taken = takeTheirPart(reading, former, one)
  return [...segments.slice(0, pair - 1), ...taken, ...segments.slice(pair + 1)]
}

const within = new Set(['mas', 'sendo', 'tinha', 'quais', 'desses', 'disso'])

const articles = new Set(['o', 'a', 'os', 'as', 'um', 'uma'])
/** What holds other things: a shop, a table. */
const holding = new Set(
  `mercado supermercado feira compra compras farmacia padaria acougue atacadao shopee ifood shein
  jantar almoco bar pizza lanche churrasco conta rodizio restaurante`.split(/\s+/),
)

/** "água 64 e o telefone 55 que é da minha filha" are two; "mercado 200, o vinho 50" are not. */
function isThingOfItsOwn(
  { tokens }: Reading,
  whole: Settled,
  part: Settled,
  isBack: boolean,
): boolean {
  const { first, last } = between(whole, part)
  const [link, article] = [tokens[first]?.norm ?? '', tokens[first + 1]?.norm ?? '']
  if (!articles.has(article) || last < first + 2) return false
  const named = tokens.slice(whole.first, whole.amount.first)
  const isWithin = (isBack || link === ',') && named.some(({ norm }) => holding.has(norm))
  return !isWithin && (link === 'e' || link === ',')
}

function takeTheirPart(reading: Reading, whole: Settled, part: Settled): Settled[] {
  const segments = [whole, part]
  if (isEarned(reading, whole)) return segments
  // "a internet 99,90 e cada uma vai me dar 33,30": that is still to come.
  if (promised.isIn(reading, { first: whole.amount.last + 1, last: part.last })) return [whole]
  // "5 sacos a 160, dois é do meu cunhado": so many of them.
  if (part.valueCents < 100 * (whole.amount.times?.count ?? 0)) return segments
  const less = { by: 'less' as const, cents: part.valueCents }
  const gap = { first: whole.amount.last + 1, last: endOfTheirs(reading, part) }
  const paid = paidAlready.find(reading, gap)
  if (paid && isSomebody(reading, paid.first - 1)) return [withStep(whole, less)]
  const told = ofOthers.findEvery(reading, gap)
  const behind = { first: part.amount.last + 1, last: gap.last }
  const isBack = returns.isIn(reading, behind)
  const found = told.find(({ means, last }) => {
    return isBack || means === 'owner' || isOfPerson(reading, last + 1)
  })
  if (!found) return segments
  if (isThingOfItsOwn(reading, whole, part, isBack)) return isBack ? [whole] : segments
  if (owing.isIn(reading, behind)) return [whole]
  const left = withStep(whole, less)
  return [isBack ? { ...left, way: 'out' } : left]
}

/** `50 é da vizinha, ela vai me passar depois, e café 8`: what she does is told of her part. */
function endOfTheirs({ tokens, amounts }: Reading, { last }: Settled): number {
  const at = tokens[last]?.kind === 'mark' ? last + 1 : last + 2
  const next = amounts.find(({ first }) => first > last)?.first ?? tokens.length
  return giving.has(tokens[at]?.norm ?? '') ? next - 1 : last
}

const giving = new Set(['ele', 'ela', 'eles', 'elas', 'que', 'vai', 'me'])
const leading = new Set('o a os as meu minha meus minhas'.split(' '))

function isOfPerson({ tokens }: Reading, at: number): boolean {
  const next = leading.has(tokens[at]?.norm ?? '') ? at + 1 : at
  return isSomeone(tokens[next]?.norm ?? '')
}

/** Only some of the others have. */
const oneAlone = [
  'so|apenas um|uma|dois|duas|ele|ela',
  'falta|faltam|ninguem|ainda',
  '# ..1 ja|me [me] ..1 e|, [os|as|o|a] ..1 vai|vao|nao|ainda',
]

const returnedShare = new PhraseBook('the share of another, which came back', [
  {
    means: 'back',
    say: 'ja [me|nos] devolveu|pagou|passou|mandou|deu|transferiu|acertou|pixou [a|o|os] [sua] metade|parte|dele|dela',
    like: 'ele já me pagou a metade',
  },
  {
    means: 'back',
    say: 'ja me|nos devolveram|pagaram|passaram|mandaram|deram|transferiram|acertaram|pixaram',
    not: oneAlone,
    like: 'os três já me pagaram',
  },
  {
    means: 'back',
    say: 'ja me|nos fez|fizeram|mandou|mandaram [o|um|os] pix',
    not: oneAlone,
    like: 'os três já me fizeram pix da parte deles',
  },
  {
    means: 'back',
    say: 'me|nos fizeram|mandaram|passaram|transferiram|pagaram|devolveram [o|um|os|a] [pix] [d*] [a] parte|partes dele|dela|deles|delas',
    not: oneAlone.slice(1),
    like: 'paguei tudo no cartão e elas me fizeram pix da parte delas',
  },
  {
    means: 'back',
    say: 'todos|todas|mundo|galera|pessoal|elas|eles [ja] me|nos devolveu|pagou|devolveram|pagaram|mandaram|mandou|acertaram',
    not: oneAlone,
    like: 'todo mundo me pagou',
  },
])

/** Whether somebody gave their half of it back, or all of the others did. */
export function isHalfBack(reading: Reading): boolean {
  const found = returnedShare.find(reading)
  if (!found) return false
  // "dividido em 4, dois já me pagaram": one of them has not.
  const payers = reading.numbers.find(({ last }) => last === found.first - 1)?.hundredths
  const sharers = reading.numbers.find(({ role, last }) => role === 'people' && last < found.first)
  const isCounted = payers && sharers?.hundredths && sharers.hundredths > payers
  return !isCounted || sharers.hundredths === payers + 100
}

/** `dividi o açougue com minha irmã: deu 126, ela já me pagou a metade`: the writer paid it. */
export function isShareReturned(reading: Reading, { amount, last }: Settled): boolean {
  const isBack = returnedShare.isIn(reading, { first: amount.last + 1, last })
  return isBack && splits.isIn(reading)
}
