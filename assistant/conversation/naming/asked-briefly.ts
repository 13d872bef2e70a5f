import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { weekAsked } from '#conversation/naming/asked-week.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Metric } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { leans } from '#understanding/memory/leaning.ts'

const kinds: readonly { metric: Metric; named: RegExp }[] = [
  { metric: 'goal', named: /^(metas?|objetivos?)$/ },
  { metric: 'budget', named: /^(orcamentos?|limites?)$/ },
  { metric: 'upcoming', named: /^(contas?|pagamentos?|boletos?|proximas contas|contas a pagar)$/ },
]
const bare =
  /^ (?:(?:lya|e|,|ver|quero ver|mostra|mostre|me mostra|lista|liste|cade|quais sao|quais|como estao|como esta|como vao) )*(?:as |os |a |o )?(?:minhas? |meus? )?(metas?|objetivos?|orcamentos?|limites?|contas a pagar|proximas contas|contas|pagamentos|boletos)(?: do mes| deste mes| desse mes)?(?: por favor)? [?!. ]*$/
const most =
  /^ (?:e |lya |, )*(?:onde|em que|no que|com que|com o que|em qual categoria) (?:eu )?(?:(?:mais )?(?:gastei|gasto)|(?:gastei|gasto) mais|foi meu maior gasto)(?: mais)?(?: dinheiro)?(?: n?esse mes| n?este mes)? [?!. ]*$/
/** "o limite do mercado": nothing is told of it. */
const ofLimit = /^ (e )?(o |meu )?(limite|orcamento|teto) d[aeo] (\p{L}+ ){1,2}[?!. ]*$/u
/** "e esse mês?": the question before, of another period. */
const follows = /^ e .{2,30} [? ]*$/
const inAll = /^ e (?:no |ao |o )?(?:total|geral|todo|tudo)(?: no total)? [? ]*$/

/** The turn of a question that is little more than a name: "minhas metas", "e no total?". */
export function briefTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { flat } = message.reading
  const isOfLimit = candidate.intent === 'clarify' && ofLimit.test(flat)
  if (candidate.intent !== 'none' && !isOfLimit) return null
  const before = input.state.asked
  if (before && inAll.test(flat)) {
    const { words: _words, ...all } = before
    return asking(input, candidate, { ...all, categoryId: null })
  }
  const { from, to } = before && isFollowing(message) ? periodOf(message) : {}
  if (before && from && to) {
    return asking(input, candidate, { ...before, from, to })
  }
  if (most.test(flat) || leans('onlyWhen', message.reading)) {
    const { from: first = null, to: last = null } = periodOf(message)
    return asking(input, candidate, { metric: 'spent', categoryId: null, from: first, to: last })
  }
  if (ofLimit.test(flat)) {
    const name = categoryNamed(message.reading, message.index)
    const own = message.index.all.find((one) => one.name === name && one.type === 'despesa')
    const query = { metric: 'budget', from: null, to: null } as const
    if (own) return asking(input, candidate, { ...query, categoryId: own.id })
  }
  const named = bare.exec(flat)?.[1]
  const kind = named === undefined ? undefined : kinds.find((one) => one.named.test(named))
  if (!kind) return null
  return asking(input, candidate, { metric: kind.metric, categoryId: null, from: null, to: null })
}

/** "e o seguro é 690 dia 10" tells a sum, and asks nothing. */
function isFollowing({ reading }: Message): boolean {
  return follows.test(reading.flat) && reading.amounts.length === 0
}

function periodOf({ reading }: Message) {
  const week = weekAsked(reading.flat, reading.today, false)
  return week ?? readPeriod(reading, false)
}

function asking(input: TurnInput, candidate: Candidate, query: Query): Turn {
  const { goalId: _goal, ...asked } = query
  const turn = carry(input, { ...candidate, intent: 'query' }, { kind: 'query', query: asked })
  return { ...turn, state: { ...turn.state, asked } }
}
