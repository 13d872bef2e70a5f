const topic = /(?<!\p{L})(?:mas )?e ([oa]s? [\p{L} ]{2,40}?) ?\? (?=(?:r\$ ?)?\d)/iu
const asking = /quant|qual|quem|\?/i

/**
 * A text without the mark behind what it only takes up again: "mas e a cervejada? 45 ontem" tells
 * of it, and asks nothing.
 */
export function withoutTopicMark(text: string): string {
  const found = topic.exec(text)
  if (!found) return text
  const behind = text.slice(found.index + found[0].length)
  const thing = found[1] ?? ''
  if (asking.test(behind) || asking.test(thing)) return text
  const before = text.slice(0, found.index).replace(/[\s,]+$/, '')
  const lead = before === '' ? '' : `${before.replace(/[.!]$/, '')}. `
  return `${lead}${thing} ${behind}`
}
