import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

const ordered = new PhraseBook('what another ordered of the writer', [
  {
    means: 'ordered',
    say: 'encomendou|encomendaram ..9 deu|deram|pagou|pagaram|deixou|deixaram|adiantou|mandou [ja] [os|uns] [r] [$] @ [reais] de|e|pra|ja sinal|entrada|adiantado|o|garantir',
    like: 'a Sandra encomendou uma torta de 90 deu 40 de sinal e o resto paga na sexta',
  },
])

const paidBy = new PhraseBook('what a customer paid of a bill of the writer', [
  {
    means: 'paid',
    say: 'nf|nfe|nota|recibo|orcamento|servico|boleto|cobranca|mensalidade ..4 paga|pago|quitada|quitado|acertado pelo|pela cliente|paciente|aluno|aluna|inquilino|inquilina|prefeitura|empresa|tomador|contratante',
    like: 'NF 42 paga pelo cliente: R$ 9.500,00',
  },
])

const atOnce = new PhraseBook('what was taken, and paid at once', [
  {
    means: 'paid',
    say: 'levou|levaram|pegou|pegaram [mais|so] # ..4 e|, [ja] pagou|pagaram [tudo] [na|no|em|ja] [hora|pix|dinheiro|ato] [,|:] [r] [$] @',
    not: ['emprestado|fiado', 'pagou ..3 de multa'],
    like: 'a Cida levou mais 2 marmitas e pagou na hora, 36',
  },
  {
    means: 'paid',
    say: 'veio|vieram|passou|passaram [aqui] buscar|retirar|pegar o|a|os|as ..3 ,|e|. [ja|me] [pagou|pagaram|deu|deixou|acertou] [me] [r] [$] @',
    not: [
      'buscar|retirar|pegar ..2 lixo|entulho|pacote|sucata|filho|filha|crianca|criancas|menino|menina|gente|mim',
      'taxi|uber|motoboy|carroceiro|frete|transportadora|caminhao ..4 buscar|retirar|pegar',
    ],
    like: 'a Marta veio buscar o vestido, 120 no pix',
  },
])

const someTaken = new PhraseBook('what was taken, and paid in part', [
  {
    means: 'paid',
    say: 'levou|levaram|pegou|pegaram [mais|so] # ..3 a|de [r] [$] @ [reais|conto|cada] [e|,|mas] [mas] [ele|ela|eles|so|ja] [so|ja|me] pagou|pagaram|acertou # [so|hoje|agora] [,|.|!|;|e] [o|a|as|os|$]',
    not: ['emprestado|fiado|multa|multas|onibus|uber', 'pagou|pagaram|acertou # reais|conto'],
    like: 'seu Jorge pegou duas de dezoito e pagou uma',
  },
])

const givenBack = new PhraseBook('a deposit that goes back to who gave it', [
  {
    means: 'back',
    say: 'devolvi|devolvemos [o|a] [meu|minha|todo] sinal|dinheiro|entrada|adiantamento|pagamento|valor [todo|de] [r] [$] @',
    not: ['nao|vou|preciso ..1 devolvi'],
    like: 'a Carol desmarcou e eu devolvi o sinal de 30 dela',
  },
])

const takenBack = new PhraseBook('the price of what a customer was given back', [
  {
    means: 'back',
    say: 'devolvi|devolvemos [todo] o|a [meu] dinheiro|dinheirinho|grana|valor|pagamento|pix',
    not: [
      'nao|vou|preciso|quero ..1 devolvi|devolvemos',
      'emprest*|emprestimo ..9 devolvi|devolvemos',
      'devolvi|devolvemos ..9 emprest*',
    ],
    like: 'uma das marmitas de vinte e dois voltou, devolvi o dinheiro',
  },
])

/** What the writer gave back of one that came back to them: its price stands beside it. */
function markTakenBack(reading: Reading, clauses: readonly Clause[]): void {
  const [priced, another] = clauses.filter((one) => hasSum(reading, one))
  if (!priced || another || reading.amounts.length > 1 || !takenBack.isIn(reading)) return
  const isOwn = priced.verbs.some(({ verb }) => verb.form === 'i-did' && verb.kind !== 'refund')
  if (isOwn) return
  for (const one of clauses) {
    const isOf = one === priced || takenBack.isIn(reading, one)
    if (isOf) Object.assign(one, { mood: 'done', flow: 'out', flowRule: 'gave-back' })
  }
}

/** Lets what another gave for an order come in: only who makes it is paid for it. */
export function markOrdered(reading: Reading, clauses: readonly Clause[]): void {
  markTakenBack(reading, clauses)
  const taken = atOnce.find(reading)
  const some = someTaken.find(reading)
  for (const clause of clauses) {
    const isTaken = taken && clause.last >= taken.last && clause.first <= taken.last
    const isSome = some && clause.last >= some.first && clause.first <= some.last
    if (isTaken || isSome || paidBy.isIn(reading, clause)) {
      Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
    }
    if (givenBack.isIn(reading, clause)) {
      Object.assign(clause, { mood: 'done', flow: 'out', flowRule: 'gave-back' })
    }
    if (!hasSum(reading, clause) || !ordered.isIn(reading, clause)) continue
    Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
  }
}
