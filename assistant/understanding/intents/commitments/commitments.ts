import type { Amount } from '#language/amounts/amount.ts'
import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { arranged, comesAgain, givenAgain } from '#understanding/intents/commitments/again.ts'
import { monthlyParts } from '#understanding/intents/commitments/bargain.ts'
import { daySaid } from '#understanding/intents/commitments/day-said.ts'
import { frequencyOf, isOnAllOfThem } from '#understanding/intents/commitments/frequency-said.ts'
import { isSharedOut, ownShareIn } from '#understanding/intents/commitments/own-share.ts'
import { priceNow } from '#understanding/intents/commitments/prices/price-now.ts'
import { isDrawnByItself } from '#understanding/intents/commitments/rhythm/by-itself.ts'
import { isDaily } from '#understanding/intents/commitments/rhythm/daily.ts'
import { isPaidUntil } from '#understanding/intents/commitments/rhythm/parts-until.ts'
import { categoryOfSubject, thingOf } from '#understanding/intents/commitments/subject-said.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import { isPerson, subjectOf } from '#understanding/transactions/subject-of.ts'

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

const daily = / de todo dia (?!\d)/

const wholes = new Set('devo deve devemos guardando guardar juntando juntar'.split(' '))

/** A payment that comes again and again. */
export function recogniseRecurring(message: Message): Read | null {
  const { reading, account } = message
  const { flat } = reading
  // "internet não é 1.180, é 99,90 todo dia 5"
  const changed = priceNow(reading)
  const own = ownShareIn(reading)
  const amount = own ?? changed ?? reading.amounts.find((one) => !isDenied(reading, one))
  // "internet 119,90 todo dia 20, cadastra pra mim?" is asked kindly.
  const isKind = asksToRecord(reading) || leans('reminded', reading)
  if (!amount || (isQuestion(reading) && !isKind)) return null
  // "lanche 13,50 todo dia essa semana" is over with it.
  // "o pão de todo dia, 8": of each day, and bought today.
  const isAgain = (always.test(flat) && !daily.test(flat)) || isOnAllOfThem(reading)
  const isBill =
    (isAgain && !leans('ofThisWeek', reading)) || enrolled.test(flat) || isDrawnByItself(reading)
  if (!isBill && !(asksToRecord(reading) && dated.test(flat))) return null
  const isHabit =
    / (gastei|comprei|paguei|recebi|ganhei|vendi) /.test(flat) &&
    !/ (todo mes|todo dia \d|recorrente|fixo|por mes) /.test(flat)
  const isDropped = dropped.test(flat) && !isPaidUntil(reading)
  const isMeant = isEnrolled(message) || changed !== null || own !== null
  if (isDropped || (isOnlyTold(message) && !isMeant)) return null
  // "a gente deve 1.200 pra minha sogra, vamos pagar 400 por mês": the whole is no month's.
  if (reading.amounts.length > 1 && reading.tokens.some(({ norm }) => wholes.has(norm))) return null
  if (monthlyParts(reading) || isDaily(message)) return null
  if (
    isHabit ||
    / recebid[oa] [.!]* ?$/.test(flat) ||
    isEstimate(flat) ||
    (wished.test(flat) && !isEnrolled(message) && !arranged.isIn(reading)) ||
    (account.clauses.some((one) => one.mood === 'other') && !own && !givenAgain.isIn(reading))
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
  const isSure = givenByWriter.test(flat)
  const confidence = account.transactions.length > 1 ? 71 : 87
  return { intent: 'recurring', confidence: isSure ? confidence + sureMore : confidence, fields }
}

/** "ajudo minha sobrinha com 100 por mês": whatever it looks like besides. */
const givenByWriter = / (?:ajudo|dou|mando) .*(?:por|ao|todo) mes /
const sureMore = 10

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

/** Where what is agreed to begins, behind "a academia não vou mais pagar, e o pilates é 120". */
function behindDenied({ account }: Message, amount: Amount): number {
  const at = account.clauses.findIndex(({ last }) => last >= amount.first)
  const before = account.clauses[at - 1]
  return before?.mood === 'undone' && before.flat.includes(' nao ') ? before.last + 1 : 0
}
