import type { Rows } from '#understanding/intents/talk/rows.ts'

const hello = '[oi|ola|opa|lya|bom|boa] [dia|tarde|noite] [,|!|.] [lya] [,|!|.]'
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
      `^ ${hello} [eu|nos|a] [gente] trabalho|trabalhamos com|como|de|em|na|no`,
      'trabalho com costura em Caxias',
      'trabalho|trabalhamos ..9 ?',
    ],
    [
      `vendo|vendemos|faco|fazemos|tenho|temos ..9 queria|quero|queremos|gostaria|preciso [de] ${keep}`,
      'vendo doces, queria controlar as vendas',
    ],
  ],
} as const satisfies Rows
