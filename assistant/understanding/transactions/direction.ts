import type { TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { allowances, handed, owedToMe } from '#understanding/transactions/clauses/mood.ts'
import { payers, subjectOf } from '#understanding/transactions/subject-of.ts'

const incomeNouns =
  / (salario|salarios|freela|freelas|freelance|freelances|frila|bico|bicos|comissao|gorjeta|gorjetas|caixinha dos clientes|13 (?:o|º) salario|13 salario|decimo terceiro|bonus|plr|ppr|aposentadoria|reembolso|estorno|devolucao d[aeo](?!.* (?:pr[oa]|para) )|cashback|rendimento|rendimentos|dividendo|dividendos|proventos|venda|vendas|bolsa familia|bolsa|mesada|adiantamento|ordenado|restituicao|renda extra|premio|pro labore|prolabore|seguro desemprego|auxilio|faturamento|holerite|minha diaria|minhas diarias|hora extra|horas extras|abono|heranca|pensao|beneficio|receita|plantao|plantoes|entrada(?! d[oa] (?!salario|mes|cliente|pagamento|dia|pix|freela|venda))|entradas|lucro|freelancer) /
/** What somebody does for pay: "fiz duas corridas de 18" is what the driver says. */
/** What a driver says of a day: `corridas de hoje 187`. */
const takings =
  / (corridas|entregas|vendas) (de|do|da|no|na|d?essa?|pela?) (hoje|ontem|dia|noite|semana|manha|tarde|uber|99|app|ifood|rappi|feira|loja) /
const works = / (corridas|entregas?|faxinas?|diarias?|plantao|plantoes) /
const transfers = / (pix|transferencia|ted|doc|deposito) /
const outgoing =
  / (pix|transferencia|ted|doc|deposito) (de )?.{0,24}?(pr[oa]s?|pra|para|ao|a|n[oa]) /
const incoming = / (pix|transferencia|ted|doc|deposito) (?:.{0,24}? )?(d[oa]s?|da minha|do meu) /
const toMe = / (me|pra mim|para mim|pro meu pix|na minha conta|comigo) /

/** Whether money went out or came in; null when the words leave it open ("pix joao 80"). */
export function directionOf(
  reading: Reading,
  clause: Clause | null,
  flat: string,
): TransactionType | null {
  const verbs = clause?.verbs.filter(({ verb }) => verb.kind !== 'else') ?? []
  const verb =
    verbs.find(({ verb }) => verb.kind === 'refund' && verb.form === 'they-did') ??
    verbs.find(({ verb }) => verb.form === 'i-did' || verb.form === 'they-did') ??
    verbs.find(
      ({ verb }) =>
        verb.form === 'participle' || verb.form === 'infinitive' || verb.form === 'gerund',
    )
  if (verb && clause) {
    const byVerb = directionOfVerb(reading, clause, verb.at, flat)
    if (byVerb) return byVerb
  }
  if (/ menos (r \$ )?\d/.test(flat) && !/ recebi /.test(flat)) return 'despesa'
  if (/ (despesa|gasto|gastos|conta de|boleto|fatura|paguei|(?<! mercado )pago) /.test(flat)) {
    return 'despesa'
  }
  if (transfers.test(flat.replace(/ (no|via|por|pelo|em|com) pix(?= )/g, ' ')) && !verb)
    return directionOfTransfer(flat)
  if (/ (paguei|pagamos|gastei|comprei|transferi) /.test(flat)) return 'despesa'
  return isIncomeTalk(flat) ? 'receita' : 'despesa'
}

/** Whether a flat text names something that only comes in: a salary, a sale, a refund. */
export function isIncomeTalk(flat: string): boolean {
  return (
    incomeNouns.test(flat) ||
    takings.test(flat) ||
    / (recebi|recebemos|recebid[oa]s?|ganhei|ganhamos|vendi|vendemos|faturei) /.test(flat)
  )
}

function directionOfTransfer(flat: string): TransactionType | null {
  if (/ (recebido|recebida|entrou|caiu) /.test(flat)) return 'receita'
  if (/ (enviado|enviada|feito|mandado) /.test(flat)) return 'despesa'
  if (outgoing.test(flat)) return 'despesa'
  return incoming.test(flat) ? 'receita' : null
}

function directionOfVerb(
  reading: Reading,
  clause: Clause,
  at: number,
  flat: string,
): TransactionType | null {
  const found = clause.verbs.find((one) => one.at === at)
  if (!found) return null
  const { kind, form } = found.verb
  const isMine = form !== 'they-did'
  const word = reading.tokens[at]?.norm ?? ''
  if (kind === 'earn') return 'receita'
  if (kind === 'refund') return isMine ? 'despesa' : 'receita'
  // Money arrives by itself: "pinguei 20 na caixinha" is what a giver says.
  if (kind === 'arrive') return form === 'i-did' ? 'despesa' : arrival(clause.flat)
  if (kind === 'cost') {
    if (/ me (deu|deram) /.test(clause.flat) && /^(deu|deram)$/.test(word)) return 'receita'
    return null
  }
  if (isMine) {
    // "fiz 200 hoje" is what drivers and sellers say of a day's takings.
    const isTakings =
      /^(fiz|fizemos)$/.test(word) && reading.amounts.some((one) => one.first === at + 1)
    if (isTakings || (/^(fiz|fizemos)$/.test(word) && works.test(flat))) return 'receita'
    if (/^(fiz|fizemos|fechei|peguei)$/.test(word) && incomeNouns.test(flat)) return 'receita'
    return kind === 'hand' && /^(fiz|fui|fomos|fizemos)$/.test(word) ? null : 'despesa'
  }
  if (/^(cobr|debit|descont)/.test(word)) return 'despesa'
  if (handed.test(word) && allowances.test(clause.flat)) return 'receita'
  if (/^(pag|quit|devolv|acert)/.test(word) && owedToMe.test(reading.flat)) return 'receita'
  const isPaying = kind === 'give' || /^(pag|quit)/.test(word)
  if (toMe.test(clause.flat) && kind !== 'hand') return 'receita'
  if (
    /^(pagaram|depositaram|mandaram|transferiram|enviaram)$/.test(word) &&
    subjectOf(reading, clause, at) === ''
  )
    return 'receita'
  if (isPaying && payers.test(subjectOf(reading, clause, at))) return 'receita'
  return kind === 'spend' || kind === 'give' ? 'despesa' : null
}

function arrival(flat: string): TransactionType {
  return / (conta de|fatura|boleto|multa|cobranca|debito|imposto|iptu|ipva|taxa|(no|na|em) (cartao|fatura|credito)) /.test(
    flat,
  )
    ? 'despesa'
    : 'receita'
}
