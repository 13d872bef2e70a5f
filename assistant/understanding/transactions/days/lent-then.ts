import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Words that lead to the day on which something was lent. */
export const lentThen: readonly PhraseRow<'lent' | 'lent-out'>[] = [
  {
    means: 'lent',
    say: 'que [ele|ela|eles|elas|voce] [me|nos] [tinha|tinham|havia] [me] emprestou|emprestaram|emprestado|adiantou|adiantaram [pra] [mim] [la] [no|na|em]',
    like: 'paguei 200 pro meu irmão que ele me emprestou mês passado',
  },
  {
    means: 'lent-out',
    say: 'devolveram|devolveu|estornaram|estornou|reembolsaram|reembolsou|reembolso|estorno ..8 que [eu] [tinha] comprei|comprado|paguei ..1 [na|no|em]',
    like: 'me devolveram 90 do tênis que comprei mês passado',
  },
  {
    means: 'lent',
    say: 'que [eu] peguei|tinha|pedi [pego|pegado|pedido] [emprestado|emprestada] [com|do|da|dele|dela] [ele|ela|dele|dela] [la] [no|na|em]',
    like: 'devolvi 80 pro Beto que peguei emprestado na semana passada',
  },
  {
    means: 'lent',
    say: 'que [eu] [ja|tava|estava] devia|devendo ..2 [desde|la] [de|do|da|o|a]',
    like: 'paguei 60 na mercearia que devia desde a semana passada',
  },
  {
    means: 'lent-out',
    say: 'que [eu] [lhe|tinha|havia|ja] emprestei|emprestado|dei|dado|paguei|pago|passei|passado|mandei|mandado|adiantei [pra|pro|para|a|ao] [o|a|meu|minha] [ele|ela|eles|elas|{person}] [la] [no|na|em|desde|foi]',
    like: 'minha irmã me pagou os 80 que eu tinha emprestado pra ela mês passado',
  },
  {
    means: 'lent-out',
    say: 'que [eu] [lhe|tinha|ja] emprestei|emprestado pra|pro|para|a|ao [o|a] * [la] [no|na|em]',
    like: 'recebi de volta 100 que emprestei pra Bia dia 5',
  },
  {
    means: 'lent-out',
    say: 'pegou|pegaram [r] [$] [@] [reais] [emprestado|emprestada|emprestados] comigo|de|emprestado [mim] [la] [no|na|em|desde]',
    like: 'meu primo pagou hoje os 100 que pegou comigo mês passado',
  },
]
