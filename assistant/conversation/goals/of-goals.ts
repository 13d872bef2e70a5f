import { goalDearerTurn } from '#conversation/goals/anew/dearer.ts'
import { goalJustMadeTurn } from '#conversation/goals/anew/just-made.ts'
import { goalMovedTurn } from '#conversation/goals/anew/moved.ts'
import { meantForGoalTurn } from '#conversation/goals/beside/meant-for-goal.ts'
import { setAsideTurn } from '#conversation/goals/beside/set-aside.ts'
import { goalRenamedTurn } from '#conversation/goals/called/renamed.ts'
import { goalDatedTurn } from '#conversation/goals/dated.ts'
import { drawnFromTurn } from '#conversation/goals/drawn/drawn-from.ts'
import { withdrawnTurn } from '#conversation/goals/drawn/withdrawn.ts'
import { goalGivenUpTurn } from '#conversation/goals/ended/given-up.ts'
import { calledAndDatedTurn } from '#conversation/goals/framed/called-and-dated.ts'
import { goalFramedTurn } from '#conversation/goals/framed/goal-framed.ts'
import { goalSumTurn } from '#conversation/goals/framed/goal-sum.ts'
import { goalToGoalTurn } from '#conversation/goals/framed/goal-to-goal.ts'
import { keptFramedTurn } from '#conversation/goals/framed/kept-framed.ts'
import { gatheredFirstTurn } from '#conversation/goals/gathered-first.ts'
import { depositMendedTurn } from '#conversation/goals/mended/deposit-mended.ts'
import { notPutInTurn } from '#conversation/goals/mended/not-put-in.ts'
import { intoGoalTurn } from '#conversation/goals/own-words/into-goal.ts'
import { paidDebtTurn } from '#conversation/goals/paid-debt.ts'
import { aimAnewTurn } from '#conversation/goals/plainly/aim-anew.ts'
import { goalPlainlyAskedTurn } from '#conversation/goals/plainly/goal-asked.ts'
import { oneMoreGoalTurn } from '#conversation/goals/plainly/one-more.ts'
import { putInTurn } from '#conversation/goals/plainly/put-in.ts'
import { putOtherwiseTurn } from '#conversation/goals/plainly/put-otherwise.ts'
import { takenOutTurn } from '#conversation/goals/plainly/taken-out.ts'
import { alsoIntoTurn, putIntoThatTurn } from '#conversation/goals/put-into-that.ts'
import { savedAlreadyTurn } from '#conversation/goals/saved-already.ts'
import { savesLaterTurn } from '#conversation/goals/saves-later.ts'
import { soldIntoTurn } from '#conversation/goals/sold-into.ts'
import { thisWeeksTurn } from '#conversation/goals/this-weeks.ts'
import { pacedWishTurn } from '#conversation/goals/wished/paced-wish.ts'
import { wholeWishTurn } from '#conversation/goals/wished/whole-wish.ts'
import { wishedMonthlyTurn } from '#conversation/goals/wished-monthly.ts'
import { goalAskedTurn, savedThereTurn } from '#conversation/memory/goal-meant.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'

/** Who hears of goals: what was put into them or taken out, by when and how they are called. */
export const ofGoals: readonly Reader[] = [
  ...needing('goals', [
    ['named-change', '"o nome é Gol, e o prazo é outubro"', calledAndDatedTurn],
    ['named-change', '"a reforma encareceu, a meta agora é 9 mil"', goalDearerTurn],
    ['saving', '"passa 100 da viagem pra moto"', goalToGoalTurn],
    ['goal-dated', '"melhor até dezembro", right behind a new goal', goalJustMadeTurn],
    ['saving', '"na verdade foi 400, 100 ficaram na conta", behind a deposit', depositMendedTurn],
    ['saving', '"não eram 150, eram 250", "250*", behind a deposit', putOtherwiseTurn],
    [
      'goal-asked',
      '"ainda preciso juntar quanto?", "dá quanto por mês até junho?"',
      goalPlainlyAskedTurn,
    ],
    ['wished-goal', '"cria mais uma: reserva, 10 mil", behind a goal', oneMoreGoalTurn],
    ['named-change', '"um zero a mais, a meta é 600", "corrige a meta pra 20 mil"', aimAnewTurn],
    ['saving', '"hoje consegui separar 150", "a viagem recebeu 150"', putInTurn],
    ['withdrawn', '"os 50 foi empréstimo, não é da meta"', notPutInTurn],
    ['saving', '"os 300 são pra meta, não é entrada minha"', meantForGoalTurn],
    ['saving', '"guardei 30 hoje já na latinha", "é pra meta da chapa, os 30"', intoGoalTurn],
    ['saving', '"vou guardar 200 na reforma quando o salário cair"', savesLaterTurn],
  ]),
  [
    'wished-goal',
    '"quero ir pro Chile. são 9 mil, monta uma meta pra essa viagem"',
    goalFramedTurn,
  ],
  ['wished-goal', '"quero juntar 3600 pra uma viagem, 300 por mês"', pacedWishTurn],
  ['wished-goal', '"quero reservar 300 por mês pra viagem"', wishedMonthlyTurn],
  ['wished-goal', '"até maio preciso de 3 mil pra geladeira, já tenho 400"', wholeWishTurn],
  ['wished-goal', '"guardei 20 pro esmalte em gel, é a minha meta"', gatheredFirstTurn],
  ...needing('goals', [['saving', '"guardei os 50 dessa semana"', thisWeeksTurn]]),
  ['saving', '"deixa 200 pro aluguel", of no goal of that name', setAsideTurn],
  ...needing('goals', [
    ['saving', '"vendi a bike por 850 e botei na meta"', soldIntoTurn],
    ['saving', '"transferi 1.500 pra poupança, pra essa reserva"', putIntoThatTurn],
    ['saving', '"e 30 no do curso", behind a deposit', alsoIntoTurn],
    ['saving', '"paguei mais 250 da dívida do cartão"', paidDebtTurn],
    ['withdrawn', '"saiu 100 da viagem, foi pro aluguel"', takenOutTurn],
    ['withdrawn', '"peguei 100 do que tava guardado pra reforma"', drawnFromTurn],
    ['withdrawn', '"tirei 200 da meta da casa"', withdrawnTurn],
    ['saving', '"já temos 8.400 guardados"', savedAlreadyTurn],
    ['goal-dated', '"a data da meta é junho de 2029"', goalDatedTurn],
    ['goal-dated', '"a viagem foi adiantada pra março"', goalMovedTurn],
    ['named-change', '"a meta não é Oie, é Casamento"', goalRenamedTurn],
    ['ended', '"a reforma já era, tira"', goalGivenUpTurn],
    ['goal-asked', '"quanto falta?", of the goal that was spoken of', goalAskedTurn],
    ['saving', '"perfeito. desse valor, 150 reais já estão guardados"', keptFramedTurn],
    ['saving', '"+150 na viagem", "sobe a da viagem pra 7 mil"', goalSumTurn],
  ]),
  ['saved-there', '"bota 10 lá"', savedThereTurn],
]
