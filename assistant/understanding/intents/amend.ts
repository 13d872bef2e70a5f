import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import {
  categoryBehind,
  categoryNamed,
  findNamedCategory,
} from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { howOf } from '#understanding/intents/talk/talk.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { wayIn } from '#understanding/memory/way-in.ts'
import { flatOf, tokenAt } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const removals =
  / (apaga|apague|apagar|exclui|exclua|excluir|remove|remova|remover|deleta|delete|deletar|desfaz|desfaca|desfazer|cancela|cancele|descarta|elimina|anula) /
/** What no message can delete: other people's data, the account, everything at once. */
const beyond =
  / (dados|cadastros?|usuarios?|senhas?|sistema|tabelas?|banco de dados|historico|(minha|sua) conta|contas|tudo|tod[oa]s|all|from|where|tables?|transactions?) /
/** Of what comes again and again, not of everything: `tira a academia das contas`. */
const fromBills =
  / (das|dos|de) ((minha|meu|nossa|nosso)s )?(contas|pagamentos|fixos|recorrentes|assinaturas|metas) /
const takesFromBills =
  / (tirar?|tire|remove|remover|exclui|excluir|apaga|apagar) ((ela|ele|isso) )?d[ao]s /
const lastOne = / (ultim[oa]|ess[ea]|isso|este|duplicad[oa]|lancamento anterior) /
/** `apaga esta`; but not the verb of "a da internet está no nome do meu genro". */
const thisOne = / esta (compra|despesa|[,.;!]|$)/

/** The removal of the last transaction, or of one described. */
export function recogniseDelete(message: Message): Read | null {
  const { reading } = message
  const { flat } = reading
  if (isQuestion(reading) || howOf(reading) !== null) return null
  const ofBills = fromBills.exec(flat)
  const isFromBills = ofBills !== null && takesFromBills.test(flat)
  if (!(removals.test(flat) || leans('takesOut', reading) || isFromBills)) return null
  if (/ (nao|nunca) (apaga|exclui|remove|deleta|cancela|tira) /.test(flat)) return null
  if (beyond.test(ofBills ? flat.replace(fromBills, ' ') : flat)) return null
  const amount = reading.amounts[0]
  const last = reading.tokens.length - 1
  const [from, to] = ofBills
    ? [afterEnd(message), tokenAt(reading, ofBills.index)]
    : [afterVerb(message), last]
  const covers = coverTokens(reading)
  // "exclua a da internet, está no nome do meu genro": what is said behind it is the reason.
  const reason = reading.tokens.findIndex(({ folded }, at) => at > from && folded === ',')
  const named = reason < 0 ? null : findSubject(reading, covers, from, reason - 1)
  const subject = named ?? findSubject(reading, covers, from, to)
  const told = named ? flatOf(reading, 0, reason) : flat
  const isLast = lastOne.test(told) || thisOne.test(told)
  const isDescribed = subject !== null && (!isLast || amount !== undefined)
  const fields: Fields = {
    ...(isDescribed ? { description: writeSubject(reading, subject) } : {}),
    ...(amount ? { amount: amount.valueCents } : {}),
  }
  return { intent: 'delete', confidence: 92, fields }
}

const gaveUp =
  / (cancelei|cancelamos|encerrei|encerramos|parei com|sai d[ao]|tirar?|tire|remov[ae]r?|remove|apag[ae]r?|exclu[aí]r?|exclui) /

/** Behind what says that it is over: "cancelei a netflix, pode tirar das contas". */
function afterEnd({ reading }: Message): number {
  const match = gaveUp.exec(reading.flat)
  return match ? tokenAt(reading, match.index + match[0].length - 2) + 1 : 0
}

function afterVerb({ reading }: Message): number {
  const match = removals.exec(reading.flat)
  if (match) return tokenAt(reading, match.index + 1) + 1
  const verb = leaningIn('takesOut', reading)?.first
  if (verb === undefined) return 0
  return reading.tokens[verb + 1]?.norm === 'tambem' ? verb + 2 : verb + 1
}

const starts =
  /^ (nao |nao , |ops |opa |perai |pera |mano |lya |ah |ih |eita |desculpa |perdao |foi mal |, )*(na verdade|na real|corrige|corrija|corrigir|correcao|o valor (certo|correto)|digitei errado|escrevi errado|errei(?! \d+ (?:questoes )?(?:de|em|das) \d)|me enganei|muda|mude|mudar|troca (a|o|pra|para)|altera|altere|era pra ser|esqueci um zero|inverti|quis dizer|quer dizer|era (uma )?(recebi|paguei|gastei|receita|despesa|entrada|saida|gasto)|o (certo|correto) (eh|era|foi|e)|corrigindo(?! (provas?|trabalhos?|redac|cadernos?|licao))|retificando|foi mal|perdao|esse era|isso (eh|era|foi)|ess[ea] (eh|era|foi)) /
const mentions =
  / (digitei errado|escrevi errado|o valor (certo|correto) eh|valor correto|me enganei|na real|esqueci um zero|inverti|na categoria|a categoria|(?:a )?data (?:esta |eh )?errada|a data (?:certa|correta) eh|(?:o )?valor (?:esta |eh )?errado) /
const denials = /^ (nao|ops|perai|pera|ah|ih|eita|mano)( ,| !|)+ (foi|era|eh|na verdade|custou) /
const contrasts =
  /^ (nao |, )*(foi|era|eh|foram) (r \$ )?\d\S* (reais |conto )?(, |e )*nao (r \$ )?\d/
const bareAmount = /^ (foi|foram|era|eh|sao) (so |r \$ )*\d[\d.,]*( reais| conto)? [.!]*$/
const isThat =
  /^ (isso|esse|essa|aquilo|aquele|aquela)( ai)?( gasto| lancamento| compra| despesa| receita)? (eh|e|era|foi) /
const redates = /^ (nao |ah |opa |ops |ih |, )*(foi|era|eh) /
/** A correction of the last transaction: amount, day, category, description or direction. */
export function recogniseCorrection(message: Message): Read | null {
  const { reading, hasLast } = message
  const { flat } = reading
  if (isQuestion(reading) || / (orcamento|limite|teto) /.test(flat)) return null
  if (leans('notOnly', reading)) return null
  const isTurned = hasLast && leans('turned', reading)
  const isMarked =
    isTurned ||
    (starts.test(flat) && !reading.inTerm[0]) ||
    denials.test(flat) ||
    (mentions.test(flat) && hasLast)
  const isPlaced = isPlacedIn(message) && (hasLast || flat.includes(' categoria '))
  const isPointing = hasLast && isThat.test(flat)
  const isShort =
    hasLast && (/^ (foi|era|eh) [^,;.]{1,24} na (real|verdade) /.test(flat) || contrasts.test(flat))
  const isBare = hasLast && bareAmount.test(flat)
  const isRedated = hasLast && redates.test(flat) && isOnlyDay(message)
  if (!isMarked && !isPlaced && !isPointing && !isShort && !isBare && !isRedated) return null
  if (/ (gastei|comprei|paguei|recebi) /.test(flat) && reading.amounts.length > 0) return null
  // "foi mal, esqueci: 23 uber e 31 janta" tells of more than one thing could be corrected to.
  const told = message.account.transactions.filter((one) => one.doubt === null && one.evidence >= 3)
  if (told.length > 1 && !contrasts.test(flat)) return null
  return { intent: 'correct', confidence: 91, fields: correctionOf(message) }
}

/** The category that a message orders it to be put into: "joga em lazer, é romance". */
function placeIn({ reading, index }: Message): string | null {
  const found = reading.amounts.length === 0 ? leaningIn('places', reading) : null
  return found && categoryBehind(reading, index, found.last)
}

/** Whether it does; what begins so and names another kind of thing may mean one they lack. */
function isPlacedIn(message: Message): boolean {
  const { reading, index } = message
  if (placeIn(message) !== null) return true
  const isOrder = reading.amounts.length === 0 && leaningIn('places', reading)?.first === 0
  return isOrder && categoryNamed(reading, index) !== null
}

/** `foi ontem`, with nothing else told. */
function isOnlyDay({ reading }: Message): boolean {
  return reading.days.length === 1 && reading.amounts.length === 0 && reading.tokens.length <= 8
}

const costs = new Set(['foi', 'era', 'eh', 'sao'])
const before = new Set(['no', 'na', 'em', 'dia', 'la', 'so'])
const goesOn = new Set(['foi', 'era', 'eh', 'esta', 'ta', 'tem', 'teve', 'vai'])

/** The day that it is to be of: "foi quinta, sexta era feriado". None where "hoje foi puxado". */
function dayTold({ days, tokens }: Message['reading']): string | undefined {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const isDayAt = (at: number) => days.some(({ first }) => first === at || first === at + 1)
  const told = days.filter(({ last }) => !goesOn.has(norm(last + 1)) || isDayAt(last + 2))
  const led = told.find(({ first }) => {
    return costs.has(norm(before.has(norm(first - 1)) ? first - 2 : first - 1))
  })
  return (led ?? told.at(-1))?.date.toString()
}

/** What a correction changes, in the corpus form. */
export function correctionOf(message: Message): Fields {
  const { reading, index } = message
  const { flat } = reading
  // In "foi 45 e nao 54" the first is the right one.
  const isContrast = contrasts.test(flat)
  const amount = isContrast ? reading.amounts[0] : reading.amounts.at(-1)
  const date = dayTold(reading)
  const renamed = / (?:descricao|nome|titulo) (?:pra|para|eh|de) /.exec(flat)
  if (renamed) {
    const first = tokenAt(reading, renamed.index + renamed[0].length)
    const subject = findSubject(reading, coverTokens(reading), first, reading.tokens.length - 1)
    return subject ? { description: writeSubject(reading, subject) } : {}
  }
  const category = amount ? null : (placeIn(message) ?? findNamedCategory(reading, index))
  const type = wayIn(reading)
  return {
    ...(amount ? { amount: amount.valueCents } : {}),
    ...(date ? { date } : {}),
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
  }
}
