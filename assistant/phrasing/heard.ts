import type { ReplyDraft } from '#phrasing/reply.ts'

const shownMax = 300

/** Tells what was heard before what came of it: a wrong word is then noticed at once. */
export function withHeard(reply: ReplyDraft, heard: string): ReplyDraft {
  const words = heard.length > shownMax ? `${heard.slice(0, shownMax)}…` : heard
  return { ...reply, text: `Ouvi: “${words}”\n${reply.text}` }
}
