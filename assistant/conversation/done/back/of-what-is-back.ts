import { otherToGoTurn, staysAfterAllTurn } from '#conversation/done/back/wrong-one.ts'
import { broughtBackTurn } from '#conversation/done/brought-back.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'

/** Who hears what is to come back, and what should have gone in its place. */
export const ofWhatIsBack: readonly Reader[] = needing('known', [
  ['brought-back', '"o pão fica", of what has just gone', staysAfterAllTurn],
  ['removed', '"quem sai é o mercado", behind what went in its place', otherToGoTurn],
  ['brought-back', '"refaz", "desfaz o desfaz"', broughtBackTurn],
])
