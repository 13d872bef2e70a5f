import type { RecurringDraft } from '#conversation/effect.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** A stretch of an answer between two joints, and the bills of the list that it names. */
export interface AnswerPart {
  reading: Reading
  /** Where it begins in the text of the answer. */
  from: number
  named: readonly RecurringDraft[]
  /** "só a água": that one alone, wherever `só` stands before its name. */
  isOnly: boolean
  /** It names something that is none of them, or asks. */
  isElse: boolean
}

const joints = new Set([',', '.', ';', '!', 'e', 'mas', 'porem', 'agora'])
/** "e" inside of what is said, and no joint: "já está aí e tá certo" is one as well as two. */
const only = new Set('so somente apenas'.split(' '))
const first = new Set(['primeira', 'primeiro'])
const second = new Set(['segunda', 'segundo', 'ultima', 'ultimo', 'outra', 'outro'])
/** What is said of any bill, and names nothing else. */
const ofBills = new Set(
  (
    'conta contas boleto boletos fatura faturas mensal mensais fixa fixas fixo avulsa avulso ' +
    'vence vencimento dinheiro pix cartao lya'
  ).split(' '),
)

/** An answer to a list of bills, taken apart at its joints. */
export function answerPartsIn(bills: readonly RecurringDraft[], reading: Reading): AnswerPart[] {
  const { text, tokens, today } = reading
  const cuts = tokens.flatMap(({ norm, start, end }, at) => {
    const isLead = norm === 'agora' && tokens[at - 1]?.kind !== 'mark'
    return joints.has(norm) && !isLead ? [{ start, end }] : []
  })
  const ends = [...cuts.map(({ start }) => start), text.length]
  const begins = [0, ...cuts.map(({ end }) => end)]
  return begins.flatMap((from, at) => {
    const part = text.slice(from, ends[at]).trim()
    return part === '' ? [] : [{ ...partOf(bills, readMessage(part, today)), from }]
  })
}

function partOf(bills: readonly RecurringDraft[], reading: Reading): Omit<AnswerPart, 'from'> {
  const { text, tokens } = reading
  const isOwn = (word: string) => bills.some(({ name }) => isIn(name, word))
  const places = tokens.flatMap(({ norm }, at) => {
    const bill = namedBy(bills, norm) ?? placedBy(bills, reading, at)
    return bill ? [{ bill, at }] : []
  })
  const isElse = tellingIn({ reading }).some(({ word }) => {
    return isThing(word) && !isOwn(word) && !ofBills.has(word)
  })
  return {
    reading,
    named: [...new Set(places.map(({ bill }) => bill))],
    isOnly: places.some(({ at }) => tokens.slice(Math.max(0, at - reach), at).some(isOnlyWord)),
    isElse: isElse || text.includes('?'),
  }
}

/** As many words as stand between 'só' and the name in "só a da água". */
const reach = 3
const isOnlyWord = ({ norm }: Reading['tokens'][number]) => only.has(norm)

const isIn = (name: string, word: string) => tellingWords(name).some((one) => isSame(one, word))

/** The only one of them whose name has that word. */
function namedBy(bills: readonly RecurringDraft[], word: string): RecurringDraft | null {
  const [one, another] = bills.filter(({ name }) => isIn(name, word))
  return one && !another ? one : null
}

/** "a primeira já paguei, a outra não", of two. */
function placedBy(
  bills: readonly RecurringDraft[],
  { tokens }: Reading,
  at: number,
): RecurringDraft | null {
  const word = tokens[at]?.norm ?? ''
  const isArticled = articles.has(tokens[at - 1]?.norm ?? '')
  if (bills.length !== 2 || !isArticled) return null
  if (first.has(word)) return bills[0] ?? null
  return second.has(word) ? (bills[1] ?? null) : null
}

const articles = new Set('a o da do'.split(' '))
