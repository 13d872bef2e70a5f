import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import type { Lines } from '#phrasing/talking/lines.ts'

const what = 'O que você faz?'

const texts = {
  'own-move': [['Esse dinheiro continua seu, só mudou de lugar, então não anotei nada.']],
  'not-own': [
    ['Entendi, esse dinheiro não é seu: só passa por você. Por isso não anotei nada.'],
    ['Certo, é dinheiro de outra pessoa, então ele fica fora das suas contas.'],
  ],
  saved: [
    [
      'Guardar não é gasto, então não anotei nada. Quer acompanhar? Crie uma meta: "meta viagem 5000".',
    ],
  ],
  'kept-beside': [['E esse outro valor continua seu, só mudou de lugar: não entra como gasto.']],
  'saves-later': [
    ['Combinado! Ainda não somei nada na meta. Quando guardar, me conta que eu somo.'],
    ['Boa! Por enquanto a meta fica como está: quando guardar, é só me dizer.'],
  ],
  'set-aside': [
    [
      'Deixar separado ainda não é gasto, então não anotei nada. Quando pagar, me conta que eu anoto.',
    ],
  ],
  withdrawn: [
    ['Para tirar dinheiro de uma meta, mude o valor guardado dela em Metas. Não anotei nada.'],
  ],
  everything: [
    [
      'Eu apago um por vez: diga qual, como "apaga o mercado". Para vários de uma vez, vá em Transações.',
    ],
  ],
  unmeant: [
    ['Entendi que isso não foi um gasto seu, então não anotei. Se foi, quanto custou?'],
    ['Não anotei nada dessa. Saiu ou entrou dinheiro? Se sim, me diz o valor.'],
    ['Por enquanto não anotei: não vi um valor que já saiu ou entrou. Quanto foi?'],
  ],
  unsure: [
    ['Não tive certeza, então não anotei. Foi gasto ou entrada?', 'Foi gasto', 'Foi entrada'],
    ['Prefiro perguntar antes de anotar: saiu ou entrou?', 'Saiu', 'Entrou'],
  ],
  unclear: [
    ['Não peguei essa. Foi um gasto, uma entrada ou uma pergunta?', what],
    ['Ainda não entendi. Me diz o valor e o que foi, tipo "padaria 12"?', what],
    ['Fiquei na dúvida aqui. Quanto foi, e com o quê?', what],
    ['Me conta de outro jeito? O valor e onde foi já bastam.', what],
  ],
  dropped: [['Tudo bem, não anotei nada.']],
  'left-as-is': [['Tudo bem, fica assim.']],
  agreed: [['Combinado! É só me contar. 💛']],
  'done-before': [['Essa já está certinha aqui comigo. 💛']],
} as const satisfies Lines

/**
 * Says that nothing was written, and why where that helps.
 *
 * @param time How many times she has only spoken before: no line stands twice in a row.
 */
export function phraseSilence(reason: keyof typeof texts, time = 0): ReplyDraft {
  const fitting: Lines[string] = texts[reason]
  const [text, ...answers] = fitting[time % fitting.length] ?? ['']
  return plainReply(text, answers)
}

/** Nothing is changed: said, of the rest of what was written whole, with that. */
export function phraseAsItIs(reply: {
  kind: 'dropped' | 'left-as-is' | 'done-before' | 'agreed'
  whole?: { name: string; amountCents: number }
}): ReplyDraft {
  const { kind, whole } = reply
  if (!whole) return phraseSilence(kind)
  const told = `${whole.name} já está anotado inteiro, ${formatReais(cents(whole.amountCents))}`
  return plainReply(`${told}, então não somei de novo. Se foi à parte, me conta com outro nome?`)
}
