import type { ReplyDraft } from '#phrasing/reply.ts'

const shownMax = 300
const links = /\b(?:https?:\/\/|www\.)\S+/gi

/** Tells what was heard before what came of it: a wrong word is then noticed at once. */
export function withHeard(reply: ReplyDraft, heard: string): ReplyDraft {
  const said = heard.replace(links, '(link)')
  const cut = said.slice(0, shownMax).toWellFormed()
  const words = said.length > shownMax ? `${cut}…` : said
  return { ...reply, text: `Ouvi: “${words}”\n${reply.text}` }
}
