import { wordsOf } from '#language/phrases/classes.ts'
import { findVerb } from '#language/verbs.ts'
import type { Unnamed } from '#opinion/names/features.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'

/**
 * What else the only amount of a message may be looked for by, where its words stand in a place
 * that tells so; in the order of what is remembered best.
 */
export function toldBeside(unnamed: Unnamed, chosen: Subject): Subject | null {
  if (unnamed.reading.amounts.length > 1) return shopOfAll(unnamed, chosen)
  for (const read of [afterthought, headed, visited, sold, brokenDown, ofSum, shop, giver]) {
    const found = read(unnamed, chosen)
    if (found && found !== chosen) return found
  }
  return null
}

const articles = new Set(['o', 'a', 'os', 'as'])

/** The `apostila` of "paguei 40 da facul, a apostila": said last, and more exactly. */
function afterthought({ runs, reading, amount }: Unnamed): Subject | undefined {
  const last = runs.at(-1)
  if (!last || last.first <= amount.last) return undefined
  const [mark, link] = reading.tokens.slice(last.first - 2, last.first).map(({ norm }) => norm)
  if (mark === ',' && articles.has(link ?? '')) return last
  return link === ',' && isThing(reading, last) ? last : undefined
}

/** The `teatro` of "teatro ontem: 2 ingressos a 90": what it is told under. */
function headed({ runs, reading }: Unnamed): Subject | undefined {
  const { tokens, days } = reading
  return runs.find(({ first, last }) => {
    const day = days.find((one) => one.first === last + 1)
    const isHead = first <= 1 && tokens[(day?.last ?? last) + 1]?.norm === ':'
    return isHead && ['item', 'place'].some((weight) => weighs(tokens[last]?.norm, weight))
  })
}

const into = new Set(['na', 'no', 'ao', 'a'])
const reaching = new Set(['ir', 'vir', 'passar', 'parar', 'chegar', 'correr'])

/** The `feira` of "fui na feira e gastei 62 com verdura": where somebody went is remembered too. */
function visited({ runs, reading: { tokens } }: Unnamed): Subject | undefined {
  return runs.find(({ first }) => {
    const isShop = weighs(tokens[first]?.norm, 'place')
    const verb = findVerb(tokens[first - 2]?.norm ?? '')
    const isReached = reaching.has(verb?.lemma ?? '') || first === 1
    return isShop && isReached && into.has(tokens[first - 1]?.norm ?? '')
  })
}

const within = new Set(['na', 'no', 'nas', 'nos'])

/** The `material` of "material dele deu 214 na kalunga": what was bought in the chosen shop. */
function sold({ runs, reading, amount }: Unnamed, chosen: Subject): Subject | undefined {
  if (!within.has(reading.tokens[chosen.first - 1]?.norm ?? '')) return undefined
  return runs.find((run) => {
    const isHead = run.first <= 1
    return run.last < amount.first && run.first < chosen.first && (isHead || isThing(reading, run))
  })
}

/** The `Renner` of "3 camisas a 40 cada na Renner": a shop is asked about by its name. */
function shop({ runs, reading, amount }: Unnamed, chosen: Subject): Subject | undefined {
  const { tokens, text } = reading
  const isShouted = text === text.toUpperCase()
  if (isShouted || chosen.first > amount.last) return undefined
  const found = runs.find(({ first }) => {
    const isName = /^\p{Lu}/u.test(text.slice(tokens[first]?.start))
    return first > amount.last && isName && within.has(tokens[first - 1]?.norm ?? '')
  })
  const letters = (run: Subject) => (tokens[run.last]?.end ?? 0) - (tokens[run.first]?.start ?? 0)
  return found && letters(found) + letters(chosen) <= namesMax ? found : undefined
}

/** The shop behind a list of what was counted and priced by the piece: all of it is from there. */
function shopOfAll({ reading, covers }: Unnamed, chosen: Subject): Subject | null {
  const { tokens, text, amounts } = reading
  const end = amounts.at(-1)?.last ?? 0
  const first = tokens.findIndex(({ norm }, at) => at > end && within.has(norm)) + 1
  const isName = first > 0 && /^\p{Lu}/u.test(text.slice(tokens[first]?.start))
  if (!isName || amounts.some(({ times }) => !times) || text === text.toUpperCase()) return null
  let last = first
  while (tokens[last + 1]?.kind === 'word' && covers[last + 1] === undefined) last += 1
  const letters = (tokens[last]?.end ?? 0) - (tokens[first]?.start ?? 0)
  const own = (tokens[chosen.last]?.end ?? 0) - (tokens[chosen.first]?.start ?? 0)
  return letters + own <= namesMax ? { first, last, score: 1 } : null
}

const giving = new Set(['mandar', 'dar', 'pagar', 'passar', 'transferir', 'depositar', 'enviar'])
const between = new Set(['me', 'nos', 'ja'])
const titles = new Set(['dona', 'seu', 'sr', 'sra'])

/** The `Marli` of "dona Marli mandou 50 de caixinha": it is asked about by whose it was. */
function giver({ runs, reading, amount, type }: Unnamed, chosen: Subject): Subject | undefined {
  if (type !== 'receita' || chosen.first < amount.first) return undefined
  const { tokens, text } = reading
  return runs.find(({ first, last }) => {
    const at = between.has(tokens[last + 1]?.norm ?? '') ? last + 2 : last + 1
    const verb = findVerb(tokens[at]?.norm ?? '')
    if (last >= amount.first || verb?.form !== 'they-did' || !giving.has(verb.lemma)) return false
    const isTitled = [tokens[first], tokens[first - 1]].some((one) => titles.has(one?.norm ?? ''))
    const isName = first > 0 && /^\p{Lu}/u.test(text.slice(tokens[first]?.start))
    return isTitled || isName || kin.has(tokens[last]?.norm ?? '')
  })
}

const kin = new Set(wordsOf('{dear}'))

/** Letters that both names may have. */
const namesMax = 37

const breaking = new Set(
  (
    'acabou queimou quebrou pifou furou ferveu estourou entupiu rasgou secou estragou vazou travou ' +
    'arriou'
  ).split(' '),
)

/** The `gas` of "o gás acabou, 125 o botijão". */
function brokenDown({ runs, reading: { tokens } }: Unnamed): Subject | undefined {
  return runs.find(({ last }) => breaking.has(tokens[last + 1]?.norm ?? ''))
}

const owning = new Set(['de', 'do', 'da', 'dos', 'das'])

/** The `material` of "o dono da obra me devolveu os 1020 do material". */
function ofSum({ runs, reading, amount, type }: Unnamed): Subject | undefined {
  return runs.find((run) => {
    const isOwn = run.first === amount.last + 2 || run.first === amount.last + 3
    if (!isOwn || !owning.has(reading.tokens[run.first - 1]?.norm ?? '')) return false
    return type === 'receita' || isThing(reading, run)
  })
}

function isThing({ tokens }: Reading, { first, last }: Subject): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => weighs(norm, 'item'))
}

function weighs(word: string | undefined, weight: string): boolean {
  return findMeanings(word ?? '')?.some((one) => one.weight === weight) ?? false
}
