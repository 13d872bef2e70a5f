import { tradesTold } from '#conversation/orders/trade.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** "sou manicure": what is done for customers from then on is earned. */
export function withTrades(turn: Turn, { reading }: Message): Turn {
  const trades = tradesTold(turn.state.trades, reading)
  return trades.length > 0 ? { ...turn, state: { ...turn.state, trades } } : turn
}
