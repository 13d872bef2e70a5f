import type { Reading } from '@lya/contract/people/account.ts'
import { addConsents, findAnswer } from '#people/notices/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** The name of this consent among a person's answers; the back-office's feed reads it. */
const kind = 'leitura'
const channel = 'app'

/** Whether this person's messages may be read, without their name, to teach Lya. */
export async function showReading({
  tx,
  userId,
}: Pick<CommandContext, 'tx' | 'userId'>): Promise<Reading> {
  const answer = await findAnswer(tx, { userId, kind, channel })
  return { isAllowed: answer?.isYes ?? false, since: answer?.isYes ? answer.at : null }
}

/** Writes a yes or a no down; the same answer again is none. */
export async function setReading(ctx: CommandContext, isAllowed: boolean): Promise<Reading> {
  const { tx, userId, clock } = ctx
  const now = await showReading(ctx)
  if (now.isAllowed !== isAllowed) {
    const answers = [{ kind, channel, isYes: isAllowed } as const]
    await addConsents(tx, { userId, answers, origin: 'tela', at: clock.now() })
  }
  return showReading(ctx)
}
