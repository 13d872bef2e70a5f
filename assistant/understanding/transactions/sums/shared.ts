import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { lessOneHalf } from '#understanding/transactions/sums/counted/one-in-part.ts'
import { somePaidBack } from '#understanding/transactions/sums/counted/some-paid-back.ts'
import { isHalfToCome } from '#understanding/transactions/sums/counted/to-come-back.ts'
import { halfNamed } from '#understanding/transactions/sums/half-named.ts'
import { isHalfMissing, isHalfPaid } from '#understanding/transactions/sums/half-paid.ts'
import { isEarned } from '#understanding/transactions/sums/left/put-in.ts'
import { isHalfBack, isShareReturned } from '#understanding/transactions/sums/left/theirs.ts'
import { isHalfGiven } from '#understanding/transactions/sums/shares/half-given.ts'
import { isPartHanded } from '#understanding/transactions/sums/shares/handed-share.ts'
import { shares } from '#understanding/transactions/sums/shares/share-phrases.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

/** The writer's part of what was shared. */
export function takeShares(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [first] = segments
  const but = first && segments.length === 1 ? lessOneHalf(reading, first) : null
  if (but) return [but]
  const isOne = first !== undefined && segments.length === 1 && !isEarned(reading, first)
  const some = isOne ? somePaidBack(reading) : null
  if (first && some) {
    return [withStep(first, { by: 'less', cents: some.back * some.shareCents })]
  }
  if (isHalfPaid(reading)) {
    return segments.map((one) => withStep(one, { by: 'share', parts: 1, of: 2 }))
  }
  const [came, another] = segments
  const among = came && !another ? backFromAll(reading) : 0
  if (came && among > 1) {
    return [{ ...withStep(came, { by: 'share', parts: 1, of: among }), way: 'out' }]
  }
  const named = halfNamed(reading, segments)
  if (named !== null) {
    return segments.map((one, at) => {
      return at === named ? withStep(one, { by: 'share', parts: 1, of: 2 }) : one
    })
  }
  const common = sharedByAll(reading, segments)
  const always = habits.findAll(reading)
  return segments.map((one) => {
    if (one.isPart || isHabit(always, one)) return one
    if (!common && (isPartHanded(reading, one) || isSameRest(reading, one))) return one
    const share = common ?? shareOf(reading, one.first, one.last) ?? fractionOf(reading, one)
    if (!share) return one
    const own = withStep(one, { by: 'share', ...share })
    const isBack = isShareReturned(reading, one) || isHalfGiven(reading, one)
    return isBack ? { ...own, way: 'out' } : own
  })
}

/** `164 pra quatro, passei tudo e elas me fizeram pix da parte delas`: among how many it was. */
function backFromAll(reading: Reading): number {
  const isTold = isHalfBack(reading) && !shares.isIn(reading)
  // "os 2 já me passaram, 1.000": a sum that stands behind them is what came.
  const first = (reading.amounts[0]?.last ?? 0) + 1
  return isTold ? peopleIn(reading, { first, last: reading.tokens.length - 1 }) : 0
}

const habits = new PhraseBook('what is always shared', [
  {
    means: 'habit',
    say: '<pay:i-did> ..2 @ ..9 [,|e|que] [eu|que] divido|racho com',
    like: 'paguei 250 do meu quarto, divido com mais 3 meninas',
  },
])

/** `paguei 250 do meu quarto na república, divido com mais 3`: what was paid is the part. */
function isHabit(always: readonly Span[], { amount }: Settled): boolean {
  return always.some((one) => one.first < amount.first && amount.last < one.last)
}

/** `ganhei 450, metade agora, o resto 450 dia 12`: the figure is the half already. */
function isSameRest({ numbers }: Reading, { amount }: Settled): boolean {
  return numbers.some(({ role, first, hundredths }) => {
    return role === 'balance' && first > amount.last && hundredths === amount.valueCents
  })
}

/** Two halves that are both the writer's. */
const bothHalves = new PhraseBook('what both halves were for', [
  {
    means: 'both',
    say: 'metade ..4 [,|e] [a|outra] [outra] metade',
    not: [
      'metade ..2 meu|minha|eu|dele|dela|ele|ela|ja|agora|hoje|depois|amanha|paguei|pago|dei|dia|quando|entrega ..2 [,|e] [a|outra] metade',
      'metade [eh] [foi|pago|ficou|so|na|no|pra] meu|minha|eu|dele|dela|ele|ela|depois|amanha|entrega|final|fim|{later}|{person}',
      'metade ..3 {later}',
      // "com a mina, metade metade": of one thing that two had.
      'metade [/|a|e|,] metade',
      'metade [,|e] o|a|meu|minha ..1 [deu|pagou] a outra metade',
      'a outra metade [eh|foi|fica|ficou] [d*|com|pra] [meu|minha|o|a] {person}',
    ],
    like: 'gás 128 metade é da casa metade dos doces',
  },
])

const halfOfEach = new PhraseBook('the half of each of them', [
  {
    means: 'half',
    say: 'paguei|pagamos|pago [so] [a] metade de cada|todas|todos|tudo [uma|um]',
    like: 'luz 243 e água 87, paguei metade de cada e o sócio a outra metade',
  },
])

interface Part {
  parts: number
  of: number
}

/** `1400 de aluguel e 212 de condomínio, dividimos em 4`: said of all that stands before. */
function sharedByAll(reading: Reading, segments: readonly Settled[]): Part | null {
  const final = segments.at(-1)
  if (!final || segments.length < 2) return null
  if (halfOfEach.isIn(reading, { first: final.amount.last + 1, last: reading.tokens.length - 1 }))
    return { parts: 1, of: 2 }
  const found = shares.find(reading, { first: final.amount.last + 1, last: final.last })
  const lead = reading.tokens[(found?.first ?? 0) - 1]?.norm ?? ''
  const isOfAll = found?.means === 'among' && (lead === ',' || lead === '.' || lead === 'tudo')
  const isTold = reading.tokens[found?.first ?? 0]?.norm.match(/(mos|[ai]d[oa]s?)$/)
  // "luz 200 e água 80, tudo dividido com minha irmã".
  if (found?.means === 'half' && lead === 'tudo' && isTold) return { parts: 1, of: 2 }
  return found && isOfAll && isTold ? among(reading, found) : null
}

function shareOf(reading: Reading, first: number, last: number): Part | null {
  const found = shares.findAll(reading, { first, last })
  if (found.length === 0 || found.some(({ means }) => means === 'own')) return null
  const told = found.find(({ means }) => means !== 'half') ?? found[0]
  if (told?.means === 'half' && bothHalves.isIn(reading, { first, last })) return null
  if (told?.means === 'half' && (isHalfMissing(reading) || isHalfToCome(reading))) return null
  switch (told?.means) {
    case 'among':
      return among(reading, told)
    case 'with':
      return { parts: 1, of: peopleIn(reading, told) + 1 }
    case 'three':
    case 'third':
      return { parts: 1, of: 3 }
    case 'half':
      return { parts: 1, of: 2 }
    default:
      return null
  }
}

function among(reading: Reading, span: { first: number; last: number }): Part | null {
  const of = peopleIn(reading, span)
  return of >= 2 ? { parts: 1, of } : null
}

function peopleIn({ numbers }: Reading, { first, last }: { first: number; last: number }): number {
  const people = numbers.find(
    (one) => one.role === 'people' && one.first >= first && one.last <= last,
  )
  return (people?.hundredths ?? 0) / 100
}

const links = new Set(['do', 'da', 'dos', 'das'])
const instalments = new Set(['parcela', 'parc', 'prestacao', 'cota', 'mensalidade'])

const incomes = new Set(['salario', 'renda', 'pagamento', 'ordenado', 'aposentadoria'])

/** `2/3 da conta`, `1/3 de 90`. */
function fractionOf({ tokens }: Reading, { first, last }: Settled): Part | null {
  for (let at = first; at + 3 <= last; at += 1) {
    const [parts, slash, of, link] = tokens.slice(at, at + 4).map(({ norm }) => norm)
    if (instalments.has(tokens[at - 1]?.norm ?? '')) continue
    if (slash !== '/' || !/^[1-9]$/.test(parts ?? '') || !/^([2-9]|10)$/.test(of ?? '')) continue
    const isOfSum = link === 'de' && tokens[at + 4]?.kind === 'number'
    // "1/3 das férias" is called so, and was paid.
    if (tokens[at + 4]?.norm === 'ferias') continue
    // "1/3 do salário, uns 600": what that comes to is told.
    if (incomes.has(tokens[at + 4]?.norm ?? '')) continue
    if (links.has(link ?? '') || isOfSum) return { parts: Number(parts), of: Number(of) }
  }
  return null
}
