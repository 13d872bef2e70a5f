import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { plainReply, type QuestionReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseSum } from '#phrasing/sum.ts'
import type { Differing } from '#understanding/transactions/sums/sum.ts'

/** Asks for the one thing that is missing. */
export function phraseQuestion(reply: QuestionReply): ReplyDraft {
  const asked = question(reply)
  if (!reply.isAgain) return asked
  const quickReplies = [...asked.quickReplies.slice(0, 2), 'Deixa pra lá']
  return plainReply(`Essa eu não peguei. ${asked.text}`, quickReplies)
}

function question(reply: QuestionReply): ReplyDraft {
  const { missing, description, amountCents } = reply
  if (reply.isLimit) return askLimit(reply)
  if (missing === 'amount' && reply.differs) return askWhich(description, reply.differs)
  if (missing === 'amount') {
    const { above } = reply
    return plainReply(askAmount(reply), above === undefined ? [] : [formatReais(cents(above))])
  }
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

function askLimit({ missing, description, categoryNames = [] }: QuestionReply): ReplyDraft {
  if (missing === 'amount')
    return plainReply(`Certo! O orçamento de ${description} fica em quanto por mês?`)
  return plainReply('De qual categoria é o orçamento?', categoryNames)
}

function askAmount(reply: QuestionReply): string {
  const { description, isOutOfBounds, between, above, isGoal, isMonthly } = reply
  if (isMonthly) return `E ${description}: quanto dá por mês?`
  if (isGoal) return `Boa! Quanto você quer juntar para a meta ${description}?`
  if (between) {
    const [from, to] = between.map((value) => formatReais(cents(value)))
    return `${description ? `${description}: e` : 'E'}ntre ${from} e ${to}, quanto foi certinho?`
  }
  if (above !== undefined) {
    const sum = formatReais(cents(above))
    const thing = description ? `${description}: ` : ''
    return `${thing}${sum} e mais um pouco, certo? Quanto foi? Se não lembrar, anoto ${sum}.`
  }
  if (reply.each !== undefined) {
    return `${formatReais(cents(reply.each))} para cada: quantas pessoas são?`
  }
  if (isOutOfBounds) return 'Esse valor não me parece certo. Quanto foi, em reais?'
  return description ? `${description}: quanto foi?` : 'Quanto foi?'
}

/** Two figures for one thing: "3 × R$ 6,50 = R$ 19,50, e você disse R$ 18,50". */
function askWhich(description: string, { saidCents, workedCents, sum }: Differing): ReplyDraft {
  const [said, worked] = [saidCents, workedCents].map((one) => formatReais(cents(one)))
  const reckoned = sum ? phraseSum(sum, cents(workedCents)) : `as partes dão ${worked}`
  const thing = description ? `${description}: ` : ''
  const text = `${thing}${reckoned}, mas você disse ${said}. Quanto foi no total?`
  return plainReply(
    text,
    [said, worked].filter((one) => one !== undefined),
  )
}
