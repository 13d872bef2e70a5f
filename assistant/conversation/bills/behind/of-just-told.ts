import { askedOfItTurn } from '#conversation/bills/behind/asked-of-it.ts'
import { bothMovedTurn } from '#conversation/bills/behind/both-moved.ts'
import { dayMovedTurn } from '#conversation/bills/behind/day-moved.ts'
import { endsThenTurn } from '#conversation/bills/behind/ends-then.ts'
import { firstPaidTurn } from '#conversation/bills/behind/first-paid.ts'
import { givenFirstTurn } from '#conversation/bills/behind/given-first.ts'
import { givenUpTurn } from '#conversation/bills/behind/given-up.ts'
import { onCardOfTurn } from '#conversation/bills/behind/on-card-of.ts'
import { paidThisTimeTurn } from '#conversation/bills/behind/paid-this-time.ts'
import { priceMovedTurn } from '#conversation/bills/behind/price-moved.ts'
import { sharedThenTurn } from '#conversation/bills/behind/shared-then.ts'
import { startsThenTurn } from '#conversation/bills/behind/starts-then.ts'
import { willCostTurn } from '#conversation/bills/behind/will-cost.ts'
import { notPaidMonthlyTurn } from '#conversation/bills/made/not-paid-monthly.ts'
import { saidAgainTurn } from '#conversation/bills/made/said-again.ts'
import { billsTakenBackTurn } from '#conversation/bills/made/taken-back.ts'
import { billMistakenTurn, billRemovedTurn } from '#conversation/bills/spoken/removed-bill.ts'
import { billRenamedTurn } from '#conversation/bills/spoken/renamed-bill.ts'
import { billNowTurn, billRepricedTurn } from '#conversation/bills/spoken/repriced.ts'
import { repricedByDayTurn } from '#conversation/bills/spoken/repriced-by-day.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'

/** Who hears of the bill or the purchase in parts that was told last, which needs no name. */
export const ofJustTold: readonly Reader[] = [
  ...needing('known', [
    ['made-monthly', '"não paguei ainda, é todo mês dia 5, os dois"', notPaidMonthlyTurn],
  ]),
  ...needing('bills', [
    ['ended', '"apaga a de 14", behind the bills that were listed', billRemovedTurn],
    ['ended', '"era a conta, não o lançamento", behind a deletion', billMistakenTurn],
    ['restated', '"a internet agora é 119 e vence dia 20"', bothMovedTurn],
    ['changed-day', '"internet é dia 20 agora, não é mais 15"', dayMovedTurn],
    ['restated', '"acabou a promoção da internet, foi pra 119"', priceMovedTurn],
    ['restated', '"14 reais não, 890", of a bill of 14', billRepricedTurn],
    ['restated', '"agora o seguro é 230", of a bill', billNowTurn],
    ['restated', '"o do dia 12 foi pra 365", of a bill', repricedByDayTurn],
    ['named-change', '"muda o nome da conta do dia 10 pra Luz"', billRenamedTurn],
    ['ended', '"apaga as duas", "tira a de 60", of bills', billsTakenBackTurn],
    ['bill', '"isso mesmo, 800 para os dois", behind a bill of 800', saidAgainTurn],
    ['restated', '"dei 500 de entrada", behind a purchase in parts', givenFirstTurn],
    ['bill', '"a primeira já paguei", behind a purchase in parts', firstPaidTurn],
    ['bill', '"esse mês só paguei 1000", behind a bill of 1200', paidThisTimeTurn],
    ['named-change', '"vai aumentar pra 1300 em janeiro", of a bill', willCostTurn],
    ['restated', '"é até março só", behind a bill of each month', endsThenTurn],
    ['changed-day', '"a partir de fevereiro", behind a bill of each month', startsThenTurn],
    ['restated', '"meu irmão paga metade", behind a bill kept whole', sharedThenTurn],
    ['amending', '"foi no cartão da minha mãe, pago pra ela"', onCardOfTurn],
    ['ended', '"vou sair dessa casa, tira", behind a bill', givenUpTurn],
    ['asked-on', '"quando acaba?", behind a purchase in parts', askedOfItTurn],
  ]),
]
