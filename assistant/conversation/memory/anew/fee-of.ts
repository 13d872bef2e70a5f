import type { Remembered } from '#conversation/memory/remembered.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const fees = new Set('multa juros taxa tarifa frete gorjeta caixinha'.split(' '))

/** Where a message tells of what is paid upon something: `a multa da pensão`; -1 where nowhere. */
function feeAt({ reading: { tokens } }: Message): number {
  return tokens.findIndex(({ norm }, at) => {
    return fees.has(norm) && /^d[oae]s?$/.test(tokens[at + 1]?.norm ?? '')
  })
}

/** Whether a message tells of what is paid upon something. */
export function tellsFee(message: Message): boolean {
  return feeAt(message) >= 0
}

/** "a multa da pensão foi 37", where only the pension stands: of what was paid upon it. */
export function isOfFee(message: Message, named: readonly Remembered[]): boolean {
  const fee = message.reading.tokens[feeAt(message)]?.norm
  if (fee === undefined) return false
  return named.length > 0 && named.every(({ name }) => !fold(name).includes(fee))
}
