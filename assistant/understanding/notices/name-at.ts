import type { Span } from '#language/phrases/phrase-book.ts'
import { isWithin } from '#understanding/notices/lines.ts'
import type { Reading } from '#understanding/reading.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** No name begins with these. */
const openers = set(
  'r rs seu sua seus suas conta cartao credito debito valor ate hoje ontem voce volta reais pix ' +
    'app final visa mastercard elo parcelas vezes dinheiro saldo limite fatura compra pagamento ' +
    'titulo boleto banco ser a o as os agora um uma codigo cpf cnpj dia sucesso recebemos prezado prezada sr sra numero caro cara cliente ' +
    'obrigado obrigada ola nao confira veja toque transacao data motivo mensagem transferencia ' +
    'ted recarga total subtotal forma pedido recibo comprovante extrato cupom produto venda',
)
/** No name goes on over these. */
const closers = set(
  'r rs em as para no via com cartao visa mastercard elo final foi valor aprovada aprovado ' +
    'cpf cnpj hoje referente ref mensagem data ja pelo pela por nao realizado realizada ' +
    'te lhe enviou transferiu mandou ' +
    'instituicao confirmado confirmada concluido no limite saldo efetuado efetuada enviado na',
)
const inner = set('de do da dos das e')
const marks = set("* ' & - /")

/** A name that begins at a token; it ends with its line, a mark, a day, a sum or a plain word. */
export function nameAt(reading: Reading, start: number): Span | null {
  const { tokens } = reading
  let first = start
  if (tokens[first]?.norm === 'nome') first += tokens[first + 1]?.folded === ':' ? 2 : 1
  while (marks.has(tokens[first]?.folded ?? '')) first += 1
  if (openers.has(tokens[first]?.norm ?? '') || !isNameWord(reading, first)) return null
  let last = first - 1
  for (let at = first; at < tokens.length && isOfName(reading, at); at += 1) {
    const isJoint = inner.has(tokens[at]?.norm ?? '') && !isTax(reading, at)
    if (!marks.has(tokens[at]?.folded ?? '') && !isJoint) last = at
  }
  return last < first || isShort(reading, { first, last }) ? null : { first, last }
}

/** `TRIBUTO DAS -81,90`: what small firms pay every month. */
function isTax(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.norm === 'das' && !isOfName(reading, at + 1)
}

export function isOfName({ tokens, days, amounts }: Reading, at: number): boolean {
  const token = tokens[at]
  if (!token || amounts.some((one) => isWithin(at, one))) return false
  if (days.some((day) => isWithin(at, day))) return false
  if (token.kind === 'word') return !closers.has(token.norm)
  if (token.kind === 'number') return token.folded.length <= 3 && tokens[at + 1]?.folded !== ':'
  // A dot within a name: "S.A.", "IFOOD.COM".
  if (token.folded === '.') return tokens[at + 1]?.isGlued === true
  if (token.folded === '-') return token.isGlued && tokens[at + 1]?.isGlued === true
  return marks.has(token.folded)
}

function isShort({ tokens }: Reading, { first, last }: Span): boolean {
  return first === last && (tokens[first]?.folded.length ?? 0) < 2
}

/** Names have capitals, but in a text that has none at all. */
function isNameWord(reading: Reading, at: number): boolean {
  const { tokens, text } = reading
  const token = tokens[at]
  // "99APP"
  if (token?.kind === 'number')
    return tokens[at + 1]?.isGlued === true && isNameWord(reading, at + 1)
  if (token?.kind !== 'word') return false
  return /^\p{Lu}/u.test(text.slice(token.start)) || text === text.toLowerCase()
}
