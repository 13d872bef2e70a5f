import { balk, carry } from '#conversation/make-turn.ts'
import { isSame, nameWords, tellingWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { ownIn, type Remembered, rememberedIn, toldLast } from '#conversation/memory/remembered.ts'
import { nameWithout, onlyOfName } from '#conversation/restating/named/less-of-name.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const ofName = new PhraseBook('what a name is to have no more', [
  {
    means: 'taken',
    say: 'tira|tire|tirar|retira|retire ..5 do|no nome|titulo',
    like: 'tira o tomate do nome',
  },
])

const taking = words('tira tire tirar retira retire sem precisa')
const only = words('so somente apenas')
const keeping = words(
  'deixa deixar deixe bota bote botar poe ponha por coloca coloque colocar fica ficar nome ser eh',
)
const lead = words('o a os as um uma')
const tails = words('msm mesmo ta viu pf pfv por favor ai no nome tudo bem ne ok entao')
/** Between what is kept and "só": "deixa lá só feira", "pode por aí então só filho". */
const nearMax = 3

/**
 * The turn of a name that is to be shorter, while what it is of stays: "tira o tomate do nome",
 * "pode deixar só feira". Null where it names nothing that a name has beside its own.
 */
export function lessNamedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (isQuestion(reading)) return null
  const own = ownIn(input)
  const newest = [...toldLast(input, own), ...own]
  const kept = keptWords(message)
  const left = takenOff(message, rememberedIn(input)) ?? (kept && shortened(newest, kept))
  // "tira o tomate do nome", of nothing that has one: no order to take the entry away.
  if (!left && ofName.isIn(reading)) {
    return balk(input, { intent: 'clarify', confidence: 90 }, 'nothing-to-correct')
  }
  if (!left) return null
  const { one, description } = left
  const read = { intent: 'correct', confidence: 92, fields: { description } } as const
  return carry(input, read, { kind: 'correct', target: targetOf(one.id), changes: { description } })
}

interface Shorter {
  one: Remembered
  description: string
}

/** "deixa só feira": the words behind it, up to the end. */
function keptWords({ reading: { tokens, amounts } }: Message): string[] | null {
  const at = tokens.findLastIndex(({ norm }) => only.has(norm))
  const before = tokens.slice(Math.max(0, at - nearMax), Math.max(0, at))
  if (at < 0 || amounts.length > 0 || !(at === 0 || before.some((one) => keeping.has(one.norm)))) {
    return null
  }
  const behind = tokens.slice(at + 1).filter(({ kind }) => kind !== 'mark')
  const end = behind.findLastIndex(({ norm }) => !tails.has(norm))
  const first = behind.findIndex(({ norm }) => !lead.has(norm))
  return first < 0 ? null : behind.slice(first, end + 1).map(({ norm }) => norm)
}

function shortened(newest: readonly Remembered[], kept: readonly string[]): Shorter | null {
  for (const one of newest) {
    const description = onlyOfName(one.name, kept)
    if (description !== null) return { one, description }
  }
  return null
}

/**
 * "muda o nome da feira, tira o tomate": what it has beside its own name is named. Where nobody
 * speaks of a name, an entry that is called so goes before, and so does one that is named whole.
 */
function takenOff({ reading }: Message, entries: readonly Remembered[]): Shorter | null {
  const isOfName = leans('ofName', reading)
  const verb = reading.tokens.findIndex(({ norm }) => taking.has(norm))
  if (verb < 0 || (!isOfName && reading.tokens[verb]?.norm === 'precisa')) return null
  const said = reading.tokens.slice(verb + 1).map(({ norm }) => norm)
  const isHead = ({ name }: Remembered) => {
    return tellingWords(name.replace(/\(.*/, '')).every((own) =>
      said.some((one) => isSame(own, one)),
    )
  }
  if (!isOfName && entries.some(isHead)) return null
  for (const one of entries) {
    const name = nameWords(one.name)
    const description = nameWithout(one.name, isOfName ? withoutHead(one, said) : said)
    const isBracket = description !== null && one.name.includes('(')
    const isFree = isOfName || (isBracket && one.isOwn)
    if (description !== null && isFree && name.length > 0) return { one, description }
  }
  return null
}

/** "tira a luz do nome do filho": by what stands in front it is known which one is meant. */
function withoutHead({ name }: Remembered, said: readonly string[]): string[] {
  const [head = ''] = nameWords(name)
  return said.filter((word) => word !== head)
}
