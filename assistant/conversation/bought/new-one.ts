import type { KeptDraft } from '#conversation/kept-draft.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const buying = new PhraseBook('a new one of what was told just now', [
  {
    means: 'new',
    say: 'comprei|compramos|peguei|pegamos [ja|hoje|ontem] um|uma novo|nova|novinho|novinha|outro|outra [por|de|a|em|,|:|que] [custou|foi|deu] [uns] [r] [$] @',
    like: 'comprei um novo 189 em 3x',
  },
  {
    means: 'new',
    say: 'comprei|compramos|peguei|pegamos [ja|hoje|ontem] outro|outra [novo|nova|novinho|novinha] [por|de|a|em|,|:|que] [custou|foi|deu] [uns] [r] [$] @',
    like: 'comprei outro por 900 em 6x',
  },
])
const ones = new Set('um uma novo nova novinho novinha outro outra'.split(' '))
const worn = new Set(
  `velho velha antigo antiga usado usada quebrado quebrada estragado estragada velhinho velhinha
  novo nova novinho novinha`.split(/\s+/),
)
const nothing = new Set(
  'gasto entrada venda vendas pix salario bico freela diaria pagamento'.split(' '),
)

/**
 * The turn of "comprei um novo 189 em 3x", behind "vendi meu liquidificador velho 60": what was
 * bought is called by what was told just now. Null for any other message.
 */
export function newOneTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  const { state, text, today } = told
  if (!/(nov|outr)/i.test(text)) return null
  const { open, ...rest } = state
  // "o Thor comeu meu fone, custava 89", which is asked about still: it is gone.
  const asked = open?.kind === 'reading' ? open.draft : null
  const before: readonly KeptDraft[] = asked
    ? [{ ...asked, type: 'receita' }]
    : (state.last?.transactions ?? [])
  const [last, another] = before
  if (!last || another || (open && !asked && open.kind !== 'name')) return null
  const reading = readMessage(text, today)
  const found = buying.find(reading)
  if (!found) return null
  const said = reading.tokens
    .slice(found.first, found.last + 1)
    .filter(({ norm }) => ones.has(norm))
  const thing = thingOf(last, said)
  const [from, to] = [said[0], said.at(-1)]
  if (thing === null || !from || !to) return null
  const article = from.norm.endsWith('a') ? 'uma' : 'um'
  const { text: read } = reading
  const named = `${read.slice(0, from.start)}${article} ${thing}${read.slice(to.end)}`
  return understand({ ...told, text: named, state: asked ? rest : state })
}

/** What it is called without being old; null where what was told cannot be bought anew. */
function thingOf(
  { description, type, sum }: KeptDraft,
  said: readonly Reading['tokens'][number][],
): string | null {
  // "comprei outro", behind one that was bought, is one more of it, which another reader knows.
  const isNew = said.some(({ norm }) => norm.startsWith('nov'))
  // "vendi 3 bolos a 40" is a trade, and no old thing that went.
  if ((type === 'despesa' && !isNew) || sum !== undefined) return null
  const words = description.split(' ').filter((word) => !worn.has(fold(word)))
  const [head = ''] = words.map(fold)
  if (nothing.has(head) || !isThing(head) || words.length > wordsMax) return null
  // "vendi a mesa 80", "comprei um novo": another thing.
  const isShe = said[0]?.norm.endsWith('a') === true
  if ((isShe && head.endsWith('o')) || (!isShe && head.endsWith('a'))) return null
  return words.join(' ').toLowerCase()
}

const wordsMax = 3
