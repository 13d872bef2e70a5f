import { cents } from '@lya/core/amounts/cents.ts'
import { say } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import type { Owing } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const lent = new PhraseBook('what came in was only lent', [
  {
    means: 'lent',
    say: '^ [mas|ah|e|,] [isso|esse|esses|so] [eh|foi|era|sao] [so] emprestado|emprestados|emprestada|emprestimo [viu|ta|ele|ela] [,|.|!] $',
    like: 'é emprestado',
  },
  {
    means: 'lent',
    say: '^ [mas|ah|e|,] [eu] peguei emprestado [com|dele|dela] [ele|ela] [,|.|!] $',
    like: 'peguei emprestado com ela',
  },
  {
    means: 'lent',
    say: '^ [mas|ah|e|,|depois] [eu] vou|tenho|preciso|ficou [ter] [que|de] devolver [depois|tudo|isso|ele|ela|pra] [ele|ela] [,|.|!] $',
    like: 'vou ter que devolver',
  },
])

const heard: Read = { intent: 'none', confidence: 90 }

/**
 * The turn of "é emprestado", right behind what somebody gave: it stays as it came, and the writer
 * owes it from then on. Null for any other message.
 */
export function wasLentTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { last, owing: before = [] } = input.state
  if (last?.kind !== 'created' || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!lent.isIn(reading)) return null
  const [entry, another] = ownIn({ state: { last } })
  if (!entry || another || entry.type !== 'receita') return null
  const own: Owing = {
    name: entry.name,
    wholeCents: cents(entry.amountCents),
    paidCents: cents(0),
  }
  const turn = say(input, heard, { kind: 'owed-asked', sums: [], owing: [own] })
  const owing = [own, ...before.filter(({ name }) => name !== own.name)]
  return { ...turn, state: { ...turn.state, owing } }
}
