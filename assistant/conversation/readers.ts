import { addedOnTurn } from '#conversation/amending/added-on.ts'
import { alreadyCountedTurn } from '#conversation/amending/already-counted.ts'
import { amendingTurn } from '#conversation/amending/amend.ts'
import { mistakenTurn } from '#conversation/amending/mistaken.ts'
import { namedChangeTurn } from '#conversation/amending/named-change.ts'
import { splitOffTurn } from '#conversation/amending/split-off.ts'
import { whyWrongTurn } from '#conversation/amending/why-wrong.ts'
import { askedBehindTurn } from '#conversation/asking/behind/asked-behind.ts'
import { askedLast, ofCardBills, ofFigures } from '#conversation/asking/of-figures.ts'
import { toldPaidTurn } from '#conversation/bills/paid/told-paid.ts'
import { paidNamedTurn } from '#conversation/bills/paid-named.ts'
import { partedAnewTurn } from '#conversation/bills/parts/bought-anew.ts'
import { ofDues } from '#conversation/bills/parts/of-dues.ts'
import { askedOwedTurn } from '#conversation/coming/asked-owed.ts'
import { cameShortTurn } from '#conversation/coming/left/came-short.ts'
import { notComeYetTurn } from '#conversation/coming/left/not-come-yet.ts'
import { paidOwedTurn } from '#conversation/coming/paid-owed.ts'
import { partCameTurn } from '#conversation/coming/part-came.ts'
import { roseToTurn } from '#conversation/coming/prices/rose-to.ts'
import { stillMissingTurn } from '#conversation/coming/prices/still-missing.ts'
import { toldToComeTurn } from '#conversation/coming/told-to-come.ts'
import { priceOfDaysTurn } from '#conversation/days/price-of-days.ts'
import { askedOwingTurn } from '#conversation/debts/asked-owing.ts'
import { ofWhatIsBack } from '#conversation/done/back/of-what-is-back.ts'
import { paidAlreadyTurn } from '#conversation/done/paid-already.ts'
import { ofGoals } from '#conversation/goals/of-goals.ts'
import { ofLimits } from '#conversation/limits/of-limits.ts'
import { alsoPaidTurn } from '#conversation/memory/added.ts'
import { alsoMonthlyTurn } from '#conversation/memory/also-monthly.ts'
import { askedOnTurn } from '#conversation/memory/asked-on.ts'
import { madeMonthlyTurn } from '#conversation/memory/made-monthly.ts'
import { briefTurn } from '#conversation/naming/asked-briefly.ts'
import { goalTurn } from '#conversation/naming/asked-goal.ts'
import { billAskedTurn } from '#conversation/naming/asked-of-bill.ts'
import { handedPartTurn } from '#conversation/naming/handed-part.ts'
import { lookedForTurn } from '#conversation/naming/looked-for.ts'
import { newGoalTurn } from '#conversation/naming/new-goal.ts'
import { paidLessTurn } from '#conversation/naming/paid/paid-less.ts'
import { willPayTurn } from '#conversation/naming/paid/will-pay.ts'
import { billTurn } from '#conversation/naming/paid-bill.ts'
import { plannedTurn } from '#conversation/naming/planned.ts'
import { savingTurn } from '#conversation/naming/saved-goal.ts'
import { wishedGoalTurn } from '#conversation/naming/wished-goal.ts'
import { needing, type Reader, readersByNeed, thereIn } from '#conversation/needs/needing.ts'
import { earnedBeforeTurn } from '#conversation/opinion/earned-before.ts'
import { riddenBeforeTurn } from '#conversation/opinion/ridden-before.ts'
import { earnedByTradeTurn } from '#conversation/orders/earned-by-trade.ts'
import { halfPaidTurn } from '#conversation/orders/in-part/half-paid.ts'
import { onePaidLessTurn } from '#conversation/orders/in-part/one-paid-less.ts'
import { madeForTurn } from '#conversation/orders/made/made-for.ts'
import { ofOrders, ofOwedFirst } from '#conversation/orders/of-orders.ts'
import { orderNotSpentTurn } from '#conversation/orders/order-not-spent.ts'
import { eachPaidTurn } from '#conversation/orders/pays-each.ts'
import { answering } from '#conversation/pending/answering.ts'
import { thingBoughtTurn } from '#conversation/pending/thing-bought.ts'
import { namedLaterTurn } from '#conversation/pending/unnamed.ts'
import { keepsThatTurn } from '#conversation/removing/keeps-that.ts'
import { ofRemoving } from '#conversation/removing/of-removing.ts'
import { paidMeTurn } from '#conversation/removing/paid-me.ts'
import { soldToTurn } from '#conversation/removing/sold-to.ts'
import { deniedFirstTurn } from '#conversation/restating/denied-first.ts'
import { eachAnewTurn } from '#conversation/restating/each-anew.ts'
import { ofFramed } from '#conversation/restating/framed/of-framed.ts'
import { lessNamedTurn } from '#conversation/restating/named/less-named.ts'
import { nthNamedTurn } from '#conversation/restating/nth-named.ts'
import { ofWhatStands } from '#conversation/restating/of-what-stands.ts'
import { recountedTurn } from '#conversation/restating/only-so-many.ts'
import { putInsteadTurn } from '#conversation/restating/put-instead.ts'
import { refiledTurn } from '#conversation/restating/refiled/refiled.ts'
import { tipTurnedTurn } from '#conversation/restating/refiled/tip-turned.ts'
import { ofShares } from '#conversation/restating/shares/of-shares.ts'
import { eachOfCountTurn } from '#conversation/restating/standing/each-of-count.ts'
import { ofToldAgain } from '#conversation/restating/standing/of-told-again.ts'
import { otherOfTwoTurn } from '#conversation/restating/standing/other-of-two.ts'
import { stoodAtTurn } from '#conversation/restating/standing/stood-at.ts'
import { alsoAheadTurn } from '#conversation/seen/also-ahead.ts'
import { noticeCommentedTurn } from '#conversation/seen/notice-commented.ts'
import { aheadTurn, wagesTurn } from '#conversation/seen/told-ahead.ts'
import { aboutToTellTurn } from '#conversation/talking/about-to-tell.ts'
import { closingTurn } from '#conversation/talking/talk-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

/** In the order in which they are asked; what none of them knows is what the rules say it is. */
export const readers: readonly Reader[] = [
  ...ofFramed,
  ...ofOwedFirst,
  ...ofFigures,
  ...answering,
  ...ofToldAgain,
  ['told-ahead', '"meu salário não caiu até agora, 2260"', notComeYetTurn],
  ...needing('known', [
    ['retold', '"marmita", behind a receipt that was forwarded', noticeCommentedTurn],
    ['removed', '"as marmitas não é gasto, é encomenda, vão me pagar"', orderNotSpentTurn],
    ['removed', '"apaga o gás repetido, fica só 70", of two of that name', keepsThatTurn],
    ['retold', '"tira o tomate do nome", "deixa só feira", of what stands there', lessNamedTurn],
    ['turned-way', '"os 45 é gorjeta também", of what stands as spent', tipTurnedTurn],
    ['restated', '"apaga o café e põe 9,50"', putInsteadTurn],
    ['retold', '"não é freelance, é ajuda", "põe o adobe em outros"', refiledTurn],
    ['restated', '"apaga esse último e muda o outro pra 19,50"', otherOfTwoTurn],
    ['removed', '"apaga o que a Ju me pagou", of what came in', paidMeTurn],
    ['removed', '"cancela a venda do escritório", of what came in', soldToTurn],
  ]),
  ...ofOrders,
  ['owed', '"quanto ainda devo pra ela?"', askedOwingTurn],
  ['owed', '"quanto falta receber da pintura?"', askedOwedTurn],
  ...needing('known', [['owed', '"a cida pagou os bolos", of what she owes', paidOwedTurn]]),
  ...ofShares,
  ...needing('known', [
    ['restated', '"os pneus foram 290 cada, não 310", of what was counted', eachAnewTurn],
    ['restated', '"os 3 esmaltes era 6,50 cada", of what stands at 6,50', eachOfCountTurn],
    ['restated', '"o esmalte foi 3, não 2, deu 23,97"', recountedTurn],
    ['restated', '"a 99 foi 46, a segunda", of several of that name', nthNamedTurn],
    ['restated', '"o filho não me deu duzentos, foi cento e cinquenta"', deniedFirstTurn],
    ['restated', '"a de 60 pagou metade", of what was earned by several', halfPaidTurn],
    ['restated', '"uma delas pagou só 40", of two at 55', onePaidLessTurn],
    ['restated', '"ele só me deu 40, fica devendo 20", of a sale of 60', partCameTurn],
    ['restated', '"então foi 2.170", of 2.350 and 180 that were taken off', alreadyCountedTurn],
    ['restated', '"recebi só 130", of a sale of 150', cameShortTurn],
    ['restated', '"desse mercado 20 foi ração"', splitOffTurn],
    ['restated', '"tá 2400 anotado mas é 1200", of what stands at 2400', stoodAtTurn],
    ['restated', '"soma 5 na feira", of one that was told', addedOnTurn],
    ['restated', '"o pneu foi 330 em 3x, não 300"', partedAnewTurn],
    ['told-ahead', '"e o sofá 1.500 em fevereiro", behind a plan', alsoAheadTurn],
  ]),
  ...ofDues,
  ...ofWhatIsBack,
  ['talk', '"apaga minha conta", the one with us', closingTurn],
  ...ofRemoving,
  ...needing('bills', [['also-paid', '"e a luz também"', alsoPaidTurn]]),
  ...needing('known', [
    ['made-monthly', '"o contador é todo mês dia 28"', madeMonthlyTurn],
    ['also-monthly', '"e água 41 dia 15", behind a bill', alsoMonthlyTurn],
  ]),
  ['due-bill', '"falta o aluguel 900 dia 5"', stillMissingTurn],
  ['due-bill', '"a internet vem 89,90 dia 15"', toldToComeTurn],
  ...ofGoals,
  ...ofLimits,
  ['talk', '"vou te mandar meus gastos", before the first', aboutToTellTurn],
  ...needing('known', [['brief-question', '"já paguei a luz?", of a bill', billAskedTurn]]),
  ['brief-question', '"cadê meu gasto de ontem?"', lookedForTurn],
  ...ofCardBills,
  ...needing('known', [
    ['asked-on', '"só isso?", "quais?", behind an answer', askedBehindTurn],
    ['asked-on', '"e ontem?", "e de lazer?"', askedOnTurn],
  ]),
  ...ofWhatStands,
  ['mistaken', '"tu anotou o gás errado, foi 118"', mistakenTurn],
  ...needing('known', [['mistaken', '"por que tá 150? ela me pagou 160"', whyWrongTurn]]),
  ['named-change', '"muda o uber pra 20"', namedChangeTurn],
  ['due-bill', '"o condomínio aumentou de 310 para 335", of no bill yet', roseToTurn],
  ['told-ahead', '"eu ganho 4.100 e a Letícia 3.650, caem dia 30"', wagesTurn],
  ['planned', '"presente 129 em 3x e papel 9,50"', plannedTurn],
  ...needing('known', [['saving', '"coloquei mais 100 na viagem"', savingTurn]]),
  ['new-goal', '"meta viagem 5000"', newGoalTurn],
  ['wished-goal', '"quero juntar pra uma geladeira"', wishedGoalTurn],
  ...needing('bills', [
    ['bill', '"dei 80 pra minha tia da 1a do capacete", bought in parts', handedPartTurn],
    ['bill', '"paguei a internet com 5 de desconto", of a bill', paidLessTurn],
    ['bill', '"aluguel e internet pagos", of bills', toldPaidTurn],
  ]),
  ['bill', '"paguei o aluguel e a escola", where there are such bills', paidNamedTurn],
  ...needing('bills', [['bill', '"vou pagar a luz amanhã", of a bill that waits', willPayTurn]]),
  ...needing('known', [
    ['bill', '"paguei a luz", where there is such a bill', billTurn],
    ['bill', '"paguei a escola", behind "escola 650" of today', paidAlreadyTurn],
    ['goal', '"quanto falta pra viagem?"', goalTurn],
    ['amending', '"era na farmácia", behind what was written', amendingTurn],
  ]),
  ['repeated', '"feira 120 sexta e sábado", of each of them or not', priceOfDaysTurn],
  ...needing('known', [
    ['retold', '"era ração pras vaca", behind an agropecuária', thingBoughtTurn],
  ]),
  ['brief-question', '"minhas metas", "e no total?"', briefTurn],
  ...needing('known', [
    ['repeated', '"alongamento da Bia 120", by which the person earned before', earnedBeforeTurn],
    ['repeated', '"foi corrida, 40", by one who earns by rides', riddenBeforeTurn],
    ['repeated', '"a unha da Paula ficou por 30", by a manicure', earnedByTradeTurn],
    ['owed', '"o Pedro e a Júlia já pagaram", of pupils who pay 180 each', eachPaidTurn],
  ]),
  ['log', '"fiz um bolo pra Carla 120", which she pays', madeForTurn],
  ['told-ahead', '"dona Neide levou 35 fiado", "vou pagar a moto quinta"', aheadTurn],
  ...askedLast,
  ...needing('known', [
    ['retold', '"foi a parte do Dani", of what still has no name', namedLaterTurn],
  ]),
]

const askedOf = readersByNeed(readers)

/** The turn of the first reader who knows the message; null where it stands by itself. */
export function readTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  for (const reader of askedOf(thereIn(input))) {
    const turn = reader[2](input, message, candidate)
    if (turn) return by(reader[0], turn)
  }
  return null
}
