import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { readMessage } from '#understanding/reading.ts'

const sorry = words('desculpa desculpe desculpem desculpinha perdao sorry')
const away = words('tava estava estive fiquei dormi esqueci sumi demorei cheguei')
/** There something may have been bought: "fui no mercado. 142". */
const gone = words('fui sai entrei tive passei')
/** With them something that was told is put right. */
const wrong = words(
  'errei errado errada era nao engano enganei troquei confundi digitei escrevi falei disse anotei ' +
    'botei coloquei pus mandei paguei gastei comprei recebi',
)

/**
 * What is told behind the reason why somebody was away, "desculpa, tava no ônibus. foi ontem"; it
 * stays where nothing but a price follows, since it may say of what.
 */
export function withoutExcuse(told: TurnInput): TurnInput {
  const { text, today } = told
  const [first = '', second] = fold(text)
    .trimStart()
    .split(/[ ,.!]+/, 2)
  if (!sorry.has(first) && !(first === 'foi' && second === 'mal')) return told
  const end = text.search(/[.!\n]+\s/)
  if (end < 0 || /\d/.test(text.slice(0, end))) return told
  const rest = text.slice(end).replace(/^[.!\s]+/, '')
  const said = readMessage(text.slice(0, end), today).tokens.filter(({ kind }) => kind === 'word')
  const isWrong = said.some(({ norm }) => wrong.has(norm))
  const isGone = said.some(({ norm }) => gone.has(norm)) && !isPriceAlone(rest, told)
  const isAway = isGone || said.some(({ norm }) => away.has(norm))
  return isAway && !isWrong ? { ...told, text: rest } : told
}

/** A sum with nothing named, which no question waits for. */
function isPriceAlone(rest: string, { state, today }: TurnInput): boolean {
  const { tokens, amounts } = readMessage(rest, today)
  const isNamed = tokens.some(({ norm, kind }) => kind === 'word' && isThing(norm))
  return state.open === undefined && amounts.length > 0 && !isNamed
}
