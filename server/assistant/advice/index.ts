export { type Advise, adviser } from '#assistant/advice/adviser.ts'
export type { AskModel } from '#assistant/advice/ask-model.ts'
export { withAdvice } from '#assistant/advice/with-advice.ts'
