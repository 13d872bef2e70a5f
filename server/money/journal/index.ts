export {
  findEntry,
  type JournalEntry,
  lockEntry,
  markUndone,
  noteInverse,
} from '#money/journal/journal.store.ts'
