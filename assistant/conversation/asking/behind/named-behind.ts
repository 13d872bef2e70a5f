import type { Query } from '#conversation/effect.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isFiller } from '#understanding/plain-words.ts'

const wordsMax = 3
const links = 'de|do|da|dos|das|com|no|na|nos|nas|pro|pra|pelo|pela'

const leading = new PhraseBook('what leads to a name behind an answer', [
  {
    means: 'link',
    say: `^ [lya|e|mas|so|somente|,] [e|so] [quanto] [eu] [foi|veio|so|gastei|recebi] ${links} [o|a|{my}]`,
    like: 'e da Ju?',
  },
  { means: 'bare', say: '^ e|so [quanto] o|a|{my} [{my}]', like: 'e o Carlos?' },
])

/** "e a luz?" behind the bills or the goals, "e da Ju?" behind a sum: that of the name. */
export function namedBehind(input: TurnInput, message: Message, asked: Query): Query | null {
  const { metric } = asked
  const plain = { metric, categoryId: null, from: null, to: null }
  if (metric === 'upcoming' || metric === 'goal') {
    if (!leans('on', message.reading)) return null
    const things = metric === 'goal' ? input.goals : input.payments
    const [fit, another] = fitting(tellingIn(message), things ?? []).filter(
      ({ at }) => at.length > 0,
    )
    if (!fit || another) return null
    const { id } = fit.thing
    return metric === 'goal' ? { ...plain, goalId: id } : { ...plain, bill: { id, asks: 'due' } }
  }
  const isSum = metric === 'spent' || metric === 'received' || metric === 'list'
  return isSum ? ofName(input, message, asked) : null
}

/** The sum of the same days by a name that is no category. */
function ofName(input: TurnInput, message: Message, asked: Query): Query | null {
  const { reading, index } = message
  const found = leading.find(reading)
  const isCategory = categoryNamed(reading, index) ?? findNamedCategory(reading, index)
  if (!found || isCategory !== null || reading.days.length > 0) return null
  const rest = reading.tokens.slice(found.last + 1).filter(({ norm }) => !ends.has(norm))
  const isName = rest.every(({ kind, norm }) => kind === 'word' && !isFiller(norm))
  const [first, last] = [rest[0], rest.at(-1)]
  if (!first || !last || rest.length > wordsMax || !isName) return null
  const known = namedAmong(message, rememberedIn(input))
  const isAsked = found.means === 'link' && reading.flat.endsWith(' ? ')
  if (known.length === 0 && !isAsked) return null
  const ways = new Set(known.map(({ type }) => (type === 'receita' ? 'received' : 'spent')))
  const [only, both] = ways
  const way = asked.metric === 'received' || asked.only === 'receita' ? 'received' : 'spent'
  const words = reading.text.slice(first.start, last.end)
  const { from, to } = asked
  return { metric: only && !both ? only : way, categoryId: null, from, to, words }
}

const ends = new Set('? ! .'.split(' '))
