import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { isIdle } from '#conversation/removing/struck/is-plain.ts'
import type { FoundPhrase } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

/** It is of what is to be done, of money or of a journey, and of no entry. */
const ofLife = new Set(
  (
    'vou vamos vai vao iria irei ia amanha depois sempre nunca quando se horas hora dinheiro valor grana troco ' +
    'caro cara barato barata fechado aberto longe perto cheio vazio lotado'
  ).split(' '),
)

/** Orders, where they lead what they say. */
const orders = new Set(
  (
    'volta volte devolve devolva desfaz desfaca traz traga recupera recupere restaura restaure recoloca recoloque ' +
    'resgata repoe'
  ).split(' '),
)
const asked = new Set(
  'pode podes podia poderia consegue como pra para quero queria favor da preciso'.split(' '),
)
const infinitive = new Set(
  'voltar devolver desfazer trazer recuperar restaurar recolocar resgatar repor'.split(' '),
)
/** Behind it they are of a way: "volta do mercado", "voltar de uber". */
const ways = new Set('de do da no na pro com ao'.split(' '))

/** Why it comes back. */
const why = new Set(
  (
    'certo certa engano enganei errei errado errada erro confundi confundiu querer sem arrependi apaguei apagou tirei tirou ' +
    'excluiu removeu existiu paguei pago fui tem que ter ficar continuar estar permanecer deve devia era volta voltar voltasse ' +
    'sumiu sumir bobagem deixa deixe deixar deixado mantem mantenha fica fique com certinho correto tava estava esta ' +
    'outro outra vez foi sido cobrada cobrado cobraram novo aquele aquela mim eita vixe nossa uai ops tadinho'
  ).split(' '),
)

/** Whether it is asked that what went should stand there again, and nothing of life is told. */
export function isSaidOfBooks(
  { reading }: Message,
  gone: readonly Remembered[],
  found: readonly FoundPhrase<'back' | 'named' | 'weak'>[],
): boolean {
  const { tokens, days, today } = reading
  if (days.some(({ date }) => Temporal.PlainDate.compare(date, today) > 0)) return false
  if (tokens.some(({ norm }) => ofLife.has(norm))) return false
  const isSure = found.some((one) => {
    return one.means === 'named' || (one.means === 'back' && isOrdered(reading, one.first))
  })
  if (isSure) return true
  const own = gone.flatMap(({ name }) => tellingWords(name))
  return tokens.every(({ kind, norm }, at) => {
    const isOther = /^outr[oa]$/u.test(tokens[at - 1]?.norm ?? '')
    const isSaid = isIdle(norm) || why.has(norm) || own.some((one) => isSame(one, norm))
    return kind !== 'word' || isSaid || isOther
  })
}

/** "volta o uber", "pode restaurar?", and no "a corrida de volta". */
function isOrdered({ tokens }: Reading, at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  if (ways.has(next)) return false
  if (infinitive.has(word)) return before !== undefined && asked.has(before.norm)
  const leads = before === undefined || before.kind === 'mark' || isIdle(before.norm)
  return orders.has(word) && leads && !['de', 'na', 'nao'].includes(before?.norm ?? '')
}
