import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { datedDueDay } from '#conversation/coming/due-day.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { type Billed, billedAlone } from '#understanding/intents/commitments/billed.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const rising = new PhraseBook('what a bill comes to from now on', [
  {
    means: 'rose',
    say: '[ja] [me] subiu|aumentou|passou|baixou|diminuiu|abaixou|caiu|mudou|reajustou|encareceu|foi [reajustado|reajustada] [de] [r] [$] @ [reais] pra|para|a [r] [$] @',
    like: 'o condomínio aumentou de 310 para 335',
  },
  {
    means: 'rose',
    say: 'vai|vao subir|aumentar|passar|baixar|mudar|ir [de] [r] [$] @ [reais] pra|para|a [r] [$] @',
    like: 'o condomínio vai subir de 310 para 335',
  },
  {
    means: 'rose',
    say: '[subiu|aumentou|encareceu] [,] era|pagava [de] [r] [$] @ [reais] [,|e|mas] agora eh|esta|fica|ficou|foi|custa|vem|pago [r] [$] @',
    like: 'o condomínio era 310, agora é 335',
  },
])
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'recurring']

/**
 * The turn of a bill that costs something else from now on and stands nowhere yet: "o condomínio
 * aumentou de 310 para 335". What it comes to is offered to be kept, so that "paguei o condomínio"
 * is written with it. Null for any other message.
 */
export function roseToTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  if (isIncomeTalk(reading)) return null
  const item = billIn(message)
  if (!item) return null
  const own = item.category
    ? categoryId({ category: item.category }, 'despesa', input.categories)
    : null
  const draft = {
    ...({ type: 'despesa', description: item.name, categoryId: own, date: input.today } as const),
    amountCents: cents(item.amountCents),
  }
  const due = datedDueDay(reading)
  const { partsLeft: _once, ...bill } = billOnce(draft, due ?? input.today)
  return offeringBill(input, bill, due ? {} : { isUndated: true })
}

/** The bill by its name, which stands before what it did, with its new sum. */
function billIn(message: Message): Billed | null {
  const { amounts, text, tokens, today } = message.reading
  const found = rising.find(message.reading)
  const [former, now, another] = amounts
  if (!found || !former || !now || another || now.isForeign) return null
  if (now.valueCents < 1 || now.valueCents > limits.amountCentsMax) return null
  const name = text.slice(0, tokens[found.first]?.start)
  const sum = text.slice(tokens[now.first]?.start, tokens[now.last]?.end)
  const item = billedAlone({ ...message, reading: readMessage(`${name} ${sum}`, today) })
  return item?.isBill ? item : null
}
