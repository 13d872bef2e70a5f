import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** The categories in their order, by a word for that. */
export const topCategories: readonly PhraseRow<'most'>[] = [
  {
    means: 'most',
    say: '^ [lya|e|,] [me|quais|qual|mostra|ver] [mostra|sao|eh|da|as|o] [as|o|meu|minhas] [minhas] top|maiores|principais|ranking [#] [das|de|das|por] categorias|categoria [de] [gasto|gastos|despesas] [esse|este|do|desse|nesse|no] [mes] [?|.] $',
    like: 'top categorias',
  },
  {
    means: 'most',
    say: '^ [lya|e|,] [me|mostra] [mostra] [qual|quais|as|o] [sao|eh] [as|o] [{my}] ranking|top [#] [dos|de|das|meus] [meus] gastos|despesas por categoria|categorias [esse|este|do|desse] [mes] [?|.] $',
    like: 'ranking dos gastos por categoria',
  },
  {
    means: 'most',
    say: '^ [lya|e|,] [me] [quais|qual|mostra|ver] [sao|foram|foi] [as|a] [#] categorias|categoria [em] [que|onde] [eu] mais gastei|gasto|gastamos [esse|este|nesse|no] [mes] [?|.] $',
    like: 'categorias que mais gastei',
  },
]
