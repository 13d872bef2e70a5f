import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

/** It tells of an account, of somebody, or of another time: the goal may not be meant. */
export function isElsewhere({ tokens }: Reading): boolean {
  // "só consegui pôr 400, o resto ficou na conta"
  const isRest = tokens.some(({ norm }) => norm === 'resto' || norm === 'restante')
  return tokens.some(({ norm }) => {
    return (elsewhere.has(norm) && !(isRest && norm === 'conta')) || isFirstName(norm)
  })
}

const elsewhere = new Set(
  'conta semana mes fim dia ano salario cartao carteira bolso passar dela dele irmao irma mae pai pro pros com'.split(
    ' ',
  ),
)
