export type { Fact } from '#people/facts/fact.ts'
export { addFactsAt, countFacts } from '#people/facts/facts.store.ts'
export { noteFacts } from '#people/facts/note-facts.ts'
