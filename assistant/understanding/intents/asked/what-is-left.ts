import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** How a category stands; only beside its name. */
export const standsBook = new PhraseBook('how a category stands', [
  {
    means: 'stands',
    say: 'como [que] esta|estao|anda|andam|vai|vao|ficou|ficaram [o|a|os|as] [meu|minha|meus|minhas]',
    not: ['saude', 'voce|senhora|tempo|vida|familia'],
    like: 'como tá meu lazer?',
  },
])

/** Asks what is left of something that is named: of a category it is its limit that is meant. */
export const leftBook = new PhraseBook('left', [
  {
    means: 'left',
    say: 'quanto|quantos [que] [eh] [que] [eu] [ainda] sobra|sobrou|resta|restou|tem|tenho|posso [ainda|agora|hoje] [gastar] [ainda] de|do|da|pra|pro|para|com|em|no|na',
    not: ['tenho de|em|com assinaturas|mensalidades'],
    like: 'quanto ainda tenho pra comida?',
  },
  {
    means: 'left',
    say: 'quanto [que] [eu] [ainda] da pra|para [eu] [ainda] gastar [ainda] [mais] de|do|da|com|em|no|na',
    like: 'quanto dá pra gastar ainda em lazer?',
  },
  {
    means: 'left',
    say: 'como [eh] [que] [eu|nos|a] [gente] estou|estamos|esta|ando|andamos|anda [indo] de|do|da|com|em|no|na',
    like: 'como estamos no mercado?',
  },
  {
    means: 'left',
    say: '^ [e|ainda] sobra|sobrou|resta|restou|tem [quanto|algo|alguma|coisa] [coisa] [de|do|da|pra|no|na|em]',
    not: ['tem que|como|alguma conta|boleto'],
    like: 'sobra alimentação?',
  },
  {
    means: 'left',
    say: 'sobra|sobrou|resta|restou quanto|ainda [pra|de|do|com|em|no|na]',
    like: 'de lazer sobra quanto?',
  },
  {
    means: 'left',
    say: 'quanto [ainda] falta de|do|da',
    not: ['falta d* ..1 pra|pro|para', 'falta d* meta|parcela|divida|cartao|fatura|emprestimo'],
    like: 'quanto falta de lazer',
  },
  {
    means: 'left',
    say: '^ [no|na|de|do|em|e|o|a] ..2 [,|:|-] quanto [ainda] falta|sobra|resta [ainda] [?|.] $',
    like: 'transporte quanto falta',
  },
  {
    means: 'left',
    say: '^ [no|na|de|do|em|e|o|a] ..2 [,|:|-] [ainda] falta|sobra|resta [ainda] quanto [?|.] $',
    like: 'transporte falta quanto',
  },
  {
    means: 'left',
    say: '[ainda] tenho quanto [ainda] [de|pra|para|em|no|na|do|da]',
    not: ['tenho quanto tempo|anos|dias'],
    like: 'ainda tenho quanto pra alimentação?',
  },
  {
    means: 'left',
    say: 'quanto [ainda] falta ..2 estourar|passar|acabar',
    like: 'quanto falta pra estourar lazer?',
  },
  {
    means: 'left',
    say: 'posso gastar [quanto|mais|ainda] [com|em|no|na|de]',
    like: 'posso gastar com lazer?',
  },
  {
    means: 'left',
    say: 'cabe|cabem|caberia [mais|ainda|um|uma] ..6 [de|por|r|$] [r] [$] [@] [reais] no|na|em|de [orcamento|limite|teto] ..3 ?',
    not: ['nao cabe', 'cabe pra|para|a|ao|ele|ela', 'cabe ..3 carro|mala|bolsa|geladeira|porta'],
    like: 'ainda cabe um jantar de 120 no orçamento de lazer?',
  },
])
