import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

const gave = 'devolveram|devolveu|estornaram|estornou|reembolsaram|reembolsou'
const never = `nao|ainda|quando|se|vao|vai ..3 ${gave}`

/** The money of what was bought came back, whether or not the thing went back too. */
export const moneyBack = new PhraseBook('the money of what was bought came back', [
  {
    means: 'money',
    say: `${gave} [me] [ja] [o|todo|meu|a|toda|minha] [o|meu|a] dinheiro|valor|tudo|grana`,
    not: [never, 'dinheiro|valor|grana emprestado|emprestada|que [eu] emprestei'],
    like: 'o de anteontem veio errado e devolveram o dinheiro',
  },
  {
    means: 'money',
    say: `errado|errada|errados|erradas|estragado|estragada|quebrado|quebrada|defeito|vencido|vencida|trocado|trocada|serviu|frio|fria|faltando ..4 ${gave}`,
    not: [never],
    like: 'a pizza veio errada e estornaram',
  },
  {
    means: 'money',
    say: 'foi|foram [todo|toda] estornado|estornada|reembolsado|reembolsada|estornados|estornadas',
    not: ['nao|ainda|quando|se foi|foram'],
    like: 'o de ontem foi estornado',
  },
])

/**
 * The expenses of which the money came back: those that are named, by a word, a day or a sum; where
 * nothing is, what was told last.
 */
export function paidFor(input: TurnInput, message: Message): readonly Remembered[] {
  const { reading } = message
  const [amount] = reading.amounts
  const sum = amount && Math.round(amount.valueCents)
  const days = reading.days.map(({ date }) => date.toString())
  const spent = rememberedIn(input).filter(({ type, name, amountCents }) => {
    const isLent = name.split(' ').some((word) => isSomeone(word) || word.startsWith('emprest'))
    return type === 'despesa' && !isLent && (sum === undefined || amountCents === sum)
  })
  const named = namedAmong(message, spent)
  const isElse = tellingIn(message).some(({ word }) => isThing(word) && !isOfShop(word))
  const known = named.length > 0 || isElse ? named : spent
  const dated = known.filter(({ date }) => days.includes(date))
  if (dated.length > 0) return dated
  if (named.length > 0 || isElse) return named
  return sum === undefined ? toldLast(input, spent) : spent
}

/** "o de 41", "o ifood de 41": which of them, and no sum that came back. */
export function namesBySum({ amounts, tokens }: Message['reading']): boolean {
  const [only, another] = amounts
  return only !== undefined && !another && tokens[only.first - 1]?.norm === 'de'
}

const shops = new Set('loja pedido compra cartao dinheiro valor tudo vendedor vendedora'.split(' '))

function isOfShop(word: string): boolean {
  return shops.has(word)
}
