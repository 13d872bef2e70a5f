import { goesOn } from '#conversation/apart/joined/is-leaning.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** Of what stands before it: a price before, what was taken off, or what was not so. */
const explaining = words(
  'era eram seria custava cobrou desconto descontado descontados descontada cupom cashback pera',
  'perai nao limite bruto troco minto digo alias errei resto metade total sendo cada volta dentro',
  'opa ops perdao ia iria tava estava passado passada acho talvez nem',
  'dividi dividiu dividido dividida parcelei parcelado parcelada parcelas vezes abatido abatidos',
  'incluso incluindo so gorjeta normal tabela queria pediu orcamento',
)

/** Before its sum: "faltam 22", and no "parcela 487, faltam 22". */
const missing = words('falta faltam faltou faltaram restam')

/** Behind another it goes on with that, or it tells how one of them came to the other. */
export function isExplaining(reading: Reading, at: number): boolean {
  const isGoing = at > 0 && goesOn(reading)
  return isGoing || explains(reading)
}

export function explains({ tokens, amounts }: Reading): boolean {
  const before = tokens.slice(0, amounts[0]?.first)
  return (
    tokens.some(({ norm }) => explaining.has(norm)) || before.some(({ norm }) => missing.has(norm))
  )
}
