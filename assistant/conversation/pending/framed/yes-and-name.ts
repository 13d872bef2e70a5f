import { renamedIn } from '#conversation/bills/named/named-in-answer.ts'
import { calledThen } from '#conversation/bills/spoken/called-then.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const firmly = words(
  'sim quero lembra lembre lembrar avisa avise avisar claro isso aham uhum ok pode bora',
)
const refuses = words('nao precisa depois paguei paga pago')
const calls = words('chama chame chamar chamada chamado')
const asSo = words(
  'anota anote salva salve poe ponha bota bote coloca coloque deixa deixe guarda fica',
)
const named = words('nome chama chame assim')
/** "a parcela é da moto" leaves it a parcel. */
const ofIt = words('da do de das dos')
const skips = words('so apenas ela ele isso essa esse de como a o conta boleto fatura se')
const loose = words('certo correto direito assim ela ele isso nela nele')
const ends = words('senao pra para porque pq pois que viu ta por pf pfv e mas ne')
const generic = words(
  'claro muda conta boleto fatura parcela pagamento lembrete nome lugar vez dia',
)
const noName = words(
  'esta estava lembrete despesa gasto entrada receita todo toda mes mensal uns umas dia dias antes fixa ' +
    'fixo urgente eu mim quando hoje amanha sempre vez ' +
    'muito bom boa estranho feio ruim outro outra esse',
)
const others = words('meta metas limite teto me categoria')
const wordsMax = 5

/**
 * The turn of "quero sim, só que essa conta chama Renner", where it was offered to remind of a
 * bill: it is kept under that name, wherever in the message the yes stands. Null where another
 * thing is named that it might be of, and for any other answer.
 */
export function yesAndNameTurn(told: TurnInput, understand: Understand): Turn | null {
  const { open } = told.state
  if (open?.kind !== 'bill' || open.isUndated) return null
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length > 0 || !hasOneOf(reading, firmly)) return null
  if (hasOneOf(reading, refuses) || isOfOther(reading)) return null
  if (reading.days.some(({ date }) => date.day !== open.bill.dueDay)) return null
  const anew = nameIn(reading, open.bill.name)
  if (!anew || !isName(told, reading, anew) || isOfElse(told, reading, anew)) return null
  const yes = understand({ ...told, text: 'sim' })
  const [kept, another] = yes.effects
  if (kept?.kind !== 'create-recurring' || another) return null
  return renamedIn(yes, (one) => one === kept, anew.name)
}

/** "sim, e cria uma meta chamada Viagem", "me chama antes" */
function isOfOther({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => {
    const isOwner = norm === 'nome' && ofIt.has(tokens[at + 1]?.norm ?? '')
    // "coloca no nome da Ana"
    if (isOwner && /^(?:n[oa]|em)$/.test(tokens[at - 1]?.norm ?? '')) return true
    return others.has(norm) && (norm !== 'me' || calls.has(tokens[at + 1]?.norm ?? ''))
  })
}

/** It is no category, no kind of thing and no other that stands there: "anota como moradia". */
function isName(told: TurnInput, reading: Reading, { name, first, last }: Anew): boolean {
  const own = tellingIn({ reading }).filter(({ at }) => at >= first && at <= last)
  const isKnown = namedAmong({ reading }, rememberedIn(told), own).length > 0
  const isFiled = told.categories.some((one) => fold(name).includes(fold(one.name)))
  const tokens = reading.tokens.slice(first, last + 1)
  // "chama o João pra consertar", "me chama antes" call somebody.
  const lead = reading.tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
  const isCalled =
    lead.some((norm) => calls.has(norm)) && tokens.some(({ norm }) => isFirstName(norm))
  return !isKnown && !isFiled && !isCalled && !hasOneOf({ tokens }, noName)
}

interface Anew {
  name: string
  first: number
  last: number
}

function nameIn(reading: Reading, before: string): Anew | null {
  const norms = reading.tokens.map(({ norm }) => norm)
  const told = calledThen({ reading })
  if (told && !loose.has(norms[told.first] ?? '')) return told
  const call = norms.findIndex((norm) => calls.has(norm))
  const put = norms.findIndex((norm, at) => asSo.has(norm) && norms[at + 1] === 'como')
  const at = call < 0 ? put : call
  if (at >= 0) return wordsFrom(reading, at + 1)
  const so = norms.indexOf('eh')
  if (so < 0 || !hasOneOf(reading, named)) return null
  const lead = norms[so + 1] ?? ''
  const found = wordsFrom(reading, ofIt.has(lead) ? so + 2 : so + 1)
  if (!found || !ofIt.has(lead)) return found
  const { first, last } = found
  const own = reading.text.slice(reading.tokens[first]?.start, reading.tokens[last]?.end)
  return { name: `${before} ${lead} ${own}`, first, last }
}

/** As it is written, up to the mark or the word that ends it. */
function wordsFrom({ tokens, text }: Reading, from: number): Anew | null {
  const first = tokens.findIndex(({ norm }, at) => {
    return (
      at >= from &&
      (!skips.has(norm) || (generic.has(norm) && ofIt.has(tokens[at + 1]?.norm ?? '')))
    )
  })
  if (first < 0 || tokens[first]?.kind !== 'word') return null
  const end = tokens.findIndex(
    ({ kind, norm }, at) => at > first && (kind !== 'word' || ends.has(norm)),
  )
  const last = (end < 0 ? tokens.length : end) - 1
  if (last - first >= wordsMax) return null
  return { name: capital(text.slice(tokens[first]?.start, tokens[last]?.end)), first, last }
}

/** Another thing is named than the bill and what it is to be called. */
function isOfElse(told: TurnInput, reading: Reading, { first, last }: Anew): boolean {
  const said = tellingIn({ reading }).filter(({ at }) => at < first || at > last)
  if (namedAmong({ reading }, rememberedIn(told), said).length > 0) return true
  return said.some(({ word }) => isThing(word) && !generic.has(word))
}
