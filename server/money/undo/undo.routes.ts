import { undo } from '#money/undo/undo.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const run = signedIn.undo.run.handler(async ({ input, context }) => {
  const { changed, topics } = await asActor(context, (ctx) => undo(ctx, input.id))
  // The conversation shows which of its replies have been undone.
  if (changed) context.announce(context.actor.userId, [...topics, 'conversation'])
  return { undone: true as const }
})

export const undoRoutes = { run }
