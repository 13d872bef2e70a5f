import { fold, tidyText } from '#language/fold.ts'

/** What people say before they tell something; folded, the longer ones of a kind first. */
const heads = [
  ...['bom dia', 'bom diaa', 'boa tarde', 'boa noite', 'boa madrugada'],
  ...['oi', 'oii', 'oiii', 'oie', 'ola', 'alo', 'opa', 'eai', 'e ai', 'eae', 'hey', 'salve'],
  ...['tudo bem', 'tudo bom', 'tudo certo', 'tudo joia', 'td bem', 'td bom', 'como vai'],
  ...['como voce esta', 'como vc esta', 'como voce ta', 'como vc ta'],
  ...['lya', 'lia', 'querida', 'amiga', 'minha linda', 'minha filha', 'meu bem', 'flor'],
].toSorted((one, other) => other.length - one.length)
const headsByStart = Map.groupBy(heads, (head) => head.charAt(0))

const between = ' ,.!?…;:-\n'
/** More greetings than anybody strings together. */
const headsMax = 6

/** "bom dia, Lya! netflix 44,90" without what greets; null where nothing does, or all of it. */
export function withoutGreeting(message: string): string | null {
  const text = tidyText(message)
  const at = endOf(fold(text))
  return at > 0 && at < text.length ? text.slice(at) : null
}

function endOf(folded: string): number {
  let at = 0
  for (let step = 0; step < headsMax; step += 1) {
    const head = headsByStart.get(folded.charAt(at))?.find((one) => standsAt(folded, at, one))
    if (head === undefined) return at
    at += head.length
    while (at < folded.length && between.includes(folded.charAt(at))) at += 1
  }
  return at
}

function standsAt(folded: string, at: number, head: string): boolean {
  const end = at + head.length
  return (
    folded.startsWith(head, at) && (end === folded.length || between.includes(folded.charAt(end)))
  )
}
