import { endedTurn } from '#conversation/amending/ended.ts'
import { endedPartsTurn } from '#conversation/amending/ended-parts.ts'
import { ownMovedTurn } from '#conversation/amending/own-moved.ts'
import { pointedOutTurn } from '#conversation/amending/pointed-out.ts'
import { keepOnlyTurn } from '#conversation/bills/keep-only.ts'
import {
  offTheListTurn,
  unremindedTurn,
  wronglyPaidTurn,
} from '#conversation/bills/off-the-list.ts'
import { cancelledWholeTurn } from '#conversation/bought/cancelled-whole.ts'
import { goneAlreadyTurn } from '#conversation/done/gone-already.ts'
import { doubledTurn } from '#conversation/memory/doubled.ts'
import { removedTurn } from '#conversation/memory/removed.ts'
import { needing, type Reader } from '#conversation/needs/needing.ts'
import { alsoRemovedTurn } from '#conversation/removing/also-removed.ts'
import { toldTooSoonTurn } from '#conversation/removing/framed/not-yet.ts'
import { todaysGoneTurn } from '#conversation/removing/framed/todays-gone.ts'
import { gaveBackTurn } from '#conversation/removing/gave-back.ts'
import { ifTwiceTurn } from '#conversation/removing/if-twice.ts'
import { neverDueTurn } from '#conversation/removing/never-due.ts'
import { onlyOneTurn } from '#conversation/removing/only-one.ts'
import { otherPaidTurn } from '#conversation/removing/other-paid.ts'
import { orderedTurn } from '#conversation/removing/struck/struck.ts'
import { neverCameTurn, neverPaidTurn } from '#conversation/seen/never-paid.ts'

/** Who hears of what is to stand there no more: the order, or why it never was. */
export const ofRemoving: readonly Reader[] = [
  ...needing('known', [
    ['removed', '"pode excluir então", of what has gone already', goneAlreadyTurn],
    ['bill', '"tira a internet da lista, já paguei"', offTheListTurn],
    ['removed', '"apaga tudo de hoje", of what was told', todaysGoneTurn],
    ['removed', '"a compra vai ser só amanhã, tira por enquanto"', toldTooSoonTurn],
  ]),
  ...needing('bills', [['ended', '"a obra não é conta pra pagar, é recebimento"', neverDueTurn]]),
  ['removed', '"pedi um lanche de 54 mas cancelaram e estornou tudo"', cancelledWholeTurn],
  ...needing('known', [
    ['removed', '"a luz consta como paga, é um equívoco"', wronglyPaidTurn],
    ['owed', '"a calça eu devolvi", of one that stands there', gaveBackTurn],
  ]),
  ...needing('bills', [['ended', '"tem três internet, deixa só a de 49,95"', keepOnlyTurn]]),
  ['ended', '"cancela as parcelas do notebook"', endedPartsTurn],
  ['ended', '"desisti da viagem, apaga a meta"', endedTurn],
  ...needing('known', [['removed', '"tira o lembrete da pizza", of what is paid', unremindedTurn]]),
  ['removed', '"apaga o de ontem", "apaga o do meio"', pointedOutTurn],
  ...needing('known', [
    ['removed', '"e a gasolina também", behind what was deleted', alsoRemovedTurn],
    ['removed', '"apaga a multa se tiver anotado 2x"', ifTwiceTurn],
  ]),
  ['removed', '"o carimbo apaga, o escritório que pagou"', removedTurn],
  ...needing('known', [
    ['removed', '"essa transferência foi entre contas minhas"', ownMovedTurn],
    ['removed', '"ficou duas feira, eu só fui uma vez"', doubledTurn],
    ['removed', '"o gás é só um, 115", of which two stand there', onlyOneTurn],
    ['removed', '"aquele bezerro de 54 eu não paguei ainda", where it stands', neverPaidTurn],
    ['removed', '"o décimo terceiro ainda não caiu", where it stands', neverCameTurn],
    ['removed', '"a pipoca foi o Rafa que pagou", where it stands as mine', otherPaidTurn],
    ['removed', '"pode remover a conta de luz?", in other words than most', orderedTurn],
  ]),
]
