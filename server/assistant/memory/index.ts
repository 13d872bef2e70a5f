export { forgetChoice } from '#assistant/memory/forget-choice.ts'
export { learnChoice } from '#assistant/memory/learn-choice.ts'
export { findChoices, listHabits } from '#assistant/memory/memory.queries.ts'
export { deleteHabits, saveHabit } from '#assistant/memory/memory.store.ts'
