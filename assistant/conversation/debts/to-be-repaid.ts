import { cents } from '@lya/core/amounts/cents.ts'
import { toComeBack } from '#conversation/debts/to-come-back.ts'
import { namedAmong, ownIn, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const giving = 'pagar|devolver|reembolsar|passar|acertar|repassar|ressarcir'

const promised = new PhraseBook('what was laid out is to come back', [
  {
    means: 'back',
    say: `vai|vao|ficou|ficaram [de|ainda] me [de] ${giving}`,
    not: [
      'nao|se|quando ..2 vai|vao|ficou',
      `${giving} [so] [a|sua] metade|parte`,
      'metade|parte ..6 vai|vao|ficou',
    ],
    like: 'a Ana vai me devolver o mercado',
  },
  {
    means: 'back',
    say: 'ele|ela|eles|elas me paga|pagam|devolve|devolvem|passa|acerta',
    not: [
      'nao|se|quando ..2 me',
      'paga|devolve|passa|acerta [a|sua] metade|parte|sempre|todo|toda',
      'metade|parte ..6 ele|ela|eles|elas',
    ],
    like: 'a fralda ela me paga',
  },
  {
    means: 'back',
    say: 'vai|vao|vem reembolsar|devolver|ressarcir|reembolso',
    not: ['nao|se|quando ..2 vai|vao|vem', 'vou ..3 devolver', 'metade|parte ..6 vai|vao'],
    like: 'o material a escola vai reembolsar',
  },
  {
    means: 'back',
    say: '[eh|foi|tem|com] reembolso ..8 vem|vai|sai|cai|ainda|so',
    not: ['nao tem|eh|foi reembolso'],
    like: 'o EVA é com reembolso da escola, só que sai semana que vem',
  },
  {
    means: 'back',
    say: 'reembolsa|reembolsam|devolve|devolvem ..3 semana|mes|dia|amanha|segunda|terca|quarta|quinta|sexta|depois',
    not: ['nao|se|quando ..2 reembolsa|reembolsam|devolve|devolvem'],
    like: 'a firma reembolsa o uber na semana que vem',
  },
  {
    means: 'back',
    say: 'me paga|pagam|da|dao|devolve|devolvem|passa ..3 de volta',
    not: ['nao|se|quando ..2 me'],
    like: 'depois a escola me dá o valor de volta',
  },
])

const pointing = new Set('isso esse essa esses essas disso'.split(' '))
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of "a fralda ela me paga", of an expense that stands there whole: it stays, since it
 * left the purse, and its return is remembered (decision 074). Null where no one expense of this
 * conversation is named.
 */
export function toBeRepaidTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  // "isso é com reembolso, só sai semana que vem" is no other day of it.
  const isRefund = read.intent === 'correct' && leans('ofRefund', reading)
  if (reading.amounts.length > 1 || !(isRefund || readable.includes(read.intent))) return null
  if (isQuestion(reading) || !promised.isIn(reading) || leans('removes', reading)) return null
  if (givesElse(reading.tokens)) return null
  const spent = ownIn(input).filter(({ type }) => type === 'despesa')
  const named = namedAmong(message, spent)
  // "isso a escola vai reembolsar": what was told last.
  const isThat = named.length === 0 && reading.tokens.some(({ norm }) => pointing.has(norm))
  const [entry, another] = isThat ? toldLast(input, spent) : named
  if (!entry || another) return null
  const [sum] = reading.amounts
  if (sum && Math.round(sum.valueCents) !== entry.amountCents) return null
  return toComeBack(input, message, entry, cents(entry.amountCents))
}

/** "isso vai devolver minha paz" is no money. */
function givesElse(tokens: Message['reading']['tokens']): boolean {
  return tokens.some(({ kind, norm }, at) => {
    const [deed = '', own = ''] = tokens.slice(Math.max(0, at - 2), at).map((one) => one.norm)
    const isOwn = mine.has(own) && givings.has(deed)
    return kind === 'word' && isOwn && !money.has(norm)
  })
}

const mine = new Set('minha meu minhas meus'.split(' '))
const givings = new Set(`${giving}|devolve|devolvem|passa`.split('|'))
const money = new Set('dinheiro grana parte valor metade'.split(' '))
