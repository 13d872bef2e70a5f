import { billMeant, saysBill } from '#conversation/bills/spoken/of-bills.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const naming = new Set('nome renomeia renomear renomeie renomeio'.split(' '))
const leads = new Set('pra para por como so apenas eh'.split(' '))
const besides = new Set(
  'nome renomeia renomear renomeie errado errada certo correto deixa agora muda troca cria'.split(
    ' ',
  ),
)
const whose = new Set(['meu', 'seu', 'teu'])
const nameMax = 40

/**
 * The turn of "muda o nome da conta do dia 10 pra Condomínio", "o nome tá errado, é só Condomínio":
 * the bill is called so. The one that was just kept needs no name. Null for any other message.
 */
export function billRenamedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { tokens } = reading
  const spoken = tokens.findIndex(({ norm }) => naming.has(norm))
  if (spoken < 0 || whose.has(tokens[spoken - 1]?.norm ?? '') || isQuestion(reading)) return null
  const lead = tokens.findLastIndex(({ norm }, at) => at > spoken && leads.has(norm))
  if (lead < 0) return null
  const name = nameBehind(message, lead)
  const bill = billOf(input, message, lead)
  if (!bill || !name || name.length > nameMax) return null
  if (fold(name) === fold(bill.name)) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  const fields = { target: bill.name, description: name }
  const read = { intent: 'correct', confidence: 92, fields } as const
  const { id } = bill
  return carry(input, read, {
    ...{ kind: 'change-name', what: 'payment', id },
    ...{ name: bill.name, newName: name },
  })
}

const closing = new Set(['"', "'", '“', '”', '’', '‘'])

/** As it was written, up to the mark that ends it. */
function nameBehind({ reading: { tokens, text } }: Message, lead: number): string | null {
  const first = tokens.findIndex(({ kind }, at) => at > lead && kind === 'word')
  if (first < 0) return null
  const mark = tokens.findIndex(({ kind, norm }, at) => {
    return at > first && (kind === 'mark' || closing.has(norm) || laughs.test(norm))
  })
  const written = text.slice(tokens[first]?.start, tokens[mark]?.start ?? text.length).trim()
  return written === '' ? null : capital(written)
}

const laughs = /^(k{2,}|rs+|haha\w*)$/

/** The bill that is named before it; without a name the one just kept, or the only one. */
function billOf(input: TurnInput, message: Message, lead: number): Bill | null {
  const { payments = [], state } = input
  const isBefore = ({ first }: { first: number }) => first < lead
  const { reading } = message
  const amounts = reading.amounts.filter(isBefore)
  const days = reading.days.filter((day) => {
    return isBefore(day) && reading.tokens[day.first]?.norm === 'dia'
  })
  const before = { ...message, reading: { ...reading, amounts, days } }
  const said = tellingIn(message).filter(({ at, word }) => at < lead && !besides.has(word))
  const isEntry = namedAmong(message, rememberedIn(input), said).length > 0
  if (isEntry && !saysBill(message)) return null
  if (said.length > 0 || amounts.length > 0 || days.length > 0) {
    return billMeant(input, before, said)
  }
  const { last } = state
  const made = last?.kind === 'recurring-created' || last?.kind === 'name-changed'
  if (made) return payments.findLast(({ name }) => name === last.name) ?? null
  const [only, another] = payments
  return only && !another && saysBill(message) ? only : null
}
