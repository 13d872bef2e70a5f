import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { isPayer, isSomeone } from '#understanding/transactions/subject-of.ts'

const kept = new PhraseBook('that a customer left the change', [
  {
    means: 'kept',
    say: 'ficar|ficasse|fica|fique|ficava|guardar|guardasse|guarda|guarde [com] o troco',
    like: 'me deu 80 e disse pra ficar com o troco',
  },
  { means: 'kept', say: 'troco ..2 pra|para mim', like: 'deixou o troco pra mim' },
  { means: 'kept', say: 'troco ..2 comigo|meu', like: 'disse que o troco era meu' },
  {
    means: 'kept',
    say: 'nao ..1 quis|precisava|precisei|aceitou|pegou|queria ..5 troco',
    like: 'não quis o troco',
  },
  { means: 'kept', say: 'deixou|deixaram [me] o troco', like: 'pagou 80 e deixou o troco' },
  { means: 'kept', say: 'troco ..2 gorjeta|caixinha', like: 'falou que o troco era gorjeta' },
  { means: 'kept', say: 'ganhei @ ..2 troco', like: 'ganhei 5 de troco porque ela deu 80' },
])
const gave = words(
  'deu deram pagou pagaram recebi recebemos passou passaram mandou vendi vendemos entregou ' +
    'cliente freguesa fregues',
)
/** The change of what was bought is somebody else's, and of two that were sold each has a price. */
const spent = words(
  'outro outra outros dei paguei deixei comprei gastei demos pagamos falei mandei devolvi ' +
    'devolvemos devolveu comprar chefe patrao patroa devendo deve devem resto fiado falta ' +
    'faltou faltam',
)
const customers = words('cliente freguesa fregues')
/** What a mother gives for the gas is no sale. */
const kin = new Set(wordsOf('{kin}'))
const idle = words('troco gorjeta caixinha pedido encomenda quis nota notas')
const timesMax = 2

/**
 * The turn of "as barras deram 75, a cliente deu 80 e disse pra ficar com o troco": what was sold
 * brought all that was handed over. Null where the change was left by the person who writes.
 */
export function keptChangeTurn(
  told: TurnInput,
  understand: (told: TurnInput) => Turn,
): Turn | null {
  if (told.state.open) return null
  const reading = readMessage(told.text, told.today)
  const said = (all: ReadonlySet<string>) => reading.tokens.some(({ norm }) => all.has(norm))
  if (!kept.isIn(reading) || !said(gave) || said(spent) || said(kin)) return null
  if (reading.tokens.at(-1)?.norm === '?') return null
  // "o mercado deu 75, a Ana deu 80": who pays for what was bought.
  const isNamed = reading.tokens.some(({ norm }) => isFirstName(norm))
  if (isNamed && !said(customers)) return null
  const sum = handedOver(reading)
  const name = sum === null ? null : soldIn(reading)
  if (sum === null || name === null) return null
  const text = `recebi ${(sum / 100).toFixed(2).replace('.', ',')} reais de ${name}`
  const turn = understand({ ...told, text })
  const { reply } = turn
  if (reply.kind !== 'log') return null
  const [one, another] = reply.transactions
  return one?.amountCents === sum && one.type === 'receita' && !another ? turn : null
}

/** What was given for a price: the larger of two, or of three the notes that it was paid with. */
function handedOver({ amounts }: Reading): number | null {
  const sums = [...new Set(amounts.map(({ valueCents }) => Math.round(valueCents)))]
  const [first = 0, second = 0, third, more] = sums
  if (second === 0 || more !== undefined) return null
  const times = amounts.find(({ valueCents }) => Math.round(valueCents) === Math.min(first, second))
  const price = Math.min(first, second) * (times?.times?.count ?? 1)
  const given = Math.max(first, second)
  if (third === undefined) return given >= price && given <= timesMax * price ? given : null
  const [most = 0, middle = 0, least = 0] = sums.toSorted((a, b) => b - a)
  // "75, deu 80, 5 de troco"; "75, deu uma de 50 e mais 30".
  if (most - middle === least) return most
  const notes = middle + least
  return most === first && notes > most && notes <= timesMax * most ? notes : null
}

/** What it was sold: the first thing that is named. */
function soldIn(reading: Reading): string | null {
  const { text, tokens } = reading
  const said = tellingIn({ reading }).filter(({ word }) => {
    return !idle.has(word) && !isSomeone(word) && !isPayer(word) && !findVerb(word)
  })
  const head = said.find(({ word }) => isThing(word)) ?? said[0]
  if (!head) return null
  let last = head.at
  const isOf = ['de', 'da', 'do'].includes(tokens[last + 1]?.norm ?? '')
  if (isOf && said.some(({ at }) => at === last + 2)) last += 2
  const of = tokens[head.at - 1]?.norm === 'de' && said.some(({ at }) => at === head.at - 2)
  const first = of ? head.at - 2 : head.at
  // Of two things that were sold each has its own price.
  if (said.some(({ at, word }) => isThing(word) && (at < first || at > last))) return null
  const end = tokens[last + 1]?.start ?? text.length
  return text.slice(tokens[first]?.start ?? 0, end).replace(/[\s,.;:!?]+$/u, '')
}
