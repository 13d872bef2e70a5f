import { eachAnsweredTurn } from '#conversation/bills/listing/each-answered.ts'
import { removedByNameTurn } from '#conversation/bills/named/removed-by-name.ts'
import { renamedByNameTurn } from '#conversation/bills/named/renamed-by-name.ts'
import { notThatNameTurn } from '#conversation/bills/spoken/not-that-name.ts'
import { answeredAllTurn } from '#conversation/coming/offered/answered-all.ts'
import { pressedLaterTurn } from '#conversation/coming/pressed-later.ts'
import { tickSettledTurn } from '#conversation/debts/tick-settled.ts'
import { letGoOfMadeTurn } from '#conversation/done/let-go-of-made.ts'
import { goalOfPlanTurn } from '#conversation/goals/framed/of-the-plan.ts'
import { limitOnlyForTurn } from '#conversation/limits/framed/only-for.ts'
import { weeklyLimitTurn } from '#conversation/limits/of-week.ts'
import { sameAgainTurn } from '#conversation/limits/same-again.ts'
import { wishedLimitTurn } from '#conversation/limits/wished-limit.ts'
import { say } from '#conversation/make-turn.ts'
import { givenEachTurn } from '#conversation/memory/given-each.ts'
import { pricedEachTurn } from '#conversation/memory/priced-each.ts'
import { billTurn } from '#conversation/naming/paid-bill.ts'
import { needing, type Read, type Reader } from '#conversation/needs/needing.ts'
import { answers } from '#conversation/pending/answered.ts'
import { cameInsteadTurn } from '#conversation/pending/framed/came-instead.ts'
import { mineAfterAllTurn } from '#conversation/pending/framed/mine-after-all.ts'
import { passedChoiceTurn } from '#conversation/pending/passed/choice.ts'
import { freeOfItTurn } from '#conversation/pending/passed/free-of-it.ts'
import { unansweredTurn } from '#conversation/pending/passed/unanswered.ts'
import { waitingTurn } from '#conversation/pending/waiting-answer.ts'
import { isDropping } from '#conversation/pending-question.ts'
import { letGoOfNamedTurn } from '#conversation/removing/let-go-of-named.ts'
import { struckTurn } from '#conversation/removing/struck/struck.ts'
import { partOfTickTurn } from '#conversation/restating/part-of-tick.ts'
import { onTickTurn } from '#conversation/seen/on-tick.ts'
import { noticeTurn } from '#conversation/seen/turn-for-notice.ts'

/** "não anota": nothing is. "deixa" alone lets go of what was asked, and waits for its answer. */
const refusedTurn: Read = (input, message, candidate) =>
  candidate.rule === 'refusal' && !isDropping(message) ? letGoTurn(input, message, candidate) : null

const letGoTurn: Read = (input, _message, candidate) =>
  candidate.rule === 'refusal' ? say(input, candidate, { kind: 'dropped' }) : null

/** It answers how much, and is that of a bill that was paid: not one more expense. */
const paidAnswerTurn: Read = (input, message, candidate) => {
  const isAsked = input.state.open?.kind === 'question' && message.reading.amounts.length === 1
  return isAsked ? billTurn(input, message, candidate) : null
}

/** Who hears the answer to what was asked, and before them who must not be taken for one. */
export const answering: readonly Reader[] = [
  ['notice', 'what a bank or a shop wrote', noticeTurn],
  ...needing('known', [
    [
      'named-change',
      '"troca o nome da conta pra luz", where a bill is called so',
      renamedByNameTurn,
    ],
    ['ended', '"apaga essa luz de casa", where a bill is called so', removedByNameTurn],
    ['named-change', '"muda não, é o cartão da loja", of what is called so', notThatNameTurn],
  ]),
  ...needing('open', [
    ['removed', '"esquece a padoca", which is not what was asked', letGoOfNamedTurn],
  ]),
  ...needing('known', [
    ['answered-question', '"a luz já paguei, a água não", of several bills', eachAnsweredTurn],
    ['answered-bill', '"me lembra sim, das duas", of two that were offered', answeredAllTurn],
    ['answered-choice', '"o de 12,50", of what was asked before', passedChoiceTurn],
    ['answered-question', '"foi 26", of what was asked before', unansweredTurn],
  ]),
  ...needing('open', [
    ['answered-bill', '"me lembra", "já paguei", of what is to be paid', answers.bill],
  ]),
  ...needing('known', [['answered-bill', 'its button, pressed later or twice', pressedLaterTurn]]),
  ...needing('known', [
    ['brought-back', '"deixa, desisti", of a goal that was just made', letGoOfMadeTurn],
  ]),
  ...needing('known', [
    ['removed', '"o uber não conta mais, a Rita que pagou", of what stands there', struckTurn],
  ]),
  ...needing('open', [
    ['answered-question', '"não foi gasto, minha irmã que me deu", of a sum', cameInsteadTurn],
    ['answered-reading', '"foi meu sim, passei no meu cartão"', mineAfterAllTurn],
    ['wished-goal', '"faz uma meta disso, até abril", of a plan', goalOfPlanTurn],
  ]),
  ...needing('known', [
    ['limit-changed', '"esses 300 são só pro uber, gasolina não conta"', limitOnlyForTurn],
  ]),
  ['refusal', 'what is not to be noted', refusedTurn],
  ...needing('known', [
    ['priced-each', '"a 2 reais cada", behind what was counted', pricedEachTurn],
  ]),
  ['priced-each', '"dei 50 pra cada um deles", behind who they are', givenEachTurn],
  ...needing('known', [['limits', '"pode deixar o mesmo em dezembro", of a limit', sameAgainTurn]]),
  ['wished-limit', '"quero um orçamento de lazer", whatever was asked', wishedLimitTurn],
  ['wished-limit', '"no máximo 250 por semana de gasolina"', weeklyLimitTurn],
  ...needing('known', [['answered-offer', '"pode anotar a lista", which waits', waitingTurn]]),
  ...needing('open', [
    ['answered-reading', 'yes, no or a change to what was read or proposed', answers.reading],
    ['answered-habit', 'whether to remember a category', answers.habit],
    ['answered-offer', 'yes or no to what was offered', answers.offer],
    ['answered-choice', 'which of several', answers.choice],
    ['bill', '"luz 143 paguei agora", behind the question how much', paidAnswerTurn],
  ]),
  ...needing('known', [
    ['on-tick', '"o fiado da venda paguei 20", of 38 that stand there', partOfTickTurn],
    ['on-tick', '"paguei o seu Osvaldo 267", of what was bought on tick', onTickTurn],
    ['on-tick', '"paguei seu Zé", of what was bought of him on tick', tickSettledTurn],
  ]),
  ...needing('open', [
    ['refusal', '"foi minha mãe que pagou", of what was asked', freeOfItTurn],
    ['answered-question', 'what an entry lacks', answers.question],
    ['answered-question', 'what an entry was', answers.name],
    ['answered-question', 'how much a goal is to reach', answers.goal],
    ['answered-question', 'how much a limit is to be, and for what', answers.limit],
    ['answered-question', 'how much is to be paid every month', answers.due],
    ['answered-question', 'whether bills were paid or come again', answers.bills],
  ]),
  ['refusal', 'what is let go of, where nothing was asked', letGoTurn],
]
