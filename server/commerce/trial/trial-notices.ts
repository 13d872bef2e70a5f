import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { trialCalled, trialTemplate, wordsOfStep } from '#commerce/trial/trial.copy.ts'
import { findTrialEnd } from '#commerce/trial/trial.queries.ts'
import { keyOfStep, readStep, trialStepOn } from '#commerce/trial/trial-step.ts'
import type { NoticeKind, NoticeSource } from '#people/notices/index.ts'

const name = 'teste'

/** That a trial ends, or has ended; whoever has paid meanwhile is told nothing. */
export const trialKind: NoticeKind = {
  name,
  channels: ['email', 'whatsapp'],
  isOptional: true,
  // The alert on every page says it already.
  isInApp: false,
  called: trialCalled,
  template: trialTemplate,
  word: async ({ tx, userId }, { key }) => {
    const read = readStep(key)
    if (read === null || (await findTrialEnd(tx, userId)) !== read.endDate) return null
    return wordsOfStep(read.step)
  },
}

/** Says on which days it is due. */
export const trialSource: NoticeSource = {
  planDay: async ({ ctx, now, isWanted, plan }) => {
    if (!isWanted(name)) return
    const found = await findTrialEnd(ctx.tx, ctx.userId)
    const endDate = readableDay(found)
    if (endDate === null) return
    const step = trialStepOn(now.toPlainDate(), endDate)
    if (step !== null) await plan(name, keyOfStep(step, endDate))
  },
  planNow: async () => undefined,
}
