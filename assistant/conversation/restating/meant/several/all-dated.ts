import { chained } from '#conversation/bills/chained.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { ahead, putting } from '#conversation/restating/meant/cues.ts'
import { rightDays } from '#conversation/restating/meant/date-meant.ts'
import { isBesides, isJudged } from '#conversation/restating/meant/plain.ts'
import { namedIn, namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import { namesElse } from '#conversation/restating/meant/several/set-apart.ts'
import type { Turn } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { isFiller } from '#understanding/plain-words.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

const two = words('dois duas 2')
const all = words('tudo todos todas')
const pointing = words(
  'os as esses essas estes estas aos dos das nos nas desses dessas nesses nessas',
)
/** What is told is called so; "os dois meninos foram ontem" are others. */
const records = words(
  'coisas compras gastos despesas lancamentos registros itens entradas vendas anotacoes uma ' +
    'um valores ultimos ultimas primeiros primeiras',
)
/** What was done with what stands there. */
const deeds = words(
  'fui fomos fiz fizemos comprei compramos gastei gastamos paguei pagamos foi foram recebi',
)
const known = new Set([
  ...records,
  ...words(
    'gasto compra despesa lancamento dia data casa feito feitos feitas ' +
      'realizados realizadas ocorreram aconteceram efetuados efetuadas',
  ),
])
/** How it went, what is to be deleted or was still missing, and bills. */
const unmeant = words(
  'bem certo tranquilo joia ok otimo contas boletos faturas faltava faltavam faltou faltaram ' +
    'apaga apague apagar tira tire tirar exclui exclua remove remova deleta cancela',
)
const telling = words('esqueci lembrei falei disse botei coloquei marquei anotei errei')
const dear = words('caro caros cara caras barato baratos baratas')
const joints = words('e , o a os as do da no na ao tanto quanto qto como com mais')
const everMax = 8

/**
 * The turn of the day on which all of several were that were told one by one: "os dois foram
 * ontem", "tanto o mercado quanto a padaria foram ontem". Null where it is not plain which of them
 * are meant, and where anything else is told.
 */
export function allDated(scene: Scene): Turn | null {
  const { message, own, mends } = scene
  const { reading } = message
  const dates = new Set(rightDays(scene).map(({ date }) => date))
  const [date, another] = dates
  if (!date || another || date > reading.today.toString()) return null
  const meant = meantOf(scene)
  if (meant.length < 2 || mends.length >= meant.length || isElse(scene)) return null
  // Each stands on that day as soon as it is said to.
  const isIn = reading.tokens.some(({ norm }) => norm === 'recebi')
  if (isIn && meant.some(({ type }) => type === 'despesa')) return null
  if (own.length < 2 || meant.every((one) => one.date === date)) return null
  const anew = { ...scene, turn: { ...scene.turn, effects: [] } }
  return chained(meant.flatMap((one) => changeOf(anew, one, { date }) ?? []))
}

function isElse(scene: Scene): boolean {
  const { reading } = scene.message
  const isToCome = says(scene, ahead) && !says(scene, putting)
  const isPriced = reading.amounts.some(({ first, valueCents }) => {
    const isCount = valueCents === 200 && pointing.has(reading.tokens[first - 1]?.norm ?? '')
    return !isCount && !scene.standing.includes(Math.round(valueCents))
  })
  const isDone = reading.tokens.some(({ norm }) => {
    const isDeed = findVerb(norm)?.form.endsWith('did') === true
    return isDeed && !deeds.has(norm) && !telling.has(norm)
  })
  const isOfSomeone = reading.tokens.some(({ norm }) => isSomeone(norm))
  const isAsked = reading.tokens.at(-1)?.norm === '?'
  return (
    [isToCome, isPriced, isDone, isOfSomeone, isAsked].some(Boolean) ||
    [says(scene, dear), says(scene, unmeant), namesElse(scene, known)].some(Boolean) ||
    [isJudged(scene), isBesides(scene), namesOther(scene)].some(Boolean)
  )
}

/** Those that are named in one list; the last two, or all of the day on which they were told. */
function meantOf(scene: Scene): readonly Remembered[] {
  const listed = listedIn(scene)
  if (listed.length > 1) return listed
  const { own, last, message } = scene
  const { tokens } = message.reading
  if (namedIn(scene).length > 0) return []
  if (tokens.some((_, at) => isOfTwo(scene, at))) {
    return last.length > 2 ? [] : own.slice(0, 2)
  }
  const isAll = tokens.some(({ norm }, at) => {
    const next = tokens[at + 1]
    return (
      all.has(norm) && next?.norm !== 'que' && (next?.kind !== 'word' || isPlain(scene, at + 1))
    )
  })
  if (!isAll) return []
  if (last.length > 1) return last
  const ofDay = own.findIndex((one) => one.date !== own[0]?.date)
  const told = ofDay < 0 ? own : own.slice(0, ofDay)
  return told.length <= everMax ? told : []
}

/** "os gastos foram ontem": all that was told, as "ambos" is read. */
const counted = words('coisas compras gastos despesas lancamentos itens')

/** "os dois", "essas duas compras", "ambos os gastos". */
function isOfTwo(scene: Scene, at: number): boolean {
  const { tokens } = scene.message.reading
  const norm = tokens[at]?.norm ?? ''
  if (norm === 'ambos' || norm === 'ambas') return true
  if (counted.has(norm) && pointing.has(tokens[at - 1]?.norm ?? '')) return scene.own.length === 2
  if (!two.has(norm) || !pointing.has(tokens[at - 1]?.norm ?? '')) return false
  const next = tokens[at + 1]
  return next?.kind !== 'word' || isPlain(scene, at + 1)
}

function isPlain({ message: { reading } }: Scene, at: number): boolean {
  const norm = reading.tokens[at]?.norm ?? ''
  const isOfDay = reading.days.some(({ first, last }) => first <= at && at <= last)
  return records.has(norm) || isFiller(norm) || isOfDay || findVerb(norm) !== undefined
}

/** "mercado e padaria foi ontem": one day for the list of them. */
function listedIn(scene: Scene): readonly Remembered[] {
  const { tokens, days } = scene.message.reading
  const named = namedIn(scene)
  const [first, last] = [named[0]?.at ?? 0, named.at(-1)?.at ?? 0]
  const words = new Set(named.map(({ at }) => at))
  const isList = tokens.slice(first, last).every(({ norm }, by) => {
    return words.has(first + by) || joints.has(norm) || isOwnWord(scene, norm)
  })
  const isAround = days.every((day) => day.last < first || day.first > last)
  return isList && isAround ? named.map(({ entry }) => entry) : []
}

function isOwnWord({ own }: Scene, norm: string): boolean {
  return own.some(({ name }) => name.toLowerCase().split(/\s+/).includes(norm))
}
