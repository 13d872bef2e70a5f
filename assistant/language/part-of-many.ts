import type { SpokenNumber } from '#language/spoken-number.ts'
import { hasFiguresFrom, type Token } from '#language/tokens.ts'

/** What is paid in parts, as a piece of a pattern. */
export const partNames = 'parcela|parc|prestacao|cota'
const parts = new RegExp(`^(${partNames})$`)
const link = /^(de|\/)$/
/** What is owed in shares even where no word says so: `ipva 2/3 310,40`. */
const debts = new Set([
  ...['ipva', 'iptu', 'seguro', 'crediario', 'carne', 'consorcio', 'financiamento', 'emprestimo'],
  ...['acordo', 'ferias', 'formatura'],
])
const debtReach = 5
const paid = new Set(['pago', 'paga', 'paguei', 'pagamos', 'quitado', 'quitei'])

/** Whether `2/3` from here on is a share of a debt, and no day of March. */
export function isShareOfDebt(tokens: readonly Token[], at: number): boolean {
  const [part, of] = [tokens[at], tokens[at + 2]]
  if (tokens[at + 1]?.folded !== '/' || !/^[1-9]\d?$/.test(part?.folded ?? '')) return false
  if (!/^[1-9]\d?$/.test(of?.folded ?? '') || Number(part?.folded) > Number(of?.folded))
    return false
  const before = tokens.slice(Math.max(0, at - debtReach), at).map(({ norm }) => norm)
  // "o IPTU foi pago em 10/10"
  if (before.at(-1) === 'em' && paid.has(before.at(-2) ?? '')) return false
  return before.some((word) => debts.has(word)) || isSplitBoleto(before, of?.folded ?? '')
}

const usualParts = new Set('2 3 4 5 6 8 10 12 15 18 20 24 30 36 48 60'.split(' '))
/** What comes every month, so that figures behind its boleto are a day. */
const monthly = new Set(
  (
    'luz energia agua internet net condominio aluguel telefone celular gas escola faculdade plano ' +
    'mensalidade cartao vence vencimento dia em no'
  ).split(' '),
)

/** `boleto do forno 2/12 pago`: of something bought in a usual number of parts. */
function isSplitBoleto(before: readonly string[], of: string): boolean {
  return before.includes('boleto') && usualParts.has(of) && !before.some((one) => monthly.has(one))
}

/** Beyond three years "parcela 80 do carro" is a price. */
const countMax = 36

/** `parcela 3 de 12 do sofa 150`, `parcela 5 do carro 780`: only the last figure is money. */
export function isPartOfMany(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const figure = tokens[first]?.folded ?? ''
  if (!/^\d{1,2}$/.test(figure) || !hasFiguresFrom(tokens, last + 1)) return false
  if (isShareOfDebt(tokens, first) || isShareOfDebt(tokens, first - 2)) return true
  const after = tokens[last + 1]?.folded ?? ''
  if (parts.test(tokens[first - 1]?.norm ?? '')) {
    return link.test(after) || (/^d[oa]$/.test(after) && Number(figure) <= countMax)
  }
  return link.test(tokens[first - 1]?.folded ?? '') && parts.test(tokens[first - 3]?.norm ?? '')
}

/** Whether the number that ends there is of "a primeira das três parcelas". */
export function isOfParts(tokens: readonly Token[], last: number): boolean {
  return tokens[last + 1]?.norm === 'parcelas'
}
