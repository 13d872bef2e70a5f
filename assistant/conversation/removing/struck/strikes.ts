import { PhraseBook } from '#language/phrases/phrase-book.ts'

const counts =
  'conta|contar|conte|contem|vale|valem|valeu|considera|considerar|considere|soma|somar'
const goes = 'tira|tire|tirar|retira|retire|retirar|apaga|apague|apagar|exclui|exclua|excluir'
const goesToo = 'remove|remova|remover|deleta|deletar|cancela|cancele|cancelar|elimina|elimine'
const letsGo =
  'esquece|esqueca|esquecer|desconsidera|desconsidere|desconsiderar|ignora|ignore|ignorar|risca|risque'
const mine = 'meu|minha|nosso|nossa|meus|minhas'

/** Ways of saying that something is to stand there no more. */
export const struck = new PhraseBook('that what is named is not to stand there', [
  {
    means: 'struck',
    say: `nao [precisa|precisava] [mais] [pra|para|de] ${counts} [mais|nao|ele|ela|pra|por|essa|esse|isso|o|a|na|no|,|.|!]`,
    not: [
      'conta|conte|contar ..3 pra|para|com [a|o] ninguem|meu|minha|ele|ela|{person}',
      'vale a pena|isso|tudo',
      'conta|conte|contar|considera|considere|considerar ..3 como|em',
    ],
    like: 'o uber não conta mais, a Rita que pagou',
  },
  {
    means: 'struck',
    say: 'nao anota|anote|anotar|lanca|lance|registra|registre [mais] o|a|os|as|esse|essa',
    not: ['o|a|os|as|esse|essa ..3 como|em|no|na|ainda|hoje|ontem|agora'],
    like: 'pensando bem, não anota o bar não',
  },
  {
    means: 'struck',
    say: 'nao precisa|precisava [mais] anotar|lancar|registrar|colocar',
    not: [
      'anotar|lancar|registrar|colocar ..4 em|duas|separado|de amanha|ontem|hoje',
      'ja anotei|lancei',
    ],
    like: 'o bar não precisa anotar não',
  },
  {
    means: 'order',
    say: 'deixa|deixe pra|para la o|a|os|as|esse|essa',
    like: 'deixa pra lá o bar',
  },
  {
    means: 'struck',
    say: `nao entra|entram|entrava [mais] n* ${mine} gastos|conta|contas|despesas|lista`,
    like: 'a luz não entra nos meus gastos',
  },
  {
    means: 'struck',
    say: `nao eh|era|foi|foram|sao [um|uma] gasto|despesa|compra|conta ${mine}`,
    like: 'essa luz não é gasto meu',
  },
  {
    means: 'struck',
    say: `nao eh|era|foi|foram|sao ${mine} gasto|gastos|despesa|despesas|compra`,
    like: 'a luz não é minha despesa',
  },
  {
    means: 'struck',
    say: `nao saiu|foi|veio do|da ${mine} [dinheiro|bolso|conta|cartao] [,|.] [foi|saiu|eh|era] do|da [dinheiro|bolso|conta|cartao] [do|da] [meu|minha] {person}|{kin}|{friend}`,
    like: 'a luz não saiu do meu bolso, foi do bolso da minha mãe',
  },
  {
    means: 'struck',
    say: `do|com dinheiro|bolso|conta|cartao d* ..2 {person} [,] [e] nao do|da|com [o] ${mine}`,
    like: 'a luz saiu do bolso da minha mãe, não do meu',
  },
  {
    means: 'struck',
    say: 'nao fui eu quem|que paguei|comprei',
    not: ['paguei|comprei ..8 passado|passada|eu so paguei|cartao'],
    like: 'não fui eu que paguei a luz',
  },
  {
    means: 'struck',
    say: 'nao fui eu [,] foi [o|a] [meu|minha] {person}|{kin}|{friend}',
    like: 'a luz não fui eu, foi minha mãe',
  },
  {
    means: 'order',
    say: `deixa|deixe o|a|os|as|esse|essa ..3 pra|para la`,
    like: 'deixa o bar pra lá, não fui',
  },
  {
    means: 'order',
    say: `${letsGo} [tanto|entao|tambem|,] o|a|os|as|esse|essa|aquele|aquela|isso`,
    not: [`nao ${letsGo}`],
    like: 'esquece o bar, nem fui',
  },
  {
    means: 'order',
    say: `pode|podes|pod|melhor|quero|poderia|consegue [por] [favor] ${letsGo}`,
    like: 'o bar pode desconsiderar',
  },
  {
    means: 'order',
    say: `${goes}|${goesToo} [tanto|so|entao|tambem|fora|,] o|a|os|as|esse|essa|aquele|aquela`,
    like: 'tira só o uber da lista, foi de graça',
  },
  {
    means: 'order',
    say: `pode|podes|melhor|quero|poderia|consegue|da [pra|para|por] [favor] ${goes}|${goesToo}`,
    like: 'o bar pode tirar, minha mulher vai me matar',
  },
])
