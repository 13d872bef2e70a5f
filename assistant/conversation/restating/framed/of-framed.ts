import { billCalledTurn } from '#conversation/bills/framed/bill-called.ts'
import { billPricedTurn } from '#conversation/bills/framed/bill-priced.ts'
import { billVariesTurn } from '#conversation/bills/framed/bill-varies.ts'
import { bothSummedTurn } from '#conversation/bills/framed/both-summed.ts'
import { nextSumTurn } from '#conversation/bills/framed/next-sum.ts'
import { meantAsLimitTurn } from '#conversation/limits/framed/meant-as-limit.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'
import { askedIfKeptTurn } from '#conversation/pending/framed/asked-if-kept.ts'

/** Who knows by its frame, before anybody else, how what stands there or is asked is to be. */
export const ofFramed: readonly Reader[] = [
  ...needing('open', [
    [
      'answered-bill',
      '"anotou a água, né? é pra quando?", of one that was offered',
      askedIfKeptTurn,
    ],
  ]),
  ...needing('bills', [
    ['named-change', '"dá pra pôr Smart Fit na academia?", of a bill', billCalledTurn],
    ['restated', '"a água costuma vir uns 70, deixa esse valor", of a bill', billPricedTurn],
    ['restated', '"a de hoje foi 60 mesmo, a próxima vai ser 72", of a bill', nextSumTurn],
    ['bill', '"a fatura varia, 730 é a deste mês", of bills', billVariesTurn],
    ['brief-question', '"os dois juntos dão quanto?", behind a bill', bothSummedTurn],
  ]),
  ...needing('known', [
    ['limit-changed', '"não gastei 250 com lazer! é o limite de dezembro"', meantAsLimitTurn],
  ]),
]
