import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { leansWord } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** What was done last is what the first half does: "e esse racha" is of what was told before. */
export function ofItself(told: TurnInput, turn: Turn): Turn {
  const { last } = told.state
  if (turn.effects[0]?.kind !== 'undo-last' || last?.name === undefined) return turn
  const [bill, another] = (told.payments ?? []).filter(({ name }) => name === last.name)
  if (!bill || another) return turn
  const { id, name } = bill
  return carry(told, turn.candidate, { kind: 'end-thing', what: 'payment', id, name })
}

/** "aquele racha, apaga" takes back what was done last only where that is called so. */
export function isOfLast({ state }: TurnInput, { effects }: Turn, reading: Reading): boolean {
  if (effects.every(({ kind }) => kind !== 'undo-last')) return true
  const { name = '', transactions = [] } = state.last ?? {}
  const own = [name, ...transactions.map(({ description }) => description)].flatMap(tellingWords)
  const said = tellingIn({ reading }).filter(({ word }) => !leansWord('ofRemoval', word))
  return said.length === 0 || said.some(({ word }) => own.some((one) => isSame(one, word)))
}

/** The entry that the first half changes, or names. */
export function spokenOf(told: TurnInput, one: Turn, reading: Reading): Remembered | undefined {
  const [touched] = touchedBy(told, one)
  const known = rememberedIn(told)
  if (touched !== undefined) return known.find(({ id }) => id === touched)
  const said = tellingIn({ reading })
  return known.find(({ name }) => {
    return tellingWords(name).some((own) => said.some(({ word }) => isSame(own, word)))
  })
}

/** What was changed by the first half is spoken of last, and what it deleted is not there. */
export function after(told: TurnInput, one: Turn): TurnInput {
  const ids = touchedBy(told, one)
  const own = rememberedIn(told).find(({ id }) => ids.includes(id))
  const { last, earlier = [], ...state } = told.state
  if (!own || !last) return told
  if (one.effects[0]?.kind === 'correct') {
    const spoken = { undoId: '', kind: 'corrected' as const, transactions: [own] }
    return { ...told, state: { ...state, last: spoken, earlier: [last, ...earlier] } }
  }
  const left = (done: LastRegistration) => {
    return { ...done, transactions: done.transactions.filter(({ id = '' }) => !ids.includes(id)) }
  }
  const { recent } = told
  return {
    ...told,
    state: { ...state, last: left(last), earlier: earlier.map(left) },
    ...(recent ? { recent: () => recent().filter(({ id }) => !ids.includes(id)) } : {}),
  }
}

/** "apaga o último e muda o outro pra 19,50": the one that is left is called by its name. */
export function withOther(told: TurnInput, one: Turn, text: string): string {
  if (!another.test(text)) return text
  const gone = touchedBy(told, one)
  const known = rememberedIn(told)
  const own = known.find(({ id }) => gone.includes(id))
  const words = tellingWords(own?.name ?? '')
  const [left, more] = known.filter(({ id, name }) => {
    const isNamed = tellingWords(name).some((word) => words.some((norm) => isSame(norm, word)))
    return isNamed && !gone.includes(id)
  })
  return left && !more ? text.replace(another, `o ${left.name}`) : text
}

/** The entries that a turn deletes or changes, by their ids. */
export function touchedBy({ state }: TurnInput, { effects: [effect] }: Turn): string[] {
  if (effect?.kind === 'undo-last') {
    return state.last?.kind === 'created'
      ? state.last.transactions.flatMap(({ id }) => id ?? [])
      : []
  }
  const isEntry = effect?.kind === 'delete' || effect?.kind === 'correct'
  return isEntry && effect.target.id !== null ? [effect.target.id] : []
}

const another = /\b[oa] outr[oa]\b/i
