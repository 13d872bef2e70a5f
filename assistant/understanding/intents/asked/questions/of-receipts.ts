import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of what all that came in comes to. */
export const askedOfIncomings: readonly PhraseRow<'received'>[] = [
  {
    means: 'received',
    say: '^ [lya|e|,] [o|a|os|as|{my}] [{my}] ..3 [ja] me|nos [ja] pagou|pagaram|deu|deram|mandou|mandaram|passou|transferiu|depositou quanto [hoje|ontem|esse|este|nesse|essa] [mes|semana] [?] $',
    like: 'a Ju me pagou quanto?',
  },
  {
    means: 'received',
    say: 'total|soma [geral] de|das|dos [as|os|todas] [todas|todos] [as|os] [minhas|meus] entradas|receitas|ganhos|vendas|recebimentos',
    not: [
      'entradas|receitas ..4 @',
      'entradas|receitas|ganhos|vendas e [as|os|meus|minhas] saidas|gastos|despesas',
    ],
    like: 'qual é o total das minhas entradas em novembro?',
  },
  {
    means: 'received',
    say: 'total|soma [geral|que|foi] recebido|recebida|faturado|vendido|ganho [eu] [?|.|no|na|em|de|do|da|nesse|neste|esse|este|hoje|ontem|mes|semana|ate]',
    not: ['total ..4 @'],
    like: 'qual foi o total recebido no mês?',
  },
  {
    means: 'received',
    say: '^ [e|a|as|lya] [,] [minha|minhas] receita|receitas|entrada|entradas|renda [total] de|em|no|do {month}|mes [passado] [?|.] $',
    not: ['de bolo|pao'],
    like: 'receita de outubro?',
  },
  {
    means: 'received',
    say: '^ [quais|qual] [foram|sao|foi] [as|os] [minhas|meus] entradas|receitas|ganhos [da|do|de|em|na|no|desse|dessa|esse|essa|?] [semana|mes|ano|hoje|ontem|{month}] [?|.] $',
    like: 'quais foram minhas entradas?',
  },
  {
    means: 'received',
    say: 'entradas|receitas|ganhos|vendas ..4 somam|somaram|totalizam|totalizaram|dao|deram quanto',
    like: 'minhas entradas em novembro somam quanto?',
  },
]

/** Questions of what somebody, or some work, brought in. */
export const askedOfPayers: readonly PhraseRow<'received'>[] = [
  {
    means: 'received',
    say: 'quanto ..4 [me] rendeu|renderam',
    not: ['quanto ..4 poupanca|cdb|tesouro|investimento|aplicacao|selic'],
    like: 'quanto o uber me rendeu em outubro?',
  },
  { means: 'received', say: 'me rendeu|renderam quanto', like: 'o salão me rendeu quanto?' },
  {
    means: 'received',
    say: 'quanto [que|ja] [foi|ja] [que] {my} ..4 [ja] me|nos [ja] deu|deram|mandou|mandaram|passou|passaram|pagou|pagaram|transferiu|depositou|devolveu',
    like: 'quanto meu marido me deu esse mês?',
  },
  {
    means: 'received',
    say: 'quanto [que|ja] [foi|ja] [que] [o|a|os|as|dona|seu] ..4 [ja] me|nos [ja] pagou|pagaram|mandou|mandaram|passou|passaram|transferiu|devolveu',
    not: ['quanto voce|lya|isso'],
    like: 'quanto a Marli me mandou esse mês?',
  },
  {
    means: 'received',
    say: '^ [lya|e|,] [o|a] [meu|minha|nosso|nossa] salario|pagamento|vale|aposentadoria|pensao|comissao|decimo|adiantamento [ja] caiu|entrou|pingou ?',
    like: 'meu salário já caiu?',
  },
  {
    means: 'received',
    say: '^ [lya|e|,] [ja] caiu|entrou|pingou [o|a] [meu|minha|nosso|nossa] salario|pagamento|vale|aposentadoria|pensao|comissao|decimo|adiantamento ?',
    like: 'já caiu meu salário?',
  },
  {
    means: 'received',
    say: 'quanto [que] o|a|os|as ..2 me deu|deram|pagou|pagaram|depositou',
    like: 'quanto a 99 me pagou essa semana?',
  },
]
