import { formatReais } from '@lya/core/amounts/reais.ts'
import type { PlanBlock } from '@lya/core/people/plan/plan-block.ts'
import type { KeptEntry } from '#conversation/pending/kept-entries.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { doneReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'

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

/** More than these lines nobody reads in a chat; WhatsApp has no room for them over its buttons. */
const linesMax = 8

/**
 * Tells, once everything is open again, what was written meanwhile, and offers to note it.
 *
 * @param unsure The texts of those that need asking, where nothing else can be offered.
 */
export function phraseKeptOffer(
  entries: readonly KeptEntry[],
  unsure: readonly string[],
  today: Temporal.PlainDate,
): ReplyDraft {
  const hello = 'Que bom ter você de volta!'
  if (entries.length === 0) return plainReply(`${hello} ${askAgain(unsure)}`)
  const what = entries.length === 1 ? '1 lançamento' : `${entries.length} lançamentos`
  const told = `Enquanto isso você me contou ${what}:\n${listed(linesOf(entries, today))}`
  const choices = [keptWords.note, keptWords.leave]
  return plainReply(`${hello} ${told}\n\nQuer que eu anote?`, choices)
}

/** What became of them. */
export interface KeptFate {
  noted: readonly KeptEntry[]
  /** The texts of those that Lya has to ask about. */
  unsure: readonly string[]
  /** What their person did not choose. */
  left: readonly KeptEntry[]
  /** How many messages found no room in the plan, and go on waiting. */
  full: number
}

export function phraseKeptNoted(
  { noted, unsure, left, full }: KeptFate,
  today: Temporal.PlainDate,
): ReplyDraft {
  const done = `Pronto, anotei:\n${listed(linesOf(noted, today))}`
  const without = left.length > 0 ? `Deixei de fora:\n${listed(linesOf(left, today))}` : ''
  const parts = [
    noted.length > 0 ? done : without || 'Não achei gastos nem entradas.',
    noted.length > 0 ? without : '',
    unsure.length > 0 ? askAgain(unsure) : '',
    full > 0 ? `Seu plano está cheio neste mês, então ${waiting(full)}.` : '',
  ]
  const text = parts.filter(Boolean).join('\n\n')
  return noted.length > 0 ? doneReply(text) : plainReply(text)
}

export function phraseKeptLeft(): ReplyDraft {
  return plainReply('Tudo bem, deixei de fora. Suas mensagens continuam na nossa conversa.')
}

function askAgain(texts: readonly string[]): string {
  return texts.length === 1
    ? `Desta mensagem eu não tive certeza. Me conta de novo?\n${listed(texts)}`
    : `Destas mensagens eu não tive certeza. Me conta de novo?\n${listed(texts)}`
}

function linesOf(entries: readonly KeptEntry[], today: Temporal.PlainDate): string[] {
  return entries.map((entry) => {
    if (entry.instalments === 1) return phraseTransaction(shownOf(entry), today)
    const { description, amountCents, instalments, date } = entry
    const sum = formatReais(amountCents)
    return `${description}, ${sum} em ${instalments} parcelas, ${nameDay(date, today)}`
  })
}

function shownOf(entry: KeptEntry): Parameters<typeof phraseTransaction>[0] {
  return { ...entry, date: entry.date.toString() }
}

function listed(lines: readonly string[]): string {
  const shown = lines.slice(0, linesMax).map((line) => `• ${line}`)
  const rest = lines.length - shown.length
  return [...shown, ...(rest > 0 ? [`e mais ${rest}`] : [])].join('\n')
}

function waiting(count: number): string {
  return count === 1 ? '1 ainda espera' : `${count} ainda esperam`
}
