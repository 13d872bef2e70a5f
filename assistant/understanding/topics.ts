const topic = /(?<!\p{L})(?:mas )?e ([oa]s? [\p{L} ]{2,40}?) ?\? (?=(?:r\$ ?)?\d)/giu
const asking = /quant|qual|quem|\?/i
/** "e o salário? já caiu?" asks of it in two breaths. */
const whether =
  /^\s*(?:mas )?e ([oa]s? [\p{L} ]{2,40}?) ?[?,.] ((?:j[aá]|ainda) [\p{L} ]{2,30}\?)\s*$/iu
/** More than anybody takes up again at once. */
const topicsMax = 4

/**
 * A text without the mark behind what it only takes up again: "mas e a cervejada? 45 ontem" tells
 * of it, and asks nothing.
 */
export function withoutTopicMark(text: string): string {
  if (!text.includes('?')) return text
  const asked = text.match(whether)
  if (asked) return `${asked[1]} ${asked[2]}`
  let told = text
  for (let step = 0; step < topicsMax; step += 1) {
    const next = withoutLast(told)
    if (next === told) break
    told = next
  }
  return told
}

function withoutLast(text: string): string {
  const found = [...text.matchAll(topic)].at(-1)
  if (!found) return text
  const behind = text.slice(found.index + found[0].length)
  const thing = found[1] ?? ''
  if (asking.test(behind) || asking.test(thing)) return text
  const before = text.slice(0, found.index).replace(/[\s,]+$/, '')
  const lead = before === '' ? '' : `${before.replace(/[.!]$/, '')}. `
  return `${lead}${thing} ${behind}`
}
