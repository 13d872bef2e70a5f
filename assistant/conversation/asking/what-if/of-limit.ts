import type { Query } from '#conversation/effect.ts'
import { limitsSet } from '#conversation/limits/standing/last-limit.ts'
import { stateOf } from '#conversation/limits/standing/state-of.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import type { Reading } from '#understanding/reading.ts'

export const limitWords = words('limite teto orcamento')
/** The limit of another book, or one that is to change itself. */
const otherwise = words(
  'cartao credito cheque banco nubank preciso precisa precisaria aumentar aumento aumenta subir baixar ' +
    'diminuir mudar trocar passar passo',
)
const onto = words('pra pro para de do da em no na')

/** Whether it is asked of a limit: by its word, or of a category that has one. */
export function asksOfLimit(told: TurnInput, reading: Reading): boolean {
  if (hasOneOf(reading, otherwise)) return false
  if (hasOneOf(reading, limitWords)) return true
  const own = categoryIn(told, reading)
  return own !== null && limitsSet(told).some(({ categoryId }) => categoryId === own)
}

/** What asks for the limit that would be drawn on; null where it is not plain which that is. */
export function limitDrawnOn(
  told: TurnInput,
  reading: Reading,
  [draft, another]: readonly TransactionDraft[],
): Query | null {
  const set = limitsSet(told)
  const named = categoryIn(told, reading)
  const own = draft && !another ? draft.categoryId : null
  // "se eu gastar 120 no mercado, quanto sobra pra lazer?" draws on another one.
  if (named !== null && own && own !== named) return null
  const { from = null } = readPeriod(reading, false)
  if (from !== null && !from.startsWith(told.today.toPlainYearMonth().toString())) return null
  const one = named ?? set.find(({ categoryId }) => categoryId === own)?.categoryId ?? null
  if (one === null) return null
  return stateOf({ categoryId: one, month: told.today.toPlainYearMonth().toString() }, told.today)
}

/** "quanto sobra pra lazer", "do limite de lazer": the one category that is named so. */
function categoryIn({ categories }: TurnInput, { tokens }: Reading): string | null {
  const named = categories.filter(({ name, type }) => {
    const at = tokens.findIndex(({ folded }) => folded === fold(name))
    const isLed = tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => onto.has(norm))
    return type === 'despesa' && at > 0 && (isLed || limitWords.has(tokens[at - 1]?.norm ?? ''))
  })
  const [only, another] = named
  return only && !another ? only.id : null
}
