import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { asSaid, type Settled } from '#understanding/transactions/sums/sum.ts'

const savings =
  'poupanca|reserva|cofrinho|caixinha|porquinho|reservinha|economias|investimento|aplicacao|tesouro|cdb|latinha|lata'
const took =
  'tirei|tiramos|tirar|peguei|pegamos|pegar|saquei|sacar|resgatei|resgatar|usei|usar|retirei|retirar|mexi|mexer'
const planned =
  'vou|vamos|vai|quero|queria|se|posso|pode|penso|pensando|talvez|nao ..2 tirar|pegar|sacar|resgatar|usar|retirar|mexer'
const paying = new PhraseBook('what was taken out of savings to pay for', [
  {
    means: 'paid',
    say: `${took} [so] [uns] [r] [$] @ [reais|conto] [la] da|do|das|na|no [minha|meu|nossa|nosso] ${savings} ..4 pra|para|e completar|pagar|comprar|inteirar|cobrir|paguei|comprei|fiz|completei|ajudar [com|no|na|em]`,
    not: [planned],
    like: 'tirei 30 da poupança das crianças pra completar o lanche da escola, 42',
  },
  {
    means: 'paid',
    say: `${took} da|do|na|no [minha|meu|nossa|nosso] ${savings} [uns] [r] [$] @ [reais|conto] pra|para|e completar|pagar|comprar|inteirar|cobrir|paguei|comprei [com|no|na|em]`,
    not: [planned],
    like: 'tirei da reserva 100 pra pagar o dentista, que foi 250',
  },
])
const costing = new PhraseBook('what that came to', [
  {
    means: 'cost',
    say: '[que] [foi|deu|custou|ficou|saiu|era|custava|eh] [em|a|por|tudo|todo] [de] [r] [$] @ [reais|conto] [no|ao] [total|todo|tudo] [.|!|)] $',
    like: 'tirei 300 da poupança pra pagar o conserto do carro, deu 450',
  },
])
const marks = new Set([',', '(', '-', 'que', 'e', 'mas', 'de'])

/**
 * `tirei 30 da poupança pra completar o lanche da escola, 42`: what it cost is the expense, and
 * what was taken out of savings for it only moved. Null for any other message.
 */
export function takeFromSavings(
  reading: Reading,
  segments: readonly Settled[],
): readonly [Settled] | null {
  const [moved, cost, ...more] = segments
  if (!moved || !cost || more.length > 0 || cost.valueCents < moved.valueCents) return null
  const found = paying.find(reading)
  if (!found || found.first > moved.amount.first || found.last >= cost.amount.first) return null
  const told = costing.find(reading, { first: found.last + 1, last: reading.tokens.length - 1 })
  if (!told || told.last < cost.amount.last) return null
  const isNamed = reading.tokens
    .slice(found.last + 1, told.first)
    .some(({ kind, norm }) => kind === 'word' && !marks.has(norm))
  return isNamed ? [{ ...asSaid(cost), first: found.last + 1, isPart: true, way: 'out' }] : null
}

/** Whether something was taken out of savings to pay for a thing. */
export function isFromSavings(reading: Reading): boolean {
  return reading.amounts.length === 2 && paying.isIn(reading)
}
