import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Between whom money goes. */
export const partyBook = new PhraseBook('parties', [
  { means: 'to-me', say: 'me|comigo', like: 'ela me pagou 55' },
  { means: 'to-me', say: 'pagou|deu|mandou|pagaram eu', like: 'patrão pagou eu 150' },
  { means: 'to-me', say: 'pra|para mim', like: 'mandou 50 pra mim' },
  // As it is said in the north: "a pousada mim pagou 260".
  {
    means: 'to-me',
    say: 'mim pagou|pagaram|deu|deram|mandou|mandaram|devolveu|devolveram|passou|acertou',
    like: 'seu Nilo mim pagou 90',
  },
  { means: 'to-me', say: 'pro meu pix', like: 'mandou 50 pro meu pix' },
  { means: 'to-me', say: 'na minha conta', like: 'caiu 50 na minha conta' },
  { means: 'to-us', say: 'nos', like: 'ela nos pagou 50' },
  {
    means: 'allowance',
    say: 'a|o|as|minha|meu {allowance}',
    not: ['{allowance} do|da|pro|pra [o|a|meu|minha] {person}', '{allowance} dele|dela|deles'],
    like: 'meu ex depositou a pensão',
  },
  { means: 'owed', say: 'me devia|deviam|devendo|deve', like: 'os 80 que tava me devendo' },
  {
    means: 'owed',
    say: 'que [estava|esta|me] devia|devendo|deve ..2 pagou|acertou|quitou|devolveu|trouxe',
    like: 'a que devia pagou agora 45',
  },
  {
    means: 'owed',
    say: 'as|os|todas|todos|ambas|ambos [duas|dois|tres|quatro] [ja] pagaram|pagou|acertaram',
    like: 'dona Lurdes 40 e dona Neide 55, as duas pagaram',
  },
  {
    means: 'owed',
    say: 'pagou|pagaram|acertou|acertaram|quitou|quitaram ..5 que [estava|estavam|ainda|me] devendo|devia|deviam',
    not: [
      '{kin}|marido|esposa ..1 pagou|quitou',
      'devendo|devia [la] no|na|ao|pro|pra|pros|pras',
      'pagou eu',
    ],
    like: 'o Tião pagou 150 do bezerro que tava devendo',
  },
  {
    means: 'owed',
    say: 'pagou|deu|acertou [r] [$] @ d* ..3 [,|e] [ainda] falta|faltam|faltou [r] [$] @',
    not: ['{kin}|marido|esposa|ele|ela ..1 pagou|deu'],
    like: 'a Bete pagou 30 do vestido, falta 50',
  },
  {
    means: 'owed',
    say: 'pagou|pagaram|acertou|acertaram|quitou|quitaram ..7 que [ele|ela] levou|levaram|comprou|compraram|pegou|pegaram [no] fiado',
    like: 'cumadre pagou os 45 do peixe que levou fiado',
  },
  {
    means: 'owed',
    say: 'pagou|pagaram|acertou|quitou o que devia|deviam',
    like: 'pagou o que devia',
  },
  {
    means: 'owed',
    say: 'pagou|pagaram|acertou|quitou [todo] o|a fiado|atrasado|caderno|caderneta',
    like: 'o Zé pagou o fiado, 38',
  },
  {
    means: 'owed',
    say: 'pagou|pagaram|acertou|quitou [r] [$] @ [reais] do|de fiado|atrasado|caderno|caderneta',
    not: ['{kin}|marido|esposa|namorado|namorada ..1 pagou|acertou', 'fiado no|na|pro|pra|ao'],
    like: 'dona Lurdes pagou 50 do fiado dela',
  },
  {
    means: 'lent',
    say: 'pegou|pegaram|tomou|tomaram|levou|levaram ..4 emprestado|emprestada|emprestados|emprestadas',
    not: [
      'emprestado|emprestada|emprestados|emprestadas com|do|da|de|dum|duma|no|na o|a|um|uma|banco|agiota|ele|ela|dele|dela|meu|minha|{person}',
      'emprestado|emprestada|emprestados|emprestadas do|da|dele|dela',
      'emprestado|emprestada|emprestados|emprestadas no|na banco|caixa|financeira|loja|firma|empresa',
      'que|quem ..1 pegou|pegaram|tomou|tomaram|levou',
      'me pegou|pegaram',
      'pegou|pegaram|tomou|tomaram ..3 com|da|do|de @ emprestado',
    ],
    like: 'meu irmão pegou cinquenta emprestado',
  },
  {
    means: 'lent-on',
    say: 'pediu|pediram ..4 emprestado|emprestada|emprestados|emprestadas [,] [e|ai|entao] [eu] [ja|ate] [lhe] dei|mandei|fiz|passei|transferi|emprestei|pixei|depositei [pra|pro] [ele|ela] [o|um|no] [pix] [,|.|!|pra|pro|hoje|ontem|agora|ja|na] [ele|ela|hora] $',
    like: 'meu colega pediu 30 emprestado e eu fiz o pix',
  },
  {
    means: 'due',
    say: '[a] parte dele|dela|deles|delas',
    not: ['parte deles|delas ..4 @ cada'],
    like: 'mandou a parte dela da luz',
  },
  {
    means: 'due',
    say: '^ [e] os|as {few} [ja] passaram|mandaram|transferiram|devolveram [o|a|os|as]',
    like: 'os 3 já passaram a luz, deu 160,50',
  },
  {
    means: 'due',
    say: '^ [a|o] dona|seu ..1 pagou|acertou|quitou a conta dela|dele',
    like: 'dona Zica pagou a conta dela 62,50',
  },
  { means: 'due', say: '{shift-work}', like: 'a clínica pagou dois plantões' },
  { means: 'due', say: 'o sinal', not: ['do|da meu|minha'], like: 'a noiva pagou o sinal' },
  {
    means: 'due',
    say: 'pagou|acertou|quitou ..3 a|as|o|os [#] {ware}',
    not: ['{kin} ..1 pagou|acertou|quitou'],
    like: 'a Sirlei pagou as 4 barras de calça, 25 cada',
  },
  {
    means: 'due',
    say: 'pagou|acertou|quitou ..1 a|as|o|os [#] {groomed}|corte|cortes|barba|cabelo',
    not: ['{kin}|namorado|namorada|filho|filha|irmao|irma|ele|ela|chefe ..2 pagou|acertou|quitou'],
    like: 'a Marlise pagou as luzes 320',
  },
  {
    means: 'due',
    say: 'pagou|acertou|quitou a|as ..2 parcela|prestacao|parte do|da',
    not: ['{kin} ..1 pagou|acertou|quitou', 'parcela|prestacao do|da {financed}'],
    like: 'a Rose pagou a segunda parcela do vestido 45',
  },
  {
    means: 'due',
    say: 'pagou|pagaram|acertou|quitou [a] outra|segunda metade|parte do|da|dos|das|que',
    not: [
      '{kin}|marido|namorado|namorada|filho|filha|irmao|irma|ele|ela ..2 pagou|pagaram|acertou|quitou',
      'metade|parte do|da {financed}|conta|luz|agua|gas|mercado|compra|almoco|jantar|pizza|uber',
    ],
    like: 'a Lívia pagou a outra metade do bolo 190',
  },
  {
    means: 'due',
    say: 'pagou|pagaram|acertou|quitou [a] metade|parte que faltava|faltou|restava|restou',
    not: ['{kin}|marido|namorado|namorada|filho|filha|irmao|irma ..2 pagou|pagaram|acertou|quitou'],
    like: 'a dona Rosa acertou a metade que faltava do bolo 80',
  },
  {
    means: 'due',
    say: 'pagou|pagaram|deu|deram [r] [$] @ de sinal',
    not: ['{kin}|namorado|namorada|filho|filha|irmao|irma|ele|ela ..2 pagou|pagaram|deu|deram'],
    like: 'a noiva pagou 500 de sinal do bolo',
  },
  {
    means: 'due',
    say: 'seu|dona|cliente|fregues|freguesa|moca|mulher|rapaz|menina|pessoal ..3 pagou [hoje|ontem|ja|agora] os|as #',
    not: ['{kin} ..2 pagou'],
    like: 'dona Nair pagou os 100 brigadeiro, 130 reais',
  },
  // "o goleiro acertou 8", but "a cliente acertou os 15".
  {
    means: 'settled',
    say: 'acertou|acertaram [comigo|hoje|agora] o|a|os|as',
    not: [
      'acertou os|as ..1 questoes|numeros|perguntas|contas|ponteiros|horas',
      'acertou na|no|a|o loteria|mega|quina|gol|cesta|alvo|bola',
    ],
    like: 'a comadre acertou os vestidos 270',
  },
  { means: 'own-bill', say: 'do|da|no|na|pelo|pela|o|a {errand}', like: 'pagou 300 do hotel' },
])
