import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions that hold one time against another. */
export const compared: readonly PhraseRow<'compared'>[] = [
  {
    means: 'compared',
    say: 'mais|menos [do] que [no|na|em|o|a] mes|semana|ano|{month}',
    like: 'gastei mais que mês passado?',
  },
  {
    means: 'compared',
    say: 'mais|menos agora [do] que [no|na|em|o|a] mes|semana|ano|{month}',
    like: 'recebi mais agora do que mês passado?',
  },
  {
    means: 'compared',
    say: 'mais|menos [no|em|na|o|esse|este|nesse|neste] mes ou [no|em|o|mes] [mes] passado|anterior|{month}',
    like: 'gastei mais esse mês ou no passado?',
  },
  {
    means: 'compared',
    say: 'mais|menos ..4 esse|este|nesse|neste mes ou [no|em|o] [mes] passado|anterior|{month}',
    like: 'gastei mais com comida esse mês ou mês passado?',
  },
  {
    means: 'compared',
    say: 'mais|menos|melhor|pior ..4 esse|este|nesse|neste|essa|esta|nessa|nesta mes|semana ou|que|do [que] [no|na|em|o|a] [mes|semana] passado|passada|anterior|outro|outra|retrasado|retrasada',
    like: 'gastei mais essa semana ou semana passada',
  },
  {
    means: 'compared',
    say: 'mais|menos ..3 hoje|ontem ou|que|do [que] hoje|ontem',
    like: 'gastei mais hoje ou ontem?',
  },
  {
    means: 'compared',
    say: 'hoje|ontem ..3 mais|menos|pior|melhor [caro|dinheiro|dinheiros] [do] que [eu] [gastei|foi] hoje|ontem',
    like: 'hoje gastei mais que ontem?',
  },
  {
    means: 'compared',
    say: 'mais|menos hoje [do] que|ou [eu] [gastei|gastamos|foi] ontem',
    like: 'tô gastando mais hoje do que gastei ontem?',
  },
  {
    means: 'compared',
    say: 'dia ..3 mais|menos [:] [,] [foi] hoje|ontem ou hoje|ontem',
    like: 'qual dia gastei mais, ontem ou hoje?',
  },
  {
    means: 'compared',
    say: 'hoje|ontem ou|e hoje|ontem [,] [em] que|qual|quando ..4 mais|menos',
    like: 'hoje ou ontem, em qual gastei mais?',
  },
  {
    means: 'compared',
    say: 'em relacao|comparacao a|ao|com [o|a] [mes|semana] passado|passada|anterior|outro|outra',
    like: 'como foi esse mês em relação ao anterior',
  },
  {
    means: 'compared',
    say: 'mes|semana|ano esta|foi melhor|pior que o|a|do|da',
    like: 'esse mês tá melhor que o outro?',
  },
  {
    means: 'compared',
    say: 'mais|menos [no|em] [mes] [de] {month} ou|e [no|em] [mes] [de] {month}',
    like: 'gastei mais em janeiro ou em dezembro?',
  },
  {
    means: 'compared',
    say: 'entre|em {month} e|ou [em] {month} ..3 mais|menos|diferenca',
    like: 'em janeiro ou dezembro, quando gastei mais?',
  },
  {
    means: 'compared',
    say: 'diferenca ..3 entre|de [o] [mes] [de] {month} e|pra|para|com [o] [mes] [de] {month}',
    like: 'qual a diferença de gastos entre outubro e novembro?',
  },
  {
    means: 'compared',
    say: 'mes [passado] vs|versus|contra|x [o] mes|{month}',
    like: 'mercado desse mês vs mês passado',
  },
  {
    means: 'compared',
    say: '^ [lya|e|,|sera] [que] [eu|a|nos] [gente] ganhei|recebi|faturei|vendi|gastei|gastamos|ganhamos mais|menos [dinheiro] [nesse|esse|este|neste] [mes] ? $',
    not: ['mais|menos ?'],
    like: 'ganhei mais esse mês?',
  },
  {
    means: 'compared',
    say: '^ [lya|e|,] [qual] [eh|foi|a] [a] diferenca pro|do|com|para|de [o] mes passado|anterior [?|.] $',
    like: 'diferença pro mês passado',
  },
  {
    means: 'compared',
    say: '^ [lya|e|,|sera] [que] [eu] estou|ando gastando mais|menos [esse|este|nesse] [mes] ? $',
    like: 'tô gastando mais?',
  },
  { means: 'compared', say: 'compar*', like: 'compara com o mês passado' },
]
