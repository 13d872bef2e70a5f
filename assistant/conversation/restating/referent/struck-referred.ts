import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { carry } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const striking = words(
  'apaga apague apagar tira tire tirar exclui exclua excluir remove remova remover deleta delete',
)
const twice = words(
  'repetida repetido repetiu duplicada duplicado duplicou dobrada dobrado dobrou mesma mesmo',
)
const deeds = words('paguei pagamos gastei comprei recebi ganhei vendi pagou')
const quotes = words('" “ ” \' ‘ ’')
const kinds = words('conta contas boleto fatura pagamento lembrete repetida repetido')

/**
 * The turn of "a luz tá duas vezes! apaga a energia", where only a bill is called so and what was
 * made of it is of an entry: the bill ends, and is asked about where nobody says that it stands
 * there twice. Null for any other message.
 */
export function struckReferredTurn(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const { reading } = message
  const bill = isOfEntry(turn) && reading.amounts.length === 0 ? billStruck(input, message) : null
  if (!bill || hasOneOf(reading, deeds) || leans('neverRemoves', reading)) return null
  const { id, name } = bill
  const effect = { kind: 'end-thing', what: 'payment', id, name } as const
  const isTwice = hasOneOf(reading, twice) || / (?:duas|2) (?:vezes|x) /.test(reading.flat)
  const isNamed = reading.tokens.some(({ norm }) => quotes.has(norm))
  if (!isTwice && !isNamed) return by('ended', offerTurn(input, effect))
  const read = { intent: 'delete', confidence: 92, fields: { description: name } } as const
  return by('ended', carry(input, read, effect))
}

/** It would delete an entry, or looked for one. */
function isOfEntry({ effects, reply, also }: Turn): boolean {
  if (also) return false
  if (effects.length === 0) return reply.kind === 'obstacle' || reply.kind === 'none'
  return effects.every(({ kind }) => kind === 'delete')
}

/** The one bill whose whole name stands behind the order, where nothing else is called so. */
function billStruck(input: TurnInput, message: Message): Bill | null {
  const { tokens } = message.reading
  const order = tokens.findLastIndex(({ norm }) => striking.has(norm))
  if (order < 0) return null
  const end = endOf(message.reading, order)
  const all = tellingIn(message).filter(({ word }) => !kinds.has(word) && !striking.has(word))
  const behind = all.filter(({ at }) => at > order && at < end)
  // "o streaming tá repetido, tira"
  const said = behind.length > 0 ? behind : all
  const fits = fitting(said, input.payments ?? []).filter((one) => one.isWhole)
  // 'Luz' and 'Energia' are one thing, and two bills.
  const called = said.map(({ word }) => word).join(' ')
  const exact = fits.filter(({ thing }) => tellingWords(thing.name).join(' ') === called)
  const [fit, another] = exact.length > 0 ? exact : fits
  if (!fit || another || fit.at.length !== said.length) return null
  const isOther = fitting(said, [...rememberedIn(input), ...(input.goals ?? [])]).some(
    ({ at }) => at.length > 0,
  )
  return isOther ? null : fit.thing
}

function endOf({ tokens }: Reading, from: number): number {
  const mark = tokens.findIndex(({ norm }, at) => at > from && /^[,.;!?]$/.test(norm))
  return mark < 0 ? tokens.length : mark
}
