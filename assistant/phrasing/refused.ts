import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const known: Record<string, string> = {
  'undo.too-late': 'Isso já mudou depois, então não dá mais para desfazer por aqui.',
  'undo.missing': 'Não achei nada recente para desfazer.',
  'recurring.finished': 'Esse pagamento já está finalizado, não falta nada.',
  'recurring.already-paid': 'Esse vencimento já estava pago.',
  'budgets.category-taken': 'Essa categoria já tem orçamento neste mês.',
}

/** Says that something could not be done; nothing of it was. */
export function phraseRefused(code: string): ReplyDraft {
  return plainReply(known[code] ?? 'Não consegui fazer isso. Nada mudou; tente pelo painel.')
}
