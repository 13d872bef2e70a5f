import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { BudgetDraft } from '#conversation/effect.ts'
import { limitTurn } from '#conversation/limits/shared.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { balk, carry } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { textsOf } from '#understanding/intents/commitments/limits/texts-of.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const heads = new PhraseBook('several limits', [
  {
    means: 'limits',
    say: 'orcamento|orcamentos|limite|limites|teto|tetos',
    not: ['limite do|de cartao|credito', 'cheque'],
    like: 'orçamento: mercado 800, transporte 300 e lazer 150',
  },
  {
    means: 'limits',
    say: '@ [reais] de limite|teto|orcamento',
    like: 'põe 600 de limite pra alimentação e 250 pra transporte',
  },
  {
    means: 'limits',
    say: 'limitar|fixar|definir|estabelecer|restringir|segurar|manter ..4 @ ..5 @ ..3 mes|mensal|mensais|mensalmente',
    like: 'gostaria de limitar o mercado a 1.200 e o lazer a 300 por mês',
  },
  {
    means: 'limits',
    say: 'limitar|limita|limite|restringir [o|os|a|as|meu|minha|meus|minhas] ..2 a|em|ate [r] [$] @ ..4 a|em|ate [r] [$] @',
    like: 'quero limitar mercado em 800 e uber em 200',
  },
  {
    means: 'limits',
    say: '{want}|posso|vou|devo gastar|gasta [no] so|somente|apenas|ate|maximo|max [uns] [r] [$] @',
    like: 'quero gastar no máximo 800 no mercado e 150 com lazer',
  },
  {
    means: 'limits',
    say: '{month}|mes [que] [vem] [,|:] [eu|so] {want} gastar [uns|r] [$] @ ..4 @',
    like: 'em dezembro quero gastar 400 em comida e 100 em lazer',
  },
  {
    means: 'limits',
    say: '{want} gastar [uns|r] [$] @ ..4 @ [reais] em|com|de|no|na|d* ..2 em|esse|nesse|no|por|ao {month}|mes',
    like: 'quero gastar 400 em comida e 100 em lazer em dezembro',
  },
  {
    means: 'limits',
    say: 'nao {want}|posso|vou|devo|pode|podemos|deixa [me|eu] passar|ultrapassar|estourar|exceder|gastar [mais] [d*|que] [uns|r] [$] @ ..5 @',
    like: 'não quero passar de 400 em comida e 150 em lazer',
  },
  {
    means: 'limits',
    say: '[no] maximo|max [de] [uns|r] [$] @ [reais] em|de|com|no|na|pra|pro|para|d* ..3 [no|e|,] [maximo|max] [de] [r] [$] @',
    like: 'esse mês no máximo 400 de comida e 150 de lazer',
  },
  {
    means: 'limits',
    say: 'ate [r] [$] @ [reais] em|de|com|no|na|pra|pro|para|d* ..3 ate [r] [$] @ [reais] em|de|com|no|na|pra|pro|para|d*',
    like: 'até 400 em comida e até 150 em lazer',
  },
])
/** What was left out of a list of them, behind it. */
const lacking = new PhraseBook('limits that were left out', [
  {
    means: 'lacking',
    say: 'faltou|faltaram|falta|faltam|esqueceu|esqueceste|tambem ..6 @',
    like: 'faltou transporte 250 e lazer 100',
  },
])

/** What the limits that were set just now are in truth. */
const mending = new PhraseBook('limits set right', [
  {
    means: 'mended',
    say: '^ nao|errado|epa|opa|ops|corrigindo [,|.] [eh|na] [o|verdade] ..3 [eh|era|fica|sao|de|:] [r] [$] @ [reais] e|, ..3 [eh|era|fica|sao|de|:] [r] [$] @',
    like: 'não, o lazer é 300 e o mercado é 1.200',
  },
  {
    means: 'mended',
    say: '^ na verdade [,] ..3 [eh|era|fica|sao|de|:] [r] [$] @ [reais] e|, ..3 [eh|era|fica|sao|de|:] [r] [$] @',
    like: 'na verdade mercado é 900 e uber 250',
  },
  {
    means: 'mended',
    say: '^ o|a|os|as ..2 eh|era|fica|sao [r] [$] @ [reais] e o|a|os|as ..2 [eh|era|fica|sao] [r] [$] @',
    like: 'o lazer é 300 e o mercado 1.200',
  },
])

/** The turn of several limits in one message, each of which is set. Null for any other message. */
export function limitsTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  const isOpen = ['none', 'clarify', 'log', 'budget', 'goal_create', 'recurring', 'correct']
  if (!isOpen.includes(candidate.intent) || reading.amounts.length < 2) return null
  const isSet = input.state.last?.kind === 'budget-set'
  const isBehind = isSet && (lacking.isIn(reading) || mending.isIn(reading))
  const isDone = account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => verb.form === 'i-did' && verb.kind === 'spend'),
  )
  if (!(heads.isIn(reading) || isBehind) || isDone || isQuestion(reading)) return null
  if (leans('fromTo', reading) || leans('costed', reading)) return null
  if (leans('spentBefore', reading)) return null
  const parts = partsOf(message)
  const read: Read = { intent: 'budget', confidence: 90 }
  if (parts === 'unclear') return balk(input, read, 'several-limits')
  const [first, ...others] = parts === null ? [] : merged(parts)
  return first ? joined(input, read, [first, ...others]) : null
}

/** Each sum with the category beside it; null where it is no list of limits. */
function partsOf(message: Message): BudgetDraft[] | 'unclear' | null {
  const { reading, index } = message
  const month = monthOf(message) ?? reading.today.toPlainYearMonth().toString()
  const texts = textsOf(message, (lead) => heads.isIn(lead))
  const parts = texts.map(({ text, amount }): BudgetDraft | 'unnamed' | null => {
    const own = readMessage(text, reading.today)
    const name = categoryNamed(own, index)
    const categoryId = index.all.find((one) => one.name === name && one.type === 'despesa')?.id
    const value = Math.round(amount.valueCents)
    const isSum = !(amount.isForeign || amount.isNegative) && value > 0
    if (!isSum || value > limits.amountCentsMax) return null
    const { words } = wordsOfLimit({ reading: own, index })
    if (categoryId === undefined) return tellsMore(own, message) ? 'unnamed' : null
    const budget = { categoryId, amountCents: cents(value), month }
    return words ? { ...budget, words } : budget
  })
  const named = parts.filter((one) => one !== null && one !== 'unnamed')
  if (named.length === parts.length) return named
  return named.length > 0 && parts.includes('unnamed') ? 'unclear' : null
}

const noThing = new Set('orcamento orcamentos limite limites teto tetos mes maximo max'.split(' '))

function tellsMore(reading: Message['reading'], message: Message): boolean {
  return tellingIn({ ...message, reading }).some(({ word }) => !noThing.has(word))
}

/** Those of one category come to one budget. */
function merged(parts: readonly BudgetDraft[]): BudgetDraft[] {
  const budgets: BudgetDraft[] = []
  for (const part of parts) {
    const at = budgets.findIndex(({ categoryId }) => categoryId === part.categoryId)
    const own = budgets[at]
    if (!own) budgets.push(part)
    else {
      const sum = Math.min(own.amountCents + part.amountCents, limits.amountCentsMax)
      const words = [...(own.words ?? []), ...(part.words ?? [])]
      budgets[at] = { ...own, amountCents: cents(sum), words }
    }
  }
  return budgets
}

/** One turn for all of them; what has to be asked stands last. */
function joined(input: TurnInput, read: Read, budgets: readonly BudgetDraft[]): Turn | null {
  const turns = budgets.map((budget) => {
    const effect = { kind: 'set-budget', budget } as const
    return by('limits', limitTurn(input, read, effect) ?? carry(input, read, effect))
  })
  const isDone = (turn: Turn) => turn.effects.length > 0
  const asked = turns.filter((one) => !isDone(one))
  if (asked.length > 1) return balk(input, read, 'several-limits')
  const sorted = [...turns.filter(isDone), ...asked]
  return sorted.reduceRight<Turn | null>((also, turn) => {
    if (!also) return turn
    return { ...turn, effects: [...turn.effects, ...also.effects], also }
  }, null)
}
