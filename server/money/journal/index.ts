export { type Insertion, insertionOf, insertOnce } from '#money/journal/insert-once.store.ts'
export {
  findEntry,
  isAsLeft,
  type JournalEntry,
  lockEntry,
  markUndone,
  noteEdit,
  noteInverse,
  noteTogether,
} from '#money/journal/journal.store.ts'
export { refuseChangedSince } from '#money/journal/refuse-changed-since.ts'
export { refuseStale } from '#money/journal/refuse-stale.ts'
export { type EditNote, revertOrRefuse } from '#money/journal/revert-or-refuse.ts'
