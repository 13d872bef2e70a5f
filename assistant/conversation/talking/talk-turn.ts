import { say } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { intentOfTalk, isAllTalk, readTalk, type Talk } from '#understanding/intents/talk/talk.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** What a question about her work, a greeting or thanks may be told apart from. */
const vague: readonly Talk[] = [
  'question',
  'own',
  'category',
  'fine',
  'laugh',
  'no',
  'blessing',
  'praise',
  'and-you',
]

/** The turn of what is said beside money, each in a line of its own; null where it is none. */
export function talkTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0) return null
  const said = readTalk(reading)
  if (!said) return null
  const talk = said === 'question' ? ofOwn(input, message) : said
  const { intent } = candidate
  if (intent === 'none') return chat(input, { ...candidate, intent: intentOfTalk(talk) }, talk)
  if (intent === 'clarify') {
    return isAllTalk(reading, talk)
      ? chat(input, { ...candidate, intent: intentOfTalk(talk) }, talk)
      : null
  }
  if (vague.includes(talk) && !(talk === 'category' && intent === 'help')) return null
  if (intent === 'help') return chat(input, { ...candidate, intent: intentOfTalk(talk) }, talk)
  return chat(input, candidate, talk)
}

const money = new Set(
  [
    'nome gasto gastos gastei dinheiro parcela parcelas conta contas saldo entrada entradas devolucao',
    'deve devem lancamento lancamentos anotou anotei pagamento pagamentos compra compras meta metas',
    'valor valores categoria categorias',
  ].flatMap((line) => line.split(' ')),
)

/** Whose question it is that nobody could answer: one about the person's own money, or any. */
function ofOwn(input: TurnInput, message: Message): Talk {
  const { flat } = message.reading
  const names = [...message.index.all.map(({ name }) => fold(name)), 'outros']
  if (
    leans('asksMeaning', message.reading) &&
    names.some((name) => flat.includes(` ${name.replace(/s$/, '')}`))
  ) {
    return 'category'
  }
  const { payments = [], goals = [] } = input
  const isNamed = fitting(tellingIn(message), [...payments, ...goals]).some(
    ({ at }) => at.length > 0,
  )
  const isOwn = isNamed || namedAmong(message, rememberedIn(input)).length > 0
  return isOwn || message.reading.tokens.some(({ norm }) => money.has(norm)) ? 'own' : 'question'
}

/** Most messages do not, and need no look into the books. */
const namesAccount = / (conta|cadastro) /

/** "apaga minha conta" is about no entry, whatever was written last: nothing of it is deleted. */
export function closingTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (!namesAccount.test(reading.flat)) return null
  const isClosing = readTalk(reading) === 'close' && isAllTalk(reading, 'close')
  return isClosing ? chat(input, { ...candidate, intent: intentOfTalk('close') }, 'close') : null
}

/** What is said beside money closes no question, like a greeting. */
function chat(input: TurnInput, candidate: Candidate, talk: Talk): Turn {
  return by('talk', say(input, candidate, { kind: 'talk', talk }))
}
