import { carry, say } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const back = 'devolver|repor|retribuir'

const forgiven = new PhraseBook('that nothing is to be given back', [
  {
    means: 'forgiven',
    say: `nao precisa|preciso|precisava|carece|quer [mais] [eu|que|de] [eu] [mais] ${back}|devolva`,
    not: [`nao precisa|preciso ..2 ${back} hoje|agora|ja|logo|tudo`],
    like: 'minha mãe disse que não precisa devolver os 300',
  },
  {
    means: 'forgiven',
    say: 'perdoou|perdoaram [a|o] [minha|meu] divida|emprestimo',
    like: 'meu tio perdoou a dívida',
  },
  {
    means: 'forgiven',
    say: `falou|disse|avisou que eh|era|foi presente|dado|meu [,|nao|e] ..3 ${back}`,
    like: 'ela disse que é presente, não precisa devolver',
  },
])

const glad = { intent: 'none', confidence: 90 } as const

/**
 * The turn of "minha mãe disse que não precisa devolver os 300": what was borrowed stays as it came
 * in, and a bill that was kept to give it back goes. Null where nothing of that sum is known.
 */
export function forgivenTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const isOpen = intent === 'none' || intent === 'clarify' || intent === 'log'
  if (!isOpen || isQuestion(reading) || !forgiven.isIn(reading)) return null
  const [amount, another] = reading.amounts
  if (another) return null
  const value = amount && Math.round(amount.valueCents)
  const bills = (input.payments ?? []).filter(({ name, amountCents, isPaid }) => {
    return /^devolver/i.test(name) && !isPaid && (value === undefined || amountCents === value)
  })
  const [bill, other] = bills
  if (bill && !other) {
    const { id, name } = bill
    const read = { intent: 'delete', confidence: 90, fields: { description: name } } as const
    return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
  }
  const came = rememberedIn(input).some(({ type, amountCents }) => {
    return type === 'receita' && (value === undefined || amountCents === value)
  })
  return came ? say(input, glad, { kind: 'done-before' }) : null
}
