import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { figuresIn, sumsIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const onTop = words(
  'mais taxa taxas entrega frete gorjeta servico somar soma some faltou faltava esqueci ' +
    'esquecemos acrescimo cobraram cobrou embalagem motoboy garcom couvert incluindo junto contei',
)
/** One more of it, or something that is told of others. */
const otherwise = words(
  'outro outra outros outras amanha ontem recebi ganhei vendi devo emprestei se',
)

/**
 * The turn of "a entrega foram 6 a mais na pizza, 54 no total", of a pizza that stands at 48: it
 * comes to all of that. It is known by an entry that is named, or was told last, to which the one
 * figure comes to the other. Null for any other message.
 */
export function cameOnTopTurn(told: TurnInput): Turn | null {
  if (told.state.open) return null
  const reading = readMessage(told.text, told.today)
  if (!hasOneOf(reading, onTop) || hasOneOf(reading, otherwise)) return null
  if (isQuestion(reading) || leans('removes', reading) || leans('monthly', reading)) return null
  const figures = sumsIn(reading)
  const fits = entriesMeant(told, reading).flatMap((entry) => {
    const [one, other, more] = figures.filter((sum) => sum !== entry.amountCents)
    if (one === undefined || other === undefined || more !== undefined) return []
    const [part, whole] = one < other ? [one, other] : [other, one]
    const isSum = entry.amountCents + part === whole && isCameTo(reading, whole, entry)
    return isSum ? [{ entry, whole }] : []
  })
  const [only, another] = fits
  return only && !another ? by('restated', correctSum(told, only.entry, cents(only.whole))) : null
}

/** "ficou 54", "54 no total", and of no other thing in that part of the message. */
function isCameTo(reading: Reading, whole: number, entry: Remembered): boolean {
  const { tokens } = reading
  const figure = (figuresIn(reading) ?? []).find(({ cents: sum }) => sum === whole)
  if (!figure) return false
  const { first, last } = figure
  const before = tokens.slice(0, first).findLast(({ norm }) => !loose.has(norm))
  const behind = tokens.slice(last + 1, last + 1 + behindMax)
  if (!cameTo.has(before?.norm ?? '') && !hasOneOf({ tokens: behind }, totals)) return false
  const from = tokens.findLastIndex(({ norm }, at) => at < first && cuts.has(norm))
  const to = tokens.findIndex(({ norm }, at) => at > last && cuts.has(norm))
  return tellingIn({ reading }).every((one) => {
    const isInside = one.at > from && (to < 0 || one.at < to)
    const isOwn = namedAmong({ reading }, [entry], [one]).length > 0
    return !isInside || isOwn || onTop.has(one.word) || !isThing(one.word)
  })
}

const cameTo = words('deu da ficou fica foi saiu total virou vira passou eh tudo todo')
const totals = words('total tudo todo')
const loose = words('r $ em pra para por de no na :')
const cuts = words(', . ; ! ? e porque pq')
const behindMax = 3

/** What is named; else what was told last. */
function entriesMeant(told: TurnInput, reading: Reading): Remembered[] {
  const own = ownIn(told).filter(({ type }) => type === 'despesa')
  const named = namedAmong({ reading }, own)
  return named.length > 0 ? named : toldLast(told, own)
}
