import { asks } from '#conversation/apart/joined/asking.ts'
import { isBegun, isDone, type Pair } from '#conversation/apart/joined/part.ts'
import { hangsOn } from '#conversation/apart/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** What begins so goes on with what stands before it, or puts it right. */
const going = new Set(
  (
    'da das do dos de com por pra pro para na nas no nos ao aos mais menos que porque pq pois ' +
    'cada ou nem sem sendo deu ficou total tudo junto inclusive incluindo entao foi foram era eram ' +
    'nao pera espera agora so todo toda mensal mensais esqueci descontaram descontou descontei ' +
    'cobraram cobrou parcelei parcelamos parcelado mentira minto usei'
  ).split(' '),
)

/** "12 vezes de 274,90" is how something was paid. */
const parting = new Set(['vezes', 'x', 'parcelas', 'prestacoes'])

/** Says that what stands before it is told again or otherwise. */
const turning = new Set('tudo todos todas ambos total cada so ambas dois duas pois'.split(' '))

/** Speaks of what stands before it, and of its sum, wherever it stands. */
const pointing = new Set(
  (
    'desse dessa desses dessas disso desta deste nele nela isso isto resto restante troco sinal ' +
    'mesmo mesma errado errada errei alias digo desculpa ops perdao verdade conta diferenca pera entao cupom desconto ' +
    'gorjeta caixinha cashback taxa junto juntos mentira minto'
  ).split(' '),
)

/**
 * Whether what stands behind a cut is no thing by itself. What begins with a deed of its own is
 * one, whatever it says of shares and totals: "mercado 80. rachei a pizza, minha parte 30".
 */
export function isLeaning({ front, behind, isStrong }: Pair): boolean {
  const { turn, reading } = behind
  if (turn.intent === 'query') return !asks(reading)
  if (!isBegun(behind)) return false
  if (reading.tokens.some(({ norm }) => pointing.has(norm))) return true
  if (isDone(behind) && (isStrong || !isBegun(front))) return false
  return hangsOn(reading) || reading.tokens.some(({ norm }) => turning.has(norm))
}

/** It begins with what goes on, whatever it comes to. */
export function goesOn({ tokens, amounts }: Reading): boolean {
  const [first, second] = tokens
  // "errei, é 28. total de hoje?"
  if (first?.norm === 'total' && tokens.at(-1)?.norm === '?') return false
  if (!first || going.has(first.norm) || amounts[0]?.first === 0) return true
  return parting.has(second?.norm ?? '')
}
