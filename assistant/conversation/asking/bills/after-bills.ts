import { cents } from '@lya/core/amounts/cents.ts'
import { allPaid } from '#conversation/asking/bills/all-paid.ts'
import type { Figure } from '#conversation/asking/figure.ts'
import { type Bill, fitting } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import type { Reading } from '#understanding/reading.ts'

/** What is asked for: what stays. */
const left = new Set(
  'sobra sobrar sobraria sobrara sobrando resta restar restaria restara restando livre'.split(' '),
)
/** So too, where it is asked how much. */
const stays = new Set('fica fico ficarei ficar ficaria ficamos fiquei saldo tenho'.split(' '))
const howMuch = new Set('qual quanto qto qnt qnto quantos'.split(' '))
/** What goes first. */
const gone = new Set(
  (
    'depois dps apos pagando pagar pagas pagos paga pago pague quitar quitando quitadas quitados ' +
    'quitada quitado descontando descontar descontado descontados descontadas descontada tirando tirar ' +
    'tirado menos abatendo abater fora sem acertar acertando subtraindo separando separar pagamento'
  ).split(' '),
)
const bills = new Set('contas continhas boleto boletos fixas fixos dividas mensalidades'.split(' '))
const those = new Set('tudo todas todos essas esses delas deles'.split(' '))
const paying = /^(?:pag|quit|acert)/
/** What may be said around them, and names no thing, period or deed of its own. */
const around = new Set(
  (
    'e ai o a os as de da do das dos ao no na em por pra para com lya favor me mim eu tu voce nos ' +
    'gente meu minha meus minhas que q vai vou vamos ainda ja quando caso se eh for estiver ' +
    'estiverem forem tiver salario dinheiro grana renda bolso mao conta total valor viver gastar ' +
    'mes esse este desse deste nesse isso disso recebi alguma algum coisa algo faz fazer saber quero ' +
    'queria gostaria ver diz diga fala calcula calcular la aqui agora entao entrou caiu hein ' +
    'falta faltam tem verdade serio preciso devo mesmo liquido final fim ate limpo qual dar da real reais r $ por mais juntas junto ser certo saindo proximo vem'
  ).split(' '),
)
const wordsMax = 24
const briefMax = 7

/**
 * What "tirando as contas, fico com quanto?" is of, by there being nothing else in the message:
 * every bill that stands there, those that it names, or the sum that it tells of them. Null for
 * any other message.
 */
export function afterBillsAsked({ payments = [] }: TurnInput, whole: Reading): Figure | null {
  const reading = whole.amounts.length > 0 ? whole : untilMark(whole)
  const { amounts, tokens } = reading
  const norms = tokens.map(({ norm }) => norm)
  const has = (set: ReadonlySet<string>) => norms.some((norm) => set.has(norm))
  // "e depois de pagar as contas?"
  const isBrief = norms[0] === 'e' && norms.at(-1) === '?' && norms.length <= briefMax && has(bills)
  const isAsked = has(left) || (has(stays) && has(howMuch)) || isBrief
  if (norms.length > wordsMax || !isAsked || !has(gone) || amounts.length > 1) return null
  const named = namedIn(reading, payments)
  if (!named) return null
  const [sum] = amounts
  if (sum) {
    const isOfBills = norms.includes('menos') && (has(bills) || norms.includes('conta'))
    const told = [{ name: '', amountCents: cents(Math.round(sum.valueCents)) }]
    return isOfBills ? { kind: 'if-paid', ids: [], told } : null
  }
  if (named.length > 0) return { kind: 'if-paid', ids: named.map(({ id }) => id), told: [] }
  const isOfThose = (has(those) && norms.some((norm) => paying.test(norm))) || isDue(norms)
  return has(bills) || isOfThose ? allPaid(payments, reading) : null
}

/** "quanto fica? quero ver se dá pra ir no churrasco": what stands behind it tells why. */
function untilMark(reading: Reading): Reading {
  const at = reading.tokens.findIndex(({ norm }) => norm === '?')
  return at < 0 ? reading : { ...reading, tokens: reading.tokens.slice(0, at + 1) }
}

/** "tirando o que tenho pra pagar", "menos o que falta pagar": all that is due. */
function isDue(norms: readonly string[]): boolean {
  const at = norms.findIndex((norm, index) => norm === 'que' && norms[index - 1] === 'o')
  const behind = at < 0 ? [] : norms.slice(at + 1, at + dueMax)
  return behind.some((norm) => due.has(norm)) && behind.some((norm) => paying.test(norm))
}

const dueMax = 7
const due = new Set('tenho falta faltam preciso devo vou'.split(' '))

/** The bills that are named; null where another word stands there. */
function namedIn({ tokens, amounts }: Reading, payments: readonly Bill[]): Bill[] | null {
  const own = [left, stays, howMuch, gone, bills, those, around]
  const named: Bill[] = []
  for (const [at, { kind, norm, spelled }] of tokens.entries()) {
    const isSum = amounts.some(({ first, last }) => at >= first && at <= last)
    if (kind !== 'word' || isSum || own.some((set) => set.has(norm)) || isLaugh(norm)) continue
    if (months.has(norm)) continue
    const word = { at, word: norm, ...(spelled === norm ? {} : { spelled }) }
    const fits = fitting([word], payments).filter((one) => one.at.length > 0)
    const [fit] = fits
    if (!fit) return null
    named.push(fit.thing)
  }
  return [...new Set(named)]
}

function isLaugh(norm: string): boolean {
  return /^(?:k+|rs+|(?:ha)+h?)$/.test(norm)
}
