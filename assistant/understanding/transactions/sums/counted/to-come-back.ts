import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isEarned } from '#understanding/transactions/sums/left/put-in.ts'

const giving =
  'pagar|dar|bancar|passar|mandar|devolver|transferir|acertar|reembolsar|repassar|ressarcir|cobrir'
const will = 'vai|vao|ficou|ficaram [de] [me|nos]'
const never = [
  'nao|se|quando|gente|eu ..2 vai|vao|ficou',
  // What customers pay is for work.
  'cliente|clientes|comprador|compradora|fregues|freguesa|contratante ..2 vai|vao|ficou',
]

const halves = new PhraseBook('the half that another is still to give', [
  {
    means: 'half',
    say: `${will} ${giving} [so|com] [a|essa|outra] metade`,
    not: [...never, 'metade agora|ja|hoje', 'metade ..2 [e|,] [a|o] [outra] metade|resto'],
    like: 'presente 140, meu irmão vai dar metade',
  },
  {
    means: 'half',
    say: `metade ..4 ${will} ${giving} [.|!|,|depois|amanha|dia] $`,
    not: never,
    like: 'mercado 200, metade minha mãe vai pagar',
  },
])

/** Whether another is still to give half of what the writer paid: `a Ju vai pagar metade`. */
export function isHalfToCome(reading: Reading): boolean {
  const [price, another] = reading.amounts
  if (!price || another || isEarned(reading, { first: 0, last: price.last })) return false
  return halves.isIn(reading, { first: price.last + 1, last: reading.tokens.length - 1 })
}

const unsaid = never.slice(0, 1)
const payers = 'empresa|firma|convenio|plano|seguro|seguradora|loja|cliente|chefe|patrao|patroa'

const parts = new PhraseBook('so much of it that another is still to give', [
  {
    means: 'part',
    say: `vai|vao|ficou|ficaram [de] me|nos ${giving} [de] [volta] [r] [$] @`,
    not: [...unsaid, 'troco', '@ [reais] cada|por'],
    like: 'remédio 120, minha irmã vai me dar 60',
  },
  {
    means: 'part',
    say: `${payers} [so] [vai] reembolsa|reembolsar|devolve|devolver|ressarce|ressarcir [me] [r] [$] @`,
    not: ['nao|se|quando ..2 reembolsa|reembolsar|devolve|devolver'],
    like: 'pediatra 350, o convênio vai reembolsar 200',
  },
])

/** The 200 of `pediatra 350, o convênio vai reembolsar 200 depois`, in centavos. */
export function partToCome(reading: Reading, amountCents: number): number[] {
  const [price, part, another] = reading.amounts
  if (!price || !part || another || Math.round(price.valueCents) !== amountCents) return []
  const found = parts.find(reading, { first: price.last + 1, last: part.last })
  return found?.last === part.last && part.valueCents < amountCents
    ? [Math.round(part.valueCents)]
    : []
}

const returning = 'devolver|reembolsar|ressarcir|repassar|pagar'

const wholes = new PhraseBook('all of it that another is still to give back', [
  {
    means: 'whole',
    say: `vai|vao|ficou|ficaram [de] me|nos ${returning} ..4 $`,
    not: [...unsaid, `${returning} [so] [a|o|as|os] [sua] metade|parte|outro|outra|almoco|favor`],
    like: 'remédio da minha mãe 90, ela vai me devolver',
  },
  {
    means: 'whole',
    say: `${payers} [depois] [me] [vai] [me] reembolsa|reembolsar|ressarce|ressarcir|devolve|devolver [tudo|depois|isso] [.|!] $`,
    not: ['nao|se|quando ..2 reembolsa|reembolsar|ressarcir|devolve|devolver'],
    like: 'almoço 45 a empresa vai reembolsar',
  },
  {
    means: 'whole',
    say: 'por conta d* ..2 [,|e] [que] [ele|ela|eles] [me] [vai|vao] [me] devolver|reembolsar|pagar|devolve|reembolsa|paga [depois|tudo] [.|!] $',
    not: ['nao|se|quando ..2 vai|devolve|paga'],
    like: 'tinta 420 por conta do cliente, ele vai devolver',
  },
])

/** Whether all that the writer laid out is to come back: `a empresa vai reembolsar`. */
export function isAllToCome(reading: Reading): boolean {
  const [price] = reading.amounts
  if (!price || isEarned(reading, { first: 0, last: price.last })) return false
  const final = reading.amounts.at(-1)?.last ?? price.last
  return wholes.isIn(reading, { first: final + 1, last: reading.tokens.length - 1 })
}
