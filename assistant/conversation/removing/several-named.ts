import { isOrder } from '#conversation/apart/orders/order-words.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { countedTogether, namedEach } from '#conversation/naming/named-each.ts'
import { isOneByAll } from '#conversation/removing/one-by-all.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The several entries that an order names, behind it or before it: "apaga o uber de 25 e a
 * farmácia", "os 25 e os 40 são do meu irmão, tira os dois", "a farmácia e o mercado, apague-os".
 */
export function severalNamed(
  input: TurnInput,
  message: Message,
  { entries, verb }: { entries: readonly Remembered[]; verb: Span },
): Remembered[] | null {
  if (isOneByAll(message, entries)) return null
  const counted = countedTogether(input, message)
  if (counted) return counted
  const { tokens } = message.reading
  // "apaga o mercado e muda o uber pra 25"
  const next = tokens.findIndex(({ norm }, at) => {
    return at > verb.last && (isOrder(tokens, at) || keeping.has(norm))
  })
  const last = (next < 0 ? tokens.length : next) - 1
  const behind = namedEach(message, entries, { first: verb.last + 1, last }) ?? []
  if (behind.length > 1) return behind
  if (!isBehindThem(message.reading, verb)) return null
  const why = message.reading.tokens.findIndex(({ norm }) => telling.has(norm))
  const end = why < 0 ? verb.first : Math.min(why, verb.first)
  const before = namedEach(message, entries, { first: 0, last: end - 1 }) ?? []
  return before.length > 1 ? before : null
}

/** "apaga o tomate, deixa só a feira": that one stays. */
const keeping = new Set(['deixa', 'deixe', 'fica', 'mantem', 'mantenha'])

/** What is said of them behind their names: "a padaria e o mercado eu não paguei, apague-os". */
const telling = new Set(
  'eu nao ainda nunca ja nem foi foram era eram eh sao esta estao que quem nos'.split(' '),
)
const all = new Set(['os', 'as', 'eles', 'elas', 'esses', 'essas', 'tudo', 'todos', 'todas'])
const courtesies = new Set(['por', 'pfv', 'favor', 'da', 'dos', 'das', 'viu', 'ai', 'la', 'entao'])

/** "apague", "apague-os", "pode tirar tudo, por favor": what it is of was named before. */
function isBehindThem({ tokens }: Reading, { first, last }: Span): boolean {
  if (first === 0) return false
  const [next, after] = tokens.slice(last + 1, last + 3)
  if (next?.norm === '-') return all.has(after?.norm ?? '')
  if (!next || all.has(next.norm)) return true
  // "tira" has a mark behind it within its own row.
  return next.kind === 'mark' || tokens[last]?.kind === 'mark' || courtesies.has(next.norm)
}
