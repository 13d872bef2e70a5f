import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { plainReply, type QuestionReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Asks for the one thing that is missing. */
export function phraseQuestion(reply: QuestionReply): ReplyDraft {
  const asked = question(reply)
  if (!reply.isAgain) return asked
  const quickReplies = [...asked.quickReplies.slice(0, 2), 'Deixa pra lá']
  return plainReply(`Essa eu não peguei. ${asked.text}`, quickReplies)
}

function question(reply: QuestionReply): ReplyDraft {
  const { missing, description, amountCents } = reply
  if (missing === 'amount') return plainReply(askAmount(reply))
  const sum = formatReais(cents(amountCents))
  if (missing === 'type') {
    const thing = description ? ` (${description})` : ''
    return plainReply(`Esses ${sum}${thing}: você gastou ou recebeu?`, ['Gastei', 'Recebi'])
  }
  return plainReply(
    `Anoto ${sum} como o quê? Me diga onde foi ou o que era.`,
    reply.categoryNames ?? [],
  )
}

function askAmount({ description, isOutOfBounds, between, isGoal }: QuestionReply): string {
  if (isGoal) return `Boa! Quanto você quer juntar para a meta ${description}?`
  if (between) {
    const [from, to] = between.map((value) => formatReais(cents(value)))
    return `${description ? `${description}: e` : 'E'}ntre ${from} e ${to}, quanto foi certinho?`
  }
  if (isOutOfBounds) return 'Esse valor não me parece certo. Quanto foi, em reais?'
  return description ? `${description}: quanto foi?` : 'Quanto foi?'
}
