import { say } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const cancelled =
  'cancelaram|cancelou|cancelei|cancelamos|cancelado|cancelada|cancelaro|desisti|desistimos'
const refunded =
  'estornou|estornaram|estornado|estornada|devolveu|devolveram|reembolsou|reembolsaram|reembolsado'
const back = 'voltou|caiu|veio|devolvido|estornado'

const undone = new PhraseBook('a purchase of which nothing is left', [
  {
    means: 'undone',
    say: `@ [reais|conto] ..5 ${cancelled} ..4 ${refunded}`,
    not: [
      `nao|ainda|vai|vao|falta|se ..2 ${refunded}`,
      `${refunded} [me] [so] [r] [$] @`,
      `${refunded} [so] [a] metade|parte`,
    ],
    like: 'pedi um lanche de 54 mas cancelaram e já estornou tudo',
  },
  {
    means: 'undone',
    say: `@ [reais|conto] ..5 ${cancelled} ..2 [o|meu] dinheiro|valor|estorno [ja|me] ${back}`,
    not: ['nao|ainda ..3 dinheiro|valor|estorno', 'valor|dinheiro nao|ainda'],
    like: 'comprei uma blusa de 80, cancelei e o dinheiro já voltou',
  },
  {
    means: 'undone',
    say: `@ [reais|conto] ..5 ${cancelled} ..2 ja veio|caiu|voltou [o] dinheiro|valor|estorno`,
    like: 'pizza 60, cancelaram, já veio o estorno',
  },
])

const dropped: Read = { intent: 'none', confidence: 92 }

/**
 * The turn of "pedi um lanche de 54 mas cancelaram e já estornou tudo", which was never told
 * before: nothing of it is left, so nothing is written and nothing asked. Null for all else.
 */
export function cancelledWholeTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [only, another] = reading.amounts
  if (!only || another || isQuestion(reading) || !undone.isIn(reading)) return null
  // What stands there is to be taken back.
  const sum = Math.round(only.valueCents)
  const standing = rememberedIn(input).filter(({ amountCents }) => amountCents === sum)
  if (namedAmong(message, standing).length > 0) return null
  return say(input, dropped, { kind: 'dropped' })
}
