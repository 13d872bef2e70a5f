import type { ReminderSettings, ReminderWishes } from '@lya/contract/assistant/reminders.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findLatestDestination } from '#assistant/channels/index.ts'
import { deleteBrowser, listBrowsers, saveBrowser } from '#assistant/reminders/browsers.store.ts'
import type { PushService } from '#assistant/reminders/push-service.ts'
import { digestOf, sealBrowser } from '#assistant/reminders/sealed-browser.ts'
import { readWishes, saveWishes } from '#assistant/reminders/wishes.store.ts'
import { asActor } from '#platform/http/as-actor.ts'
import type { Actor, CommandContext } from '#platform/http/context.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const browsersMax = 10

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
        await saveWishes(ctx.tx, { userId: ctx.userId, at: ctx.clock.now(), ...wishesOf(input) })
        return readSettings(parts, ctx, context.actor)
      })
      context.announce(context.actor.userId, ['reminders'])
      return saved
    }),
    addBrowser: signedIn.reminders.addBrowser.handler(async ({ input, context }) => {
      if (!parts.push.isAcceptable(input)) {
        throw new Refusal('invalid', 'reminders.browser-invalid')
      }
      const saved = await asActor(context, async (ctx) => {
        await keepBrowser(parts, ctx, input)
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

async function keepBrowser(
  { key }: RouteParts,
  { tx, userId, clock }: CommandContext,
  browser: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const digest = digestOf(browser.endpoint)
  const known = await listBrowsers(tx, userId)
  const isNew = known.every((one) => one.digest !== digest)
  if (isNew && known.length >= browsersMax) {
    throw new Refusal('limit', 'reminders.too-many-browsers')
  }
  const content = sealBrowser(key, userId, browser)
  await saveBrowser(tx, { userId, digest, content, at: clock.now() })
}

async function readSettings(
  { push, hasWhatsApp }: RouteParts,
  { tx, userId }: CommandContext,
  actor: Actor,
): Promise<ReminderSettings> {
  const { channels, quiet } = await readWishes(tx, userId)
  const number = await findLatestDestination(tx, userId)
  const browsers = await listBrowsers(tx, userId)
  return {
    duePayments: [...channels.contas],
    budgets: [...channels.orcamentos],
    weeklySummary: [...channels.resumo],
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

function wishesOf(input: ReminderWishes) {
  return {
    channels: {
      contas: input.duePayments,
      orcamentos: input.budgets,
      resumo: input.weeklySummary,
    },
    quiet: {
      from: Temporal.PlainTime.from(input.quietFrom),
      until: Temporal.PlainTime.from(input.quietUntil),
    },
  }
}
