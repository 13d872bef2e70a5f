import type { Option } from '#conversation/effect-result.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import type { Lines } from '#phrasing/talking/lines.ts'
import { aboutLya } from '#phrasing/talking/lines-about-lya.ts'
import { inPassing } from '#phrasing/talking/lines-in-passing.ts'
import { ofHelp } from '#phrasing/talking/lines-of-help.ts'
import type { Talk } from '#understanding/intents/talk/talk.ts'

const lines: Readonly<Record<Exclude<Talk, 'noted'>, Lines[string]>> = {
  ...aboutLya,
  ...inPassing,
  ...ofHelp,
}

/**
 * Answers what is said beside money, each in a line of its own, and comes back to money.
 *
 * @param recent What was written last, newest first.
 * @param time How many times she has only spoken before: no line stands twice in a row.
 */
export function phraseTalk(talk: Talk, recent: readonly Option[], time: number): ReplyDraft {
  if (talk === 'noted') {
    const [last] = recent
    return plainReply(
      last
        ? `Anotei, sim. A última foi ${last.label}.`
        : 'Ainda não anotei nada. Me conte um gasto?',
    )
  }
  const fitting = lines[talk]
  const [text, ...answers] = fitting[time % fitting.length] ?? ['']
  return plainReply(text, answers)
}
