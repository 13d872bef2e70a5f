import { chained } from '#conversation/bills/chained.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { ahead, denies, putting } from '#conversation/restating/meant/cues.ts'
import { isBesides, isJudged, isOwnDeed } from '#conversation/restating/meant/plain.ts'
import { namedIn, namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

const noted = new Set(
  'marcou marquei anotou anotei botou botei lancou lancei colocou colocou pos como lembrei'.split(
    ' ',
  ),
)
const being = new Set(
  '= foi era eh sao foram fiz fizemos fui fomos comprei gastei paguei rolou data'.split(' '),
)
const deniedMax = 3
const bareMax = 2
const ofDay = new Set('foi era eh fui fomos data'.split(' '))
const oneMore = new Set('nada tambem igual outro outra mais mesma'.split(' '))
const enders = new Set(['.', '!', '?', ';', ','])

/**
 * The turn of the day on which what stands there was, wherever both are named: "só hoje lembrei de
 * te contar, o mercado foi sábado". Each entry has the day that is told of it.
 */
export function dateMeant(scene: Scene): Turn | null {
  const { reading } = scene.message
  const isTold = says(scene, being) || says(scene, putting) || isBare(scene) || isDayNotDay(scene)
  if (scene.others.length > 0 || says(scene, ahead) || !isTold) return null
  // "ontem foi igual, 6 de ônibus" is one more.
  const isLogged = scene.turn.reply.kind === 'log' && !isThatSum(reading)
  if (says(scene, oneMore) || / [oa] mesm[oa] /.test(reading.flat)) return null
  if (scene.standing.length > 0 && isLogged) return null
  const isDated = scene.mends.some(({ target, changes }) => {
    return changes.date !== undefined && !isDayWord(target.description)
  })
  if (isDated || isJudged(scene) || isBesides(scene) || !isSaidOfDay(scene)) return null
  const days = rightDays(scene)
  const dates = new Set(days.map(({ date }) => date))
  if (days.some(({ date }) => date > reading.today.toString())) return null
  const named = namedIn(scene)
  if (named.length === 0) {
    const [only, another] = scene.last
    const [date] = dates
    const isSought = scene.mends.some(({ target }) => !isDayWord(target.description))
    const isCalled = says(scene, ofDay) || says(scene, putting) || isDayAlone(scene)
    if (!isCalled || date === reading.today.toString()) return null
    if (!only || another || isSought || dates.size !== 1 || !date || namesOther(scene)) return null
    return isOfLast(scene) ? changeOf(scene, only, { date }) : null
  }
  // "hoje foi mercado e ontem foi uber": each day stands before what was bought.
  if (named.length > 1 && (days[0]?.first ?? 0) < (named[0]?.at ?? 0)) return null
  const turns = named.flatMap(({ entry, at }, by) => {
    const end = named[by + 1]?.at ?? reading.tokens.length
    const own = days.filter(({ first }) => first > at && first < end)
    // "sexta que eu fui na feira"
    const isCleft = days.some(({ last }) => reading.tokens[last + 1]?.norm === 'que')
    const isMoved =
      (isCleft && named.length === 1) ||
      (named.length === 1 && (says(scene, putting) || says(scene, since)))
    const date = (own[0] ?? (isMoved ? days[0] : undefined))?.date
    // "paguei a luz hoje", of one of yesterday, is another.
    const isAnother = date === reading.today.toString() && !isMoved && named.length === 1
    const isOne = !isAnother && (named.length > 1 || dates.size === 1)
    const turn = date && isOne ? changeOf(scene, entry, { date }) : null
    return turn ? [turn] : []
  })
  return chained(turns)
}

/**
 * It is said of its day, and nothing was done on that day: "o mercado foi sábado", "passa pra
 * sábado"; "fui na padaria ontem" and "uber ontem" may be of another.
 */
function isSaidOfDay(scene: Scene): boolean {
  const { tokens, days, flat } = scene.message.reading
  const isOrdered =
    says(scene, orders) || says(scene, dates) || rightDays(scene).length < days.length
  if (isOrdered || flat.includes(' foi isso')) return true
  if (days.length > 1 && namedIn(scene).length > 1) return true
  const isSaid = days.some(({ first, last }) => {
    const before = tokens.slice(0, first).findLast(({ norm }) => !between.has(norm))
    return saying.has(before?.norm ?? '') || tokens[last + 1]?.norm === 'que'
  })
  return isTopic(scene) || (isSaid && !isOwnDeed(scene, going))
}

/** "o estojo eu comprei ontem": what is spoken of stands before the deed. */
function isTopic(scene: Scene): boolean {
  const { tokens } = scene.message.reading
  return namedIn(scene).some(({ at }) => {
    const [that, who, deed] = tokens.slice(at + 1, at + 4)
    const behind = that?.norm === 'que' ? [who, deed] : [that, who]
    return behind[0]?.norm === 'eu' && findVerb(behind[1]?.norm ?? '')?.form === 'i-did'
  })
}

const orders = new Set([...putting].filter((word) => word !== 'volta' && word !== 'por'))
const dates = new Set(['data', 'dia'])
const going = new Set(['fui', 'fiz'])
const between = new Set('no na em de do da so mesmo la'.split(' '))
const saying = new Set('foi era eh sao foram = data'.split(' '))

/** "os 142 do mercado são de sábado": what stands there at that. */
function isThatSum({ tokens, amounts }: Reading): boolean {
  return amounts.every(({ first, last }) => {
    const isOf = /^(os|aquel|ess)/.test(tokens[first - 1]?.norm ?? '')
    return isOf && tokens.slice(last).some(({ norm }) => norm === 'sao' || norm === 'foram')
  })
}

const since = new Set('nao verdade esqueci lembrei'.split(' '))

/** The days that are told and not denied: "não é de hoje", "cê marcou como hoje". */
export function rightDays({ message }: Scene): { date: string; first: number; last: number }[] {
  const { days, tokens } = message.reading
  return days.flatMap((day) => {
    const { first, last } = day
    // "só vi agora": when it is told.
    if (tokens[first]?.norm === 'agora') return []
    const date = lastSuch(day.date, message.reading.today)
    const before = tokens.slice(0, first).toReversed()
    const mark = before.findIndex(({ norm }) => enders.has(norm))
    const near = before.slice(0, mark < 0 ? deniedMax : Math.min(mark, deniedMax))
    const isDenied = near.some(({ norm }) => denies.has(norm))
    const isNoted = before.slice(0, 5).some(({ norm }) => noted.has(norm)) && near.length > 0
    const isSince = tokens[last + 1]?.norm === 'nem' || tokens[first - 1]?.norm === 'so'
    const isWrong = isDenied || isSince || (isNoted && date.equals(message.reading.today))
    return isWrong ? [] : [{ date: date.toString(), first, last }]
  })
}

/** "passa o mercado pra sábado": the last one, of what stands there. */
function lastSuch(date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  const ahead = today.until(date).days
  return ahead > 1 && ahead <= 7 ? date.subtract({ days: 7 }) : date
}

/** "mercado sáb": a name, its day, and nothing else. */
function isBare({ message }: Scene): boolean {
  const { tokens, days } = message.reading
  const isOfDay = (at: number) => days.some(({ first, last }) => first <= at && at <= last)
  const words = tokens.filter(({ kind }, at) => kind === 'word' && !isOfDay(at))
  return words.length <= bareMax && days.length > 0
}

const beside = new Set(['esta', 'viu', 'nao', 'tava'])

/** "ontem viu": a day, and nothing that tells anything. */
function isDayAlone({ message }: Scene): boolean {
  const { tokens, days } = message.reading
  return tokens.every(({ kind, norm }, at) => {
    return (
      kind !== 'word' ||
      isFiller(norm) ||
      beside.has(norm) ||
      days.some(({ first, last }) => first <= at && at <= last)
    )
  })
}

/** "ontem tá, não hoje". */
function isDayNotDay(scene: Scene): boolean {
  return isDayAlone(scene) && rightDays(scene).length < scene.message.reading.days.length
}

const dayWords = new Set('data dia troca troque ontem noite lembrei verdade'.split(' '))

function isDayWord(word: string | null): boolean {
  return dayWords.has(word ?? '') || putting.has(word ?? '')
}

/** It is put on a day, or its day is spoken of. */
function isOfLast(scene: Scene): boolean {
  const { tokens } = scene.message.reading
  const { rule = '' } = scene.input.state
  const isJust = rule !== 'talk' && !rule.startsWith('silent')
  const isOnlyDay = tellingIn(scene.message).every(
    ({ word }) => dayWords.has(word) || putting.has(word),
  )
  if (isOnlyDay) return isJust
  const isData = tokens.some(({ norm }) => norm === 'data' || norm === 'dia')
  const isDeed = tokens.some(({ norm }) => findVerb(norm)?.form === 'i-did')
  return says(scene, putting) && isData && !isDeed
}
