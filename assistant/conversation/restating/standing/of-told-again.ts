import { needing, type Reader } from '#conversation/needs/needing.ts'
import { bothOnDayTurn } from '#conversation/restating/framed/both-on-day.ts'
import { calledSoTurn } from '#conversation/restating/framed/called-so.ts'
import { eachCalledTurn } from '#conversation/restating/framed/each-called.ts'
import { thatSumTurn } from '#conversation/restating/framed/that-sum.ts'
import { toldAsTurn } from '#conversation/restating/framed/told-as.ts'
import { severalAnewTurn } from '#conversation/restating/standing/several-anew.ts'
import { leftThereTurn } from '#conversation/talking/left-there.ts'
import { toldOverTurn } from '#conversation/talking/told-over.ts'

/** Who hears what is told again, as it stands or otherwise, or that it was only looked at. */
export const ofToldAgain: readonly Reader[] = [
  ['talk', '"tinha um celular de 2.500, deixei lá, claro"', leftThereTurn],
  ...needing('known', [
    ['retold', '"o de 75 foi a máquina e o de 310 a pintura"', eachCalledTurn],
    ['retold', '"os 241 de ontem vieram do iFood", of what stands at 241', thatSumTurn],
    ['restated', '"falei 450 errado, eram 520"', toldAsTurn],
    ['retold', '"Uber pro trabalho. põe assim em vez de transporte"', calledSoTurn],
    ['restated', '"ambos os gastos ocorreram ontem"', bothOnDayTurn],
    ['told-over', '"já falei, banca 60", "142 por três sacolas!"', toldOverTurn],
    ['restated', '"feira 52 e pão 8, falei errado", of both', severalAnewTurn],
  ]),
]
