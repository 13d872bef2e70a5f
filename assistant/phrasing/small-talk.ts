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
    'Eu anoto seus gastos e entradas. Escreva como fala: "mercado 54,30 ontem", "recebi 2 mil de salário" ou vários de uma vez. Errou? É só dizer "desfaz".',
  )
}
