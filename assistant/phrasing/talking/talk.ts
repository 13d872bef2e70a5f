import type { Option } from '#conversation/effect-result.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import type { Lines } from '#phrasing/talking/lines.ts'
import { aboutAccount } from '#phrasing/talking/lines-about-account.ts'
import { aboutLya } from '#phrasing/talking/lines-about-lya.ts'
import { inPassing } from '#phrasing/talking/lines-in-passing.ts'
import { ofHelp } from '#phrasing/talking/lines-of-help.ts'
import { addressesFor } from '#phrasing/talking/pages.ts'
import { leavingTrial, linkedHere, phraseTrial, type Standing } from '#phrasing/talking/standing.ts'
import type { Talk } from '#understanding/intents/talk/talk.ts'

const lines: Readonly<Record<Exclude<Talk, 'noted'>, Lines[string]>> = {
  ...aboutAccount,
  ...aboutLya,
  ...inPassing,
  ...ofHelp,
}

/**
 * Answers what is said beside money, each in a line of its own, and comes back to money.
 *
 * @param told.recent What was written last, newest first.
 * @param told.time How many times she has only spoken before: no line stands twice in a row.
 */
export function phraseTalk(
  talk: Talk,
  told: {
    recent: readonly Option[]
    time: number
    today: Temporal.PlainDate
    standing: Standing | null
  },
): ReplyDraft {
  const { recent, time, today, standing } = told
  if (talk === 'noted') {
    const [last] = recent
    return plainReply(
      last
        ? `Anotei, sim. A última foi ${last.label}.`
        : 'Ainda não anotei nada. Me conte um gasto?',
    )
  }
  const fitting = lines[talk]
  const [line, ...answers] = fitting[time % fitting.length] ?? ['']
  const text = (standing && ownLine(talk, standing, today)) ?? line
  const addresses = standing?.publicUrl ? addressesFor(talk, standing.publicUrl) : ''
  return plainReply(`${text}${addresses}`, answers)
}

/** What is said otherwise to this person, or here. */
function ownLine(talk: Talk, standing: Standing, today: Temporal.PlainDate): string | null {
  if (talk === 'trial') return phraseTrial(standing.trial, today)
  if (talk === 'leave' && standing.trial !== 'over') return leavingTrial
  return talk === 'whatsapp' && standing.publicUrl !== null ? linkedHere : null
}
