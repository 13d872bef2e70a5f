import type { AssistantCategory } from '#understanding/draft.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import type { Reading } from '#understanding/reading.ts'

/** Money that is no pay, whoever gives it. */
const gifts = new Set(
  (
    'pai mae vo avo filho filha irmao irma tio tia sogro sogra cunhado cunhada primo prima marido ' +
    'esposa namorado namorada devolveu devolveram emprestou emprestado presente achei ganhei vaquinha ' +
    'reembolso estorno cashback premio loteria rifa pensao bolsa auxilio heranca rendeu resgate'
  ).split(' '),
)

interface Trades {
  all: readonly AssistantCategory[]
  /** Concepts that each category's name covers. */
  covers: ReadonlyMap<string, ReadonlySet<Concept>>
}

/**
 * The category of what a person does for a living, where they have one alone: what is paid to them
 * and is nothing else is that. Null where it could be something else.
 */
export function tradeCategory({ tokens }: Reading, index: Trades): string | null {
  const trades = index.all.filter(
    ({ id, type }) => type === 'receita' && index.covers.get(id)?.has('craft'),
  )
  const [only, another] = trades
  if (!only || another || tokens.some(({ norm }) => gifts.has(norm))) return null
  return only.id
}
