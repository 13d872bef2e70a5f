import { markCameAndPaid } from '#understanding/transactions/clauses/marking/came-and-paid.ts'
import { markDelivered } from '#understanding/transactions/clauses/marking/delivered.ts'
import { joinFlows } from '#understanding/transactions/clauses/marking/join-flows.ts'
import { markOwnPart } from '#understanding/transactions/clauses/marking/own-part.ts'
import { markPriceOfGiven } from '#understanding/transactions/clauses/marking/price-of-given.ts'
import { markPriceOfPlan } from '#understanding/transactions/clauses/marking/price-of-plan.ts'
import { joinTakings } from '#understanding/transactions/clauses/marking/takings.ts'
import { markAhead } from '#understanding/transactions/clauses/owing/ahead.ts'
import { markDebtSettled } from '#understanding/transactions/clauses/owing/debt-settled.ts'
import { markMonthAhead } from '#understanding/transactions/clauses/owing/month-ahead.ts'
import { markBroken } from '#understanding/transactions/clauses/parting/broken.ts'
import { markAllReceived } from '#understanding/transactions/clauses/served/all-received.ts'
import { markByWriter } from '#understanding/transactions/clauses/served/by-writer.ts'
import { markGiven } from '#understanding/transactions/clauses/served/charged.ts'
import { markHeaded } from '#understanding/transactions/clauses/served/headed.ts'
import { markSoldInParts } from '#understanding/transactions/clauses/served/in-parts.ts'
import { markOrdered } from '#understanding/transactions/clauses/served/ordered.ts'
import { markMissed } from '#understanding/transactions/clauses/tellers/missed.ts'
import { markReported } from '#understanding/transactions/clauses/tellers/reported.ts'
import { markScribed } from '#understanding/transactions/clauses/tellers/scribe.ts'
import { markTheirPay } from '#understanding/transactions/clauses/theirs/their-pay.ts'
import { markOthersPaid } from '#understanding/transactions/others/others-paid.ts'

/** What the clauses tell of each other, in this order. */
export const marks = [
  ...[joinFlows, markDelivered, joinTakings, markBroken, markReported, markScribed, markMissed],
  ...[markOthersPaid, markByWriter, markOrdered, markSoldInParts, markGiven, markAllReceived],
  markHeaded,
  ...[markDebtSettled, markAhead, markPriceOfPlan, markPriceOfGiven, markOwnPart, markMonthAhead],
  ...[markTheirPay, markCameAndPaid],
]
