import { beginsLaterTurn } from '#conversation/bills/begins-later.ts'
import { ofJustTold } from '#conversation/bills/behind/of-just-told.ts'
import { changedDayTurn } from '#conversation/bills/changed-day.ts'
import { billMovedTurn } from '#conversation/bills/framed/bill-moved.ts'
import { billRisenTurn } from '#conversation/bills/framed/bill-risen.ts'
import { sameDayTurn } from '#conversation/bills/framed/same-day.ts'
import { swappedSumsTurn } from '#conversation/bills/framed/swapped-sums.ts'
import { listedBillsTurn } from '#conversation/bills/listed.ts'
import { oneThatVariesTurn } from '#conversation/bills/listing/one-that-varies.ts'
import { notedBeforeTurn } from '#conversation/bills/paid/noted-before.ts'
import { paidAndMonthlyTurn } from '#conversation/bills/paid-and-monthly.ts'
import { paidJustMadeTurn } from '#conversation/bills/paid-just-made.ts'
import { paidSeveralTurn } from '#conversation/bills/paid-several.ts'
import { partsBegunTurn } from '#conversation/bills/parts/begun.ts'
import { comesAgainTurn } from '#conversation/bills/parts/comes-again.ts'
import { dailyTurn } from '#conversation/bills/parts/daily.ts'
import { debtInPartsTurn } from '#conversation/bills/parts/debt.ts'
import { debtPartedTurn } from '#conversation/bills/parts/debt-parted.ts'
import { loanInPartsTurn } from '#conversation/bills/parts/loan.ts'
import { partsPaidTurn } from '#conversation/bills/parts/paid.ts'
import { paidAheadTurn } from '#conversation/bills/parts/paid-ahead.ts'
import { partPaidNowTurn } from '#conversation/bills/parts/paid-now.ts'
import { paidTimesTurn } from '#conversation/bills/parts/paid-times.ts'
import { partedLaterTurn } from '#conversation/bills/parts/parted-later.ts'
import { allOnDayTurn } from '#conversation/bills/plainly/all-on-day.ts'
import { notMineNowTurn } from '#conversation/bills/plainly/not-mine-now.ts'
import { partsAnewTurn } from '#conversation/bills/plainly/parts-anew.ts'
import { remindedOfTurn } from '#conversation/bills/spoken/reminded-of.ts'
import { billToldAgainTurn } from '#conversation/bills/spoken/told-again.ts'
import { wishedBillsTurn } from '#conversation/bills/spoken/wished-bills.ts'
import { inItsPlaceTurn } from '#conversation/coming/prices/in-its-place.ts'
import { partOfDebtTurn } from '#conversation/debts/part-of-debt.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'
import { cardBillTurn, dueBillTurn } from '#conversation/seen/asked-bill.ts'

/** Who hears of what is due: that it comes, by what parts, on which day, and that it was paid. */
export const ofDues: readonly Reader[] = [
  ['opinion.propose', '"marmita 18 todo dia", which no bill can be', dailyTurn],
  ['wished-bills', '"cadastra as contas", of which none is told yet', wishedBillsTurn],
  ...needing('known', [['due-bill', '"me lembra, sim", of one that was offered', remindedOfTurn]]),
  ...ofJustTold,
  ...needing('known', [
    ['due-bill', '"a nova é 79,90 dia 15", behind a bill that was given up', inItsPlaceTurn],
    ['restated', '"são 12 parcelas e não 10", behind a purchase in parts', partsAnewTurn],
    ['restated', '"a sandália parcelei em 3", of what stands whole', partedLaterTurn],
  ]),
  ...needing('bills', [
    ['named-change', '"tá trocado: consórcio 1180 e condomínio 310"', swappedSumsTurn],
    ['also-monthly', '"e o condomínio, 300 no mesmo dia", behind a bill', sameDayTurn],
    ['ended', '"a internet agora é meu irmão que paga"', notMineNowTurn],
    ['changed-day', '"os dois agora vencem dia 10", of bills', allOnDayTurn],
    ['due-bill', '"aluguel 450 dia 5", of a bill that stands there so', billToldAgainTurn],
    ['bill', '"deu pra pagar 50, fico devendo 30", of a debt of 80', partOfDebtTurn],
    ['bill', '"o de hoje já paguei", of a bill whose expense stands there', notedBeforeTurn],
    ['bill', '"já dei os 300", of the bill that was just kept', paidJustMadeTurn],
    ['bill', '"paguei as duas", of the bills that were just kept', paidSeveralTurn],
    ['bill', '"paguei 2 parcelas da van", of a bill of each month', paidTimesTurn],
    ['bill', '"adianta a parcela de dezembro, paguei hoje"', paidAheadTurn],
  ]),
  ...needing('known', [
    ['made-monthly', '"essa vem todo mês", of a bill to be paid once', comesAgainTurn],
  ]),
  ['also-monthly', '"paguei 75 do MEI, vence todo dia 20"', paidAndMonthlyTurn],
  ...needing('known', [['changed-day', '"a água ainda não saiu, sai dia 4"', beginsLaterTurn]]),
  ...needing('bills', [
    ['changed-day', '"a internet vence dia 20 e não 15"', changedDayTurn],
    ['restated', '"o aluguel aumentou 85 reais", of a bill', billRisenTurn],
    ['changed-day', '"o vencimento da internet foi alterado para o dia 20"', billMovedTurn],
  ]),
  ['recurring', '"luz vem dia 18, uns 210, varia"', oneThatVariesTurn],
  ['listed-bills', '"luz 98 dia 12 e água 54 dia 18"', listedBillsTurn],
  ['listed-bills', '"a moto é 598,40 dia 12, já paguei 11 de 48"', partsPaidTurn],
  ['due-bill', '"fiz um empréstimo em 12x de 450"', loanInPartsTurn],
  ['due-bill', '"devo 1.200 no cartão, parcelei em 6 de 230"', debtPartedTurn],
  ['also-monthly', '"devo 300 pro mecânico, pago 100 por semana"', debtInPartsTurn],
  ['also-monthly', '"paguei a parcela da moto 412, faltam 19"', partPaidNowTurn],
  ['listed-bills', '"a geladeira é 12 prestações de 189,90, já paguei 5"', partsBegunTurn],
  ['card-bill', '"paguei a fatura do nubank 812"', cardBillTurn],
  ['due-bill', '"chegou a luz, 210, vence dia 28"', dueBillTurn],
]
