import type { Option } from '#conversation/effect-result.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import type { Talk } from '#understanding/intents/talk.ts'

const month = 'Quanto gastei este mês?'

const texts: Record<Exclude<Talk, 'noted'>, readonly [text: string, ...answers: string[]]> = {
  wrong: [
    'Desculpa! O que ficou errado: o valor, o dia ou a categoria? Diga "na verdade foi 45", ou "desfaz".',
    'Desfaz',
  ],
  insult: ['Puxa, sinto muito. Me diga o que ficou errado que eu arrumo, ou "desfaz".', 'Desfaz'],
  robot: [
    'Sou a Lya, uma assistente virtual: gente eu não sou, mas das suas contas eu cuido com carinho.',
    'O que você faz?',
  ],
  worry: [
    'Entendo, dinheiro apertado cansa. Um passo de cada vez: quer ver para onde ele foi este mês?',
    month,
  ],
  boast: ['Que ótimo, isso merece comemorar! 🎉 Quando entrar ou sair dinheiro, me conte.'],
  remind: ['Eu lembro, sim: me diga o valor e o dia, como "luz 120 todo dia 10".'],
  save: ['Boa! Para eu acompanhar com você, diga quanto quer juntar, como "meta viagem 5000".'],
  wishes: ['Para você também! 💛 Que sobre saúde, e dinheiro também.'],
  testing: ['Funcionando! Tente "mercado 54,30" que eu anoto.'],
  laugh: ['😄 Assim eu gosto! E hoje, teve algum gasto para anotar?'],
  praise: ['Que bom! 💛 Seguimos juntos: quando tiver outro gasto, me conte.'],
  fine: ['Combinado! Quando tiver um gasto ou uma entrada, é só me contar.'],
  no: ['Tudo bem! Fico por aqui.'],
  question: [
    'Essa eu não sei: o meu assunto é o seu dinheiro. Posso contar quanto você gastou este mês.',
    month,
  ],
  'how.delete': ['Para apagar, diga "apaga o mercado". Se foi agora há pouco, "desfaz" resolve.'],
  'how.correct': [
    'Para corrigir, diga o que mudou: "muda o mercado pra 45" ou "o mercado foi ontem".',
  ],
  'how.budget': ['Diga "orçamento de 800 para mercado", e eu aviso quando estiver perto.'],
  'how.goal': [
    'Diga "meta viagem 5000" para criar. Quando guardar, diga "guardei 100 na meta viagem".',
  ],
  'how.instalments': ['Conte o total e em quantas vezes, como "geladeira 2.400 em 10x".'],
  'how.picture': [
    'Mande por aqui mesmo. De código PIX e de nota fiscal eu leio o que der, e só anoto com o seu sim.',
  ],
  'how.category': [
    'Diga "põe o mercado em Compras", e eu lembro da próxima vez. Categoria nova se cria em Categorias.',
  ],
  'how.recurring': [
    'Me diga o valor e o dia, como "aluguel 1.500 todo dia 5", e eu guardo em Pagamentos.',
  ],
  'how.income': ['Do mesmo jeito que um gasto: "recebi 3.000 de salário".'],
  'how.query': [
    'É só perguntar, como "quanto gastei este mês?" ou "quanto gastei com mercado?".',
    month,
  ],
  'how.record': ['É só me contar do seu jeito: "mercado 54,30 ontem" ou "uber 18".'],
}

/**
 * Answers what is said beside money, each in a line of its own, and comes back to money.
 *
 * @param recent What was written last, newest first.
 */
export function phraseTalk(talk: Talk, recent: readonly Option[]): ReplyDraft {
  if (talk === 'noted') {
    const [last] = recent
    return plainReply(
      last
        ? `Anotei, sim. A última foi ${last.label}.`
        : 'Ainda não anotei nada. Me conte um gasto?',
    )
  }
  const [text, ...answers] = texts[talk]
  return plainReply(text, answers)
}
