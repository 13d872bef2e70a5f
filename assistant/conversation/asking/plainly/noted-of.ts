import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, ofDayNamed, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { thingAsked } from '#understanding/intents/asked/of-thing.ts'
import { viewBook } from '#understanding/intents/asked/views.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const did =
  'paguei|comprei|gastei|fui|recebi|anotei|lancei|registrei|botei|foi|caiu|entrou|fiz|abasteci|' +
  'anotado|anotada|lancado|lancada|registrado|registrada|marcado|marcada'
const stands =
  'registrado|registrada|anotado|anotada|lancado|lancada|registrou|anotou|lancou|marcou|marcado|' +
  'consta|salvou|salvo|salva'

const orders = 'apaga|apagar|tira|tirar|exclui|excluir|muda|mudar|corrige|troca|era|nao'

/** `when`: on which day it was; `whether`: if it stands there. */
const asked = new PhraseBook<'when' | 'whether'>('asked of what stands there', [
  {
    means: 'when',
    say: `${did} ..3 [em] quando|qnd|qdo [mesmo] [,|?|.|$]`,
    not: [orders],
    like: 'o dentista eu paguei quando',
  },
  {
    means: 'when',
    say: `${did} ..3 [em] que|qual dia|data`,
    not: [orders, 'que dia {my}|conta|valor|categoria'],
    like: 'o dentista tá anotado em qual dia',
  },
  {
    means: 'when',
    say: `quando|qnd|qdo [que] [foi|eh] [que] [eu] [que] ${did} ..4 [mesmo|msm] [?|.] $`,
    not: [orders, 'mais'],
    like: 'quando foi que paguei o dentista mesmo',
  },
  {
    means: 'whether',
    say: `confirma|confirme|confere|confira|ve|veja|verifica|verifique|sera|saber [ai] [pra|para] [mim] se ..6 ${stands}`,
    like: 'confirma se a padaria foi registrada',
  },
  {
    means: 'whether',
    say: '[ja] [te] falei|contei|passei|disse|anotei|lancei|botei|coloquei|mandei ..6 ou [nao|eu] [me] [esqueci|nao|?|.|$]',
    like: 'te falei da padaria hoje ou esqueci?',
  },
])

/**
 * The turn of "o dentista eu paguei quando", "confirma se a padaria foi registrada", of one thing
 * that stands there: its day, or that it does. Null for any other message.
 */
export function notedOfTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || input.state.open) return null
  const means = asked.find(reading)?.means
  const isKnown = intent === 'query' && viewBook.find(reading)?.means === 'last'
  if (means === 'when' && (isKnown || thingAsked(reading))) return null
  const named = means ? ofDayNamed(message, namedAmong(message, rememberedIn(input))) : []
  const [only] = named
  if (!only || named.some(({ name, type }) => name !== only.name || type !== only.type)) return null
  // Of a bill it is told when it falls due, and whether it is paid.
  const bills = fitting(tellingIn(message), input.payments ?? [])
  if (means === 'whether' && bills.length > 0) return null
  const metric = only.type === 'receita' ? 'received' : 'spent'
  const dates = named.map(({ date }) => date).toSorted()
  const days = { from: dates[0] ?? only.date, to: dates.at(-1) ?? only.date }
  const query: Query =
    means === 'when'
      ? { metric, categoryId: null, from: null, to: null, view: 'last', words: only.name }
      : { metric: 'list', categoryId: null, ...days }
  const fields = { metric: query.metric }
  return askFor(input, { confidence: 92, fields }, query)
}
