import { saveScript, shown } from '#backoffice/scripts/save-script.ts'
import { scriptValues } from '#backoffice/scripts/script-values.ts'
import { listScripts } from '#backoffice/scripts/scripts.queries.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { signedIn } from '#platform/http/implement.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

export function scriptsRoutes({ publicUrl }: { publicUrl: string }) {
  const { scripts } = signedIn.admin
  return {
    list: scripts.list.handler(async ({ context }) => {
      const { db, clock, actor } = context
      const stored = await readAsAdmin(db, listScripts)
      const example = scriptValues({
        person: {
          name: 'Marina Costa',
          trialEndDate: todayIn(clock, 'America/Sao_Paulo').add({ days: 3 }).toString(),
        },
        operatorName: actor.name,
        now: clock.now(),
        publicUrl,
      })
      return { items: stored.map((script) => shown(script)), example }
    }),
    save: scripts.save.handler(async ({ input, context }) => {
      const script = await asAdmin(context, operatorOf(context), 'what is said in calls', (ctx) =>
        saveScript(ctx, input),
      )
      // Tasks show what is said, filled in.
      context.announce(everyOperator, ['admin:scripts', 'admin:crm'])
      return { script }
    }),
  }
}
