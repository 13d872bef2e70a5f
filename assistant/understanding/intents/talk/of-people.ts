import type { Rows } from '#understanding/intents/talk/rows.ts'

const hello = '[oi|ola|opa|lya|bom|boa] [dia|tarde|noite] [,|!|.] [lya] [,|!|.]'
const dear = '[minha|meu] [filha|filho|querida|querido|amiga|amigo|bem|linda|moca] [,|!|.]'
const home = 'ap|ape|apto|apartamento|casa|quarto|republica|kitnet|kit'
const keep = 'controlar|organizar|acompanhar|anotar|cuidar'

/** What is said of oneself and others: who somebody is, and what is owed to whom. */
export const ofPeople = {
  owing: [
    [
      'quanto|quantos [que|eh] [que|eu] [eu|ainda|a] [gente|ainda] devo|devemos|devendo pra|pro|pros|pras|para|ao [o|a] ..3',
      'quanto eu devo pra bia',
    ],
    ['pra|para|a quem [que] [eu|a] [gente] devo|devemos|devendo', 'pra quem eu devo?'],
    [
      'quanto [ainda] falta [eu] [ainda] [pagar|dar|devolver] pra|pro|para|ao [o|a|{my}] {person}',
      'quanto falta pro sogro',
    ],
  ],
  'owe-you': [['te|lhe devo|devendo [um|uma|mais|essa] ..2', 'te devo um café']],
  introduced: [
    [`^ ${hello} [eu|nos|a] [gente] sou|somos`, 'somos um casal querendo casar', 'sou|somos ..9 ?'],
    [`^ ${hello} [eu] me chamo`, 'oi, me chamo Marta'],
    [
      `^ ${hello} ${dear} aqui eh|e|fala o|a`,
      'boa tarde, aqui é a Neuza',
      'aqui ..9 ?',
      'aqui ..12 como|saber',
    ],
    [
      `^ ${hello} [eu|nos|a] [gente] trabalho|trabalhamos com|como|de|em|na|no`,
      'trabalho com costura em Caxias',
      'trabalho|trabalhamos ..9 ?',
    ],
    [
      `vendo|vendemos|faco|fazemos|tenho|temos ..9 queria|quero|queremos|gostaria|preciso [de] ${keep}`,
      'vendo doces, queria controlar as vendas',
    ],
    [
      `^ ${hello} ${dear} ..6 [e|,] [eu] queria|quero|queremos|gostaria|preciso [de] [começar|comecar] [a] ${keep} [melhor] [o|os|a|as] [{my}] gasto|gastos|dinheiro|contas|financas|despesas|vida [de|da|financeira] [casa] [.|!] $`,
      'Sou aposentado e quero controlar meus gastos.',
      'preciso anotar',
      'de ontem|hoje',
    ],
    [
      `^ ${hello} ${dear} [eu|nos|a] [gente] faco|fazemos ..4 pra|para vender`,
      'oi minha filha eu faço marmita pra vender',
      'vender ..12 @',
      'vender ..9 ?',
    ],
    [
      `^ oi|ola|bom|boa [dia|tarde|noite] [,|!|.] ${dear} eu|nos vendo|vendemos ..6 [,|.|!] $`,
      'oi eu vendo bolo de pote',
    ],
    [
      `^ ${hello} ${dear} [eu] [tambem] dou [umas] aula|aulas ..6 $`,
      'dou aula de inglês',
      '@',
      'dou aula|aulas hoje|amanha|agora',
    ],
    [
      `^ ${hello} ${dear} [eu] [tambem] faco [umas|as] faxina|faxinas|diaria|diarias|unha|unhas ..4 $`,
      'faço faxina',
      '@',
      'faco ..4 hoje|amanha|agora|segunda|terca|quarta|quinta|sexta|sabado|domingo|salao',
    ],
    [
      `^ ${hello} ${dear} [eu] [tambem] vendo [uns|umas] bolo|bolos|doce|doces|marmita|marmitas|salgado|salgados|brigadeiro|brigadeiros|roupa|roupas|avon|natura ..4 $`,
      'vendo bolo',
      '@',
    ],
    [
      `^ ${hello} ${dear} [eu|nos|a] [gente] divido|dividimos|racho|rachamos [o|a|um|uma] ${home} com ..5 [,|.|!] $`,
      'oii, divido ap com mais 2 meninas',
    ],
    [
      `^ ${hello} ${dear} [eu|nos|a] [gente] moro|moramos [de|com|sozinha|sozinho|em|no|na|aqui] ..9 [,|.|!] $`,
      'moro de aluguel com meu marido e 3 filhos',
    ],
    [
      `^ ${hello} ${dear} [eu|nos|a] [gente] tenho|temos um|uma [pequena|pequeno] loja|lojinha|salao|barraca|barraquinha|mercadinho|bar|barzinho|lanchonete|negocio|padaria|oficina ..6 [,|.|!] $`,
      'tenho uma lojinha de roupa aqui em Recife',
      'pra|para pagar|ir|comprar',
    ],
  ],
} as const satisfies Rows
