import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'

const gave = 'quitou|pagou|acertou|devolveu|abateu|adiantou|deu'

const returned = new PhraseBook<'given' | 'came'>('a part of what was lent came back', [
  {
    means: 'given',
    say: `[ja] [me] ${gave} [hoje] [uma|a] [primeira] parte d* emprestimo [hoje|:|,|,] [hoje] [r] [$] @`,
    like: 'minha irmã quitou uma parte do empréstimo: 40 reais',
  },
  {
    means: 'given',
    say: `[ja] [me] ${gave} [hoje] [so|uns] [r] [$] @ [reais] [hoje] d* emprestimo|emprestado`,
    like: 'minha irmã pagou 40 do empréstimo',
  },
  {
    means: 'given',
    say: `[ja] [me] ${gave} [hoje] [so|uns] [r] [$] @ [reais] [hoje] d* [r] [$] @# [reais]`,
    like: 'minha irmã acertou 40 daqueles 60',
  },
  {
    means: 'given',
    say: `[ja] [me] ${gave} [hoje] [so|uns] [r] [$] @ [reais] [hoje] do|daquilo que [ele|ela] [me] devia|deve|emprestei`,
    like: 'meu vizinho abateu 30 do que me devia',
  },
  {
    means: 'came',
    say: 'd* [r] [$] @ [reais] [que] [eu] [emprestei] [,] [ja] [me] voltou|voltaram [ja|so] [r] [$] @',
    like: 'dos 60 já voltou 40',
  },
  {
    means: 'came',
    say: `d* [r] [$] @# [reais] que [eu] [lhe] emprestei ..4 [,] [ja] ..4 ${gave} [ja|so] [r] [$] @`,
    like: 'dos 60 que emprestei, meu vizinho me devolveu 40',
  },
  {
    means: 'came',
    say: 'caiu|entrou|recebi|chegou|veio [aqui] [uns|so] [r] [$] @ [reais] ..6 parte d* ..4 emprestei|emprestimo|emprestado',
    like: 'caiu 40 da minha vizinha, é parte do que emprestei pra ela',
  },
])

/** Nearly no message has one of these, and tells of that. */
const stems = ['emprest', 'parte d', 'dos ', 'daqueles ', 'desses ', 'do que ']

/**
 * The turn of "minha irmã quitou uma parte do empréstimo: 40", where something was lent: so much
 * came back. Null for any other message.
 */
export function givenBackTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = fold(told.text)
  if (!stems.some((stem) => said.includes(stem))) return null
  const reading = readMessage(told.text, told.today)
  const found = returned.find(reading)
  if (!found || reading.amounts.length > 2 || isQuestion(reading)) return null
  const lent = rememberedIn(told).filter(({ name, type }) => {
    return type === 'despesa' && fold(name).startsWith('emprestimo')
  })
  const isLent = (cents: number) => lent.some(({ amountCents }) => amountCents === cents)
  const [sum, another] = reading.amounts.filter(({ valueCents }) => {
    return reading.amounts.length === 1 || !isLent(Math.round(valueCents))
  })
  if (lent.length === 0 || !sum || another) return null
  const { tokens, text } = reading
  const figure = text.slice(tokens[sum.first]?.start, tokens[sum.last]?.end)
  // "40 dos 60 da pizza", "40 do empréstimo pro banco" tell of something else.
  const isGiven = found.means === 'given'
  if (isGiven && !mayFollow.has(tokens[found.last + 1]?.norm ?? '')) return null
  const who = isGiven ? whoOf(text.slice(0, tokens[found.first]?.start)) : ''
  const [only, more] = lent
  if (!lent.some((one) => isBy(who, one.name) && sum.valueCents <= one.amountCents)) return null
  const by = who === '' && only && !more ? only.name.replace(/^\S+ (?:pra|pro|para) /, '') : who
  const turn = understand({
    ...told,
    text: `${by === '' ? 'me devolveram' : `${by} me devolveu`} ${figure}`,
  })
  return turn.reply.kind === 'log' ? turn : null
}

const mayFollow = new Set([
  '',
  ...', . ; ! : ) que hoje hj ja agora ontem aqui e mas so'.split(' '),
])
const thirds = new Set(
  'o a ele ela esse essa cara guri guria menino menina moco moca rapaz'.split(' '),
)

/** Whether who gave it is whom it was lent to: nobody else is named, or it was told of nobody. */
function isBy(who: string, lent: string): boolean {
  const words = fold(who).split(/\s+/)
  const names = fold(lent).split(/\s+/).slice(2)
  if (who === '' || names.length === 0 || words.every((one) => thirds.has(one))) return true
  return words.some((one) => one.length > 2 && !owners.has(one) && names.includes(one))
}

const owners = new Set(['meu', 'minha', 'nosso', 'nossa', 'seu', 'dona'])

/** "hoje meu primo": who it is, without when. */
function whoOf(said: string): string {
  const words = said.replace(/^.*[,.;!:]/u, '').split(/\s+/)
  return words.filter((one) => one !== '' && !whens.has(one.toLowerCase())).join(' ')
}

const whens = new Set(['hoje', 'lya', 'já', 'ja', 'agora', 'ontem'])
