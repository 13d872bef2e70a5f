import { cents } from '@lya/core/money/cents.ts'
import { formatReais } from '@lya/core/money/reais.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { plainReply, type QuestionReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Asks for the one thing that is missing. */
export function phraseQuestion(reply: QuestionReply, today: Temporal.PlainDate): ReplyDraft {
  const { missing, description, amountCents, isOutOfBounds } = reply
  if (missing === 'amount') return plainReply(askAmount(description, isOutOfBounds))
  const sum = formatReais(cents(amountCents))
  if (missing === 'yes') return askYes(reply, sum, today)
  if (missing === 'type') {
    const thing = description ? ` (${description})` : ''
    return plainReply(`Esses ${sum}${thing}: você gastou ou recebeu?`, ['Gastei', 'Recebi'])
  }
  return plainReply(
    `Anoto ${sum} como o quê? Me diga onde foi ou o que era.`,
    reply.categoryNames ?? [],
  )
}

/** Amount, day and category as they would be written: there is nothing to guess in a yes. */
function askYes(reply: QuestionReply, sum: string, today: Temporal.PlainDate): ReplyDraft {
  const [category = 'Outros'] = reply.categoryNames ?? []
  const day = nameDay(reply.date ?? today, today)
  const text = `Li ${reply.description}: ${sum} em ${category}, ${day}. Posso anotar?`
  return plainReply(text, ['Sim', 'Não'])
}

function askAmount(description: string, isOutOfBounds: boolean): string {
  if (isOutOfBounds) return 'Esse valor não me parece certo. Quanto foi, em reais?'
  return description ? `${description}: quanto foi?` : 'Quanto foi?'
}
