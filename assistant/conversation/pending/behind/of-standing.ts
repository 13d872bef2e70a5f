import { cents } from '@lya/core/amounts/cents.ts'
import { correct } from '#conversation/make-turn.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const noted = words('anotou anotado anotada registrou registrado registrada lancou lancado lancada')
const changing = words(
  'muda mude mudar corrige corrija corrigir troca trocar altera arruma atualiza',
)
const itsSum = words('valor preco dele dela isso esse essa')

/**
 * The turn of "sim, muda o valor dele", "sim, é o esmalte que você anotou", where a sum was seen of
 * what stands there: that entry is put right, and nothing is written beside it. Null for any other.
 */
export function ofStandingTurn(told: TurnInput, open: OpenQuestion, rest: string): Turn | null {
  if (open.kind !== 'reading' || open.draft.amountCents === 0) return null
  const reading = readMessage(rest, told.today)
  if (!speaksOfStanding(reading)) return null
  const { amountCents, description } = open.draft
  const known = rememberedIn(told)
  const name = readMessage(description, told.today)
  const among = namedIn(reading, known) ?? namedIn(name, known)
  const former = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const priced = (among ?? []).filter((one) => former.includes(one.amountCents))
  const meant = priced.length > 0 ? priced : among
  if (!meant) return null
  const fields = { amount: amountCents }
  const read = { intent: 'correct', confidence: 92, fields } as const
  return by('answered-reading', correct(told, read, meant, { amountCents: cents(amountCents) }))
}

/** It was noted already, or something of it is to be changed and nothing else is named. */
function speaksOfStanding({ tokens, amounts }: Reading): boolean {
  if (tokens.some(({ norm }) => noted.has(norm))) return true
  const isChange = tokens.some(({ norm }) => changing.has(norm))
  return isChange && amounts.length === 0 && tokens.some(({ norm }) => itsSum.has(norm))
}

/** Those that the words name, newest first; null for none. */
function namedIn(reading: Reading, known: readonly Remembered[]): Remembered[] | null {
  const said = tellingIn({ reading }).filter(({ word }) => !noted.has(word) && !itsSum.has(word))
  const found = fitting(said, known).flatMap(({ thing, at }) => (at.length > 0 ? [thing] : []))
  return found.length > 0 ? found : null
}
