import { keptOutbox, useMine } from '#connection/outbox/kept-outbox.ts'
import type { WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'

const outbox = keptOutbox<WaitingTransaction>('lya-waiting-transactions')

export const readWaiting = outbox.read
export const changeWaiting = outbox.change
export const useWaiting = (): WaitingTransaction[] => useMine(outbox)
