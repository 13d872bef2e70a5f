import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const nothingWritten =
  'Não anotei nada. Se foi um gasto ou uma entrada sua, me conte, como "gastei 50 no mercado".'

const tellMe = 'Sou boa com gastos e entradas: tente "gastei 52,90 no mercado ontem".'

const texts = {
  'own-move': 'Esse dinheiro continua seu, só mudou de lugar, então não anotei nada.',
  saved:
    'Guardar não é gasto, então não anotei nada. Quer acompanhar? Crie uma meta: "meta viagem 5000".',
  withdrawn:
    'Para tirar dinheiro de uma meta, mude o valor guardado dela em Metas. Não anotei nada.',
  everything:
    'Eu apago um por vez: diga qual, como "apaga o mercado". Para vários de uma vez, vá em Transações.',
  unmeant: nothingWritten,
  unsure: nothingWritten,
  unclear: `Não peguei essa. ${tellMe}`,
  dropped: 'Tudo bem, não anotei nada.',
  'left-as-is': 'Tudo bem, fica assim.',
} as const

/**
 * Says that nothing was written, and why where that helps.
 *
 * @param words Of the person's, that nothing could be made of.
 */
export function phraseSilence(reason: keyof typeof texts, words = ''): ReplyDraft {
  if (words !== '') {
    return plainReply(`Não entendi “${words}”. ${tellMe}`, ['O que você faz?'])
  }
  return plainReply(texts[reason])
}
