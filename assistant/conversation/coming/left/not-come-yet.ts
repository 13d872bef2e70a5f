import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const pay = 'salario|pagamento|ordenado|contracheque|decimo|aposentadoria|pensao|bolsa'

const missing = new PhraseBook('that pay has not come', [
  {
    means: 'missing',
    say: 'nao ..1 caiu|entrou|entraram|cairam|depositou|depositaram|saiu|chegou',
    not: ['nao ..1 caiu|entrou|saiu|depositou so|tudo|inteiro|completo'],
    like: 'meu salário não caiu até agora, 2260, que raiva',
  },
  {
    means: 'missing',
    say: 'sem entrar|cair|depositar',
    like: 'o salário de 2260 continua sem entrar',
  },
  { means: 'missing', say: 'atrasou|atrasaram [o] [meu]', like: 'atrasaram meu salário, são 2260' },
])
const ofPay = new PhraseBook('pay', [{ means: 'pay', say: pay, like: 'salário' }])
const came = new Set(
  'recebi recebemos gastei paguei comprei mas so adiantou adiantaram emprestei'.split(' '),
)

/** "não caiu dia 5, caiu hoje": it came, where that is not denied of it. */
const comes = new Set(
  (
    'caiu cairam entrou entraram saiu sairam chegou chegaram veio depositou depositaram pagou ' +
    'pagaram deu deram mandou mandaram'
  ).split(' '),
)
const denies = new Set('nao n nem nunca nada'.split(' '))
const reach = 3

function hasCome({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => {
    const before = tokens.slice(Math.max(0, at - reach), at)
    const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1)
    return comes.has(norm) && !clause.some((one) => denies.has(one.norm))
  })
}

/**
 * The turn of "meu salário não caiu até agora, 2260, que raiva": what has not come is no entry,
 * wherever its sum stands. Null where anything else is told to have been paid or received.
 */
export function notComeYetTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const [only, another] = reading.amounts
  if (!only || another || candidate.intent !== 'log') return null
  if (!ofPay.isIn(reading) || !missing.isIn(reading)) return null
  if (reading.tokens.some(({ norm }) => came.has(norm)) || hasCome(reading)) return null
  // "mercado 142, o salário não caiu ainda"
  if (message.account.transactions.some(({ draft }) => draft.type === 'despesa')) return null
  return sawTurn(input, message, { ...candidate, intent: 'none' }, 'unmeant')
}
