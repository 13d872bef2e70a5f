import {
  actOnTask,
  type Calling,
  type CrmParts,
  type Working,
} from '#backoffice/crm/act-on-task.ts'
import {
  cancelTask,
  completeTask,
  keepProgress,
  logCall,
  markWhatsApp,
  pauseTask,
  startTask,
} from '#backoffice/crm/work-task.ts'
import { signedIn } from '#platform/http/implement.ts'

const { tasks } = signedIn.admin.crm

export function workingRoutes(parts: CrmParts) {
  const act = (context: Calling, id: string, work: (ctx: Working) => Promise<void>) =>
    actOnTask(context, parts, async (ctx) => {
      await work(ctx)
      return id
    })
  return {
    start: tasks.start.handler(({ input: { id }, context }) =>
      act(context, id, (ctx) => startTask(ctx, id)),
    ),
    pause: tasks.pause.handler(({ input: { id, ...progress }, context }) =>
      act(context, id, (ctx) => pauseTask(ctx, id, progress)),
    ),
    keepProgress: tasks.keepProgress.handler(({ input: { id, ...progress }, context }) =>
      act(context, id, (ctx) => keepProgress(ctx, id, progress)),
    ),
    logCall: tasks.logCall.handler(({ input: { id, attempt }, context }) =>
      act(context, id, (ctx) => logCall(ctx, id, attempt)),
    ),
    markWhatsApp: tasks.markWhatsApp.handler(({ input: { id }, context }) =>
      act(context, id, (ctx) => markWhatsApp(ctx, id)),
    ),
    complete: tasks.complete.handler(({ input: { id, ...progress }, context }) =>
      act(context, id, (ctx) => completeTask(ctx, id, progress)),
    ),
    cancel: tasks.cancel.handler(({ input: { id }, context }) =>
      act(context, id, (ctx) => cancelTask(ctx, id)),
    ),
  }
}
