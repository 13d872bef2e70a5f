import { tellingWords } from '#conversation/match-named.ts'
import { naming, pointing, putsAt } from '#conversation/restating/meant/cues.ts'
import { calledSo, type Given, written } from '#conversation/restating/meant/names/called-so.ts'
import { putSpan, spanFrom } from '#conversation/restating/meant/names/put-span.ts'
import {
  isNameOf,
  meantIn,
  type Scene,
  type Span,
  says,
} from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isFiller } from '#understanding/plain-words.ts'

/**
 * The turn of a name that is told, and not put: "o certo é fechadura", "quero que fique como
 * fechadura", "não gostei do nome. fechadura". Null for any other message.
 */
export function toldName(scene: Scene): Turn | null {
  const isNamed = scene.mends.some(({ changes }) => changes.description !== undefined)
  const { days } = scene.message.reading
  if (scene.others.length > 0 || isNamed || days.length > 0) return null
  // A bill is called so.
  const { reply } = scene.turn
  if (reply.kind === 'obstacle' && reply.obstacle === 'name-of-bill') return null
  const span = explained(scene) ?? shown(scene) ?? led(scene) ?? alone(scene)
  return span && isName(scene, span) ? calledSo(scene, given(scene, span)) : null
}

/** The turn of "tira borracheiro e põe pneu furado": nothing goes, it is called otherwise. */
export function swappedName(scene: Scene): Turn | null {
  const { tokens } = scene.message.reading
  const at = tokens.findIndex(({ norm }) => taking.has(norm))
  const put = tokens.findIndex((_, by) => by > at && putsAt(tokens, by))
  const span = at < 0 || put < 0 ? null : putSpan(scene.message, at + 1)
  const isBeside = put - at <= besideMax && joints.has(tokens[put - 1]?.norm ?? '')
  if (!span || !isBeside || scene.others.length > 0 || !isName(scene, span)) return null
  // "apaga tomate, deixa só feira": what stays.
  if (staying.has(tokens[put]?.norm ?? '')) return null
  const named = written(scene, span).split(/ e |, /)
  if (scene.own.some((one) => named.some((name) => isNameOf(one, name)))) return null
  return meantIn(scene, span)?.by === 'name' ? calledSo(scene, given(scene, span)) : null
}

const taking = new Set('tira tire tirar apaga apague remove remova'.split(' '))
const staying = new Set(['deixa', 'deixe'])
const joints = new Set(['e', ',', 'ai'])
const besideMax = 6

function given(scene: Scene, span: Span): Given {
  return { name: written(scene, span), span }
}

/** Words of a thing: no verb, nobody, and nothing that is only said along. */
function isName({ message }: Scene, { first, last }: Span): boolean {
  const words = message.reading.tokens.slice(first, last + 1).map(({ norm }) => norm)
  // "botou como gasto, troca pra venda": which way it went.
  if (words.every((word) => ways.has(word))) return false
  return words.every((word) => !findVerb(word) && !isFirstName(word)) && !words.every(isFiller)
}

const ways = new Set('entrada receita ganho gasto despesa saida venda vendas'.split(' '))
const titles = new Set('certo correto motivo nome descricao titulo'.split(' '))
const being = new Set(['eh', 'foi', 'era', ':'])
const nearMax = 4

/** "o certo é fechadura", "coloque o motivo, foi a fechadura". */
function explained(scene: Scene): Span | null {
  const { tokens } = scene.message.reading
  const at = tokens.findIndex(({ norm }) => titles.has(norm))
  const is = tokens.findIndex(({ norm }, by) => by > at && by <= at + nearMax && being.has(norm))
  // "o nome da loja é Bela": of whom or what that is.
  const ofWhat = tokens
    .slice(at + 1, is)
    .filter(({ kind, norm }) => kind === 'word' && !isFiller(norm))
  const own = scene.own.flatMap(({ name }) => tellingWords(name))
  const isOfElse = ofWhat.some(({ norm }) => !own.includes(norm))
  const span = at < 0 || is < 0 || isOfElse ? null : spanFrom(scene.message.reading, is + 1)
  const isSilent = scene.turn.reply.kind === 'none'
  return span && isSilent && meantIn(scene, span) ? span : null
}

const shows = new Set('fique ficasse ficar conste constar apareca aparecer'.split(' '))

/** "esses 95 eu quero que fique como fechadura". */
function shown(scene: Scene): Span | null {
  const { tokens } = scene.message.reading
  const at = tokens.findIndex(({ norm }, by) => shows.has(norm) && tokens[by + 1]?.norm === 'como')
  const span = at < 0 ? null : spanFrom(scene.message.reading, at + 1)
  const isOf = span && (meantIn(scene, span)?.by !== 'last' || says(scene, pointing))
  return isOf ? span : null
}

/** "poderia alterar chaveiro para fechadura?", "muda aí pra fechadura". */
function led(scene: Scene): Span | null {
  const { tokens } = scene.message.reading
  const put = tokens.findIndex((_, at) => putsAt(tokens, at))
  const to = tokens.findIndex(({ norm }, at) => at > put && (norm === 'pra' || norm === 'para'))
  const span =
    put < 0 || to < 0 || to - put > nearMax ? null : spanFrom(scene.message.reading, to + 1)
  const isKnown = span && tokens.slice(span.first, span.last + 1).some(({ norm }) => isThing(norm))
  const meant = span && meantIn(scene, span)
  const isAlone = tokens.slice(put + 1, to).every(({ norm }) => isFiller(norm))
  return isKnown && meant && (meant.by !== 'last' || isAlone) ? span : null
}

/** "n gostei do nome. fechadura", "renomeia, é pneu furado": what is said last. */
function alone(scene: Scene): Span | null {
  const { tokens } = scene.message.reading
  const isNaming = ({ norm }: Token) => naming.has(norm)
  const end = tokens.findLastIndex(({ kind }) => kind === 'word')
  const mark = tokens.findLastIndex(({ kind }, at) => kind === 'mark' && at < end)
  if (mark < 0 || !tokens.slice(0, mark).some(isNaming)) return null
  const isBeing = being.has(tokens[mark + 1]?.norm ?? '')
  const span = spanFrom(scene.message.reading, mark + (isBeing ? 2 : 1))
  const isWhole = span?.last === end && end - span.first < nearMax
  const isKnown = span && tokens.slice(span.first, end + 1).some(({ norm }) => isThing(norm))
  return span && isWhole && (isBeing || isKnown) ? span : null
}
