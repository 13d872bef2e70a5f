import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { behindOne } from '#conversation/restating/told-behind/behind-one.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Step } from '#understanding/transactions/sums/sum.ts'
import { steppedOn, totalOf } from '#understanding/transactions/sums/sum.ts'

const house =
  'salao|patrao|patroa|dona|dono|chefe|socia|socio|loja|barbearia|oficina|empresa|app|aplicativo|agencia|clinica|studio|estudio|espaco|academia|escola|parceira|parceiro|ajudante|colega'
const ofIt = '[disso|desse|dele|dela]'
const keeps = 'eh|era|fica|ficou|vai|foi|vao|ficam|sao'

const shareOf = [
  { share: 'metade', as: 'metade' },
  { share: '#percentage', as: '30%' },
] as const

const shares = new PhraseBook<'theirs' | 'someone' | 'mine'>(
  'whose part of what was earned it is',
  shareOf.flatMap(({ share, as }) => [
    {
      means: 'theirs',
      say: `${share} ${ofIt} ${keeps} do|da|dos|pro|pra|para|com [o|a] [meu|minha] ${house}`,
      like: `${as} é do salão`,
    },
    {
      means: 'theirs',
      say: `[o|a] ${house} fica|ficou|ficam|leva|levou|pega|pegou|desconta [com] [a] ${share}`,
      like: `o salão fica com ${as}`,
    },
    {
      means: 'someone',
      say: `${share} ${ofIt} ${keeps} do|da|pro|pra|para|com [o|a]`,
      like: `${as} é da Carla`,
    },
    {
      means: 'mine',
      say: `^ [mas] [eu] [so] fico|fiquei|recebo [so] com [a] ${share} [disso] [.|!] $`,
      like: `fico só com ${as}`,
    },
    {
      means: 'mine',
      say: `^ [mas] [so] ${share} [so] eh|fica|era meu|minha|comigo [mesmo] [.|!] $`,
      like: `só ${as} é minha`,
    },
  ]),
)

/**
 * The turn of "metade é do salão", "30% fica com a dona", right behind what was earned: the rest of
 * it is the own. Null for any other message, and for what is only to be spent so.
 */
export function keptByHouseTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  const found = shares.find(reading)
  const entry = found && behindOne(input, message)
  if (!found || entry?.type !== 'receita') return null
  const who = reading.tokens[found.last + 1]?.norm ?? ''
  if (found.means === 'someone' && !isFirstName(who)) return null
  const rate = reading.numbers.find(({ role }) => role === 'percentage')
  const percent = (rate?.hundredths ?? 0) / 100
  if (rate && (percent <= 0 || percent >= 100)) return null
  const own = found.means === 'mine' ? 'of-percent' : 'less-percent'
  const step: Step = rate ? { by: own, percent } : { by: 'share', parts: 1, of: 2 }
  const sum = steppedOn(entry, step)
  return correctSum(input, entry, cents(totalOf(sum)), sum)
}

const works = new PhraseBook('work that is still to come, by its number', [
  {
    means: 'more',
    say: '^ [e] [na|no] .. tenho|terei|tem|temos mais # [cliente|clientes|corte|cortes|unha|unhas|faxina|faxinas|corrida|corridas|aula|aulas|atendimento|atendimentos|desse|dessas|desses|delas|deles] [.|!] $',
    like: 'amanhã tenho mais 3',
  },
  {
    means: 'more',
    say: '^ [e] tenho|terei|tem|temos mais # [cliente|clientes|corte|cortes] [na|no|pra|para] ..2 [que] [vem] [.|!] $',
    like: 'tenho mais 3 amanhã',
  },
])

/** "amanhã tenho mais 3", behind work that was counted: of those, and no sum. */
export function moreToComeTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.days.length === 0 || isQuestion(reading)) return null
  if (reading.amounts.some(({ form }) => form !== 'bare') || !works.isIn(reading)) return null
  const [entry] = input.state.last?.transactions ?? []
  const isCounted = entry?.sum?.steps.some(({ by }) => by === 'times') ?? false
  if (!isCounted || entry?.type !== 'receita') return null
  return say(input, { intent: 'none', confidence: 90 }, { kind: 'agreed' })
}
