import type { Turn } from '#conversation/turn.ts'

/** From nothing that was understood to something that is done or answered. */
export function clarityOf({ effects, intent, reply }: Turn, text: string): number {
  if (effects.length > 0 || intent === 'query') return 3
  // "boa noite, maninha": what is asked of no figure is asked of anybody.
  if (intent === 'clarify' && /\d/.test(text)) return 2
  return reply.kind === 'none' ? 0 : 1
}
