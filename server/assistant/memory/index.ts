export { forgetChoice } from '#assistant/memory/forget-choice.ts'
export { learnChoice } from '#assistant/memory/learn-choice.ts'
