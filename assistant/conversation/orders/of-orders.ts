import { owedTurn } from '#conversation/coming/owed-turn.ts'
import { allBackTurn } from '#conversation/debts/all-back.ts'
import { behindLoanTurn } from '#conversation/debts/behind-loan.ts'
import { awaitedCameTurn } from '#conversation/debts/beside/awaited-came.ts'
import { cameAlreadyTurn } from '#conversation/debts/beside/came-already.ts'
import { daysOwedTurn } from '#conversation/debts/days-owed.ts'
import { forgivenTurn } from '#conversation/debts/forgiven.ts'
import { halfToBeRepaidTurn } from '#conversation/debts/half-to-be-repaid.ts'
import { lentAndBackTurn } from '#conversation/debts/lent-and-back.ts'
import { gaveMeBackTurn } from '#conversation/debts/mended/gave-me-back.ts'
import { owedDayTurn } from '#conversation/debts/mended/owed-day.ts'
import { owedTagTurn } from '#conversation/debts/mended/owed-tag.ts'
import { paidByDaysTurn } from '#conversation/debts/paid-by-days.ts'
import { toBeRepaidTurn } from '#conversation/debts/to-be-repaid.ts'
import { wasLentTurn } from '#conversation/debts/was-lent.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'
import { agreedAndAheadTurn, agreedPriceTurn } from '#conversation/orders/agreed-price.ts'
import { aheadByTradeTurn } from '#conversation/orders/ahead-by-trade.ts'
import { countPaidTurn } from '#conversation/orders/count-paid.ts'
import { tickCameToTurn } from '#conversation/orders/counted/came-to.ts'
import { soldOnTurn } from '#conversation/orders/counted/sold-on.ts'
import { soldOtherDayTurn } from '#conversation/orders/counted/sold-other-day.ts'
import { leftOwingTurn } from '#conversation/orders/in-part/left-owing.ts'
import { paidBehindTurn } from '#conversation/orders/made/paid-behind.ts'
import { doneAtPriceTurn, ownPriceTurn } from '#conversation/orders/own-price.ts'
import { partAheadTurn } from '#conversation/orders/part-ahead.ts'
import { partsCameTurn } from '#conversation/orders/parts-came.ts'
import { piecesPaidTurn } from '#conversation/orders/pieces-paid.ts'
import { someYetToPayTurn } from '#conversation/orders/some-yet-to-pay.ts'
import { toldOrderTurn } from '#conversation/orders/told-order.ts'

/** Who is asked before any answer is heard: what is owed already is spoken of. */
export const ofOwedFirst: readonly Reader[] = needing('known', [
  ['owed', '"ela já me adiantou 40", of what was ordered', partAheadTurn],
  ['owed', '"a Rose pagou 2 dos fiados", of 4 at 15 each', piecesPaidTurn],
  ['owed', '"então ele ainda me deve 400, né?", of what is owed', owedTagTurn],
  ['owed', '"ela devolve dia 10", "não tem data", of what is owed', owedDayTurn],
])

/** Who hears of what others owe for work: agreed, done, lent and paid by the day. */
export const ofOrders: readonly Reader[] = [
  ...needing('known', [
    ['owed', '"ele devolveu 100", "emprestei mais 200", behind a loan', behindLoanTurn],
    ['log', '"na verdade ele me devolveu 8", of a coffee that stands', gaveMeBackTurn],
    ['owed', '"é emprestado", behind what somebody gave', wasLentTurn],
    ['owed', '"a moça mandou os 54 no pix", which were to come', awaitedCameTurn],
    ['owed', '"ela pagou 60 só", "paga sexta", behind a cake of 120', paidBehindTurn],
    ['repeated', '"ontem vendi 9", "hoje vendi 15", behind 12 sold at 18', soldOtherDayTurn],
    ['repeated', '"vendi 15 dessas", "sobrou 5, vendi a 3"', soldOnTurn],
    ['restated', '"3 vão pagar amanhã", of 18 that were sold', someYetToPayTurn],
    ['restated', '"a Cida ficou devendo 30 de um bolo", of 6 that were sold', leftOwingTurn],
    ['owed', '"mas os 380 entrou sim", which stand there', cameAlreadyTurn],
    ['owed', '"os 2 açaí do seu Raimundo deu 30 reais", taken on credit', tickCameToTurn],
  ]),
  ['owed', '"emprestei 100 pro Zé ontem, hoje ele me pagou 50"', lentAndBackTurn],
  ['owed', '"a Bia me pediu 40 emprestado e já devolveu"', allBackTurn],
  ...needing('known', [
    ['owed', '"metade do cinema a mina paga", of what stands there', halfToBeRepaidTurn],
    ['owed', '"a fralda ela me paga", of what stands there', toBeRepaidTurn],
    ['owed', '"ela disse que não precisa devolver os 300"', forgivenTurn],
  ]),
  ['owed', '"3 dias a 90 o dia, já paguei 1, falta 2"', daysOwedTurn],
  ['log', '"ajudante ganha 120 por dia, trabalhou 4 dias, paguei ele"', paidByDaysTurn],
  ['owed', '"ele me deve 300, me lembra dia 10"', owedTurn],
  ['told-ahead', '"a Bia encomendou um bolo de 90 pra sexta"', toldOrderTurn],
  ['owed', '"obra de 2.400 em 3 vezes, a primeira caiu hoje"', partsCameTurn],
  ['owed', '"fechei uma pintura de 1.800, peguei 600 de entrada"', agreedAndAheadTurn],
  ['told-ahead', '"combinei 1200 com a escola, vão me dar 400 antes"', agreedPriceTurn],
  ...needing('known', [
    ['owed', '"ela pagou as 5 de sexta", of what has no price yet', countPaidTurn],
  ]),
  ['told-ahead', '"cobro 60 a faxina"', ownPriceTurn],
  ...needing('known', [
    ['owed', '"fiz plantão ontem e anteontem", of which one brings 90', doneAtPriceTurn],
    ['told-ahead', '"a casa da Márcia amanhã vai ser 200", by a cleaner', aheadByTradeTurn],
  ]),
]
