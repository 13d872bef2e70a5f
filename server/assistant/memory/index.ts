export { learnChoice } from '#assistant/memory/learn-choice.ts'
