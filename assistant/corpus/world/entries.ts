import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { Changes, Habit, Target } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { did, type Entry, nextId, shown, type World } from '#corpus/world/world.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { teachingTerms } from '#understanding/terms.ts'

/** How far back an entry may lie that is only described. */
const daysBack = 92

const nothing: EffectResult = { kind: 'not-found', slot: 'transaction', known: [] }

export function create(world: World, drafts: readonly TransactionDraft[]): EffectResult {
  const made = drafts.map((draft) => addEntry(world, { ...draft, date: draft.date.toString() }))
  return {
    kind: 'created',
    undoId: did(world, () => without(world, made)),
    transactions: made.map((one) => {
      const { id, categoryName } = shown(world, one)
      return { id, categoryName, budget: null }
    }),
  }
}

export function addEntry(world: World, entry: Omit<Entry, 'id'>): Entry {
  const { type, amountCents, date, categoryId, description } = entry
  const made = { id: nextId(world), type, amountCents, date, categoryId, description }
  world.entries = [...world.entries, made]
  return made
}

export function without(world: World, gone: readonly Entry[]): void {
  const ids = gone.map(({ id }) => id)
  world.entries = world.entries.filter(({ id }) => !ids.includes(id))
}

export function correct(world: World, target: Target, changes: Changes): EffectResult {
  const found = find(world, target)
  const [before, another] = found
  if (!before) return nothing
  if (another) return which(found)
  const turnsOver = changes.type !== undefined && changes.type !== before.type
  const lost = turnsOver && changes.categoryId === undefined ? { categoryId: null } : {}
  const after: Entry = { ...before, ...changes, ...lost }
  const isSame = JSON.stringify(after) === JSON.stringify(before)
  if (isSame) return { kind: 'corrected', undoId: '', transaction: shown(world, before), isSame }
  const put = (one: Entry) => {
    world.entries = world.entries.map((own) => (own.id === one.id ? one : own))
  }
  put(after)
  if (changes.categoryId) learn(world, { ...after, categoryId: changes.categoryId })
  const undoId = did(world, () => put(before))
  return { kind: 'corrected', undoId, transaction: shown(world, after), isSame }
}

function learn(world: World, { description, type, categoryId }: Habit): void {
  const terms = teachingTerms(description)
  const others = world.learned.filter(({ term }) => !terms.includes(term))
  world.learned = [...others, ...terms.map((term) => ({ term, type, categoryId }))]
}

export function remove(world: World, target: Target): EffectResult {
  const found = find(world, target)
  const [only, another] = found
  if (!only) return nothing
  if (another) return which(found)
  without(world, [only])
  const undoId = did(world, () => back(world, [only]))
  return { kind: 'deleted', undoId, transaction: shown(world, only) }
}

export function removeAll(world: World, ids: readonly string[]): EffectResult {
  const gone = world.entries.filter(({ id }) => ids.includes(id))
  without(world, gone)
  return { kind: 'deleted-all', undoId: did(world, () => back(world, gone)), count: gone.length }
}

function back(world: World, gone: readonly Entry[]): void {
  world.entries = [...world.entries, ...gone]
}

/** By its id, else among recent ones by its words and its amount, newest first. */
export function find(world: World, { id, description, amountCents }: Target): Entry[] {
  if (id !== null) return world.entries.filter((one) => one.id === id)
  if (description === null && amountCents === null) return []
  const from = world.today.subtract({ days: daysBack }).toString()
  return newest(world).filter(
    (one) =>
      one.date >= from &&
      (amountCents === null || one.amountCents === amountCents) &&
      (description === null || speaksOf(description, one.description)),
  )
}

export function newest({ entries }: World): Entry[] {
  return entries.toReversed().toSorted((a, b) => b.date.localeCompare(a.date))
}

function which(found: readonly Entry[]): EffectResult {
  const options = found.map(({ id, description, amountCents, date }) => {
    const [, month, day] = date.split('-')
    return { id, label: `${description} ${formatReais(cents(amountCents))} ${day}/${month}` }
  })
  return { kind: 'which', slot: 'transaction', options }
}
