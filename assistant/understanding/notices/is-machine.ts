import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

/** How a text speaks that no person wrote: to the reader, with an hour, a card's last figures. */
const machineBook = new PhraseBook('machines', [
  { means: 'machine', say: 'voce|seu|sua|seus|suas|te', like: 'Você recebeu um Pix' },
  { means: 'machine', say: 'final #', like: 'cartão final 1234' },
  { means: 'machine', say: '# / # .. as|as # [:|h]', like: 'em 18/09 as 20h41' },
  { means: 'machine', say: '# : #', like: '14:32' },
  { means: 'machine', say: 'aprovad*|realizad*|efetuad*|confirmad*', like: 'Compra aprovada' },
  { means: 'machine', say: 'enviad*|recebid*|devolvid*|estornad*', like: 'Pix enviado' },
  { means: 'machine', say: 'finalizad*|concluid*|registrad*', like: 'Corrida finalizada!' },
  {
    means: 'machine',
    say: 'recebemos|identificamos|prezad*',
    like: 'Recebemos o pagamento do IPVA',
  },
  {
    means: 'machine',
    say: '^ itau|bradesco|bb|caixa|santander|inter|c|nubank|picpay|sicredi|sicoob|banco ..2 :',
    like: 'Bradesco: débito de R$ 38,50',
  },
  {
    means: 'machine',
    say: 'debito automatico',
    not: ['debito automatico [,] todo|toda|cada|dia'],
    like: 'Débito automático: CEMIG R$ 213,47',
  },
  { means: 'machine', say: 'saldo|limite ..4 : [r] [$] @#', like: 'Saldo em conta: R$ 540,20' },
  {
    means: 'machine',
    say: 'saldo em|disponivel|atual|total [conta] r',
    like: 'Saldo em conta R$ 540',
  },
  { means: 'machine', say: 'fatura ..8 fechada', like: 'Fatura fechada!' },
  { means: 'machine', say: 'estorno|reembolso parcial', like: 'Estorno parcial de R$ 20,00' },
  { means: 'machine', say: 'fechou [!] [a|sua] fatura', like: 'Fechou! Fatura de R$ 90,00' },
  { means: 'machine', say: 'minimo [:] @', like: 'Pagamento mínimo R$ 90,00' },
  { means: 'machine', say: 'obrigad* por|pela', like: 'Obrigado por viajar' },
  {
    means: 'machine',
    say: '^ [comprovante] [de] pix|transferencia|ted|doc|pagamento|boleto agendad*|agendamento',
    like: 'Pix agendado para 30/11/2026',
  },
  { means: 'machine', say: '^ agendamento|agendad*', like: 'Agendamento de Pix: R$ 90,00' },
  {
    means: 'machine',
    say: 'comprovante|recibo|autenticacao|beneficiario',
    like: 'Comprovante de Pix',
  },
])

/** Words that firms say of themselves. */
const firms = /mos$/

/** Whether a text speaks as banks and shops do, and nowhere as a person of their own deeds. */
export function isMachine(reading: Reading): boolean {
  const isOwn = reading.tokens.some(({ norm, kind }) => {
    if (kind !== 'word' || firms.test(norm)) return false
    const form = findVerb(norm)?.form
    return form === 'i-did' || own.has(norm)
  })
  return !isOwn && machineBook.isIn(reading)
}

const own = new Set(['meu', 'minha', 'meus', 'minhas', 'eu', 'mim', 'comigo'])

/** What tells a notice by itself, where its sum has no sign: people write much of the rest too. */
const unsignedBook = new PhraseBook('notices of sums without a sign', [
  {
    means: 'notice',
    say: 'voce recebeu|pagou|enviou|gastou|transferiu',
    like: 'Você recebeu um Pix de 250,00',
  },
  { means: 'notice', say: 'te enviou|transferiu|pagou', like: 'Ana te enviou um Pix de 75,00' },
  { means: 'notice', say: 'recebemos', like: 'Recebemos seu pagamento de 44,90' },
  { means: 'notice', say: 'valor [:] @', like: 'Comprovante de Pix Valor: 310,00' },
  { means: 'notice', say: 'sua compra', like: 'Sua compra de 58,90 foi estornada' },
  {
    means: 'notice',
    say: 'compra|pagamento|transferencia|pix ..6 aprovad*|estornad*|realizad*|confirmad*',
    like: 'Compra de 42,50 aprovada no IFOOD',
  },
  {
    means: 'notice',
    say: 'transferencia recebid*|enviad*',
    like: 'Transferência recebida: 900,00',
  },
  { means: 'notice', say: 'sua comissao', like: 'Sua comissão: 47,30' },
  { means: 'notice', say: 'seus ganhos', like: 'Seus ganhos foram enviados: 384,22' },
])

/** Whether a text is a notice though its sum has no sign; a person asks. */
export function isUnsignedNotice(reading: Reading): boolean {
  return reading.tokens.at(-1)?.folded !== '?' && unsignedBook.isIn(reading)
}
