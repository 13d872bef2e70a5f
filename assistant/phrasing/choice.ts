import type { Option, Slot } from '#conversation/effect-result.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const questions: Record<Exclude<Slot, 'transaction'>, string> = {
  category: 'Em qual categoria fica?',
  goal: 'Em qual meta?',
  payment: 'Qual pagamento?',
  budget: 'Com quanto deixo?',
}

const offeredMax = 3

/** Asks which one is meant, at most three at a tap; others may be named. */
export function phraseChoice(
  slot: Slot,
  options: readonly Option[],
  { isAgain = false, lead = '' }: { isAgain?: boolean | undefined; lead?: string | undefined } = {},
): ReplyDraft {
  const labels = options.slice(0, offeredMax).map(({ label }) => label)
  const [only] = labels
  const isSingle = labels.length === 1 && slot === 'goal'
  const question = slot === 'transaction' ? naming('Qual deles', labels) : questions[slot]
  const asked = isSingle ? `É para a meta ${only}?` : question
  const answers = isSingle ? ['Sim', 'Não'] : labels
  const whole = lead === '' ? asked : `${lead} ${asked}`
  return plainReply(isAgain ? `Essa eu não peguei. ${whole}` : whole, answers)
}

/** The question with what there is to choose from: who cannot see the buttons must know it too. */
function naming(question: string, labels: readonly string[]): string {
  const [last, ...others] = labels.toReversed()
  if (last === undefined) return `${question}?`
  if (others.length === 0) return `É este: ${last}?`
  return `${question}: ${others.toReversed().join(', ')} ou ${last}?`
}

const lacks: Record<Slot, { none: string; some: string }> = {
  category: { none: 'Você ainda não tem categorias.', some: 'Não achei essa categoria.' },
  goal: {
    none: 'Você ainda não tem metas. Para criar uma, diga "meta viagem 5000".',
    some: 'Não achei essa meta.',
  },
  payment: {
    none: 'Você ainda não tem pagamentos cadastrados. Diga "aluguel 1.500 todo dia 5" e eu cadastro.',
    some: 'Não achei essa conta em Pagamentos. Se quiser só anotar o gasto, me diga o valor.',
  },
  transaction: {
    none: 'Não achei esse lançamento. Dá para procurar em Transações.',
    some: 'Não achei esse lançamento. Dá para procurar em Transações.',
  },
  budget: {
    none: 'Esse orçamento ainda não existe. Diga "orçamento de lazer 300" e eu crio.',
    some: 'Esse orçamento ainda não existe.',
  },
}

/** Says that what was named is not there, and asks which of the latest is meant. */
export function phraseNotNamed(
  words: string,
  deed: 'correct' | 'delete',
  recent: readonly Option[],
): ReplyDraft {
  const lack = `Não achei “${words}” nos últimos lançamentos, então não mexi em nada.`
  if (recent.length === 0) return plainReply(`${lack} Diga o nome como está em Transações?`)
  const asked = deed === 'delete' ? 'Qual deles eu apago' : 'Qual deles eu mudo'
  const labels = recent.slice(0, offeredMax).map(({ label }) => label)
  return plainReply(`${lack} ${naming(asked, labels)}`, labels)
}

/** Says that nothing of that name is there, and what there is. */
export function phraseNotFound(slot: Slot, known: readonly string[]): ReplyDraft {
  const { none, some } = lacks[slot]
  if (known.length === 0) return plainReply(none)
  return plainReply(`${some} Você tem: ${known.join(', ')}.`)
}

/** Says that nothing was noted for a goal that is not there, and how one of that name is made. */
export function phraseNoGoal(name: string, known: readonly string[]): ReplyDraft {
  const goal = name.charAt(0).toLowerCase() + name.slice(1)
  const create = `"meta ${goal} 5000".`
  if (known.length === 0) {
    return plainReply(
      `Guardar não é gasto, então não anotei nada. Quer acompanhar? Crie uma meta: ${create}`,
    )
  }
  const lack = `Não achei uma meta “${name}”, então não anotei nada.`
  return plainReply(`${lack} Você tem: ${known.join(', ')}. Para criar, diga ${create}`)
}
