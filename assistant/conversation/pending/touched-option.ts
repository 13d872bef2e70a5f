import type { Option } from '#conversation/effect-result.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * The option whose button was touched, or that is called by its name and its sum: 'Remédios R$
 * 200,00' answers what was asked, however much it looks like a message of its own.
 */
export function touchedOption(message: Message, options: readonly Option[]): Option | null {
  const said = lettersOf(message.reading.text)
  return options.find(({ label }) => lettersOf(label) === said) ?? bySum(message, options)
}

function lettersOf(text: string): string {
  return fold(text.normalize('NFC')).replace(/[^\p{L}\d]/gu, '')
}

/** "a de 200", "remédios de 200": the only one of that sum, and no word of anything else. */
function bySum(message: Message, options: readonly Option[]): Option | null {
  const { amounts, tokens, days } = message.reading
  const [amount, another] = amounts
  if (!amount || another || days.length > 0 || tokens.length > wordsMax) return null
  const cents = String(Math.round(amount.valueCents))
  const [only, more] = options.filter(({ label }) => sumOf(label) === cents)
  if (!only || more) return null
  const own = tellingWords(only.label)
  const said = tellingIn(message).filter(({ word }) => !pointing.has(word))
  return said.every(({ word }) => own.includes(fold(word))) && !tells(message) ? only : null
}

const wordsMax = 8
const pointing = new Set(['entrada', 'gasto', 'despesa', 'receita', 'lancamento'])

/** The centavos that a label ends in: 'Luz R$ 1.203,40'. */
function sumOf(label: string): string {
  return lettersOf(label.slice(label.lastIndexOf('R$') + 2))
}

function tells({ account }: Message): boolean {
  return account.clauses.some(({ verbs }) => verbs.length > 0)
}

/** "a luz vence dia 25, 140", where two lunches may be meant: no sum and no word of either. */
export function isOfNone(message: Message, options: readonly Option[]): boolean {
  const { amounts } = message.reading
  const sums = options.map(({ label }) => sumOf(label))
  const own = options.flatMap(({ label }) => tellingWords(label))
  const isOther = amounts.every(({ valueCents }) => !sums.includes(String(Math.round(valueCents))))
  return (
    amounts.length > 0 &&
    isOther &&
    tellingIn(message).some(({ word }) => !own.includes(fold(word)))
  )
}
