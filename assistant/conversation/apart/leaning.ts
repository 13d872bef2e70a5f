import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** Whoever says one of these speaks of what stands before it. */
const leaning = new Set(
  (
    'desse dessa desses dessas disso disto deste desta destes destas dele dela deles delas nele nela ' +
    'isso isto esse essa esses essas aquele aquela ele ela eles elas resto restante metade desconto ' +
    'descontou descontaram descontado troco sinal entrada gorjeta diferenca mesmo mesma dividi ' +
    'dividimos dividimo dividido rachei rachamos rachado parte partes sobrou sobraram faltou ' +
    'mentira minto errei alias digo desculpa desculpe ops perdao verdade corrigindo correcao ' +
    'falta faltam voltou voltaram devolveu devolveram estornou estornaram reembolso idem igual'
  ).split(' '),
)

/** Behind a comma these lean wherever they stand: "recebi 200 por enquanto". */
const hanging = new Set(
  (
    'bruto enquanto separado fechei fechamos descontado troco cobrou sendo incluso incluindo resto ' +
    'restante nota notas gorjeta mim porque pq devendo'
  ).split(' '),
)

/** Before its sum: "total 6.900". Behind it, it is its own: "2 diárias 560 total". */
const summing = new Set('total tudo todos todas somando cada eramos'.split(' '))

/** It begins with what leans: "desses 45 foi ração", and not "mercado 287, desses 45 foi ração". */
export function leansBack({ tokens, amounts }: Reading): boolean {
  const before = tokens.slice(0, amounts[0]?.first)
  const at = before.findIndex(({ norm }) => leaning.has(norm))
  return at >= 0 && !before.slice(0, at).some(({ norm }) => isThing(norm))
}

/** Whether what stands behind a comma belongs to what stands before it. */
export function hangsOn(clause: Reading): boolean {
  const before = clause.tokens.slice(0, clause.amounts[0]?.first)
  const isHanging = clause.tokens.some(({ norm }) => hanging.has(norm))
  return isHanging || before.some(({ norm }) => summing.has(norm)) || leansBack(clause)
}
