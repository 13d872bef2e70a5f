import type { RuleName } from '#conversation/trail/rule-name.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const changed = 'Mudei porque você disse o que estava diferente.'
const answered = 'Foi a sua resposta ao que eu tinha perguntado.'

/** Why Lya did what she did, by the rule that decided it; null where the deed says it all. */
const reasons: Readonly<Partial<Record<RuleName, string>>> = {
  instalments: 'Li um valor e em quantas vezes, então anotei como compra parcelada.',
  recurring: 'Li um valor que se repete, então guardei em Pagamentos.',
  budget: 'Entendi que era um limite para a categoria, não um gasto.',
  correction: changed,
  amending: changed,
  'named-change': changed,
  mistaken: changed,
  saving: 'Entendi que o dinheiro foi para uma meta sua.',
  bill: 'Achei uma conta com esse nome em Pagamentos.',
  'answered-question': answered,
  'answered-choice': answered,
  'answered-reading': 'Você disse que sim ao que eu tinha lido.',
  code: 'Li isso num código, e de código eu só anoto com o seu sim.',
  notice: 'Li isso num aviso ou recibo que você colou.',
  picture: 'Li isso numa imagem, e de imagem eu só anoto com o seu sim.',
  'opinion.rescue': 'Li como um gasto ou uma entrada sua, pelo jeito da mensagem.',
  'opinion.correct': 'Pareceu uma correção, mas eu não tinha certeza, então perguntei antes.',
  'opinion.propose': 'Eu não tinha certeza, então preferi perguntar antes de anotar.',
  'opinion.veto': 'A mensagem não parecia pedir uma anotação, então preferi perguntar antes.',
  'model.write': 'Li como um gasto ou uma entrada sua, e um modelo de linguagem leu o mesmo.',
  'model.propose': 'Um modelo de linguagem me ajudou a ler, então preferi perguntar antes.',
  'answered-offer': answered,
  refusal: 'Não anotei porque você pediu para não anotar.',
  'silent.own-move': 'Não anotei porque entendi que o dinheiro só mudou de lugar.',
  'silent.saved': 'Não anotei porque guardar dinheiro não é gasto.',
  'silent.kept-beside': 'Não anotei esse valor porque o dinheiro continua seu.',
  'silent.set-aside': 'Não anotei porque separar dinheiro para uma conta ainda não é gasto.',
  'silent.withdrawn': 'Não anotei porque entendi que era dinheiro tirado de uma meta.',
  'silent.everything': 'Não apaguei porque só apago um lançamento por vez.',
  'silent.unmeant':
    'Não anotei porque entendi que ainda não aconteceu, ou que foi de outra pessoa.',
  'silent.unsure': 'Não anotei porque não tive certeza se o valor era um gasto seu.',
  'silent.unclear': 'Não anotei porque não achei um valor na mensagem.',
}

/** What there is to say about a rule; null for one that needs no words. */
export function becauseOf(rule: RuleName | undefined): string | null {
  return (rule && reasons[rule]) ?? null
}

/** Answers "por quê?" after a reply that wrote nothing. */
export function phraseBecause(rule: RuleName): ReplyDraft {
  return plainReply(
    becauseOf(rule) ?? 'Foi assim que entendi. Se não era, me conte de outro jeito?',
  )
}
