import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

const pronouns = new Set(['ele', 'ela'])
/** They may be anybody. */
const vague = new Set(
  'eles elas voce voces gente galera pessoal cara alguem povo fulano'.split(' '),
)

/**
 * A turn with who was told of, and what "ele ainda me deve 350" remembers under the name of who
 * was told of before: "o Marcos pagou" is of it.
 */
export function withWhomTold(input: TurnInput, turn: Turn, { reading }: Message): Turn {
  const told = peopleIn(reading)
  const { whom: before = [] } = input.state
  const whom = told.length > 0 ? told : before
  const owed = owedBy(input, turn, reading, told.length > 0 ? [] : before)
  if (whom.length === 0 || (whom === before && owed === turn.state.owed)) return turn
  return { ...turn, state: { ...turn.state, whom: [...whom], ...(owed ? { owed } : {}) } }
}

/** What is remembered, where it was told just now of a "he" or a "she". */
function owedBy(
  input: TurnInput,
  { state: { owed } }: Turn,
  { tokens }: Reading,
  before: readonly string[],
): Turn['state']['owed'] {
  const [first, ...others] = owed ?? []
  const isNew = first !== undefined && first !== input.state.owed?.[0]
  const said = tokens.find(({ norm }) => pronouns.has(norm))?.norm
  if (!isNew || !said || others.length < (input.state.owed ?? []).length) return owed
  const fitting = before.filter((name) => !(said === 'ele' ? /a$/ : /os?$/).test(name))
  const [only, another] = fitting
  if (!only || another) return owed
  return [{ ...first, words: [...new Set([...first.words, ...only.split(' ')])] }, ...others]
}

const titles = new Set(['dona', 'seu', 'sra', 'doutora', 'doutor', 'dr', 'dra', 'madame'])

/** Those who are named, by a first name, with a title, or by what they are to the writer. */
function peopleIn(reading: Reading): string[] {
  return [...new Set(peopleNamed(reading).map(({ word }) => word))]
}

/** The same, as each was written: "Pedro", "dona Neide". */
export function peopleNamed({ tokens, text }: Reading): { word: string; name: string }[] {
  return tokens.flatMap(({ norm, kind, start, end }, at) => {
    const title = tokens[at - 1]?.norm ?? ''
    // "seu carro" is no man, "seu Zé" is.
    const isTitled = titles.has(title) && (title !== 'seu' || /\p{Lu}/u.test(text.charAt(start)))
    if (kind !== 'word' || pronouns.has(norm) || vague.has(norm) || titles.has(norm)) return []
    const own = text.slice(start, end)
    if (isTitled) return [{ word: `${title} ${norm}`, name: `${title} ${own}` }]
    return isSomeone(norm) ? [{ word: norm, name: own }] : []
  })
}
