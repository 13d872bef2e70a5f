import type { Remembered } from '#conversation/memory/remembered.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const earned = new Set('vendas entradas receitas ganhos'.split(' '))
const spent = new Set('compras despesas gastos saidas'.split(' '))
/** An article may stand before it. */
const leadMax = 2

/** "compras foram 80", behind what was sold: money that went the other way is no other sum. */
export function isOtherWay({ reading }: Message, { type, name }: Remembered): boolean {
  const others = type === 'receita' ? spent : earned
  const word = reading.tokens.slice(0, leadMax).find(({ norm }) => others.has(norm))?.norm
  return word !== undefined && !fold(name).includes(word)
}
