import { nameWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { denies, mended, naming } from '#conversation/restating/meant/cues.ts'
import {
  calledSo,
  type Given,
  wordsMax,
  written,
} from '#conversation/restating/meant/names/called-so.ts'
import { putSpan, skipped, spanFrom } from '#conversation/restating/meant/names/put-span.ts'
import { isExchanged } from '#conversation/restating/meant/plain.ts'
import { meantIn, type Scene, type Span, says } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

/**
 * "o nome tá ruim, põe vazamento", "encanador não, põe vazamento", "bota vazamento nesse aí": by
 * the order alone, where a name or the entry is spoken of before it or behind.
 */
export function putMeant(scene: Scene): Turn | null {
  const isNamed = scene.mends.some(({ changes }) => changes.description !== undefined)
  return scene.others.length > 0 || isNamed ? null : calledSo(scene, putName(scene))
}

function putName(scene: Scene): Given | null {
  const { message, own } = scene
  const { tokens, days, amounts } = message.reading
  const isNew = message.account.transactions.some(({ draft }) => {
    return own.every(({ amountCents }) => amountCents !== draft.amountCents)
  })
  if (isNew || days.length > 0 || says(scene, elsewhere) || isExchanged(scene)) return null
  const known = wasNamed(scene) ?? withPart(scene)
  if (known) return known
  const span = behindName(scene) ?? putSpan(message, 0)
  const isPerson =
    span && tokens.slice(span.first, span.last + 1).some(({ norm }) => isFirstName(norm))
  if (!span || isPerson) return null
  const before = { first: 0, last: span.first - 1 }
  const isOld = own.some((one) => isDenied(tokens, one))
  const next = tokens[span.last + 1]?.norm ?? ''
  const behind = tokens[span.last + 2]?.norm ?? ''
  const isThere = /^(ness|naquel)[ea]$/.test(next) && (behind === '' || there.has(behind))
  // "põe banca de jornal naquele de 22"
  if (!isThere && amounts.some(({ last }) => last >= span.first)) return null
  const isSum = tokens[before.first]?.norm.startsWith('ess') === true && scene.standing.length > 0
  const isNamed = says(scene, naming)
  // "onde tá barraca põe barraca da feira"; "o encanador tá ruim, põe fé" is no name of him.
  const isMore = meantIn(scene)?.by === 'name' && own.some((one) => isWithin(scene, span, one))
  return isMore || isOld || isThere || isSum || isNamed
    ? { name: written(scene, span), span }
    : null
}

function isWithin({ message }: Scene, { first, last }: Span, { name }: Remembered): boolean {
  const put = message.reading.tokens.slice(first, last + 1).map(({ norm }) => norm)
  const own = nameWords(name)
  return own.every((word, at) => put[at] === word) && joints.has(put[own.length] ?? '')
}

const there = new Set(
  'de gasto ai ultimo ultima lancamento registro gasto entrada de . ! ,'.split(' '),
)
/** What is written down there is no name of an entry. */
const elsewhere = new Set('lista grupo papel agenda caderno'.split(' '))

/** "encanador não". */
function isDenied(tokens: readonly Token[], { name }: Remembered): boolean {
  const words = nameWords(name)
  // "esse salário não vale nada" denies no name.
  return tokens.some(({ norm }, at) => {
    const isEnd = tokens[at + 2]?.kind !== 'word'
    return words.at(-1) === norm && denies.has(tokens[at + 1]?.norm ?? '') && isEnd
  })
}

/** "edita a descrição do encanador pra vazamento": behind the word that names it. */
function behindName({ message }: Scene): Span | null {
  const { tokens } = message.reading
  const at = tokens.findIndex(isNaming)
  const to = tokens.findIndex(({ norm }, by) => by > at && leads.has(norm))
  return at < 0 || to < 0 ? null : spanFrom(message.reading, to + 1)
}

const leads = new Set(['pra', 'para', 'por', 'como', ':'])
const joints = new Set(['de', 'do', 'da', 'dos', 'das', 'com'])
const adding = new Set(['acrescenta', 'acrescente', 'completa', 'complete', 'adiciona'])

/** "na barraca acrescenta da feira": more to its name. */
function withPart(scene: Scene): Given | null {
  const { tokens } = scene.message.reading
  const at = tokens.findIndex(({ norm }) => adding.has(norm))
  const last = tokens.findLastIndex(({ kind }) => kind === 'word')
  const isPart = at >= 0 && joints.has(tokens[at + 1]?.norm ?? '') && last > at + 1
  const span = { first: at + 1, last }
  const meant = isPart ? meantIn(scene, span) : null
  if (!meant || last - at > wordsMax) return null
  return { name: `${meant.entry.name} ${written(scene, span)}`, span, entry: meant.entry }
}

const was = new Set('era foi eh'.split(' '))

/** "esse encanador era o vazamento da pia, muda o nome". */
function wasNamed(scene: Scene): Given | null {
  const { tokens } = scene.message.reading
  const at = tokens.findIndex(({ norm }) => was.has(norm))
  // "a banca é de jornal, ajeita lá": more to the name that it has.
  const isPart = joints.has(tokens[at + 1]?.norm ?? '')
  if (!says(scene, naming) && !(isPart && (says(scene, mended) || says(scene, adding)))) return null
  const mark = tokens.findIndex(({ kind }, by) => by > at && kind === 'mark')
  const old = scene.own.find(({ name }) => {
    const words = nameWords(name)
    return tokens.slice(0, Math.max(0, at)).some(({ norm }) => words.includes(norm))
  })
  if (at < 0 || mark < 0 || !old || tokens.slice(0, at).some(isNaming)) return null
  let first = at + 1
  if (isPart) {
    const span = { first, last: mark - 1 }
    // "o mercado era de bairro e fechou": told of the place.
    if (tokens.slice(first, mark).some(({ norm }) => findVerb(norm))) return null
    return { name: `${old.name} ${written(scene, span)}`, span, entry: old }
  }
  while (first < mark && skipped.has(tokens[first]?.norm ?? '')) first += 1
  const isName = first < mark && mark - first <= wordsMax
  const span = { first, last: mark - 1 }
  return isName ? { name: written(scene, span), span, entry: old } : null
}

function isNaming({ norm }: Token): boolean {
  return naming.has(norm)
}
