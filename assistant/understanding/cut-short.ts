import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'
import { leads } from '#understanding/deed-meant.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

const wagesMin = 300
const monthsMax = 12
const meals = new Set(['alm', 'almoco', 'cafe', 'lanche'])
const paidIn = new Set(['sal', 'h', 'hora', 'pix', 'comissao'])

/** Words of which whoever is in a hurry writes the beginning: `rec 180 h extra`, `sal 2350`. */
export function cutShort(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const [next, isPriced] = [after?.folded ?? '', after?.kind === 'number']
  switch (own?.folded) {
    case 'sal':
      // Nobody buys so much salt.
      return sumOf(after) >= wagesMin || sumOf(before) >= wagesMin ? 'salario' : null
    case 'rec':
      if (next === 'cel' || next === 'celular') return 'recarga'
      return isPriced || paidIn.has(next) || (!after && before?.kind === 'number') ? 'recebi' : null
    case 'pag':
      // "xerox 60 pag a 0,25" counts pages.
      return before === undefined && after?.kind === 'word' ? 'paguei' : null
    case 'devolv':
      return before?.kind === 'word' && !leads.has(before.folded) ? 'devolveu' : 'devolvi'
    case 'jan':
      return isPriced && tokens.some(({ folded }) => meals.has(folded)) ? 'janta' : null
    case 'lim':
      return after?.kind === 'word' && after.folded.length > 2 ? 'limite' : null
    case 'mes':
      // "aluguel 900 mes", where twelve would be how long.
      return sumOf(before) > monthsMax && (!after || after.kind === 'mark') ? 'mensal' : null
    case 'pago':
      return isTheirDeed(tokens, at) ? 'pagou' : null
    case 'h':
      return /^extras?$/.test(next) ? 'hora' : null
    default:
      return null
  }
}

const titles = new Set(['seu', 'dona'])
const paidWhat = new Set(['os', 'as', 'me', 'tudo'])

/** Who may have paid, by what they are to the writer, however it is spelled. */
const kith = new Set([...wordsOf('{person}'), ...'cumadre cumade cumpadre cumpade ze'.split(' ')])

/** The `pago` of "o Tonho pago os 120": who drops the last letter says that he paid. */
function isTheirDeed(tokens: readonly Token[], at: number): boolean {
  const [lead, who, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  const isWhat = paidWhat.has(after?.folded ?? '')
  if (isWhat && isKith(tokens, who?.folded === 'ja' ? at - 2 : at - 1)) return true
  const isNamed = isFirstName(who?.folded ?? '') || titles.has(lead?.folded ?? '')
  return isNamed && (after?.kind === 'number' || isWhat)
}

const leading = new Set('o a os as meu minha e ,'.split(' '))

/** The `comadre` of "a comadre já pago os 100", but none of "pra comadre já pago os 100". */
function isKith(tokens: readonly Token[], at: number): boolean {
  const [lead, who] = [tokens[at - 1]?.folded ?? '', tokens[at]?.folded ?? '']
  return leading.has(lead) && (kith.has(who) || isFirstName(who))
}

/** The whole reais of a figure; 0 of any other token. */
function sumOf(token: Token | undefined): number {
  if (token?.kind !== 'number') return 0
  return Number(token.folded.replace(/,\d+$/, '').replaceAll('.', ''))
}
