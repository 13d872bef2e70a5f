import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of limits and goals, and of what is still to be paid. */
export const askedOfPlans: readonly PhraseRow<'budget' | 'goal' | 'upcoming'>[] = [
  {
    means: 'goal',
    say: 'quanto [que] [eu] [ainda] falta [pra|para] [eu] guardar|juntar|poupar [ainda] ? $',
    like: 'quanto falta guardar?',
  },
  {
    means: 'budget',
    say: 'quanto ..5 do|de|no|o [meu] orcamento|limite|teto',
    not: [
      'limite|orcamento do|de|da cartao|obra|cheque|reforma|conta',
      'meta|cliente ..6 orcamento',
    ],
    like: 'quanto já foi do meu orçamento de lazer?',
  },
  {
    means: 'budget',
    say: 'estou|esta|to [ainda] com quanto [ainda] do|de|no|pro [meu] orcamento|limite|teto',
    not: ['limite do|da cartao|cheque|conta'],
    like: 'tô com quanto do limite de lazer?',
  },
  {
    means: 'budget',
    say: 'qual|quais|que|alguma|algum categoria|categorias|orcamento|orcamentos|limite|limites [eu] [ja|que] estourou|estouraram|estourei|passou|passaram|passei',
    like: 'qual categoria estourou?',
  },
  {
    means: 'budget',
    say: 'qual|quais|que|alguma|algum|tem categoria|categorias|orcamento|orcamentos|limite|limites [que] [ja] esta|estao|ficou|ficaram [quase] estourad*|estourando|passad*',
    like: 'qual categoria tá estourada?',
  },
  {
    means: 'goal',
    say: 'em|quando|daqui quanto|que|quantos [a|quanto] [tempo|mes|meses|ano|dia] [eu] [que] [eu] [vou] chego|chegou|chegar|bato|bater|alcanco|alcancar|completo|completar|consigo|junto|termino ..4 meta|objetivo',
    like: 'em quanto tempo chego na meta da viagem?',
  },
  {
    means: 'goal',
    say: 'quanto tempo [ainda] falta|leva|demora [ainda] pra|para|ate ..4 meta|objetivo',
    like: 'quanto tempo falta pra meta?',
  },
  {
    means: 'goal',
    say: 'quando [que] [eu] [vou] chego|chegou|chegar|bato|bater|alcanco|alcancar|completo|completar ..4 meta|objetivo',
    like: 'quando bato a meta?',
  },
  {
    means: 'upcoming',
    say: 'quanto|qual|quais ..5 conta|contas|despesa|despesas|gasto|gastos|custo|custos fixa|fixas|fixo|fixos',
    not: ['quanto|qual foi|gastei|paguei|deu|gastamos'],
    like: 'quanto gasto com contas fixas por mês?',
  },
  {
    means: 'upcoming',
    say: 'quanto|que [que|ainda|eu] [ainda|eu] [ainda] tenho [ainda|que|pra|para|de] [ainda] pagar',
    like: 'quanto ainda tenho pra pagar este mês?',
  },
  {
    means: 'upcoming',
    say: 'que|quais conta|contas|boleto|boletos [ainda|eu|que] [eu|ainda] falta|faltam|tenho|tem|temos',
    like: 'que contas faltam esse mês?',
  },
  {
    means: 'upcoming',
    say: 'falta|faltando [eu] pagar',
    not: ['falta eu pagar @'],
    like: 'o que falta pagar?',
  },
  { means: 'upcoming', say: 'o que ..3 pra|para vencer', like: 'o que tá pra vencer' },
]

/** Questions of what is to be saved, and was. */
export const askedOfSaving: readonly PhraseRow<'goal'>[] = [
  {
    means: 'goal',
    say: 'quanto [que] [eu|a|nos] [gente] [eu] preciso|precisamos|tenho|temos|devo|devemos [que|de] guardar|juntar|poupar|economizar|separar|depositar [por|todo|ao|cada] [mes|semana]',
    not: ['@ ..9 quanto'],
    like: 'quanto preciso guardar por mês?',
  },
  {
    means: 'goal',
    say: 'quanto [que|eh|da] [da] por|ao mes pra|para [eu] [chegar|bater|juntar|completar|fechar|a|o]',
    like: 'quanto por mês pra chegar no mac?',
  },
  {
    means: 'goal',
    say: 'quanto [que|eu] [eu|ja] [ja] [eu] depositei|coloquei|botei|pus|guardei na|no [minha|meu] poupanca|caixinha|cofrinho|porquinho|cofre|reserva',
    like: 'quanto já depositei na poupança?',
  },
]
