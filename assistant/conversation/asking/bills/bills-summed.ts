import { comingMonthIn, knownOfTurn } from '#conversation/asking/coming-month.ts'
import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** It asks for a sum, or for which they are. */
const sums = new Set('quanto quanta total soma somando somadas valor'.split(' '))
const lists = new Set('qual quais que'.split(' '))
const bills = new Set('conta contas continhas boleto boletos mensalidade mensalidades'.split(' '))
/** How they stand there, which nothing that was spent does. */
const standing = new Set(
  (
    'fixa fixas fixo fixos mensal mensais recorrente recorrentes mes cadastrada cadastradas ' +
    'marcada marcadas registrada registradas agendada agendadas salva salvas pagar programada programadas'
  ).split(' '),
)
/** The bills that were just told of. */
const those = new Set('isso tudo disso junto delas todas'.split(' '))
const monthly = new Set('mes mensal mensais mensalmente'.split(' '))
/** What may be said around them, and tells no period, thing or deed. */
const around = new Set(
  (
    'e o a os as de da do das dos ao no na com em por pra para todo toda cada lya favor me eu voce ' +
    'meu minha meus minhas eh sao esta estao da dao fica ficam deu sai saem vai vao ser dar ficar ' +
    'pago pagamos gasto tenho temos tem ja desejo quero queria gostaria preciso saber ver diz diga ' +
    'fala fale informe mostra desse dessas dessa essas esses sera agora entao , . ? ! ' +
    'ainda ai mim aqui la mulher amiga amigo menina moca querida tudo ta q tanto vou devo vem ' +
    'vence vencem vencer ver calcula calcular somar olha veja proximo proxima hein mesmo ' +
    'previsto prevista previstas separo separar reservar reservo gastar marcado'
  ).split(' '),
)

/**
 * The turn of "qual o total das minhas contas mensais?", "quais contas estão marcadas pra eu
 * pagar?", "quanto tem de conta pra dezembro?"; and behind a bill, "quanto dá isso tudo por mês?":
 * they are listed with what they come to. It is told by there being nothing else in the message.
 * Null for any other.
 */
export function billsSummedTurn(input: TurnInput, { reading }: Message): Turn | null {
  if (reading.amounts.length > 0) return null
  const words = lastSentence(reading.tokens.map(({ norm }) => norm))
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  const own = [sums, lists, bills, standing, those, monthly, around]
  const isKnown = (word: string) => own.some((set) => set.has(word)) || months.has(word)
  if (words.length > wordsMax || !words.every(isKnown)) return null
  // "quanto tem de conta pra dezembro?", asked in November.
  const month = comingMonthIn(reading)
  const isAsked = has(bills) && (has(sums) || has(lists) || isSum(words))
  if (month) return isAsked ? knownOfTurn(input, month, 'upcoming') : null
  if (words.some((word) => months.has(word))) return null
  const isOfBills = has(bills) && (has(standing) ? has(sums) || has(lists) : isSum(words))
  const isOfThose = has(sums) && has(those) && has(monthly) && isBehindBills(input)
  if (!isOfBills && !isOfThose) return null
  const query: Query = { metric: 'upcoming', categoryId: null, from: null, to: null }
  return carry(input, { intent: 'query', confidence: 92 }, { kind: 'query', query })
}

const wordsMax = 16

/** "a soma das contas": "quanto paguei de conta" is of what was spent. */
function isSum(words: readonly string[]): boolean {
  return words.includes('soma') || words.includes('total')
}

/** "Não perguntei os gastos. Desejo saber a soma": what it denies first is not asked. */
function lastSentence(words: readonly string[]): readonly string[] {
  const end = words[0] === 'nao' ? words.findIndex((word) => word === '.' || word === ',') : -1
  return words.slice(end + 1)
}

/** Bills are what was spoken of last, or asked about behind one that was kept. */
function isBehindBills({ state: { asked, intent, last, rule } }: TurnInput): boolean {
  if (last?.kind !== 'recurring-created') return false
  return last.rule === rule || (intent === 'query' && asked === undefined)
}
