import type { ReminderSettings, ReminderWishes } from '@lya/contract/assistant/reminders.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findLatestDestination } from '#assistant/channels/index.ts'
import { reminderKinds } from '#assistant/reminders/reminder-kinds.ts'
import { trialKind } from '#commerce/trial/index.ts'
import {
  channelsOf,
  deleteBrowser,
  keepBrowser,
  limitBrowsers,
  listBrowsers,
  newsKind,
  type PushService,
  readWishes,
  saveWishes,
} from '#people/notices/index.ts'
import { asActor } from '#platform/http/as-actor.ts'
import type { Actor, CommandContext } from '#platform/http/context.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

type Later = Pick<ReminderWishes, 'news' | 'trial'>
type Wanted = Omit<ReminderWishes, keyof Later> & {
  [Kind in keyof Later]?: Later[Kind] | undefined
}

/** What is chosen on the page, with what others write. */
const chosen = [...reminderKinds, trialKind, newsKind]

interface RouteParts {
  key: SecretKey
  push: PushService
  /** Whether this installation has a WhatsApp number, or a stand-in for one. */
  hasWhatsApp: boolean
}

export function remindersRoutes(parts: RouteParts) {
  return {
    settings: signedIn.reminders.settings.handler(({ context }) =>
      asActor(context, (ctx) => readSettings(parts, ctx, context.actor), { readOnly: true }),
    ),
    save: signedIn.reminders.save.handler(async ({ input, context }) => {
      const saved = await asActor(context, async (ctx) => {
        await saveWishes(ctx, chosen, { ...wishesOf(input), origin: 'tela' })
        return readSettings(parts, ctx, context.actor)
      })
      context.announce(context.actor.userId, ['reminders'])
      return saved
    }),
    addBrowser: signedIn.reminders.addBrowser.handler(async ({ input, context }) => {
      if (!parts.push.isAcceptable(input)) {
        throw new Refusal('invalid', 'reminders.browser-invalid')
      }
      await limitBrowsers(context, context.actor.userId)
      const saved = await asActor(context, async (ctx) => {
        await keepBrowser(parts.key, ctx, input)
        return readSettings(parts, ctx, context.actor)
      })
      context.announce(context.actor.userId, ['reminders'])
      return saved
    }),
    removeBrowser: signedIn.reminders.removeBrowser.handler(async ({ input, context }) => {
      const saved = await asActor(context, async (ctx) => {
        await deleteBrowser(ctx.tx, ctx.userId, input.id)
        return readSettings(parts, ctx, context.actor)
      })
      context.announce(context.actor.userId, ['reminders'])
      return saved
    }),
  }
}

async function readSettings(
  { push, hasWhatsApp }: RouteParts,
  { tx, userId }: CommandContext,
  actor: Actor,
): Promise<ReminderSettings> {
  const wishes = await readWishes(tx, userId)
  const { quiet } = wishes
  const channels = Object.fromEntries(
    chosen.map((kind) => [kind.name, [...channelsOf(wishes, kind)]]),
  )
  const number = await findLatestDestination(tx, userId)
  const browsers = await listBrowsers(tx, userId)
  return {
    duePayments: channels.contas ?? [],
    budgets: channels.orcamentos ?? [],
    weeklySummary: channels.resumo ?? [],
    trial: channels[trialKind.name] ?? [],
    news: channels[newsKind.name] ?? [],
    quietFrom: quiet.from.toString().slice(0, 5),
    quietUntil: quiet.until.toString().slice(0, 5),
    email: actor.email,
    isEmailConfirmed: actor.emailVerified,
    isWhatsAppAvailable: hasWhatsApp,
    isWhatsAppLinked: number !== null,
    pushKey: push.publicKey,
    browsers: browsers.map(({ id, digest }) => ({ id, digest })),
  }
}

function wishesOf({ news, trial, ...input }: Wanted) {
  return {
    channels: {
      contas: input.duePayments,
      orcamentos: input.budgets,
      resumo: input.weeklySummary,
      ...(trial ? { [trialKind.name]: trial } : {}),
      ...(news ? { [newsKind.name]: news } : {}),
    },
    quiet: {
      from: Temporal.PlainTime.from(input.quietFrom),
      until: Temporal.PlainTime.from(input.quietUntil),
    },
  }
}
