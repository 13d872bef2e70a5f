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

/** Words that only say that something is about to be told, and those of which one must be there. */
const announcing = new Set(
  (
    'vou vamos te lhe deixa eu me bora quero mandar contar falar passar dizer segue seguem o a os as ' +
    'meus minhas uns umas que tudo gastos despesas compras gastei comprei de do da hoje dia la vai ' +
    'lya lista agora ai entao'
  ).split(' '),
)
const announces = new Set('mandar contar falar passar dizer segue seguem vai'.split(' '))

/**
 * "bom dia, Lya! netflix 44,90" without what greets, "vou te mandar meus gastos: mercado 50"
 * without what announces; null where nothing does, or all of it.
 */
export function withoutGreeting(message: string): string | null {
  const text = tidyText(message)
  const folded = fold(text)
  const at = announcedEnd(folded, endOf(folded))
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

/** Behind the colon or the line that ends the announcing of what is told; else the same place. */
function announcedEnd(folded: string, start: number): number {
  const mark = folded.slice(start).search(/[:\n]/)
  const words = folded.slice(start, start + Math.max(mark, 0)).split(/[ ,.!]+/)
  const told = words.filter((word) => word !== '')
  const isAnnouncing =
    told.every((word) => announcing.has(word)) && told.some((word) => announces.has(word))
  if (!isAnnouncing) return start
  let at = start + mark
  while (at < folded.length && between.includes(folded.charAt(at))) at += 1
  return at
}

function standsAt(folded: string, at: number, head: string): boolean {
  const end = at + head.length
  return (
    folded.startsWith(head, at) && (end === folded.length || between.includes(folded.charAt(end)))
  )
}
