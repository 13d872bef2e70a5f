import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

/** Who pays the writer, and not for them. */
const payers = [
  'cliente|clientes|aluno|aluna|paciente|inquilino|inquilina|fregues|freguesa|passageiro que|quem',
]

const insurer = 'plano|convenio|seguro|sus|empresa|firma|unimed|amil|prefeitura|governo'

const others = new PhraseBook('another paid it', [
  {
    means: 'paid',
    say: 'foi|eh|era|vai [o|a] [meu|minha] ..1 quem|que [ja] pagou|paga|bancou|banca|botou|acertou|pagar',
    not: payers,
    like: 'pizza 70, foi a Duda quem pagou dessa vez',
  },
  {
    means: 'paid',
    say: '{person} que|quem [ja] pagou|paga|bancou|banca|botou|acertou',
    like: 'uber 19 mas esse ela que pagou',
  },
  {
    means: 'paid',
    say: 'o|a|meu|minha ..1 que|quem pagou|paga|bancou|banca|botou',
    not: payers,
    like: 'gasolina 100 o Renato que botou',
  },
  {
    means: 'paid',
    say: 'quem paga|pagou|pagava|banca|bancou|encheu|abasteceu ..2 eh|e|foi|era|sou o|a|meu|minha',
    not: ['eh|e|foi|era|sou eu', ...payers, 'quem me'],
    like: 'esse mês quem paga a net é minha irmã, 110',
  },
  {
    means: 'paid',
    say: 'o|a|meu|minha ..1 bancou|bancaram',
    like: 'cerveja 48, o Zé bancou',
  },
  {
    means: 'paid',
    say: '{person}|ele|ela fez questao de pagar',
    not: ['pagar ..5 me devia|devendo|deve', 'pagar ..5 que [ele|ela] devia'],
    like: 'a feira de 85 minha mãe fez questão de pagar',
  },
  {
    means: 'paid',
    say: 'mas|so [que] foi ela|ele|{kin} [,|.|!] $',
    like: 'cinema foi 44 mas foi ela',
  },
  {
    means: 'paid',
    say: 'passou|usou|botou [no|o] cartao dela|dele|d* [o|a] [meu|minha] ..1 [,|.|!] $',
    not: ['eu|quem passou|usou', 'nao passou'],
    like: 'mercado deu 640, ela passou o cartão dela',
  },
  {
    means: 'paid',
    say: 'pagou|bancou o|a|os|as|um|uma [meu|minha] ..2 [de] [r] [$] @ [reais] pra|para|por mim',
    not: payers,
    like: 'a Ju pagou o lanche 25 pra mim',
  },
  {
    means: 'paid',
    say: 'nao eh|era|foi meu|minha , [quem] [foi] [o|a|meu|minha] ..2 pagou|bancou',
    not: ['me pagou', 'pagou ..4 pelo|pela|pra|para|por|servico', 'cliente|inquilino|dono'],
    like: 'a vacina não é minha, o patrão pagou 900',
  },
  {
    means: 'paid',
    say: `,|mas|e [o|a|meu|minha] ${insurer} [ja] cobre|cobriu|bancou|custeou|paga|pagou [ela|ele|a|o] tudo|inteiro|inteira|toda|todo|total|totalmente`,
    not: ['nao|nem|vai ..1 cobre|cobriu|paga|pagou'],
    like: 'consulta 300, o plano cobre tudo',
  },
  {
    means: 'paid',
    say: `,|mas|e [o|a|meu|minha] ${insurer} cobriu|pagou|custeou|bancou [,|.|!] $`,
    not: ['nao|nem|so cobriu|pagou', 'me pagou', 'cliente|servico|frete|{task} ..6 pagou'],
    like: 'exame 420, a unimed cobriu',
  },
  { means: 'paid', say: 'rodada ..4 foi do|da', like: 'a rodada de 60 foi do Juninho' },
  {
    means: 'paid',
    say: 'vez d* [o|a|meu|minha] ..1 pagar|bancar|comprar|botar',
    not: ['vez d* gente', 'minha vez'],
    like: 'internet 99 mas esse mês foi a vez do Tiago pagar',
  },
  {
    means: 'paid',
    say: 'por conta d* [meu|minha] {person}|chefe|patrao|patroa|empresa|firma|casa',
    like: 'cinema 44 por conta do namorado',
  },
])
const onWhom = new PhraseBook('whose account it was on', [
  { means: 'on', say: 'por conta d*', like: 'almoço 60 por conta da Bia' },
])

const consuming = new Set('comer tomar beber almocar jantar lanchar provar ir'.split(' '))

const getting = new Set('comprar pegar pedir chamar'.split(' '))
const butOther = new PhraseBook('but another paid', [
  {
    means: 'but',
    say: 'mas|porem|so [que] [foi|quem] [o|a] [meu|minha] ..1 [que|quem] pagou|bancou',
    not: ['pagou [a|so] metade|parte', 'pagou [os|so] [r] [$] @', 'me pagou'],
    like: 'comprei um lanche 22 só que meu chefe pagou',
  },
])

/** "tomei um milkshake 18" tells who had it, and not who paid. */
export function isOwnPaying(verbs: Clause['verbs'], reading: Reading): boolean {
  const isBut = butOther.isIn(reading)
  return verbs.some(({ verb: { form, lemma } }) => {
    return form === 'i-did' && !consuming.has(lemma) && !(isBut && getting.has(lemma))
  })
}

/** Whether words behind a figure say that another paid it: `esse mês foi a vez do Tiago pagar`. */
export function isPaidForWriter(
  reading: Reading,
  { amount, last }: Segment,
  { verbs }: Pick<Clause, 'verbs'>,
): boolean {
  if (isOwnPaying(verbs, reading)) return false
  const behind = { first: amount.last + 1, last }
  if (others.isIn(reading, behind)) return true
  const on = onWhom.find(reading, behind)
  return on !== null && isFirstName(reading.tokens[on.last + 1]?.norm ?? '')
}

/** Leaves to others the clause that says that they paid. */
export function markOthersPaid(reading: Reading, clauses: readonly Clause[]): void {
  const told = others.find(reading)
  const clause = told && clauses.find(({ first, last }) => first <= told.last && told.last <= last)
  if (!clause || clause.verbs.some(({ verb }) => verb.form === 'i-did')) return
  Object.assign(clause, {
    mood: 'other',
    rule: 'others-paid',
    flow: 'out',
    flowRule: 'others-paid',
  })
}
