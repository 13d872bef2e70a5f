import type { PlanBlock } from '@lya/core/people/plan/plan-block.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const blocked: Record<PlanBlock, (link: string) => string> = {
  'trial-ended': (link) =>
    `Oi! Seu teste grátis terminou, então ainda não anotei isso. Mas guardei sua mensagem: é só escolher um plano em ${link} e eu anoto tudo para você.`,
  suspended: (link) =>
    `Oi! Sua conta está suspensa, então ainda não anotei isso. Mas guardei sua mensagem: acerte o pagamento em ${link} e eu anoto tudo para você.`,
  leaving: (link) =>
    `Oi! Você pediu para excluir sua conta, então não anotei isso. Mudou de ideia? Entre em ${link} e escolha ficar.`,
  inactive: (link) =>
    `Oi! Seu plano não está ativo, então ainda não anotei isso. Mas guardei sua mensagem: é só escolher um plano em ${link} e eu anoto tudo para você.`,
}

/**
 * The one friendly answer to whoever has to pay first. Their messages are kept.
 *
 * @param publicUrl The address of the product, without a slash at its end.
 */
export function phraseUnpaid(block: PlanBlock, publicUrl: string): ReplyDraft {
  return plainReply(blocked[block](`${publicUrl}${pathOf(block)}`))
}

function pathOf(block: PlanBlock): string {
  if (block === 'leaving') return '/login'
  return block === 'suspended' ? '/profile?aba=assinatura' : '/planos'
}

export const keptWords = { note: 'Anotar tudo', leave: 'Agora não' }

/** Asks, once everything is open again, about what was written meanwhile. */
export function phraseKeptOffer(count: number): ReplyDraft {
  const what = count === 1 ? '1 mensagem sua' : `${count} mensagens suas`
  return plainReply(
    `Que bom ter você de volta! Guardei ${what} enquanto isso. Quer que eu anote?`,
    [keptWords.note, keptWords.leave],
  )
}

/**
 * What became of them, by their words.
 *
 * @param full How many found no room in the plan, and go on waiting.
 */
export function phraseKeptNoted(
  noted: readonly string[],
  left: readonly string[],
  full: number,
): ReplyDraft {
  const listed = (texts: readonly string[]) => texts.map((text) => `• ${text}`).join('\n')
  const parts = [
    noted.length > 0 ? `Pronto, anotei:\n${listed(noted)}` : 'Não achei gastos nem entradas.',
    left.length > 0 ? `Destas eu não tive certeza. Me conte de novo?\n${listed(left)}` : '',
    full > 0 ? `Seu plano está cheio neste mês, então ${waiting(full)}.` : '',
  ]
  return plainReply(parts.filter(Boolean).join('\n\n'))
}

function waiting(count: number): string {
  return count === 1 ? '1 ainda espera' : `${count} ainda esperam`
}

export function phraseKeptLeft(): ReplyDraft {
  return plainReply('Tudo bem, deixei de fora. Elas continuam na nossa conversa.')
}
