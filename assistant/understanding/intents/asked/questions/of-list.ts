import type { PhraseRow } from '#language/phrases/phrase-book.ts'

const dayNamed = 'hoje|ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo'

/** Questions that are answered by the entries themselves. */
export const askedOfList: readonly PhraseRow<'list'>[] = [
  {
    means: 'list',
    say: '^ [lya|e|,] quem [foi] [que] [ja] me|nos [ja] pagou|pagaram|mandou|depositou [hoje|ontem|esse|este|nesse|neste|essa|nessa] [mes|semana] [?] $',
    like: 'quem me pagou esse mês?',
  },
  {
    means: 'list',
    say: '^ [lya|,|os|as|meus|minhas] gastos|despesas|compras|lancamentos de|do|da hoje|ontem|anteontem|sabado|domingo [por|,|.|?|!|lya]',
    like: 'gastos de ontem por favor',
  },
  {
    means: 'list',
    say: `^ [lya|e|,] [eu|a] [gente] gastei|gastamos [com|em|no] [o] que ${dayNamed} [?] $`,
    like: 'gastei com o que ontem',
  },
  {
    means: 'list',
    say: `^ [lya|e|,] [e] [no] [na] ${dayNamed} [,] foi|foram|teve|tem|gastei [o] que [mesmo|msm] [?] $`,
    like: 'ontem foi o quê?',
  },
  {
    means: 'list',
    say: `^ [lya|e|,|me] [quero|queria|deixa|me|da] [eu|me] ver|mostra|mostrar|lista|listar|olhar|conferir [o] [dia] [de|do|da|no|na] ${dayNamed} [pra] [mim] [?|.|!] $`,
    like: 'quero ver ontem',
  },
  {
    means: 'list',
    say: `[o] que [que|eh] [que] tem|teve|esta|ficou|houve [ai] marcado|anotado|lancado|registrado|salvo|guardado [no|do|de|na|da|em] [dia] [de|do|da] ${dayNamed}`,
    not: ['que tem|teve pra|para|de'],
    like: 'o que tá marcado no dia de ontem?',
  },
  {
    means: 'list',
    say: `^ [lya|e|,] [o] que [que|eh] tem|teve|houve de|do|da|no|na ${dayNamed} [?] $`,
    like: 'o que tem de ontem?',
  },
  {
    means: 'list',
    say: 'manda|mande|da|passa|diz|quero|ver [me] [a|uma] lista de|do|da hoje|ontem|anteontem|semana|mes|tudo',
    like: 'me dá a lista de hoje',
  },
  {
    means: 'list',
    say: 'ultim* [coisa|gasto] que [eu|voce] anotei|anotou|lancei|registrei|registrou',
    like: 'qual foi o último que anotei?',
  },
  {
    means: 'list',
    say: 'o que [eh|foi] [que] [eu|a|voce|lya] [gente|te|ja] anotei|anotou|lancei|registrei|mandei|falei',
    not: ['anotou|mandei|falei|anotei errado'],
    like: 'o que eu anotei ontem?',
  },
  {
    means: 'list',
    say: 'o que foi que [eu|a] [gente|ja] anotei|anotou|lancei|registrei|gastei|comprei',
    like: 'o que foi que eu anotei ontem?',
  },
  {
    means: 'list',
    say: 'o que [eh] [que] tem|esta|ficou|foi [ai] anotado|lancado|registrado',
    like: 'o que tem anotado hoje?',
  },
  {
    means: 'list',
    say: 'cade|kd|onde [esta|estao] o|os [gasto|gastos] que [eu|te|ja] [te|ti] mandei|lancei|anotei|falei',
    like: 'cadê o que eu te mandei de manhã?',
  },
  {
    means: 'list',
    say: 'quero|queria|deixa|posso|preciso [eu] ver|olhar|conferir [tudo|todos|todas] [o|os|as] [que|meus|minhas] [eu|ja] gastei|paguei|comprei|gastos|lancamentos|compras',
    like: 'quero ver tudo que gastei',
  },
  {
    means: 'list',
    say: 'discrimine|discrimina|detalhe|detalha|especifique|enumere|enumera|relacione ..6 lancamentos|gastos|despesas|compras|entradas|movimentacoes',
    like: 'discrimine, por favor, os lançamentos de hoje',
  },
  {
    means: 'list',
    say: 'quais ..3 meus|minhas gasto|gastos|despesas|compras',
    like: 'quais foram meus gastos hoje',
  },
]
