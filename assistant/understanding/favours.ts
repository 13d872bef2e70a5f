import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'

/** How a favour is begged: "pode", "consegue", "tem como". */
const begging = words(
  'pode podes poderia podia consegue consegues conseguiria da daria tem teria registra registre ' +
    'anota anote lanca lance marca marque inclui inclua',
)
/** What Lya does with whatever she is told. */
const recording = words(
  'registrar registrado registrada registra registre anotar anotado anotada anota anote lancar ' +
    'lancado lancada lanca lance marcar marcado marcada marca marque incluir incluido inclui ' +
    'inclua guardado salvo cadastrar cadastrado cadastrada',
)
/** What she does where a price that stands there has moved. */
const mending = words('alterar atualizar mudar ajustar corrigir arrumar trocar altera atualiza')
const moving = words('passou subiu aumentou baixou caiu mudou reajustou reajustaram aumentaram')
const filling = words(
  'voce vc tu a senhora lya isso ai la aqui ja me pra para mim por favor gentileza deixar como ' +
    'essa esse tudo no na sistema app ok obrigada obrigado',
)
const asking = words('dizer falar informar contar confirmar responder')
const sentence = /[.!?;,]+/

/**
 * A text without the favour that is begged behind it: "todo dia 10 pago 612 de condomínio. Poderia
 * deixar registrado?" That is done with all that is told, and asks nothing.
 */
export function withoutFavours(text: string): string {
  if (!sentence.test(text)) return text
  const end = text.replace(/[\s.!?;,]+$/, '').length
  const at = Math.max(...[...'.!?;,'].map((mark) => text.lastIndexOf(mark, end - 1)))
  if (at <= 0) return text
  const told = text.slice(0, at)
  const said = wordsIn(text.slice(at, end))
  // What begs for nothing, as most do, is gone through no further.
  if (!begging.has(said[0] ?? '')) return text
  const isMoved = wordsIn(told).some((word) => moving.has(word))
  const isDeed = (word: string) => recording.has(word) || (isMoved && mending.has(word))
  const isFavour =
    said.some(isDeed) &&
    said.every((word) => begging.has(word) || filling.has(word) || isDeed(word))
  // "Posso pagar 600 de aluguel? Pode anotar?" begs for nothing that happened.
  return isFavour && /\d/.test(told) && !text.slice(0, at + 1).includes('?') ? told : text
}

/** A text without "pode me dizer se" before what is asked: "já passei do limite?" */
export function withoutAskedLead(text: string): string {
  if (!text.trimEnd().endsWith('?')) return text
  const [lead = '', ...others] = text.split(' ')
  if (!begging.has(fold(lead))) return text
  const at = others.findIndex((word) => asking.has(fold(word)))
  const isLead = at >= 1 && at <= 2 && fold(others[at - 1] ?? '') === 'me'
  const isWhether = isLead && fold(others[at + 1] ?? '') === 'se'
  return isWhether ? others.slice(at + 2).join(' ') : text
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(sentence)
    .flatMap((part) => part.split(' '))
    .filter((word) => word !== '')
}
