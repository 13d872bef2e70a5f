import { isBare } from '#language/amounts/counts/bare.ts'
import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

const paidInParts = new Set([
  ...['parcela', 'parcelas', 'prestacao', 'prestacoes', 'mensalidade', 'financiamento'],
  ...['consorcio', 'carne', 'crediario'],
])
const lacking = new Set(['falta', 'faltam', 'faltando', 'restam', 'resta'])
const softening = new Set(['so', 'mais', 'ainda', 'agora', 'apenas'])
const links = new Set(['e', 'para', 'pra', 'vence', 'todo'])
/** More than that of one thing is money: "paguei a parcela de 900, faltam 300". */
const partsMax = 99

/** The 19 of `paguei a parcela da moto 412, faltam 19`: how many are left, and no money. */
export function placeLeftParts(tokens: readonly Token[], found: readonly Found[]): void {
  const part = tokens.findIndex(({ norm }) => paidInParts.has(norm))
  if (part < 0) return
  for (const one of found) {
    if (one.first < part || !isLeft(tokens, one)) continue
    const isPriced = found.some(({ amount, first }) => amount && first !== one.first)
    if (!isPriced && !isOfRhythm(tokens, one)) continue
    one.role = 'instalment'
    one.rule = 'left-parts'
  }
}

const rhythm = new Set(['todo', 'todos', 'cada', 'vence', 'mensal'])
const several = new Set(['faltam', 'restam'])

/** "é a parcela do carro, vence todo dia 30, faltam 14": its price is told elsewhere. */
function isOfRhythm(tokens: readonly Token[], { first }: Found): boolean {
  const lead = tokens.slice(0, first).findLast(({ norm }) => lacking.has(norm))
  return several.has(lead?.norm ?? '') && tokens.some(({ norm }) => rhythm.has(norm))
}

function isLeft(tokens: readonly Token[], one: Found): boolean {
  const count = (one.number?.hundredths ?? 0) / 100
  if (!isBare(one) || count < 2 || count > partsMax) return false
  let at = one.first - 1
  while (softening.has(tokens[at]?.norm ?? '')) at -= 1
  const next = tokens[one.last + 1]
  const isEnd = next === undefined || next.kind !== 'word' || links.has(next.norm)
  return isEnd && lacking.has(tokens[at]?.norm ?? '')
}
