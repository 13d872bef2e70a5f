import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { shortDay } from '#phrasing/commitment.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { type ProposalReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseWorked } from '#phrasing/sum.ts'

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
  if (reply.source === 'card-bill' && !reply.isAmended) {
    const ask = 'Se as compras dela você já me contou, não conta de novo. Anoto assim mesmo?'
    return plainReply(`Vi ${draft.description}, ${sum}. ${ask}`, answers)
  }
  if (reply.noted) {
    const ask = 'Se foi isso que você pagou, não conta de novo. Anoto mesmo assim?'
    return plainReply(`${reply.noted}, ${sum}, já está anotado. ${ask}`, answers)
  }
  const told = draft.type === 'receita' ? `entrada de ${sum}` : sum
  const day = nameDay(Temporal.PlainDate.from(draft.date), today)
  const category = categoryName ?? 'Outros'
  const worked = phraseWorked(draft.sum, cents(draft.amountCents))
  const lead = `${leadOf(reply)}: ${told} em ${category}`
  // What is still due is asked about once: whether it is paid.
  const isBill = isDue(reply)
  const lines = isBill
    ? [`${lead}.`, worked, `${dueOf(reply, today)}Já pagou?`]
    : [`${lead}, ${day}.`, worked, 'Posso anotar?']
  return plainReply(lines.filter(Boolean).join(' '), isBill ? due : answers)
}

const due = ['Já paguei', 'Me lembra', 'Corrigir']

/** A bill that was sent may not have been paid yet. */
function isDue({ source, dueOn, isAmended }: ProposalReply): boolean {
  return !isAmended && (source === 'boleto' || source === 'notice' || dueOn !== undefined)
}

function dueOf({ dueOn }: ProposalReply, today: Temporal.PlainDate): string {
  if (dueOn === undefined) return ''
  const day = Temporal.PlainDate.from(dueOn)
  const isOver = Temporal.PlainDate.compare(day, today) < 0
  return isOver ? `Venceu ${nameDay(day, today)}. ` : `Vence ${shortDay(day, today)}. `
}

function leadOf({ source, draft, isAmended }: ProposalReply): string {
  const { description } = draft
  const named = description.replace(/^Estorno: /, 'o estorno de ')
  if (isAmended) return `Certo, ${named}`
  switch (source) {
    case 'pix':
      return `Li um ${description}`
    case 'receipt':
      return description.startsWith('Nota ')
        ? `Li ${description}`
        : `Li a nota fiscal (${description})`
    case 'boleto':
      return description === 'Boleto' ? 'Li um boleto' : `Li o boleto (${description})`
    case 'digits':
      return `Li ${description}`
    case 'picture':
      return `Li ${description} na imagem`
    case 'notice':
      return `Vi um aviso de ${description}`
    case 'words':
    case 'card-bill':
      return `Acho que entendi, ${named}`
    default:
      return source satisfies never
  }
}

const broken: Record<ProposalReply['source'], string> = {
  pix: 'Vi um código PIX, mas ele veio cortado ou com algo trocado, então não li nenhum valor nele.',
  boleto:
    'Vi uma linha de boleto, mas faltou ou trocou algum número, então não li nenhum valor nela.',
  receipt: 'Vi o endereço de uma nota fiscal, mas veio incompleto, então não li nenhum valor nele.',
  digits: 'Vi um número comprido, com cara de código, e não tirei nenhum valor dele.',
  picture: 'Vi a imagem, mas não consegui ler o valor.',
  notice: 'Vi um aviso, mas não consegui ler o valor.',
  words: 'O valor eu não entendi.',
  'card-bill': 'O valor da fatura eu não entendi.',
}

function lackOf(reply: ProposalReply): string {
  const { source, draft, isBroken } = reply
  if (isBroken) return broken[source]
  const { year, month } = Temporal.PlainDate.from(draft.date)
  switch (source) {
    case 'pix':
      return `Li um ${draft.description}, mas o código não traz o valor.`
    case 'receipt': {
      const name = monthNames[month - 1]?.toLowerCase()
      return `Li uma nota fiscal de ${name} de ${year}, mas o código não traz o total.`
    }
    case 'boleto':
      return `${leadOf(reply)}, mas a linha não traz o valor.`
    case 'picture':
    case 'notice':
    case 'words':
    case 'card-bill':
    case 'digits':
      return broken[source]
    default:
      return source satisfies never
  }
}
