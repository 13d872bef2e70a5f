import { cameThisMonthTurn } from '#conversation/bills/parts/came-this-month.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'
import { bothSentTurn } from '#conversation/restating/shares/both-sent.ts'
import { halfGivenBackTurn } from '#conversation/restating/shares/half-given-back.ts'
import { helpedAnewTurn } from '#conversation/restating/shares/helped-anew.ts'
import { ofWholeTurn } from '#conversation/restating/shares/of-whole.ts'
import { oneOfSeveralTurn } from '#conversation/restating/shares/one-of-several.ts'
import { othersPartTurn } from '#conversation/restating/shares/others-part.ts'
import { ownShareTurn } from '#conversation/restating/shares/own-share.ts'
import {
  ownShareOfBillTurn,
  sharedBillTurn,
} from '#conversation/restating/shares/own-share-of-bill.ts'
import { partOfOfferedTurn } from '#conversation/restating/shares/part-of-offered.ts'
import { restAnewTurn } from '#conversation/restating/shares/rest-anew.ts'
import { shareCameTurn } from '#conversation/restating/shares/share-came.ts'
import { sharedDownTurn } from '#conversation/restating/shares/shared-down.ts'
import { totalCameTurn } from '#conversation/restating/shares/total-came.ts'
import {
  keptByHouseTurn,
  moreToComeTurn,
} from '#conversation/restating/told-behind/kept-by-house.ts'
import { moreOrBackTurn } from '#conversation/restating/told-behind/more-or-back.ts'

/** Who hears that only a part of what stands there is the writer's own, or the whole of it. */
export const ofShares: readonly Reader[] = [
  ...needing('known', [
    ['owed', '"a Ju e o Vitor já me mandaram os 25", of each or of both', bothSentTurn],
    ['restated', '"voltaram 10 de troco errado", of 180', moreOrBackTurn],
    ['restated', '"metade é do salão", of what was earned', keptByHouseTurn],
    ['told-ahead', '"amanhã tenho mais 3", of those at 50 each', moreToComeTurn],
    ['restated', '"o gás foi 120, meu filho deu 50", of one that stands there', helpedAnewTurn],
    ['restated', '"o pneu foi 200, dei 100, falta 100", of a bill of 110', restAnewTurn],
    ['restated', '"o almoço foi 148 e não 138", of which half stands there', ofWholeTurn],
    ['restated', '"60 do mercado continuam sendo da minha sogra"', othersPartTurn],
    ['restated', '"no jantar ela me devolveu a metade"', halfGivenBackTurn],
    ['restated', '"luz: minha parte foi 90, era 180"', ownShareTurn],
    ['due-bill', '"só minha parte do aluguel, 500", of one that was offered', partOfOfferedTurn],
    ['restated', '"o xis rachei com a Ju, deu 12 pra mim", of what stands whole', sharedDownTurn],
    ['restated', '"minha parte do aluguel é só 450", of a bill', ownShareOfBillTurn],
    ['restated', '"o plano é meio a meio com meu ex", of a bill', sharedBillTurn],
    ['restated', '"esse mês o condomínio veio 412", of a bill', cameThisMonthTurn],
    ['restated', '"um deles foi 10", of three at 12', oneOfSeveralTurn],
    ['restated', '"a Ana me mandou 8 do uber", of which the own third stands', shareCameTurn],
    ['restated', '"recebi 90 ao todo do presente", of which 60 stand there', totalCameTurn],
  ]),
]
