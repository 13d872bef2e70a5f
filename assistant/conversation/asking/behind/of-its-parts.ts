import { begins } from '#conversation/asking/behind/begins.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

const days = '[hoje|esse|este|nesse|no|do|desse] [mes|dia]'

/** Doubts a sum, or wants to see what it is made of. */
export const ofItsParts: readonly PhraseRow<'sure' | 'all' | 'more'>[] = [
  {
    means: 'sure',
    say: `${begins} so isso|esse|essa|esses|essas|isto [mesmo|ai|tudo|que] [gastei|recebi|entrou|tenho] ${days} ? $`,
    like: 'só isso?',
  },
  { means: 'sure', say: `${begins} so ? $`, like: 'só?' },
  {
    means: 'sure',
    say: `${begins} [voce] tem certeza [disso|mesmo|que] [eh] [so] [isso] [mesmo] [?] $`,
    like: 'tem certeza?',
  },
  {
    means: 'sure',
    say: `${begins} eh [so] isso [tudo|mesmo|ai] [mesmo] ? $`,
    like: 'é isso mesmo?',
  },
  {
    means: 'sure',
    say: `${begins} [isso|esse|essa] [valor|total|conta] [ai] esta certo|certa|correto|errado [isso|esse|mesmo|valor|ai] [valor|ai] ? $`,
    like: 'tá certo isso?',
  },
  {
    means: 'sure',
    say: `${begins} confere|conferiu|confirma|conferir [isso|esse|de] [valor|ai|novo] [pra] [mim] [?] $`,
    like: 'confere isso pra mim',
  },
  {
    means: 'sure',
    say: `${begins} [eu] [acho|achei] [que] [eu] foi|era|gastei|recebi|gastamos|tinha|deu|eh mais|menos [que|do] [que] [isso] [viu|hein|ne] [?|.] $`,
    not: ['gastei|recebi|gastamos mais|menos ?'],
    like: 'acho que foi mais',
  },
  {
    means: 'sure',
    say: `${begins} nao foi|era|eh|pode so|ser [isso] [nao] [viu] [?|.] $`,
    like: 'não pode ser',
  },
  {
    means: 'sure',
    say: `${begins} tudo|tanto isso [mesmo] [?] $`,
    like: 'tudo isso?',
  },
  {
    means: 'all',
    say: `${begins} [mas] quais|qual|cade [foram|sao|foi|eh|eles|elas|deles|que] [foram|sao|eles|elas] [?] $`,
    like: 'quais foram?',
  },
  {
    means: 'all',
    say: `${begins} [foi|foram|gastei|eh] em|com|no|na|de|pra [o] que|quem [foi|que|gastei|foram] [que|isso|gastei|foi|tudo] [isso|tudo] ? $`,
    like: 'com o quê?',
  },
  {
    means: 'all',
    say: `${begins} [me] mostra|mostre|abre|detalha|detalhe|liste|lista|discrimina [ai|isso|pra] [mim] [os|as|todos|todas|tudo|cada] [um|uma|gastos|eles|elas|detalhes|deles] [.|?] $`,
    like: 'detalha pra mim',
  },
  {
    means: 'all',
    say: `${begins} o que|quem foi|foram|entrou|tem|esta|eh [incluido|dentro] [isso|nisso|ai|nesse|nessa|esse] [tudo|valor|total|conta] ? $`,
    like: 'o que tem nesse total?',
  },
  { means: 'all', say: `${begins} como assim [?] $`, like: 'como assim?' },
  {
    means: 'more',
    say: `${begins} [e|mostra|cade] o|os|as|dos|das resto|outros|outras|demais [gastos|lancamentos|metas|contas|limites] [?] $`,
    like: 'e o resto?',
  },
  {
    means: 'more',
    say: `${begins} [tem|teve] mais [algum|alguma|gasto|coisa] [coisa|gasto] ? $`,
    like: 'tem mais?',
  },
]
