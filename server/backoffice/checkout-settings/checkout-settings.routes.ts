import type { CheckoutSettings } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import { id } from '@lya/contract/fields.ts'
import { checkoutSecrets } from '@lya/core/commerce/checkout-settings/secrets.ts'
import { listSettingsChanges } from '#backoffice/checkout-settings/history.queries.ts'
import { type Held, refuseSettings } from '#backoffice/checkout-settings/refuse-settings.ts'
import * as kept from '#commerce/checkout-config/index.ts'
import { listPlans } from '#commerce/plans/index.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { pageOf } from '#platform/http/cursors/page-of.ts'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'
import { signedIn } from '#platform/http/implement.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

export type ProviderNow = CheckoutSettings['provider']

const { checkoutSettings } = signedIn.admin
const table = 'checkout_config'
const pageSize = 20
const cursor = rowCursor(id, 'checkout-settings.cursor-invalid')

/** The settings of the checkout, obeyed as soon as they are saved. */
export function checkoutSettingsRoutes(parts: {
  config: kept.CheckoutConfigReader
  key: SecretKey
  publicUrl: string
  /** Whose account moves the money now. */
  findProvider(): Promise<ProviderNow>
  /** Whether somebody's would without a key of the settings. */
  hasOtherProvider: boolean
}) {
  const { config, key, publicUrl } = parts
  const show = async (tx: Tx): Promise<CheckoutSettings> => {
    const stored = await kept.listStored(tx)
    return {
      groups: kept.viewGroups(kept.readGroups(stored)),
      versions: kept.versionsOf(stored),
      secrets: kept.viewSecrets(stored),
      webhookAddress: `${publicUrl}/webhooks/asaas`,
      provider: await parts.findProvider(),
    }
  }
  const save = checkoutSettings.save.handler(async ({ input, context }) => {
    await asAdmin(context, operatorOf(context), 'checkout settings', async (ctx) => {
      const changes = await kept.saveSettings({ ...ctx, key }, input)
      refuseSettings(input, await heldOf(ctx.tx, parts))
      for (const { key: recordId, before, after } of changes) {
        const values = { oldValues: before, newValues: after }
        await ctx.note({ action: 'checkout-settings.saved', table, recordId, ...values })
      }
      if (changes.length === 0) {
        await ctx.note({ action: 'checkout-settings.looked-over', table, recordId: null })
      }
    })
    config.forget()
    context.announce(everyOperator, ['admin:checkoutSettings'])
    return readAsAdmin(context.db, show)
  })
  const history = checkoutSettings.history.handler(({ input, context }) =>
    readAsAdmin(context.db, async (tx) => {
      const before = input.cursor === undefined ? null : cursor.read(input.cursor)
      const found = await listSettingsChanges(tx, { before, limit: pageSize + 1 })
      const { rows, nextCursor } = pageOf(found, pageSize, cursor.write)
      const items = rows.map(({ createdAt, ...change }) => ({
        ...change,
        at: Temporal.Instant.from(createdAt.replace(' ', 'T')).toString(),
      }))
      return { items, nextCursor }
    }),
  )
  return {
    show: checkoutSettings.show.handler(({ context }) => readAsAdmin(context.db, show)),
    save,
    history,
  }
}

/** As they are before this transaction's own doing is seen by anybody else. */
async function heldOf(
  tx: Tx,
  parts: { config: kept.CheckoutConfigReader; key: SecretKey; hasOtherProvider: boolean },
): Promise<Held> {
  const plans = await listPlans(tx)
  const current = kept.readGroups(await kept.listStored(tx))
  const { key, hasOtherProvider } = parts
  const highestPriceCents = plans.length > 0 ? Math.max(...plans.map((p) => p.priceCents)) : null
  return { key, hasOtherProvider, highestPriceCents, sealed: sealedOf(current) }
}

function sealedOf(config: CheckoutConfig): Held['sealed'] {
  const { asaas_config, webhooks } = config
  const sealed = { ...asaas_config, ...webhooks }
  const entries = checkoutSecrets.map((place): [string, string] => {
    const field = place.split('.')[1] as 'api_key' | 'webhook_token' | 'webhook_secret'
    return [place, sealed[field]]
  })
  // One entry for each secret, as the map above makes them.
  return Object.fromEntries(entries) as Held['sealed']
}
