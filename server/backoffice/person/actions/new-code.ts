import { Refusal } from '@lya/core/refusal.ts'
import { type Acting, type Asked, actOnPerson } from '#backoffice/person/act-on-person.ts'
import { replaceAffiliateCode } from '#people/profile/index.ts'

/**
 * Gives somebody another code; links with the old one lead to nobody from here on.
 *
 * @param asked.code What the operator saw: a second click makes no second code.
 * @throws Refusal `person.stale`
 */
export function newCode(
  context: Acting,
  asked: Asked & { code: string },
): Promise<{ code: string }> {
  const { userId, code: before } = asked
  return actOnPerson(context, asked, async (ctx) => {
    const code = await ctx.command((tx) => replaceAffiliateCode(tx, { userId, before }))
    if (code === null) throw new Refusal('conflict', 'person.stale')
    await ctx.note({
      ...{ action: 'AFFILIATE_CODE', table: 'profiles', recordId: userId },
      oldValues: { affiliate_code: before },
      newValues: { affiliate_code: code },
    })
    return { code }
  })
}
