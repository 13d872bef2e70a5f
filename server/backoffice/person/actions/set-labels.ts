import { Refusal } from '@lya/core/refusal.ts'
import { type Acting, type Asked, actOnPerson } from '#backoffice/person/act-on-person.ts'
import { labelPayer } from '#commerce/charges/index.ts'

/**
 * Writes what we call the holder beside a card, and their document. The card itself is the
 * provider's, and nobody's to edit.
 *
 * @throws Refusal `person.no-customer`
 */
export async function setLabels(
  context: Acting,
  asked: Asked & { holder: string; document: string },
): Promise<void> {
  const { userId } = asked
  const label = { userId, holder: asked.holder.trim(), document: asked.document.replace(/\W/g, '') }
  await actOnPerson(context, asked, async (ctx) => {
    const isThere = await ctx.command((tx) => labelPayer(tx, { ...label, at: context.clock.now() }))
    if (!isThere) throw new Refusal('missing', 'person.no-customer')
    await ctx.note({ action: 'SET_PAYER', table: 'asaas_customers', recordId: userId })
  })
}
