import { cameOtherwiseTurn } from '#conversation/amending/came-otherwise.ts'
import { discountedTurn } from '#conversation/amending/discounted.ts'
import { ownDayTurn } from '#conversation/amending/own-day.ts'
import { renamedTurn } from '#conversation/amending/renamed.ts'
import { togetherTurn } from '#conversation/amending/together.ts'
import { putRightTurn } from '#conversation/bills/put-right.ts'
import { earnedOnTurn } from '#conversation/memory/earned-on.ts'
import { mendedBillTurn } from '#conversation/memory/mended-bill.ts'
import { namedBySumTurn } from '#conversation/memory/named-by-sum.ts'
import { repeatedTurn } from '#conversation/memory/repeated.ts'
import { restatedTurn } from '#conversation/memory/restated.ts'
import { retoldTurn } from '#conversation/memory/retold.ts'
import { turnedWayTurn } from '#conversation/memory/turned-way.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'
import { partedInTwoTurn } from '#conversation/removing/parted-in-two.ts'
import { allOfThemTurn } from '#conversation/restating/all-of-them.ts'
import { bothAnewTurn } from '#conversation/restating/both-anew.ts'
import { countUnknownTurn } from '#conversation/restating/count-unknown.ts'
import { dayNotDayTurn } from '#conversation/restating/day-not-day.ts'
import { formerUnknownTurn } from '#conversation/restating/former-unknown.ts'
import { happenedOnTurn } from '#conversation/restating/happened-on.ts'
import { kindNotKindTurn } from '#conversation/restating/kind-not-kind.ts'
import { onlySoManyTurn } from '#conversation/restating/only-so-many.ts'
import { isSoMuchTurn } from '#conversation/restating/standing/is-so-much.ts'
import { rightNotWrongTurn } from '#conversation/restating/standing/right-not-wrong.ts'
import { turnedSeveralTurn } from '#conversation/restating/standing/turned-several.ts'
import { unknownPriceTurn } from '#conversation/restating/unknown-price.ts'
import { withTipTurn } from '#conversation/restating/with-tip.ts'
import { commentedTurn } from '#conversation/talking/commented.ts'

/** Who mends, names anew or repeats what stands there, or what was named as standing there. */
export const ofWhatStands: readonly Reader[] = [
  ...needing('known', [
    ['restated', '"foi tudo ontem", "rachamos em 3", of all that was just told', allOfThemTurn],
    ['retold', '"muda o nome da entrada de 147 pra entrega ifood"', renamedTurn],
    ['restated', '"o 13º caiu na quarta", of what stands on another day', happenedOnTurn],
    ['turned-way', '"uber e 99 é o que eu ganhei", of both', turnedSeveralTurn],
    ['turned-way', '"a corrida foi entrada, não gasto"', turnedWayTurn],
    ['commented', '"era pra ser 1300 mas veio 1100", of what stands at 1100', commentedTurn],
    ['restated', '"a telha com o caibro ficou 480 os dois"', togetherTurn],
    ['restated', '"a farinha veio com desconto de 10%"', discountedTurn],
  ]),
  ...needing('bills', [
    ['restated', '"põe 420, que reajustou", of a bill that was made just now', mendedBillTurn],
  ]),
  ...needing('known', [
    ['restated', '"a Cida na verdade me pagou 80", behind an expense', cameOtherwiseTurn],
    ['restated', '"não, gasosa 40 e o prato feito 22", of one of both', partedInTwoTurn],
    ['restated', '"o estacionamento foi 10 e o abastecimento 190"', bothAnewTurn],
  ]),
  ['mistaken', '"o valor do calibrar tá errado, era 8", of nothing known', unknownPriceTurn],
  ...needing('known', [
    ['restated', '"na Carla foi só 2 faxinas, 320", of what stands at 480', onlySoManyTurn],
    ['restated', '"e o salão foi 50, dei 5 de caixinha", of one at 45', withTipTurn],
  ]),
  ['restated', '"não foi 180, era 189,90", where nothing stands at 180', formerUnknownTurn],
  ...needing('known', [
    ['restated', '"foi 45, desculpa", "não, era 4 vacas"', restatedTurn],
    ['restated', '"o bolo é 54", behind a cake of 45', isSoMuchTurn],
    ['restated', '"o frango foi doze quilos", without the price of one', countUnknownTurn],
  ]),
  ...needing('bills', [
    ['restated', '"internet não é 1.180, é 99,90 todo dia 5", of a bill', putRightTurn],
  ]),
  ...needing('known', [
    ['retold', '"os 48 foram flores", of an entry of that sum', namedBySumTurn],
    ['retold', '"era a conta de água e não de luz", of what stands there', rightNotWrongTurn],
    ['restated', '"os livros foram comprados na sexta, e não hoje"', dayNotDayTurn],
    ['retold', '"o almoço é comida, não transporte"', kindNotKindTurn],
    ['restated', '"o tênis do Pedrinho foi hoje, não foi ontem"', ownDayTurn],
    ['repeated', '"e o da filha dela 35", behind what came in', earnedOnTurn],
    ['repeated', '"mais uma escova", "o mesmo de ontem"', repeatedTurn],
    ['retold', '"coloca como visita técnica", "espera, o frango foi ontem"', retoldTurn],
  ]),
]
