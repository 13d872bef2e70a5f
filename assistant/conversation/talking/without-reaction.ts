import { stillOpen } from '#conversation/pending/open.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { readMessage } from '#understanding/reading.ts'

/** What is said of the reply before, and of nothing that follows. */
const reactions = words(
  'isso show valeu vlw pronto boa beleza blz ok okay certo aff obrigada obrigado brigada ' +
    'brigado perfeito otimo otima legal massa top maravilha eita oxe entendi fechou combinado nossa ' +
    'amem gostei tmj ta tudo muito que bom bem mesmo agora sim ai ah ne viu de nada adorei arrasou ' +
    'joia tranquilo suave demais',
)
const called = words(
  'lya flor amiga amigo mulher querida linda guria mana mano cara moca menina amor irma amg senhora ' +
    'filha minha meu bem',
)
/** Alone they answer, point or ask: "agora", "sim", "que", "minha". */
const needing = words('agora sim que de ta tudo muito mesmo ai ah ne bem minha meu filha nada')
const things = words('isso show massa joia top legal')
const reactionMax = 4
const ends = /^([^,.!…\n]{2,30})[,.!…\n]+\s*(?:(?:e|mas|agora|entao|ai)\s+)?/

/**
 * What was told without the reaction to the reply before: "show. dividi um uber, deu 32", "obrigada
 * flor, e quanto gastei?". Where a question is open it may be the answer, and stays. Who is called
 * behind a no is nothing that was bought: "não mulher, hoje só entrou 120".
 */
export function withoutReaction(told: TurnInput): TurnInput {
  const { text, state, today } = told
  const said = fold(text)
  const [lead = '', first = ''] = (said.length === text.length && said.match(ends)) || []
  const spoken = first.split(' ').filter((word) => word !== '')
  if (lead === '' || spoken.length > reactionMax) return told
  const [no, ...others] = spoken
  if (no === 'nao' && others.length > 0 && others.every((word) => called.has(word))) {
    return {
      ...told,
      text: `${text.slice(0, said.indexOf('nao') + 3)}, ${text.slice(lead.length)}`,
    }
  }
  // "não anota outra não! muda a feira pra 55": what is ordered behind it is done.
  const isAgain = no === 'nao' && others.length > 1 && others.every((word) => again.has(word))
  if (isAgain && isOrdered(text.slice(lead.length), today)) {
    return { ...told, text: text.slice(lead.length) }
  }
  if (stillOpen(state, today)) return told
  const isLaughter = (word: string) => /^(?:k{2,}|(?:ha){2,}|(?:rs){1,})$/.test(word)
  const isReaction = spoken.every((word) => {
    return reactions.has(word) || called.has(word) || isLaughter(word)
  })
  const isSaid = spoken.some((word) => !needing.has(word) && !called.has(word))
  const rest = text.slice(lead.length).trim()
  // "isso mesmo, 800 para os dois" says that it stands there so.
  // and "massa, 18 reais", "show, 120" say what was bought.
  const isAgreed = spoken.some((word) => things.has(word)) && /^[\d$]|^r\$/i.test(rest)
  return isReaction && isSaid && !isAgreed && isOfMoney(rest, today)
    ? { ...told, text: rest }
    : told
}

const again = words('anota bota poe lanca coloca registra repete outra outro mais de novo nao')

function isOrdered(rest: string, today: Temporal.PlainDate): boolean {
  return readMessage(rest, today).tokens.some(({ norm }) => ordering.has(norm))
}

/** A sum, a question or an order; "obrigada, até amanhã às 4" is thanks as a whole. */
function isOfMoney(rest: string, today: Temporal.PlainDate): boolean {
  const { tokens, amounts } = readMessage(rest, today)
  return tokens.length > 1 && (amounts.length > 0 || tokens.some(({ norm }) => telling.has(norm)))
}

const ordering = words('apaga apague tira tire exclui remove muda mude troca troque corrige')

const telling = words(
  'quanto quanta qual quais apaga apague tira tire exclui remove cancela muda mude troca troque ' +
    'corrige paguei quitei quero cria lembra guardei',
)
