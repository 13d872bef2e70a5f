import { limitAskedTurn } from '#conversation/limits/asked-limit.ts'
import { limitChangedTurn } from '#conversation/limits/changed.ts'
import { limitCheckedTurn } from '#conversation/limits/framed/checked.ts'
import { limitOfComingTurn } from '#conversation/limits/framed/of-coming-month.ts'
import { limitOfItAllTurn } from '#conversation/limits/framed/of-it-all.ts'
import { limitScaledTurn } from '#conversation/limits/framed/scaled.ts'
import { limitedOnTurn } from '#conversation/limits/limited-on.ts'
import { limitMonthTurn } from '#conversation/limits/month-changed.ts'
import { limitEachMonthTurn, notABillTurn } from '#conversation/limits/not-a-bill.ts'
import { limitOfOtherTurn } from '#conversation/limits/of-other.ts'
import { limitRemovedTurn } from '#conversation/limits/removed.ts'
import { limitsTurn } from '#conversation/limits/several.ts'
import { spentOfLimitTurn } from '#conversation/limits/spent-of-it.ts'
import { leftOfLimitTurn } from '#conversation/limits/standing/left-of-it.ts'
import { limitMovedTurn } from '#conversation/limits/standing/moved-to.ts'
import { ofItsSumTurn } from '#conversation/limits/standing/of-its-sum.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'

/** Who hears of limits: set, changed, moved to another month, taken off. */
export const ofLimits: readonly Reader[] = [
  ...needing('known', [
    ['limit-changed', '"corta esse limite pela metade"', limitScaledTurn],
    ['limit-changed', '"deixa 350 pro lazer todo", behind one for the cinema', limitOfItAllTurn],
    ['brief-question', '"já tô em 140 no lazer, né?", of a limit', limitCheckedTurn],
    ['limit-changed', '"400 é pouco, põe 500", behind a limit of 400', limitMovedTurn],
    ['brief-question', '"falta quanto pra estourar o mercado?"', leftOfLimitTurn],
    ['limit-changed', '"não é transporte, é alimentação", behind a limit', limitOfOtherTurn],
  ]),
  ['brief-question', '"dos 400 de comida, quanto sobrou?"', ofItsSumTurn],
  ['brief-question', '"o limite de dezembro continua lá?"', limitAskedTurn],
  ['limit-changed', '"tira o limite de lazer"', limitRemovedTurn],
  ...needing('known', [
    ['limit-changed', '"o mercado foi 87, eu queria mudar o limite pra 500"', limitChangedTurn],
    ['limit-changed', '"o limite é pra dezembro, não novembro"', limitMonthTurn],
    ['brief-question', '"quanto já foi?", behind a limit', spentOfLimitTurn],
  ]),
  ['limits', '"em dezembro no máximo 700 comendo fora, exagerei"', limitOfComingTurn],
  ['limits', '"orçamento: mercado 800, lazer 150"', limitsTurn],
  ...needing('known', [
    ['limited-on', '"e 1.200 com alimentação", behind a limit', limitedOnTurn],
    ['limited-on', '"todo mês", behind a limit', limitEachMonthTurn],
  ]),
  ['limit-changed', '"melhor 650 por mês de alimentação", behind no limit', notABillTurn],
]
