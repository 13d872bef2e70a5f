import type { Amount } from '#language/amounts/amount.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { categorise } from '#understanding/categorise.ts'
import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { arranged, comesAgain, givenAgain } from '#understanding/intents/commitments/again.ts'
import { bargainIn, isEachPart, monthlyParts } from '#understanding/intents/commitments/bargain.ts'
import { beginsOn } from '#understanding/intents/commitments/begins-now.ts'
import { daySaid } from '#understanding/intents/commitments/day-said.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'
import { frequencyOf, isOnAllOfThem } from '#understanding/intents/commitments/frequency-said.ts'
import {
  splitBeside,
  thingOfSum,
  workedOut,
} from '#understanding/intents/commitments/one-of-several.ts'
import { isSharedOut, ownShareIn } from '#understanding/intents/commitments/own-share.ts'
import { isListedTimes, partsIn } from '#understanding/intents/parts.ts'
import { isAsked, isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, writeSubject } from '#understanding/transactions/naming/describe.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import { clauseAt } from '#understanding/transactions/scene.ts'
import { isPerson, subjectOf } from '#understanding/transactions/subject-of.ts'

const split = / (parcelei|parcelamos|parcelado|parcelada|parcelar|parcelando) /

const monthly = / (todo mes|todos os meses|todo dia \d+|(?:por|ao|\/) mes|mensal|mensais) /

/** A purchase in instalments; without an amount there is something to ask. */
export function recogniseInstallments(message: Message): Read | null {
  const { reading } = message
  const isSplit = split.test(reading.flat)
  const byMonth = monthlyParts(reading)
  const number = partsIn(reading) ?? byMonth?.count ?? null
  // In "parcelei em 6 a geladeira de 1200" the 6 is no price.
  const others = reading.amounts.filter((one) => one.valueCents !== (number ?? 0) * 100)
  // "fone JBL Tune 520 por R$ 219 em 3x": a bare figure beside named reais is part of the name.
  const amount =
    reading.amounts.find((one) => isEachPart(reading, one)) ??
    splitBeside(message) ??
    others.find(({ form }) => form === 'currency') ??
    others[0]
  const isAsking = amount ? isAsked(reading, amount.first) : isQuestion(reading)
  if ((number === null && !isSplit) || isAsking || / = /.test(reading.flat)) return null
  // "prestação 4.350 todo mês, são 60 parcelas": what is paid each month, and not its whole.
  const isEachTold = amount !== undefined && isEachPart(reading, amount)
  const isWhole = isSplit || byMonth || isEachTold || / em \d+ ?x? /.test(reading.flat)
  if (!isWhole && monthly.test(reading.flat)) return null
  // "recebi 300 do canal, parcelado em 4", "vendi a tv em 3x": only what is bought is split here.
  if (message.account.clauses.some(({ flowRule }) => isSold.has(flowRule))) return null
  if (!amount) {
    const isMeant =
      isSplit && !/ (vou|vamos|queria|quero|sera|se|talvez|ia|penso|pensei) /.test(reading.flat)
    return isMeant ? { intent: 'clarify', confidence: 80 } : null
  }
  // Wished or told of others: the rule for transactions keeps silent, and so does this one.
  if (message.account.transactions.length === 0) {
    if (!beginsOn(message, { amount, count: number, isEach: isEachTold })) return null
  }
  if ((number !== null && number < 2) || isWeighed(message) || isListedTimes(reading)) return null
  const fields = number === null ? {} : instalmentFields(message, number, amount)
  return { intent: 'installments', confidence: 89, fields }
}

/** What somebody else buys of the writer. */
const isSold = new Set(['earned', 'paid-for'])

/** "paguei 80 no mercado, e a tv é 2000 ou 10x de 220": the parts are one of two ways to pay. */
function isWeighed({ reading, account }: Message): boolean {
  const parts = reading.numbers.find(({ role }) => role === 'instalment')
  return parts !== undefined && clauseAt(account.clauses, parts.first)?.rule === 'offered'
}

function instalmentFields(message: Message, number: number, amount: Amount): Fields {
  const { reading } = message
  const value = amount.valueCents
  const bargain = bargainIn(message, number)
  const told = isEachPart(reading, amount) ? value * number : workedOut(message, value)
  const total = bargain?.partsCents ?? told
  const isEven = total % number === 0
  const category = categoryOfSubject(message)
  const date = firstPartIn(reading) ?? reading.days.at(-1)?.date ?? reading.today
  return {
    total,
    installment: isEven ? total / number : null,
    count: number,
    date: date.toString(),
    ...(category ? { category } : {}),
    ...thingOf(message),
    ...thingOfSum(message, bargain ? [bargain.wholeCents] : [value, total]),
  }
}

const always =
  / (todo mes|todos os meses|todo santo mes|todo dia|todos os dias|toda (?:semana|segunda|terca|quarta|quinta|sexta)|todo (?:sabado|domingo|ano)|(?:por|ao|\/) mes|mensais|recorrente|recorrencia|conta fixa|gasto fixo|deixa fixo|por ano|ao ano|a cada \d+ (?:dias|meses)|a cada quinze dias|de (?:15 em 15|quinze em quinze) dias|por semana|(?:toda|por|cada) quinzena|todo (?:fim|final|comeco|inicio) (?:de|do) mes|semanalmente|quinzenalmente|anualmente|(?:vence|vencimento) (?:todo|sempre)|cada mes|assinatura mensal|anual|mensal|semanal|quinzenal) /

// "cadastra o aluguel: 980, vence dia 5"
const dated = / (vence|vencendo|vencimento) (no |todo |em |: )*dia /

/** "cadastra internet 119,90 dia 8": whoever enrols a thing with its day means a bill. */
const enrolled =
  /^ (lya |, )*(cadastra|cadastre|cadastrar) (?!.* (gasto|despesa|entrada) ).* dia \d/

const wished =
  / (sonho|me dera|quero ganhar|queria|gostaria de ganhar|se eu|se a gente|sera que|imagina|poderia|deveria|quem dera|ele|ela|eles|elas|voce|voces|ganha|recebe|ganham|recebem) /

const thought =
  / (juros|resolucao|pretendo|gastar menos|tentar|pensei|penso|pensando|seria|pagaria|cobrava|se (eu )?(guardar|pagar|juntar|gastar|assinar|ficar|for|der|sobrar)|talvez|quem sabe|teria|ia pagar|ia ser|era|eram|antes era|subiu|aumentou|aumento) /
const priced =
  / (vem|vinha|custa|custam|custava|sai por|sai a|esta|fica) (uns |quase |por |a |r \$ )*\d/

/** `a academia custa 99 por mes`, `meu irmao paga 80`: told of a price or of another. */
function isOnlyTold({ reading, account }: Message): boolean {
  const { flat } = reading
  if (comesAgain.isIn(reading) || arranged.isIn(reading)) return false
  // What somebody charges is only a price, until it has its day.
  const isPrice = / (cobra|cobram) /.test(flat) && !/ dia \d/.test(flat)
  if (isPrice || thought.test(flat)) return true
  const isOther = account.clauses.some((clause) =>
    clause.verbs.some(
      ({ at, verb }) =>
        (verb.form === 'they-do' || /^pag[ao]m?$/.test(reading.tokens[at]?.norm ?? '')) &&
        verb.kind !== 'else' &&
        isPerson(subjectOf(reading, clause, at)),
    ),
  )
  return (
    isOther || (priced.test(flat) && !asksToRecord(reading) && !/ (todo dia|dia) \d/.test(flat))
  )
}

/** `cancelei a netflix, 44,90 a menos por mes`. */
const dropped =
  / (cancelei|cancelamos|cortei|parei (de|com)|deixei de|a menos|a mais|economizo|economizei|economizando|economizar|economia de|recusei|nao pago mais|nao quero mais) /

const wholes = new Set('devo deve devemos guardando guardar juntando juntar'.split(' '))

/** A payment that comes again and again. */
export function recogniseRecurring(message: Message): Read | null {
  const { reading, account } = message
  const { flat } = reading
  // "internet não é 1.180, é 99,90 todo dia 5"
  const amount = ownShareIn(reading) ?? reading.amounts.find((one) => !isDenied(reading, one))
  // "internet 119,90 todo dia 20, cadastra pra mim?" is asked kindly.
  const isKind = asksToRecord(reading) || leans('reminded', reading)
  if (!amount || (isQuestion(reading) && !isKind)) return null
  // "lanche 13,50 todo dia essa semana" is over with it.
  const isAgain = always.test(flat) || isOnAllOfThem(reading)
  const isBill = (isAgain && !leans('ofThisWeek', reading)) || enrolled.test(flat)
  if (!isBill && !(asksToRecord(reading) && dated.test(flat))) return null
  const isHabit =
    / (gastei|comprei|paguei|recebi|ganhei|vendi) /.test(flat) &&
    !/ (todo mes|todo dia \d|recorrente|fixo|por mes) /.test(flat)
  if (dropped.test(flat) || (isOnlyTold(message) && !isEnrolled(message))) return null
  // "a gente deve 1.200 pra minha sogra, vamos pagar 400 por mês": the whole is no month's.
  if (reading.amounts.length > 1 && reading.tokens.some(({ norm }) => wholes.has(norm))) return null
  if (monthlyParts(reading)) return null
  if (
    isHabit ||
    / recebid[oa] [.!]* ?$/.test(flat) ||
    isEstimate(flat) ||
    (wished.test(flat) && !isEnrolled(message) && !arranged.isIn(reading)) ||
    (account.clauses.some((one) => one.mood === 'other') && !givenAgain.isIn(reading))
  )
    return null
  const first = behindDenied(message, amount)
  const category = categoryOfSubject(message, first)
  const description = thingOf(message, first)
  const fields: Fields = {
    amount: amount.valueCents,
    frequency: frequencyOf(reading),
    day: daySaid(message),
    ...(category ? { category } : {}),
    ...description,
  }
  return { intent: 'recurring', confidence: account.transactions.length > 1 ? 71 : 87, fields }
}

/** "a faxineira recebe 220 toda semana; registre como despesa recorrente": it is ordered so. */
function isEnrolled({ reading }: Message): boolean {
  const isNamed = / (?:recorrente|recorrencia|fixa|fixo) /.test(reading.flat)
  return isSharedOut(reading) || leans('reminded', reading) || (asksToRecord(reading) && isNamed)
}

/** `a gente gasta uns 800 por mes`: an estimate of what goes, not one payment that comes again. */
function isEstimate(flat: string): boolean {
  return (
    / (gasta|gastam|gasto|gastamos) (em media |uns |umas |mais de |quase |cerca de |r \$ )*\d/.test(
      flat,
    ) &&
    !/ (recorrente|recorrencia|fixo|cadastra|anota|salva|todo dia \d|toda \p{L}+|todo (sabado|domingo)) /u.test(
      flat,
    )
  )
}

/** The name of the category that what a message is about belongs to; null where none does. */
export function categoryOfSubject(
  { reading, index }: Pick<Message, 'reading' | 'index'>,
  first = 0,
): string | null {
  const covers = coverTokens(reading)
  const last = reading.tokens.length - 1
  const subject = findSubject(reading, covers, first, last)
  const id = categorise(reading, covers, { first, last, subject, type: 'despesa' }, index)
  return index.all.find((one) => one.id === id)?.name ?? null
}

/** Where what is agreed to begins, behind "a academia não vou mais pagar, e o pilates é 120". */
function behindDenied({ account }: Message, amount: Amount): number {
  const at = account.clauses.findIndex(({ last }) => last >= amount.first)
  const before = account.clauses[at - 1]
  return before?.mood === 'undone' && before.flat.includes(' nao ') ? before.last + 1 : 0
}

function thingOf({ reading }: Message, first = 0): Fields {
  const subject = findSubject(reading, coverTokens(reading), first, reading.tokens.length - 1)
  return subject ? { description: writeSubject(reading, subject) } : {}
}

const marks =
  / (marca|marque|marcar|da baixa|dar baixa|de baixa|dar como|como pag[oa]|como quitad[oa]|ja foi pag[oa]|ja foi quitad[oa]|esta pag[oa]|foi pag[oa] ja|pode marcar|ja esta pag[oa]|ja pago|ja paga|pagamento (da|do|de) [^,;.]{1,25} (ja )?(fiz|feito|foi feito|realizei)) | (boleto|conta|fatura|parcela|mensalidade|aluguel|condominio|luz|agua|internet|energia) [^,;.]{0,25}(pag[oa]|quitad[oa]) (hoje )?(ontem )?[.! ]*$/

/** "pensão paga", "netflix paga hoje": nothing but the bill, and that it is paid. */
function isBillPaid({ tokens }: Message['reading']): boolean {
  const [thing, done, day, more] = tokens.filter(({ kind }) => kind !== 'mark')
  const isDone = paid.has(done?.norm ?? '') && (!day || days.has(day.norm)) && !more
  return isDone && thing?.kind === 'word' && isThing(thing.norm) && !staff.has(thing.norm)
}

const paid = new Set('paga pago pagas pagos quitada quitado'.split(' '))
const days = new Set(['hoje', 'ontem', 'ja', 'agora'])
/** Who pays, as much as who is paid. */
const staff = new Set(['{staff}', '{kin}'].flatMap(wordsOf))

/** An existing bill that was paid. */
export function recognisePay(message: Message): Read | null {
  const { reading } = message
  const isMarked = marks.test(reading.flat) || isBillPaid(reading)
  if (!isMarked || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (/ nao (foi|esta|paguei|pag[oa]|quitad[oa]) /.test(reading.flat)) return null
  // Elsewhere the card is a way of paying; here it is the bill.
  const isCard = / (cartao|fatura) /.test(reading.flat)
  const fields = { ...(isCard ? { description: 'Fatura do cartão' } : {}), ...thingOf(message) }
  return { intent: 'pay', confidence: 85, fields }
}
