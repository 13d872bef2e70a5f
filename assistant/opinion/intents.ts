import { type Intent, writingIntents } from '#understanding/draft.ts'

/** What the opinion tells apart, in the order of its weights. */
export const opinionIntents = [
  'log',
  'clarify',
  'none',
  'query',
  'correct',
  'delete',
  'recurring',
  'installments',
  'budget',
  'pay',
  'goal_create',
  'goal_deposit',
  'greeting',
  'help',
  'thanks',
] as const satisfies readonly Intent[]

export type OpinionIntent = (typeof opinionIntents)[number]

/** How likely each intent is, from 0 to 1, all together 1. */
export type Opinion = Readonly<Record<OpinionIntent, number>>

/** How likely it is that anything of the person's is to be written or changed. */
export function chanceOfWriting(opinion: Opinion): number {
  return writingIntents.reduce((sum, intent) => sum + opinion[intent], 0)
}

/** How likely an intent is; that of which nothing was learned is as likely as any. */
export function chanceOf(opinion: Opinion, intent: Intent): number {
  return intent === 'explain' ? 1 : opinion[intent]
}
