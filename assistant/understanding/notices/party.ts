import type { Amount } from '#language/amounts/amount.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import { headingOf } from '#understanding/notices/heading.ts'
import type { NoticeKind } from '#understanding/notices/kinds.ts'
import { isOfName, nameAt } from '#understanding/notices/name-at.ts'
import { lastPieceName, ownLineName } from '#understanding/notices/own-line.ts'
import { itemOf } from '#understanding/notices/receipt.ts'
import type { Reading } from '#understanding/reading.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What a line may call the other side by. */
const labels = {
  in: set('de pagador remetente origem cliente produto pagou'),
  out: set(
    'para favorecido beneficiario recebedor destinatario destino estabelecimento local loja ' +
      'empresa recebeu',
  ),
}
/** The words before the other side's name within a sentence, the likeliest first. */
const leads = {
  in: [set('de do da'), set('em na no')],
  bought: [set('em na no nos nas'), set('a ao'), set('local loja estabelecimento')],
  sent: [set('para pro pra'), set('a ao'), set('em na no')],
}
const last = {
  in: [set(': !')],
  bought: [set('do da de'), set(': !')],
  sent: [set('da do'), set(': !')],
}

/**
 * The tokens that name the other side of a notice; null where it names none.
 *
 * @param kind Tells where the name is looked for; `from` is where the notice says what was done.
 */
export function partyOf(
  reading: Reading,
  { kind, from, sum }: { kind: NoticeKind; from: number; sum: Amount },
): Span | null {
  const way = wayOf(kind)
  if (kind === 'fee') return nameAt(reading, from)
  const labelled = byLabel(reading, labels[way === 'in' ? 'in' : 'out'])
  const giver = way === 'in' ? nameUpTo(reading, from) : null
  if (labelled || giver) return labelled ?? giver
  // Behind the sum first: "compra de R$ 10,00 em LOJA".
  const search = (words: ReadonlySet<string>) =>
    byLead(reading, words, sum.last + 1) ?? byLead(reading, words, from)
  for (const words of leads[way]) {
    const found = search(words)
    if (found) return found
  }
  const dashed = kind === 'bought' ? behindMark(reading, sum.last, '-') : null
  if (dashed) return dashed
  const item = way === 'in' ? null : itemOf(reading, sum.valueCents)
  const beside =
    item ??
    nameAt(reading, sum.last + 1) ??
    nameBefore(reading, sum.first) ??
    behindTime(reading, sum.last)
  if (beside) return beside
  const apart = way === 'in' ? null : (ownLineName(reading) ?? lastPieceName(reading, sum.last))
  if (apart) return apart
  const heading = headingOf(reading)
  if (heading) return heading
  for (const words of last[way]) {
    const found = search(words)
    if (found) return found
  }
  return kind === 'bought' ? behindMark(reading, sum.last, ',') : null
}

function wayOf(kind: NoticeKind): keyof typeof leads {
  if (kind === 'received' || kind === 'refund' || kind === 'sale') return 'in'
  return kind === 'bought' || kind === 'due' ? 'bought' : 'sent'
}

/** `Ana Beatriz te enviou`: the name that the sentence begins with. */
function nameUpTo(reading: Reading, from: number): Span | null {
  const { tokens } = reading
  let first = from
  while (first > 0 && tokens[first - 1]?.kind === 'word') first -= 1
  const name = first < from ? nameAt(reading, first) : null
  return name && name.last >= from - 1 ? { first, last: from - 1 } : null
}

/** `Para: Jair Zanella`, or the name on the line behind its label. */
function byLabel(reading: Reading, words: ReadonlySet<string>): Span | null {
  const { tokens } = reading
  for (const [at, token] of tokens.entries()) {
    if (!words.has(token.norm)) continue
    // "Quem recebeu"
    const begin = tokens[at - 1]?.norm === 'quem' ? at - 1 : at
    const isFirst = begin === 0 || tokens[begin - 1]?.folded === '\n'
    const next = tokens[at + 1]?.folded
    const isLabel = next === ':' || next === '\n'
    const isBareLabel = isFirst && token.norm.length > 4
    if (!(isFirst && isLabel) && !isBareLabel && !(next === ':' && token.norm !== 'de')) continue
    const name = nameAt(reading, isLabel ? at + 2 : at + 1)
    if (name) return name
  }
  return null
}

function byLead(reading: Reading, words: ReadonlySet<string>, from: number): Span | null {
  const { tokens } = reading
  for (let at = from; at < tokens.length; at += 1) {
    if (!words.has(tokens[at]?.norm ?? '')) continue
    // "no(a) RESTAURANTE"
    const behind = tokens[at + 1]?.folded === '(' ? at + 4 : at + 1
    const name = nameAt(reading, behind)
    if (name) return name
  }
  return null
}

/** `R$ 23,90 em 26/11 17:02 DROGARIA ARAUJO`: behind the last figure of when it was. */
function behindTime(reading: Reading, from: number): Span | null {
  const time = reading.numbers.findLast(({ role, first }) => role === 'time' && first > from)
  return time ? nameAt(reading, time.last + 1) : null
}

/** The name right before the sum: "COMPRA APROVADA DROGARIA ARAUJO R$ 87,35". */
function nameBefore(reading: Reading, sum: number): Span | null {
  const { tokens } = reading
  let at = sum - 1
  while (isBetween(reading, at)) at -= 1
  let last = at
  while (at >= 0 && (!isPlain(reading, at) || isInner(reading, at))) {
    // "PAO DE ACUCAR LJ 1180 SANTOS": behind the number of a shop stands its town.
    const isShop = tokens[at]?.kind === 'number' && shops.has(tokens[at - 1]?.norm ?? '')
    if (!isOfName(reading, at) && !isShop) break
    if (!isOfName(reading, at)) last = at - 1
    at -= 1
  }
  const name = nameAt(reading, at + 1)
  return name && name.last <= last ? name : null
}

const isPlain = ({ tokens }: Reading, at: number) => plainBefore.has(tokens[at]?.norm ?? '')

/** The `DE` of `PAO DE ACUCAR`, and not that of `TARIFA DE`. */
function isInner(reading: Reading, at: number): boolean {
  const isJoint = reading.tokens[at]?.norm === 'de'
  return isJoint && isOfName(reading, at - 1) && !isPlain(reading, at - 1)
}

const shops = new Set(['lj', 'loja', 'filial'])

/** `R$ 1.199,00 em 10x - MAGAZINE LUIZA`, `no cartão final 0902, CENTAURO SHOP` */
function behindMark(reading: Reading, from: number, mark: '-' | ','): Span | null {
  const { tokens } = reading
  const at = tokens.findIndex(({ folded, isGlued }, index) => {
    return index > from && folded === mark && (mark === ',' || !isGlued)
  })
  return at < 0 ? null : nameAt(reading, at + 1)
}

/** `POSTO GRAAL - valor R$ 150,00`: marks and the bank's own words. */
function isBetween({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'mark' || (token?.kind === 'word' && between.has(token.norm))
}

const between = set('valor de no total')

const plainBefore = set(
  'aprovada aprovado enviado enviada recebido recebida efetuado efetuada realizado realizada ' +
    'compra fatura pix debito credito pagamento total valor pedido eletro titulo boleto conta transferencia ' +
    'ted doc saque tarifa de pago venda receber por cred mensal automatico',
)
