import type { EffectResult } from '#conversation/effect-result.ts'
import { budgetLine, warns } from '#phrasing/budget-line.ts'
import { doneReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseWorked } from '#phrasing/sum.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

type Result<Kind extends EffectResult['kind']> = Extract<EffectResult, { kind: Kind }>

/** Tells how a transaction stands after its correction, and offers to remember a category. */
export function phraseCorrected(
  result: Result<'corrected'>,
  today: Temporal.PlainDate,
  { offersHabit, isAnswer, sum }: { offersHabit: boolean; isAnswer: boolean; sum?: Sum },
): ReplyDraft {
  const { transaction, isSame } = result
  const line = phraseTransaction(transaction, today)
  if (isSame) return plainReply(`Já estava assim: ${line}.`)
  const date = Temporal.PlainDate.from(transaction.date)
  const { budget } = result
  const warning = warns(budget) ? budgetLine({ budget, date, today }) : ''
  // What was asked for corrects nothing.
  const lead = `${isAnswer ? 'Pronto' : 'Corrigi'}: ${line}.`
  const worked = phraseWorked(sum, transaction.amountCents)
  const told = [lead, worked, warning].filter(Boolean).join(' ')
  if (!offersHabit) return doneReply(told)
  const { description, categoryName } = transaction
  const asked = `Sempre categorizar ${description} como ${categoryName}?`
  return doneReply(`${told} ${asked}`, ['Sempre', 'Só desta vez'])
}

export function phraseDeleted(
  { transaction }: Result<'deleted'>,
  today: Temporal.PlainDate,
): ReplyDraft {
  return doneReply(`Apaguei: ${phraseTransaction(transaction, today)}.`)
}

export function phraseDeletedAll(count: number): ReplyDraft {
  return doneReply(count === 1 ? 'Apaguei o lançamento.' : `Apaguei os ${count} lançamentos.`)
}

/** Offers to change the past as well, where there is any. */
export function phrasePast(count: number, description: string): ReplyDraft {
  if (count === 0) return plainReply('Combinado, da próxima vez já vai certo.')
  const which = count === 1 ? 'um lançamento antigo' : `${count} lançamentos antigos`
  return plainReply(
    `Combinado! Achei ${which} de ${description} em outra categoria. Mudo também?`,
    ['Sim, mudar', 'Deixar assim'],
  )
}

export function phrasePastMoved(count: number, categoryName: string): ReplyDraft {
  const which = count === 1 ? 'Mudei um lançamento' : `Mudei ${count} lançamentos`
  return doneReply(`${which} para ${categoryName}.`)
}
