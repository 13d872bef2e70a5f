import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

/** By them it is told. */
const tidings = new Set('mensagem aviso email carta sms firma provedor operadora muda'.split(' '))
/** They are of no bill. */
const others = new Set('cartao fatura salario meta limite orcamento'.split(' '))
const told = new Set(
  'paguei pagamos gastei gastamos comprei quitei quitamos paga pg quitada quitado'.split(' '),
)
/** What may be told beside its name and its figure, up to that figure. */
const ofBill = new Set(
  (
    'vence venceu vencer vencendo vencimento boleto conta mensalidade valor preco plano data ' +
    'prazo pagamento assinatura parcela operadora provedor firma empresa imobiliaria mensagem ' +
    'aviso email carta sms ligaram avisaram avisou disseram dizendo falaram mandaram ' +
    'solicitei pediram pedi reajuste reajustou reajustaram reajustada reajustado aumento ' +
    'promocao desconto contrato muda mude mudar mudou troca troque trocar altera altere ' +
    'alterar atualiza atualize atualizar ajusta ajuste corrige corrija passa passe vem virou ' +
    'diante frente partir continua continuou fixa fixo mensal renegociei troquei mudei novo ' +
    'nova favor contas pagamentos sobe adiou adiaram adiantaram'
  ).split(' '),
)
const kin = wordsOf('{kin}')
const friends = wordsOf('{friend}')
/** It was not done, or is no more than a thought. */
const unreal = new Set(
  'quis quiseram queria queriam tentou tentaram ameacou aceitei deixei acho talvez se'.split(' '),
)
const denying = new Set(['nao', 'n', 'nem', 'nunca'])
const nearMax = 3

/**
 * The one bill that a message names; the only one there is, or the one just kept, where it names
 * none and speaks of a bill by one of these words. Null where something was paid, or several are
 * named.
 */
export function billSpokenOf(
  input: TurnInput,
  message: Message,
  ofOnly: ReadonlySet<string>,
): Bill | null {
  const { payments = [] } = input
  if (saysPaid(message)) return null
  const said = tellingIn(message)
  const named = fitting(said, payments).filter(({ at }) => at.length > 0)
  const [fit, another] = named
  if (isUnreal(message)) return null
  if (fit) return another || tellsElse(message, fit.at) ? null : fit.thing
  const [only, other] = payments
  const norms = message.reading.tokens.map(({ norm }) => norm)
  const isOfOnly = norms.some((norm) => ofOnly.has(norm)) && !norms.some((norm) => others.has(norm))
  // "o preço do mercado subiu": of no bill.
  const isElse = said.some(({ word }) => isThing(word) && !ofOnly.has(word) && !tidings.has(word))
  if (!only || !isOfOnly || isElse || isOthers(message)) return null
  return other ? justKept(input) : only
}

/** "o material da escola", "a internet do Zé", "a escola teve passeio, a van passa a 600". */
function tellsElse(message: Message, named: readonly number[]): boolean {
  const { amounts, days } = message.reading
  const end = Math.max(...named, ...[...amounts, ...days].map(({ first }) => first))
  const said = tellingIn(message).filter(({ at }) => at < end && !named.includes(at))
  return isOthers(message) || said.some(({ word }) => !ofBill.has(word))
}

/** "o plano do meu irmão": what another person has is no bill of the writer's. */
function isOthers({ reading: { tokens } }: Message): boolean {
  return tokens.some(({ norm }, at) => {
    const isPerson = kin.includes(norm) || friends.includes(norm) || isFirstName(norm)
    return (
      isPerson && tokens.slice(Math.max(0, at - 2), at).some((one) => /^d[aeo]s?$/.test(one.norm))
    )
  })
}

function isUnreal({ reading: { tokens } }: Message): boolean {
  return tokens.some(({ norm }) => unreal.has(norm))
}

/** The one that was kept in the turn before. */
function justKept({ payments = [], state: { last, rule } }: TurnInput): Bill | null {
  const isKept = last?.kind === 'recurring-created' && last.rule === rule
  return (isKept && payments.findLast(({ name }) => name === last.name)) || null
}

/** "já paguei", and no "ainda não paguei". */
export function saysPaid({ reading: { tokens, flat } }: Message): boolean {
  if (flat.includes(' acabei de pagar ')) return true
  return tokens.some(({ norm }, at) => {
    const before = tokens.slice(Math.max(0, at - nearMax), at)
    return told.has(norm) && !before.some((one) => denying.has(one.norm))
  })
}

/** "não é mais 15", "de 99", "em vez do 15": what it was, where that figure begins. */
export function isFormer({ reading: { tokens } }: Message, first: number): boolean {
  const before = tokens.slice(Math.max(0, first - formerMax), first).map(({ norm }) => norm)
  const bound = before.findLastIndex((norm) => norm === ',' || norm === '.')
  const own = before.slice(bound + 1)
  // "dessa vez" is no "em vez de".
  const from = first - own.length
  const isInstead = own.some((norm, at) => {
    return norm === 'vez' && !these.has(tokens[from + at - 1]?.norm ?? '')
  })
  return own.includes('nao') || isInstead || own.includes('era')
}

const formerMax = 5
const these = new Set(['dessa', 'desta', 'nessa', 'nesta', 'essa', 'esta'])
