import { billsTold } from '#conversation/bills/plainly/bills-told.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { carry } from '#conversation/make-turn.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

const others = new Set([
  ...wordsOf('{kin}'),
  ...wordsOf('{friend}'),
  ...(
    'ele ela eles elas mano mana vo avo marido esposa namorado namorada ex sogra sogro cunhado ' +
    'cunhada empresa firma patrao chefe amigo amiga condominio escritorio'
  ).split(' '),
])
/** That it is another's from now on, in so many words. */
const surely = anyOf(
  'a partir de agora; nao sou mais eu; nao eh mais conta minha; nao eh mais minha; nao eh mais comigo; ' +
    'por conta do meu; por conta da minha; daqui pra frente; daqui para frente',
)
/** Who takes it over pays it. */
const takesOver = words('assumiu assumiram assume assumir pegou herdou herdaram')
const pays = words('paga pagar pagam pagando banca bancar bancam cuida cuidar arca arcar conta')
const goesTo = words('passou fica ficou ficar ficara vai vao pro pra com eh do da pelo pela')
/** That it is so from now on. */
const onward = words('agora diante frente partir passou ficou fica daqui doravante assumiu')
const mine = words('minha meu comigo mim minhas eu pago pagar preciso responsabilidade despesa')
const off = words(
  'tira tire tirar retira remove remover apaga apague apagar exclui cancela livrei livre',
)
const beside = words(
  'conta contas por que quem q eh sera vai vao ir disse falou la casa em sua seu dele dela a partir ' +
    'de ser fixa mensal boleto pagamento nao mais nem lista minhas so vou graca proximo proxima mes ' +
    'vem dezembro janeiro responsavel encargo despesa',
)

/**
 * The turn of "a internet agora é meu irmão que paga", "a net não é mais comigo, ele assumiu": the
 * bill is another's from now on, and goes. It is told by there being nothing else in the message.
 * Null for any other, and where it may be for once.
 */
export function notMineNowTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { tokens } = reading
  if (reading.amounts.length > 0 || isAsked(message)) return null
  const told = billsTold(input, reading)
  const [bill, another] = told?.bills ?? []
  if (!told || !bill || another) return null
  if (isForOnce(message) || isOwnStill(message)) return null
  const who = tokens.flatMap(({ norm }, at) => (isOther(norm) && !told.at.includes(at) ? [at] : []))
  const sets = [takesOver, pays, goesTo, onward, mine, off, beside, around]
  const ofIt = [...told.at, ...who]
  const isPlain = isOnlyOf(reading, sets, ofIt)
  const deeds = tokens.flatMap(({ norm }, at) => (pays.has(norm) || norm === 'pago' ? [at] : []))
  const isSure = surely(reading.flat) && !namesElse(reading, [...ofIt, ...deeds])
  if (who.length === 0 || !(isPlain || isSure)) return null
  if (isOfWhom(message, told.at, who)) return null
  const isNoMore = reading.flat.includes(' mais ') && / (nao|nem) /.test(reading.flat)
  const isOver = hasOneOf(reading, onward) || isNoMore || hasOneOf(reading, off)
  const isTheirs = isPayer(message, who) || isGiven(message, who, isNoMore || isSure)
  // "não paguei mais": what was done once.
  if (!isOver || !isTheirs) return null
  const { id, name } = bill
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: name } }
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
}

function isOther(norm: string): boolean {
  return others.has(norm) || isFirstName(norm)
}

function isAsked(message: Message): boolean {
  const last = message.reading.tokens.findLast(({ kind }) => kind !== 'emoji')
  // "sabe a internet? ficou com meu irmão"
  if (last?.norm !== '?' && / \? /.test(message.reading.flat)) return false
  return last?.norm === '?' || (isQuestion(message.reading) && !/ quem /.test(message.reading.flat))
}

/** "a internet do meu irmão": another one than one's own. */
function isOfWhom(
  { reading: { tokens } }: Message,
  bill: readonly number[],
  who: readonly number[],
) {
  return bill.some((at) => {
    const isOf = /^d[aeo]s?$/.test(tokens[at + 1]?.norm ?? '')
    return isOf && who.some((other) => other > at && other <= at + 3)
  })
}

const once = anyOf(
  'esse mes; este mes; nesse mes; neste mes; desse mes; deste mes; proximo mes; mes que vem; ' +
    'em dezembro',
)
const notAll = anyOf('ficou de; tambem; casa da; casa do')

/** "esse mês quem paga é minha mãe", "ela ficou de pagar", "também": no bill less from now on. */
function isForOnce({ reading: { flat } }: Message): boolean {
  return (once(flat) && !flat.includes(' partir ')) || notAll(flat)
}

const selves = words('pago comigo mim cuido banco eu')
const possessive = words('minha meu nossa nosso')
const ownDeeds = words('vou preciso fui passei sai tenho pode consigo quero')
const undoing = words('nao nem')
const backMax = 5

/** "agora eu pago a internet pra minha mãe", "é comigo", "saí pra pagar", "ela não paga mais". */
function isOwnStill({ reading: { tokens } }: Message): boolean {
  return tokens.some(({ norm }, at) => {
    const before = tokens.slice(Math.max(0, at - backMax), at).map((one) => one.norm)
    const isUndone = before.some((one) => undoing.has(one))
    const next = tokens[at + 1]
    const isSaidOfIt = possessive.has(norm) && (next === undefined || next.kind !== 'word')
    if (selves.has(norm) || isSaidOfIt) return !isUndone
    if (norm === 'pagar' && before.some((one) => ownDeeds.has(one))) return !isUndone
    // "minha mãe não paga mais": and nobody said "nem eu".
    return (
      pays.has(norm) && norm !== 'conta' && isUndone && (norm !== 'pagar' || before.includes('vai'))
    )
  })
}

const payerMax = 5
const hands = /^(?:pr[oa]s?|para|com|d[aeo]s?)$/

/** "meu irmão que paga", "quem paga é ele", "ela assumiu". */
function isPayer({ reading: { tokens } }: Message, who: readonly number[]): boolean {
  return tokens.some(({ norm }, at) => {
    if (!pays.has(norm) && !takesOver.has(norm)) return false
    const isWho = /^(?:quem|que|q)$/.test(tokens[at - 1]?.norm ?? '')
    return who.some((other) => {
      const led = tokens.slice(Math.max(0, other - 2), other)
      const isHanded = led.some((one) => hands.test(one.norm))
      return other < at ? at - other <= payerMax && !isHanded : isWho && other - at <= payerMax + 2
    })
  })
}

const passes = words('passa passou passam passaram passar fica ficou ficam ficaram ficar')

/** "passou pro meu irmão", "ficou com a mãe"; "é com ele", where it is no more one's own. */
function isGiven({ reading: { tokens } }: Message, who: readonly number[], isNoMore: boolean) {
  return who.some((at) => {
    const led = tokens.slice(Math.max(0, at - 2), at).map(({ norm }) => norm)
    const link = led.findLastIndex((norm) => hands.test(norm))
    // "passou a ser paga pelo meu irmão"
    if (led.some((norm) => /^pel[oa]s?$/.test(norm))) {
      return tokens.slice(0, at).some(({ norm }) => /^pag[oa]s?$/.test(norm))
    }
    if (link < 0) return isNoMore && led.includes('eh')
    const deed = tokens[at - led.length + link - 1]?.norm ?? ''
    const isPassed = passes.has(deed)
    const isKin = !isFirstName(tokens[at]?.norm ?? '')
    return isPassed || (deed === 'eh' && isKin) || isNoMore
  })
}
