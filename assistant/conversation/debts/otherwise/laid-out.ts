import { remembered } from '#conversation/coming/owed.ts'
import { kin } from '#conversation/debts/otherwise/is-person.ts'
import { tellingWords } from '#conversation/match-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const giving = 'pagar|devolver|dar|passar|acertar|mandar|repassar'
const gives = 'paga|devolve|da|passa|acerta|manda|repassa|pagam|devolvem|dao|passam|acertam'
const who = '[o|a|ele|ela|meu|minha] ..1'

/** `behind`: the promise, from where it begins; `ahead`: the promise before what was paid. */
const promises = new PhraseBook<'behind' | 'ahead'>('who is to give back what was laid out', [
  {
    means: 'behind',
    say: `,|.|e|; [e|mas|ai] ${who} [disse|falou] [que] ..3 me ${gives} ..2 [,|.|!] $`,
    like: 'paguei o lanche, ela me paga amanhã',
  },
  {
    means: 'behind',
    say: `,|.|e|; [e|mas|ai] ${who} [so] ${gives} comigo|pra [mim] ..2 [,|.|!] $`,
    like: 'paguei o lanche, ele acerta comigo amanhã',
  },
  {
    means: 'behind',
    say: `,|.|e|; [e|mas|ai] ${who} [disse|falou] [que] ..3 me|vai faz|fazer [me] [fazer] [o|um] pix ..2 [,|.|!] $`,
    like: 'paguei o lanche, disse que amanhã me faz o pix',
  },
  {
    means: 'behind',
    say: `,|.|e|; [e|mas|ai] ${who} [disse|falou] [que] ..3 [me] vai|ficou [de] [me] ${giving} ..3 [,|.|!] $`,
    like: 'paguei o lanche, ele vai me devolver amanhã',
  },
  {
    means: 'ahead',
    say: `^ ..3 ${who} [tem|vai|ficou|precisa] [que|de] me [vai] ${giving}|${gives} [os|uns] [r] [$] @ [reais] que [eu] paguei|gastei|passei|dei [d*|no|na|pra]`,
    like: 'amanhã o Wesley tem que me dar 35 que eu paguei do almoço dele',
  },
])

const paying = new Set('paguei gastei cobri banquei inteirei passei adiantei'.split(' '))
const excuses = new Set('esqueceu sem faltou esqueceram'.split(' '))
/** It is no more than a part of it, or nothing was laid out. */
const elsewise = new Set(
  (
    'metade parte cada emprestei emprestado vendi cobrei fiz resto dividi dividimos dividido ' +
    'dividida rachei rachamos rachado racha'
  ).split(' '),
)

/**
 * The turn of "paguei o almoço dela, 35, disse que amanhã me faz o pix": what was laid out for
 * another is spent (decision 074), and is remembered as to come back. Null for any other message.
 */
export function laidOutTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  const said = fold(told.text)
  if (![' me ', ' comigo', ' cmg', ' mim'].some((word) => said.includes(word))) return null
  const reading = readMessage(told.text, told.today)
  const [sum, another] = reading.amounts
  const found = promises.findAll(reading).at(-1)
  if (!found || !sum || another || sum.isForeign || isQuestion(reading)) return null
  if (reading.tokens.some(({ norm }) => elsewise.has(norm))) return null
  const text = found.means === 'ahead' ? paidIn(reading, found.last) : headOf(reading, found.first)
  const turn = text === null ? null : understand({ ...told, text })
  const [paid, more] = turn?.reply.kind === 'log' ? turn.reply.transactions : []
  if (!turn || !paid || more || turn.state.open || paid.type !== 'despesa') return null
  const { sum: _worked, ...draft } = paid
  const back = { ...draft, categoryId: null, date: told.today }
  const state = remembered(turn.state, back, { reading }, tellingWords(paid.description))
  return { ...turn, state }
}

/** What was told before the promise: the writer's deed, or why another could not pay. */
function headOf({ tokens, text, amounts }: Reading, first: number): string | null {
  const before = tokens.slice(0, first)
  const isPaid = before.some(({ norm }) => paying.has(norm))
  const isExcused =
    before.some(({ norm }) => excuses.has(norm)) && before.some(({ norm }) => isSomebody(norm))
  const isBefore = (amounts[0]?.last ?? first) < first
  return isBefore && (isPaid || isExcused) ? text.slice(0, tokens[first]?.start) : null
}

function isSomebody(word: string): boolean {
  return kin.has(word) || isFirstName(word)
}

/** "que eu paguei do almoço dele", with the sum of the promise. */
function paidIn({ tokens, text, amounts }: Reading, last: number): string | null {
  const [sum] = amounts
  const at = tokens.findIndex(({ norm }, index) => paying.has(norm) && index <= last)
  const deed = tokens[at]
  if (!sum || !deed) return null
  const figure = text.slice(tokens[sum.first]?.start, tokens[sum.last]?.end)
  return `${text.slice(deed.start, deed.end)} ${figure} ${text.slice(deed.end).trim()}`
}
