import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { say } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { awaitedTurn } from '#conversation/orders/order-not-spent.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import { behindOne } from '#conversation/restating/told-behind/behind-one.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const lead = '^ [mas|so|que|ah|,] [que|mas] [ela|ele|a|o|elas|eles] [cliente|moca|moco]'
const days = 'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|semana|mes|depois'

const said = new PhraseBook<'part' | 'half' | 'later' | 'off' | 'more'>('how work was paid', [
  {
    means: 'part',
    say: `${lead} [so] [me] [so] pagou|deu|mandou|adiantou [so] [r] [$] @ [reais] [so|apenas|hoje|por|ate] [enquanto|agora] [,|.|!] $`,
    not: ['pagou|deu|mandou mais'],
    like: 'ela pagou 60 só',
  },
  {
    means: 'half',
    say: `${lead} [so] [me] [so] pagou|deu|mandou|adiantou [so] [a] metade [so|apenas|hoje|por|ate] [enquanto|agora] [,|.|!] $`,
    like: 'ela só pagou metade',
  },
  {
    means: 'later',
    say: `${lead} ainda nao [me] pagou|pagaram|acertou|deu|mandou [nada|ainda] [,|.|!] $`,
    like: 'ela ainda não pagou',
  },
  {
    means: 'later',
    say: `${lead} nao [me] pagou|pagaram|acertou [ainda|nada] [ainda] [,|.|!] $`,
    like: 'ela não pagou ainda',
  },
  { means: 'later', say: '^ [mas|so] [que] ainda nao recebi [,|.|!] $', like: 'ainda não recebi' },
  {
    means: 'later',
    say: `${lead} [so] [me] paga|pagam|acerta [so] [na|no|pra] [proxima] ${days} ..2 [,|.|!] $`,
    like: 'paga sexta',
  },
  {
    means: 'later',
    say: `${lead} [so] vai|vao|ficou [de] [me] [so] pagar|acertar [so] [na|no|pra] [proxima] ${days} ..2 [,|.|!] $`,
    like: 'ela vai pagar sexta',
  },
  {
    means: 'off',
    say: `${lead} cancelou|cancelaram|desistiu|desistiram|desmarcou [tudo|dele|dela|o|a] [pedido|encomenda] [,|.|!] $`,
    like: 'ela cancelou',
  },
  { means: 'off', say: `${lead} nao quer|quis mais [,|.|!] $`, like: 'ela não quer mais' },
  {
    means: 'more',
    say: `${lead} quer|pediu|querem|encomendou mais # [pra|para] [o|a] ..3 [,|.|!] $`,
    like: 'ela quer mais um pra sábado',
  },
])

/**
 * The turn of what is told right behind work that was paid by somebody: "ela pagou 60 só", "ela
 * ainda não pagou", "paga sexta", "cancelou". Null for any other message.
 */
export function paidBehindTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.tokens.length > wordsMax || isQuestion(reading)) return null
  const means = said.find(reading)?.means
  const entry = means && behindOne(input, message)
  if (entry?.type !== 'receita') return null
  if (means === 'more') return say(input, told, { kind: 'agreed' })
  if (means === 'off') return deletion(input, entry)
  if (means === 'later') return awaitedTurn(input, message, entry)
  const [sum] = reading.amounts
  const came = means === 'half' ? entry.amountCents / 2 : (sum?.valueCents ?? 0)
  const amountCents = cents(Math.ceil(came))
  if (amountCents <= 0 || amountCents >= entry.amountCents) return null
  if (!isOnly(message)) {
    // Without 'só' it may be a second sum.
    const { description } = entry
    const target = { ...targetOf(entry.id), description, amountCents: cents(entry.amountCents) }
    return offerTurn(input, { kind: 'correct', target, changes: { amountCents } })
  }
  const leftCents = cents(entry.amountCents - amountCents)
  return partOf(input, message, entry, { amountCents, leftCents })
}

const told = { intent: 'none', confidence: 90 } as const
const wordsMax = 12
const only = new Set(['so', 'apenas', 'metade', 'enquanto', 'adiantou'])

function isOnly({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) => only.has(norm))
}
