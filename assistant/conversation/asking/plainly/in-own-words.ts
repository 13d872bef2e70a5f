import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { viewBook } from '#understanding/intents/asked/views.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'

const wish =
  'ver|mostra|mostre|manda|mande|lista|liste|leia|le|ler|passa|passe|fala|fale|diz|diga|quero|' +
  'queria|gostaria|traz|abre|conta|lembra|exibe|informa|informe'
const noted =
  'anotei|botei|lancei|registrei|pus|coloquei|falei|contei|passei|mandei|marquei|anotou|anotado'
const one = 'gasto|despesa|compra|coisa|lancamento|anotacao|registro|conta|valor|entrada'

type Means = 'last' | 'list' | 'received' | 'goals' | 'largest'

const asked = new PhraseBook<Means>('asked in own words', [
  {
    means: 'largest',
    say: '[o] que [foi] [que] mais pesou|custou [no] [bolso|mes|hoje] [ate] [agora|aqui] [?] $',
    like: 'o que mais pesou até agora?',
  },
  {
    means: 'largest',
    say: '[o] que foi [o] mais caro [ate] [agora|aqui] [?] $',
    like: 'o que foi mais caro até aqui?',
  },
  {
    means: 'largest',
    say: '[em|no|com] [o] que [foi] [que] [eu] [mais] gastei [mais] [dinheiro] [de] uma vez [so] [?] $',
    like: 'em que eu gastei mais dinheiro de uma vez só?',
  },
  {
    means: 'last',
    say: `qual|quais|${wish} ..5 ultimo|ultima|derradeiro|derradeira ${one}`,
    not: [
      `${one} no|na|do|da|de|com|dos|das`,
      'quais|as ultima',
      'ultimo|ultima|derradeiro|derradeira ..2 pra|para|pro|como|em',
      'apaga|apagar|tira|tirar|exclui|excluir|muda|mudar|corrige|vence|pagar',
    ],
    like: 'me fala a última despesa que tá aí',
  },
  {
    means: 'last',
    say: `${wish} ..3 ultimo|ultima que [eu] [ja] [te] ${noted}|gastei|comprei`,
    not: ['apaga|tira|exclui|muda|corrige'],
    like: 'me lembra o último que te passei de gasto',
  },
  {
    means: 'last',
    say: `ultimo|ultima|derradeiro|derradeira ${one} ..6 foi|era|eh [o] qual|que|quanto [mesmo] [?|.] $`,
    not: [`${one} no|na|do|da|de|com|dos|das`],
    like: 'última coisa que botei aí foi qual',
  },
  {
    means: 'list',
    say: `${wish} ..4 anotacoes|lancamentos|registros|lista|listinha|relacao|extrato ..4 hoje|ontem`,
    not: ['lista de|da|do compra|compras|mercado|presentes|convidados|feira'],
    like: 'quero ver todas as anotações de hoje',
  },
  {
    means: 'list',
    say: `${wish} ..3 tudo|tudinho [o] [que] [eu] [ja] [te] ${noted}|gastei|comprei ..3 hoje|ontem`,
    like: 'lê pra mim tudo que eu botei hoje',
  },
  {
    means: 'list',
    say: `${wish} ..3 tudo|tudinho de|do hoje|ontem|dia`,
    like: 'me mostra tudo de hoje',
  },
  {
    means: 'list',
    say: `hoje|ontem [eu] [ja] [te] ${noted} [o] que [mesmo|?|.|,|$]`,
    like: 'ontem eu anotei o quê mesmo?',
  },
  {
    means: 'list',
    say: `^ [e|lya|,|me|diz|fala|fale] [,|ai] [o] que [eh|foi] [que] [eu] [ja] [te] ${noted} ..2 hoje|ontem`,
    not: ['{for}|com [o] que'],
    like: 'o que foi que eu anotei ontem',
  },
  {
    means: 'received',
    say: 'total|soma|somatorio [do|de] [dinheiro] [que] [eu] [ja] recebi|recebemos|ganhei|entrou|chegou|caiu|faturei',
    not: ['recebi|ganhei|entrou|caiu ..2 de|do|da|com|dos|das', 'saiu|gastei'],
    like: 'qual foi o total que recebi neste mês',
  },
  {
    means: 'received',
    say: 'dinheiro|grana|valor ..3 que [me] [ja] chegou|entrou|caiu|veio ..4 [deu|da|foi|soma] [em] quanto|total',
    not: ['saiu|gastei|sobrou'],
    like: 'de dinheiro que chegou esse mês deu quanto',
  },
  {
    means: 'received',
    say: 'quanto [que] [de] dinheiro|grana [ja|me] [ja] chegou|entrou|caiu|veio [pra] [mim] [ja] [esse|este|nesse|neste|essa|nessa|no|na] mes|semana|hoje|ontem|ano [?] $',
    not: ['saiu|gastei|sobrou'],
    like: 'quanto dinheiro chegou esse mês',
  },
  {
    means: 'goals',
    say: `quais|${wish} ..3 metas|objetivos [que|pfv|por|pra|ai|aqui|?|.|$]`,
    not: ['guardei|guardar|bota|coloca|depositar|metas de gasto'],
    like: 'lista as metas pfv',
  },
])

/** The turn of "me fala a última despesa", "lê tudo que botei hoje"; null for any other message. */
export function inOwnWordsTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  if (reading.amounts.length > 0 || input.state.open) return null
  const means = asked.find(reading)?.means
  if (!means) return null
  // What asks for it by itself tells more of it.
  const isKnown = intent === 'query' && viewBook.find(reading)?.means === 'last'
  if (means === 'last' && isKnown) return null
  const query = queryOf(means, reading)
  const fields = { metric: query.metric }
  return askFor(input, { confidence: 92, fields }, query)
}

function queryOf(means: Means, reading: Message['reading']): Query {
  const { from = null, to = null } = readPeriod(reading, false)
  const period = { categoryId: null, from, to }
  if (means === 'goals') return { metric: 'goal', categoryId: null, from: null, to: null }
  if (means === 'last' || means === 'largest') {
    return { metric: 'spent', view: means, ...period }
  }
  return { metric: means, ...period }
}
