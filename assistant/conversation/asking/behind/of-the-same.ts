import { begins } from '#conversation/asking/behind/begins.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Another figure of the same days, or how the same stands. */
export const ofTheSame: readonly PhraseRow<
  | 'largest'
  | 'last'
  | 'times'
  | 'second'
  | 'smallest'
  | 'per-day'
  | 'per-week'
  | 'per-month'
  | 'came'
  | 'went'
  | 'same'
  | 'much'
  | 'why'
  | 'sum'
  | 'source'
  | 'late'
  | 'enough'
  | 'standing'
>[] = [
  {
    means: 'largest',
    say: `${begins} [qual|quais] [foi|eh|o] [que] o|a mais|maior [caro|cara|alto|alta|pesou] [deles|delas|gasto|conta|de] [todos|todas] [?] $`,
    like: 'e o maior?',
  },
  {
    means: 'largest',
    say: `${begins} qual [foi|eh] [deles|delas] [foi|eh] [o|a] mais|maior [caro|cara|alto|alta] [de] [todos|todas] [?] $`,
    like: 'qual o maior?',
  },
  {
    means: 'second',
    say: `${begins} [qual] [foi|eh] o|a segundo|segunda [maior|mais] [caro|cara] [?] $`,
    like: 'e o segundo?',
  },
  {
    means: 'last',
    say: `${begins} [e] quando|qual [foi] [que] [foi] [o|a] ultimo|ultima [vez] [?] $`,
    like: 'e quando foi a última?',
  },
  {
    means: 'times',
    say: `${begins} [foi|foram] quantos|quantas [foram|foi] [vezes|gastos|compras|lancamentos|foram] [foi|foram|isso] ? $`,
    like: 'quantas vezes?',
  },
  {
    means: 'smallest',
    say: `${begins} [qual|quais] [foi|eh] o|a menor|mais [barato|barata] [deles|delas|gasto|valor] [?] $`,
    not: ['mais ?', 'mais $'],
    like: 'e o menor?',
  },
  {
    means: 'per-day',
    say: `${begins} [isso|da|deu|fica|eh|media|a] [da|fica|eh|deu] [media|uma] [media] [de] [quanto] por|cada|ao dia [da] [quanto] [em] [media] [?] $`,
    like: 'isso dá quanto por dia?',
  },
  {
    means: 'per-week',
    say: `${begins} [isso|da|deu|fica|eh|media|a] [da|fica|eh|deu] [media|uma] [media] [de] [quanto] por|cada semana [da] [quanto] [em] [media] [?] $`,
    like: 'e por semana?',
  },
  {
    means: 'per-month',
    say: `${begins} [isso|da|deu|fica|eh|media|a] [da|fica|eh|deu] [media|uma] [media] [de] [quanto] por|ao|cada mes [da] [quanto] [em] [media] [?] $`,
    like: 'e por mês?',
  },
  {
    means: 'came',
    say: `${begins} [so] de|as|a|o|os|minhas|meus|quanto|so [minhas|meus|de|que] entrada|entradas|receita|receitas|ganho|ganhos|recebimentos [quanto] [foi|foram|deu] [quanto] [?] $`,
    like: 'e de entrada?',
  },
  {
    means: 'went',
    say: `${begins} [so] de|as|a|o|os|minhas|meus|quanto|so [minhas|meus|de|que] saida|saidas|despesa|despesas|gasto|gastos [quanto] [foi|foram|deu] [quanto] [?] $`,
    like: 'e de saída?',
  },
  {
    means: 'same',
    say: `${begins} [isso|eh] [eh|foi] de|desde|ate|em quando|que|qual [mes|dia|periodo|data] [isso] [?] $`,
    not: ['de|em que $', 'de|em que ?', 'de|em qual $', 'de|em qual ?'],
    like: 'de que mês?',
  },
  {
    means: 'same',
    say: `${begins} isso [ai] eh|foi|conta de|do|da|esse|este|em hoje|ontem|mes|semana|total|tudo ? $`,
    like: 'isso é de hoje?',
  },
  {
    means: 'same',
    say: `${begins} foi|foram|em quando|que [dia] [foi] [isso] [?] $`,
    not: ['foi|foram que $', 'foi|foram que ?', 'em que $', 'em que ?'],
    like: 'foi quando?',
  },
  { means: 'same', say: `${begins} quando|que [dia] [foi|eh] [isso] [?] $`, like: 'que dia foi?' },
  {
    means: 'much',
    say: `${begins} [isso|eu] [ai] [esta|eh|foi|estou|gastei] muito|demais|alto|normal [ne|isso|dinheiro|assim] [ne] ? $`,
    like: 'isso é muito?',
  },
  {
    means: 'why',
    say: `${begins} por|porque [que] [foi|eh|esta|deu|gastei] [que] [foi|deu] tanto|tudo|muito|alto [assim|isso|dinheiro] [assim] [?] $`,
    like: 'por que tanto?',
  },
  {
    means: 'sum',
    say: `${begins} [qual] [eh|foi] [o] total [disso|deles|de|geral|tudo] [tudo] [?] $`,
    like: 'qual o total?',
  },
  {
    means: 'sum',
    say: `${begins} [isso] quanto da|deu|dao|foi|eh|fica|somam|soma [isso] [tudo|todo|total|somando|todos] [isso|junto|somado] [?] $`,
    like: 'quanto dá tudo junto?',
  },
  {
    means: 'sum',
    say: `${begins} soma|some [ai] [tudo|isso|eles|elas|pra] [mim] [tudo] [?] $`,
    like: 'soma tudo',
  },
  {
    means: 'source',
    say: `${begins} [isso] [veio] de onde|quem [veio|entrou|foi|recebi|saiu|eh] [isso|esse|tudo] [dinheiro] [?] $`,
    like: 'de onde veio?',
  },
  {
    means: 'late',
    say: `${begins} [tem|alguma|esta] [alguma|algum] [esta|coisa] atrasad*|vencid*|atraso [?] $`,
    like: 'tem alguma atrasada?',
  },
  {
    means: 'enough',
    say: `${begins} [sera] [que] [eu] vai|da|vou|consigo|tenho|terei|dara [ter] [dar|conseguir|dinheiro|grana|saldo] [dinheiro] [pra|para] [pagar|isso|tudo] [tudo|isso|todas|elas|essas|pagar] [isso|contas|tudo] ? $`,
    not: ['vai|da|vou|consigo|tenho|terei|dara ?'],
    like: 'vai dar pra pagar?',
  },
  {
    means: 'standing',
    say: `${begins} [sera] [que] [eu] vou|consigo|vai conseguir|estourar|passar|chegar|bater|atrasar [la|dele|isso] [?] $`,
    like: 'vou conseguir?',
  },
  {
    means: 'standing',
    say: `${begins} [sera] [que] da|dara|vai|tem [dar] tempo [ainda] [?] $`,
    like: 'dá tempo?',
  },
  {
    means: 'standing',
    say: `${begins} [sera] [que] [eu] [ja] estou [muito] atrasado|atrasada|adiantado|longe|perto [?] $`,
    like: 'tô atrasado?',
  },
  {
    means: 'standing',
    say: `${begins} quanto|quantos|qual [a|por|eh] [cento] %|porcento|porcentagem|cento|percentual [que] [eu] [ja] [foi|usei|juntei|guardei|tenho|gastei] [?] $`,
    like: 'quantos % já foi?',
  },
  {
    means: 'standing',
    say: `${begins} [eu] [ja] passei|cheguei|passou|chegou da|na|a metade [?] $`,
    like: 'já passei da metade?',
  },
  {
    means: 'standing',
    say: `${begins} quando [eh] [que] [eu] [vou] chegou|chego|termino|acabo|bato|consigo|chegar|terminar [la|a|isso] [meta] [?] $`,
    like: 'quando eu chego lá?',
  },
  {
    means: 'standing',
    say: `${begins} [de] quanto|qual era|foi [o|a] [limite|orcamento|meta|teto] [dele|dela] [mesmo] [?] $`,
    not: ['quanto foi'],
    like: 'de quanto era?',
  },
]
