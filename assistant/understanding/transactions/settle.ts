import { findNumberWord } from '#language/number-words.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

/** A segment with what it comes to, after shares, counts, discounts and change. */
export interface Settled extends Segment {
  valueCents: number
}

const corrections =
  / (mentira|perai|pera ai|pera|quer dizer|digo|ops|alias|na verdade|minto|errei|corrigindo|melhor dizendo|ou melhor|nao nao|desculpa|, nao ,) /
const discounts = / (cupom|desconto|descontinho|abatimento|voucher) /
const finals =
  / (saiu|ficou|paguei|pagamos|consegui|fechou|deu|caiu|veio|recebi|gastei|comprei|levei) /

/** What each segment comes to; those that only explain another are taken into it. */
export function settleAmounts(reading: Reading, segments: readonly Segment[]): Settled[] {
  let settled: Settled[] = segments.map((one) => ({
    ...one,
    valueCents: one.amount.valueCents,
  }))
  settled = takeCorrections(reading, settled)
  settled = takeChange(reading, settled)
  settled = takeDiscounts(reading, settled)
  settled = dropTotals(reading, settled)
  return settled.map((one) => ({ ...one, valueCents: shareOf(reading, one) }))
}

function merge<Kind extends Segment>(from: Segment, into: Kind): Kind {
  return { ...into, first: Math.min(from.first, into.first), last: Math.max(from.last, into.last) }
}

/** `quarenta não, peraí, quarenta e cinco`: the later figure, with the words of both. */
function takeCorrections(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    const between = former ? flatOf(reading, former.amount.last + 1, segment.amount.first - 1) : ' '
    // "vinte e poucos no lanche, 24 pra ser exato"
    const isVagueFirst = former?.amount.isVague && !segment.amount.isVague
    if (former && (isVagueFirst || corrections.test(between))) {
      kept.pop()
      kept.push(merge(former, segment))
    } else kept.push(segment)
  }
  return kept
}

/** `uma nota de 100 e voltou 38 de troco` comes to 62. */
function takeChange(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    const isChange = / (troco|voltou|voltaram) /.test(flatOf(reading, segment.first, segment.last))
    if (former && isChange && former.valueCents > segment.valueCents) {
      kept.pop()
      kept.push({ ...merge(segment, former), valueCents: former.valueCents - segment.valueCents })
    } else kept.push(segment)
  }
  return kept
}

/** A discount lowers the price before it, unless what was paid is said after it. */
function takeDiscounts(reading: Reading, segments: readonly Settled[]): Settled[] {
  const at = segments.findIndex((one) => isDiscount(reading, one))
  const discount = segments[at]
  const price = segments[at - 1]
  if (!discount) return [...segments]
  if (!price) return segments.filter((one) => one !== discount)
  const paid = segments[at + 1]
  const isPaidSaid =
    paid && finals.test(flatOf(reading, discount.amount.last + 1, paid.amount.first))
  const before = segments.slice(0, at - 1)
  if (isPaidSaid) {
    return [...before, merge(price, merge(discount, paid)), ...segments.slice(at + 2)]
  }
  const valueCents = price.valueCents - discount.valueCents
  return [...before, { ...merge(discount, price), valueCents }, ...segments.slice(at + 1)]
}

function isDiscount(reading: Reading, { amount }: Segment): boolean {
  const lead = flatOf(reading, Math.max(0, amount.first - 4), amount.first - 1)
  const after = flatOf(reading, amount.last + 1, amount.last + 3)
  // "desconto de 10" lowers a price; what stands behind "desconto e paguei" is one.
  if (/ % (de )?(desconto|descontinho|abatimento) /.test(lead)) return false
  const before = finals.test(lead.slice(Math.max(0, lead.search(discounts)))) ? ' ' : lead
  return discounts.test(before) || /^ de (desconto|descontinho|abatimento) /.test(after)
}

const nowPaid = / (consegui|saiu|paguei|comprei|ficou|caiu|levei|veio|fechei|por|recebi|pagamos) /

/** `gasolina 5,89 o litro, botei 100`: the rate of what was bought. */
function isRate(reading: Reading, former: Segment, between: string): boolean {
  const isCounted = reading.quantities.some((one) => one.last < former.amount.first)
  return (
    !isCounted &&
    /^ (o|por|cada|a) (litro|quilo|kg|hora|metro) (\p{L}+ |, )*(botei|coloquei|abasteci|levei|comprei|paguei|deu|gastei|pus|enchi|foi) (\p{L}+ ){0,2}(r \$ )?$/u.test(
      between,
    )
  )
}

// "paguei 250 no tenis que tava 400"
const formerly = / que (estava|era|custava|seria|valia|vale|custa)( de| por| uns| a| r \$)* $/

/** `era 3.500 mas consegui por 3.150`, `o salario é 2.800 mas caiu 2.310`. */
export function takeFormerPrices(reading: Reading, segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    const lead = former ? flatOf(reading, former.first, former.amount.first - 1) : ' '
    const between = former ? flatOf(reading, former.amount.last + 1, segment.amount.first - 1) : ' '
    const isFormer =
      / (era|eram|custava|seria|eh|estava|deveria)( pra ser| de| por| uns| r \$)* $/.test(lead)
    const isFromTo = lead.endsWith(' de ') && /^ por (r \$ )?$/.test(between)
    const isShare = isShareOfBill(reading, former, segment)
    if (former && isRate(reading, former, between)) {
      kept.pop()
      kept.push(merge(former, segment))
      continue
    }
    if (former && formerly.test(between)) {
      kept.pop()
      kept.push(merge(segment, former))
      continue
    }
    if (former && ((isFormer && nowPaid.test(between)) || isFromTo || isShare)) {
      kept.pop()
      kept.push(merge(former, segment))
    } else kept.push(segment)
  }
  return kept
}

/** `a conta deu 320, paguei 80`: the second is what the writer paid of the first. */
function isShareOfBill(
  reading: Reading,
  former: Segment | undefined,
  { amount, last }: Segment,
): boolean {
  if (!former || former.amount.valueCents <= amount.valueCents) return false
  const bill = flatOf(reading, former.first, former.amount.first - 1)
  const link = flatOf(reading, former.amount.last + 1, amount.first - 1)
  const after = flatOf(reading, amount.last + 1, last)
  const isBill = / (deu|ficou|foi|custou|saiu|veio)( em| por| r \$)* $/.test(bill)
  const isMyPart =
    / (minha parte|minha metade|meu foi|o meu deu|so os? meus?|pra mim) (foi |deu |ficou |saiu |: |de )?(r \$ )?$/
  if (isBill && isMyPart.test(link)) return true
  return (
    isBill &&
    /^( ,)?( mas| e| so| porem| ,)*( eu)?( so)? paguei( so| uns| os meus| o meu| meus)*( r \$)? $/.test(
      link,
    ) &&
    !/ (de|no|na|em|pra) /.test(after)
  )
}

/** `foram 200 hoje: 120 no mercado e 80 na farmacia`: a sum is not one more transaction. */
function dropTotals(_reading: Reading, segments: readonly Settled[]): Settled[] {
  if (segments.length < 3) return [...segments]
  for (const candidate of [segments[0], segments.at(-1)]) {
    if (!candidate) continue
    const rest = segments.filter((one) => one !== candidate)
    const sum = rest.reduce((total, one) => total + one.valueCents, 0)
    if (sum === candidate.valueCents) return rest
  }
  return [...segments]
}

/** The writer's part: counts multiply, splits divide. Cents that do not divide go to the writer. */
function shareOf(reading: Reading, segment: Settled): number {
  const count = countOf(reading, segment)
  const value = segment.valueCents * count
  const [parts, of] = splitOf(reading, segment)
  return of === 1 ? value : Math.ceil((value * parts) / of)
}

const each =
  / (cada|a unidade|por unidade|a peca|o quilo|o kg|por quilo|o litro|a duzia|a caixa|o pacote|a garrafa|a lata) /

/** How many times the price is meant: `4 passagens a 5,20 cada`, `3 coxinhas de 7`. */
function countOf(reading: Reading, { first, amount, last }: Segment): number {
  const quantity = reading.quantities.findLast(
    (one) => one.first >= first && one.last < amount.first && one.count > 1,
  )
  if (!quantity || quantity.count > 1000) return 1
  const after = flatOf(reading, amount.last + 1, Math.min(last, amount.last + 4))
  if (each.test(after)) return quantity.count
  const between = flatOf(reading, quantity.last + 1, amount.first - 1)
  // "3 camisetas, cada uma 35"
  if (/ cada( um| uma)?( por| a| foi| deu| custou| r \$)* $/.test(between)) return quantity.count
  const isPriced =
    / (de|a)( r \$)? $/.test(between) && !/ [,;.:]/.test(between) && between.split(' ').length <= 8
  const isCounted =
    !/^ (dias?|horas?|anos?|semanas?|kg|kgs|quilos?|litros?|gramas?|pessoas|amigos|amigas|reais|filhos) /.test(
      between,
    )
  return isPriced && isCounted && quantity.count <= 100 ? quantity.count : 1
}

function countIn(text: string): number {
  return findNumberWord(text)?.value ?? Number(text)
}

// "dividi com 3 amigos": they and the writer.
const sharers =
  / (?:rachei|rachamos|dividi|dividimos|dividido|dividida|rachado) [^,;.]{0,30}com (?:mais |outr[oa]s )?(\d|dois|duas|tres|quatro|cinco|seis) (?:amig[oa]s|pessoas|colegas|prim[oa]s|irmaos|irmas|outr[oa]s|caras|gurias|guris) /

// Without one of these nothing is shared, and most messages have none.
const shared = /rach|divid|metade|meio|parte|cada|mim|cabeca|\/|terc|lado|meu|pagamos/
const group =
  / eu e (?:mais )?(\d|dois|duas|tres|quatro|cinco|seis) (?:\p{L}+ ){0,2}(?:dividimos|rachamos|pagamos) /u

/** The writer's parts of how many. */
function splitOf(reading: Reading, segment: Segment): [number, number] {
  const flat = flatOf(reading, segment.first, segment.last)
  if (!shared.test(flat)) return [1, 1]
  const isPartNamed =
    / (minha parte|pra mim|meu foi|a minha|minha metade) (deu|foi|ficou|saiu|:) /.test(flat) ||
    / (minha parte|meu lado|minha metade) (r \$ )?\d/.test(flat)
  const isMine =
    / (deu|ficou|foi|saiu) [^,;.]{0,20}(pra|para|por) (mim|cada|cabeca) | cada um (deu|pagou) /.test(
      flat,
    )
  if (isPartNamed || isMine) return [1, 1]
  const divided =
    / (?:dividi|dividimos|dividiu|dividido|dividida|rachei|rachamos|rachou|rachado|racha) (?:\p{L}+ ){0,6}(?:em|por|entre|pra) (\d{1,2}|duas|dois|tres|quatro|cinco|seis) /u.exec(
      flat,
    )
  if (divided && !/ vezes | parcelas | x /.test(flat)) {
    const of = countIn(divided[1] ?? '')
    if (of >= 2) return [1, of]
  }
  const others = (sharers.exec(flat) ?? group.exec(flat))?.[1]
  if (others) return [1, countIn(others) + 1]
  const fraction = / ([1-9]) \/ ([2-9]|10) (?:d[oa]s? |de (?=\d))/.exec(flat)
  if (fraction) return [Number(fraction[1]), Number(fraction[2])]
  if (/ (um terco|a terca parte) d[eoa] /.test(flat)) return [1, 3]
  if (
    / (no meio|meio a meio|metade) /.test(flat) &&
    !/ metade (:? ?|.*[,:-] ?)$/.test(flatOf(reading, segment.first, segment.amount.first - 1))
  ) {
    return / segunda metade | primeira metade | outra metade /.test(flat) ? [1, 1] : [1, 2]
  }
  const isShared =
    / (rach(ei|amos)|divid(i|imos)) [^,;.]{0,30}com (o|a|meu|minha) /.test(flat) ||
    / eu e (o |a |meu |minha )?\p{L}+ (rachamos|dividimos) /u.test(flat)
  return isShared ? [1, 2] : [1, 1]
}
