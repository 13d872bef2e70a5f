import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { cents } from '@lya/core/money/cents.ts'
import { formatReais } from '@lya/core/money/reais.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { type ProposalReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const answers = ['Sim', 'Não', 'Corrigir']

/**
 * Asks whether what was read is to be written: amount, day and category as they would stand, for
 * there is nothing to guess in a yes.
 */
export function phraseProposal(
  reply: ProposalReply,
  today: Temporal.PlainDate,
  categoryName: string | null,
): ReplyDraft {
  const { stage, draft } = reply
  if (stage === 'correct') {
    return plainReply(
      'O que eu corrijo? Me diga o valor, o dia ou a categoria, como "foi 45 ontem".',
    )
  }
  if (stage === 'amount') return plainReply(`${lackOf(reply)} Quanto foi?`)
  const sum = formatReais(cents(draft.amountCents))
  const told = draft.type === 'receita' ? `entrada de ${sum}` : sum
  const day = nameDay(Temporal.PlainDate.from(draft.date), today)
  const category = categoryName ?? 'Outros'
  return plainReply(`${leadOf(reply)}: ${told} em ${category}, ${day}. Posso anotar?`, answers)
}

function leadOf({ source, draft, isAmended }: ProposalReply): string {
  const { description } = draft
  if (isAmended) return `Certo, ${description}`
  switch (source) {
    case 'pix':
      return `Li um ${description}`
    case 'receipt':
      return `Li ${description}`
    case 'picture':
      return `Li ${description} na imagem`
    case 'guess':
      return `Acho que entendi, ${description}`
    default:
      return source satisfies never
  }
}

function lackOf({ source, draft }: ProposalReply): string {
  const { year, month } = Temporal.PlainDate.from(draft.date)
  switch (source) {
    case 'pix':
      return `Li um ${draft.description}, mas o código não traz o valor.`
    case 'receipt': {
      const name = monthNames[month - 1]?.toLowerCase()
      return `Li uma nota fiscal de ${name} de ${year}, mas o código não traz o total.`
    }
    case 'picture':
    case 'guess':
      return 'Vi a imagem, mas não consegui ler o valor.'
    default:
      return source satisfies never
  }
}
