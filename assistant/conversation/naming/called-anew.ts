import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { flatOf } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

/** Another name for something that stands there. */
export interface CalledAnew {
  name: string
  /** The last token before it. */
  last: number
  /** It is said that the name is meant, or the name stands in quotation marks. */
  isTold: boolean
  /** It stands in place of the name that is wrong: "não é firmeza é entrega". */
  isInstead: boolean
}

const quoted = /["“”']([^"“”']{2,60})["“”']/
const namedMax = 60

/** "muda o uber de 22 pra "corrida hospital"": the name; null where none is given. */
export function calledAnew({ reading }: Pick<Message, 'reading'>): CalledAnew | null {
  const found = leaningIn('calledAnew', reading)
  if (!found) return null
  const { tokens, text } = reading
  // "minha mãe chama mercado de venda"
  if (tokens[found.last]?.norm === 'chama' && isCaller(tokens[found.last - 1]?.norm)) return null
  const behind = text.slice(tokens[found.last]?.end)
  const inQuotes = quoted.exec(behind)?.[1]?.trim()
  if (inQuotes) {
    const name = capital(inQuotes)
    return { name, last: found.last, isTold: true, isInstead: false }
  }
  // "não é o pão é que tu não entende": a complaint.
  if (tokens[found.last + 1]?.norm === 'que') return null
  // "muda o uber de 22 pra 20", "troca pra ontem": no name.
  const end = endOf(tokens, found.last)
  const isInstead = / nao (eh|era|foi) (?!so )/.test(flatOf(reading, 0, end))
  // "não foi dízimo, foi vela. vinte de vela" says its sum once more.
  const isName = ({ first }: { first: number }) => first > found.last && !(isInstead && first > end)
  if (reading.amounts.some(isName) || reading.days.some(isName)) return null
  const subject = findSubject(reading, coverTokens(reading), found.last + 1, end)
  if (!subject) return null
  const name = withoutTail(writeSubject(reading, subject))
  // "não é entrada é gasto" turns it, and calls it nothing.
  if (ways.has(fold(name))) return null
  const isTold = leans('ofName', reading)
  return name.length > namedMax ? null : { name, last: found.last, isTold, isInstead }
}

function isCaller(word = ''): boolean {
  return word === 'eu' || word === 'gente' || isSomeone(word)
}

const ways = new Set(
  'entrada receita gasto despesa saida recebimento venda vendas compra'.split(' '),
)
const tails = [' na verdade', ' na real', ' por favor', ' viu']

/** "Studio Bella na verdade": what is said behind a name and belongs to none. */
function withoutTail(name: string): string {
  const tail = tails.find((one) => fold(name).endsWith(one))
  return tail ? name.slice(0, -tail.length) : name
}

/** Up to the mark that ends the name: ", pode ser?". */
function endOf(tokens: Message['reading']['tokens'], last: number): number {
  const mark = tokens.findIndex(({ kind }, at) => at > last + 1 && kind === 'mark')
  return mark < 0 ? tokens.length - 1 : mark - 1
}
