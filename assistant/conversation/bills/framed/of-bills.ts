import { billCalledTurn } from '#conversation/bills/framed/bill-called.ts'
import { billPricedTurn } from '#conversation/bills/framed/bill-priced.ts'
import { billVariesTurn } from '#conversation/bills/framed/bill-varies.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'

/** Who hears, in whatever frame, how a bill that stands there is to be. */
export const ofBillsFramed: readonly Reader[] = needing('bills', [
  ['named-change', '"dá pra pôr Smart Fit na academia?", of a bill', billCalledTurn],
  ['restated', '"a água costuma vir uns 70, deixa esse valor", of a bill', billPricedTurn],
  ['bill', '"a fatura varia, 730 é a deste mês", of bills', billVariesTurn],
])
