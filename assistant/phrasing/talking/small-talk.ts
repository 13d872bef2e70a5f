import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Greets, explains what Lya is for, or takes thanks. */
export function phraseSmallTalk(kind: 'greeting' | 'help' | 'thanks'): ReplyDraft {
  if (kind === 'greeting') {
    return plainReply('Oi! Sou a Lya 💛 Me conte um gasto ou uma entrada, do seu jeito.', [
      'O que você faz?',
    ])
  }
  if (kind === 'thanks') return plainReply('Por nada! Estou por aqui.')
  return plainReply(
    'Sou a Lya e cuido do seu dinheiro com você. Me conte do seu jeito: "mercado 54,30 ontem", "aluguel 1.500 todo dia 5", "orçamento de 800 para mercado" ou "meta viagem 5000". Também pode perguntar: "quanto gastei este mês?". Errou? Diga "na verdade foi 45" ou "desfaz".',
  )
}
