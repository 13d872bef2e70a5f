import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions about all that is left, whatever word is used for it. */
export const askedOfBalance: readonly PhraseRow<'balance'>[] = [
  {
    means: 'balance',
    say: '^ [lya|agora|,] fecha|feche|fechar [o|a] [meu|minha] dia|semana|mes|caixa [de|do] [hoje|dia] [pra] [mim] [.|!|?] $',
    like: 'fecha o dia',
  },
  {
    means: 'balance',
    say: 'quanto [que|eu|nos|a] [eu|gente] [ja] economizei|poupei|economizamos|poupamos [no|em|na|nesse|neste|esse|este|essa] [mes|semana|ano|{month}|passado]',
    not: ['economizei|poupei|economizamos|poupamos ..1 pra|pro|para|com|meta|na|no meta|viagem'],
    like: 'quanto economizei em outubro?',
  },
  {
    means: 'balance',
    say: 'quanto [que|eu|nos|a] [eu|gente] consegui|conseguimos [eu] economizar|poupar',
    not: ['economizar|poupar pra|pro|para|com'],
    like: 'quanto consegui poupar em outubro?',
  },
  {
    means: 'balance',
    say: 'qual|quanto [que] [foi|eh|esta|ficou] [a] {my} economia|economias',
    like: 'qual foi minha economia no mês passado?',
  },
  {
    means: 'balance',
    say: 'tive|tivemos|dei|deu|dando|fechei|fechamos|fechou [no|em] [o] lucro|prejuizo',
    not: ['lucro|prejuizo de|na|no|com|pra|pro', 'tive|tivemos lucro|prejuizo @'],
    like: 'tive lucro esse mês?',
  },
  {
    means: 'balance',
    say: 'quanto [q|que] [eu] ainda tenho',
    not: ['tenho de|em conta|contas|boleto|boletos'],
    like: 'quanto eu ainda tenho?',
  },
  {
    means: 'balance',
    say: 'quanto ficou|fica|deu|esta|ta|eh|tem|foi [o|de] [meu] saldo',
    like: 'quanto ficou o saldo?',
  },
  {
    means: 'balance',
    say: 'saldo [esta|ta] [ficou|deu|fica|eh|foi|em] [em|de] quanto',
    like: 'e o saldo ficou quanto',
  },
  { means: 'balance', say: 'ficou|deu|fica quanto [o|de] saldo', like: 'deu quanto o saldo?' },
  {
    means: 'balance',
    say: 'quanto [que] [ainda] da|dava pra|para gastar',
    not: ['gastar com|em|no|na|de'],
    like: 'quanto ainda dá pra gastar?',
  },
  {
    means: 'balance',
    say: 'quanto [que] [eh] [que] [eu] tenho',
    not: ['quanto .. tenho pra|para|a|de|em|no|na ..1'],
    like: 'quanto é que eu tenho',
  },
  {
    means: 'balance',
    say: 'quanto [que] ficou|fica|sobrou [de|do|pra] [hoje|dinheiro|mim]',
    not: ['quanto ficou o|a|os|as|no|na|com|em', 'quanto .. sobrou|fica ..2 limite|orcamento|meta'],
    like: 'quanto que ficou do dinheiro hoje',
  },
  {
    means: 'balance',
    say: 'quanto [que|eu|eh] [eu|que] [ainda] tem|tenho|temos|ficou|sobrou|resta [ainda|de|eu] [dinheiro|saldo] na|no [minha|meu] conta|carteira|banco|nubank|inter|bolso',
    not: ['conta de luz|agua|gas|telefone|internet'],
    like: 'quanto tem na conta',
  },
  {
    means: 'balance',
    say: 'quanto [que|eh] [que] [eu] ainda tem|temos [agora|la] [,] [minha|meu] [filha|filho|fia|bem|amor|querida|viu] [?|.|!] $',
    like: 'quanto é que ainda tem minha filha',
  },
  {
    means: 'balance',
    say: 'caiu|entrou|pagou [,] [e] [agora] quanto [que|eh] [que] [eu] [ainda] tem|tenho|temos [agora|la] [?|.|!] $',
    like: 'o salário caiu, quanto tenho agora?',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,|eu|sera] [que] [eu] [ainda] tenho|tem|temos|sobrou [ainda] [algum|alguma] grana|dinheiro [na|no|ainda|sobrando|em] [conta|banco|caixa] ?',
    like: 'ainda tenho grana?',
  },
  { means: 'balance', say: 'me sobra|sobrou|resta|restou quanto', like: 'me sobrou quanto?' },
  { means: 'balance', say: 'quanto me sobra|sobrou|resta|restou|queda', like: 'quanto me resta?' },
  {
    means: 'balance',
    say: 'fecho|fechamos|fecharei|termino|terminamos|acabo o|esse|este mes ..2 quanto|como|positivo|negativo|azul|vermelho|sobrando|devendo',
    like: 'fecho o mês quanto positivo?',
  },
  {
    means: 'balance',
    say: 'como|quanto [que|eh] [que] [eu|a] [gente] [vou|vamos] fecho|fechar|fecha|termino|terminar|acabo o|esse|este mes',
    like: 'como fecho o mês?',
  },
  {
    means: 'balance',
    say: 'posso|consigo|podemos|da [pra|para|eu|ainda] [eu|ainda] gastar|torrar [mais|uns] [r] [$] @ [reais|conto] ..4 ?',
    not: ['so|somente|apenas ..1 posso'],
    like: 'posso gastar 100 hoje?',
  },
  {
    means: 'balance',
    say: '^ [lya|oi|sera] [,|que] [sera] [que] [eu|ja] [ja] posso|consigo|podemos|da [eu] [pra|para] comprar|trocar|levar ..4 [de|por] [r] [$] @ [reais|conto] [esse|este|hoje|agora|no] [mes|fim] ?',
    like: 'posso comprar um tênis de 300?',
  },
]
