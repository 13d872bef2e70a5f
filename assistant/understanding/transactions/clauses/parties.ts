import { wordsOf } from '#language/phrases/classes.ts'
import { partyBook } from '#language/phrases/clauses/parties.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { amountIn, type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'
import { isPayer, isPerson } from '#understanding/transactions/subject-of.ts'

export function isToMe(frame: Frame): boolean {
  const found = partyBook.findEvery(frame.reading, frame).map(({ means }) => means)
  return found.includes('to-me') && !found.includes('to-us')
}

/** "meu ex depositou a pensao": what is owed to the writer. */
export function namesAllowance(frame: Frame): boolean {
  return partyBook.findEvery(frame.reading, frame).some(({ means }) => means === 'allowance')
}

/** `meu irmão pegou 50 emprestado`: of whoever tells it, where no other lender is named. */
export function isBorrowedOfMe(frame: Frame): boolean {
  if (!amountIn(frame)) return false
  if (partyBook.findEvery(frame.reading, frame).some(({ means }) => means === 'lent')) return true
  // "pediu 30 emprestado e eu fiz o pix": that it was given is another clause.
  return partyBook.findEvery(frame.reading).some(({ means, first }) => {
    return means === 'lent-on' && first >= frame.first && first <= frame.last
  })
}

/** `os 80 que estava me devendo`. */
export function isOwedToMe({ reading }: Frame): boolean {
  return partyBook.findEvery(reading).some(({ means }) => means === 'owed')
}

const settling = new Set('pagar quitar devolver acertar'.split(' '))

/** `dona Lurdes pagou 60 do que devia`: the debt is told, and that it is paid. */
export function isDebtPaid(frame: Frame): boolean {
  const paid = frame.told.filter(({ verb }) => {
    return verb.form === 'they-did' && settling.has(verb.lemma)
  })
  return partyBook.findEvery(frame.reading, frame).some(({ means, first }) => {
    return means === 'owed' && paid.some(({ at }) => at <= first)
  })
}

/** What only the writer can be paid: the share of another, work by the piece, a first payment. */
export function namesDue(frame: Frame): boolean {
  return partyBook.findEvery(frame.reading, frame).some(({ means }) => means === 'due')
}

/** What somebody who bought settles, once they are asked or come by: `acertou os 15`. */
export function namesSettled(frame: Frame): boolean {
  return partyBook.findEvery(frame.reading, frame).some(({ means }) => means === 'settled')
}

const errands = new PhraseBook('errands with their price', [
  { means: 'errand', say: '{errand} ..3 @', like: 'almoço 54, meu chefe pagou' },
  {
    means: 'errand',
    say: 'oculos|dentista|exame|exames|remedio|remedios|plano|faculdade|mensalidade|terapia|vacina|academia|creche ..3 @',
    not: ['vendi|fiz|arrumei|consertei|entreguei|apliquei|vendeu ..3 @'],
    like: 'o óculos foi 600, a empresa pagou metade',
  },
])

/** What an employer pays to others: the hotel, the lunch, the fare. */
export function isOwnBill(frame: Frame): boolean {
  const before = { first: 0, last: frame.first - 1 }
  if (!amountIn(frame) && errands.isIn(frame.reading, before)) return true
  return partyBook.findEvery(frame.reading, frame).some(({ means }) => means === 'own-bill')
}

const receivers = new Set('pra pro pras pros para ao aos'.split(' '))
const places = new Set('no na nos nas num numa em'.split(' '))
const owners = new Set('do da de dos das'.split(' '))
const ways = new Set(
  'pix dinheiro cartao credito debito especie boleto hora dia mes conta mao semana vista'.split(
    ' ',
  ),
)

const mine = new Set('o a os as meu minha meus minhas'.split(' '))
const kin = new Set(wordsOf('{kin}'))
const works = new Set(wordsOf('{task}'))
const dues = new Set(['{part}', '{bill}'].flatMap(wordsOf))
const family = new Set(['{kin}', '{kid}', 'irmao', 'irma', 'namorado', 'namorada'].flatMap(wordsOf))
const times = new Set('dia mes semana ano fim'.split(' '))

/**
 * Whether money that somebody paid or sent came to the writer: nobody else got it, and nothing that
 * is bought is named. "meu pai mandou 300 pra completar o aluguel" says what for.
 */
export function isForMe(frame: Frame, verbAt: number): boolean {
  const amount = amountIn(frame)
  if (!amount || amount.first < verbAt || amount.first > verbAt + 3) return false
  if (hasKinBought(frame, verbAt)) return false
  // "meu pai pagou o almoço 80": what was bought stands before its price.
  if (isBought(wordAt(frame, amount.first - 1))) return false
  for (let at = verbAt + 1; at < frame.last; at += 1) {
    const [link, next] = [wordAt(frame, at), wordAt(frame, at + 1)]
    if (isForMyself(link, next)) break
    if (link === 'eu') return false
    const isWay = ways.has(next) || frame.reading.days.some(({ first }) => first === at + 1)
    const thing = wordAt(frame, mine.has(next) ? at + 2 : at + 1)
    const isPurpose = isSentByKin(frame, verbAt) && isBought(thing)
    if (receivers.has(link) && !times.has(next) && !next.endsWith('r') && !isPurpose) return false
    if (places.has(link) && !isWay) return false
    const isOwnWork = mine.has(next) && works.has(thing)
    if (owners.has(link) && !isWay && !isOwnWork && isBought(thing)) return false
  }
  return true
}

/** `vovó comprou remédio, com o desconto pagou só 41,30`: in the shop, and not to the writer. */
function hasKinBought({ reading }: Frame, verbAt: number): boolean {
  const before = reading.tokens.slice(0, verbAt)
  return before.some(({ norm }, at) => norm === 'comprou' && family.has(before[at - 1]?.norm ?? ''))
}

/** `painho mandou 400 pro aluguel`: what the writer is to pay with it. */
function isSentByKin(frame: Frame, verbAt: number): boolean {
  const isSent = frame.verbs.some(({ at, verb }) => at === verbAt && verb.sense === 'send')
  return isSent && kin.has(wordAt(frame, verbAt - 1))
}

/** `apostila do semestre mãe pagou 310`: what one of the family bought stands before them. */
export function isBoughtByKin(frame: Frame, verbAt: number): boolean {
  // "o pai das crianças pagou": they are only whose father he is.
  if (!family.has(wordAt(frame, verbAt - 1)) || owners.has(wordAt(frame, verbAt - 2))) return false
  const before = frame.reading.tokens.slice(frame.first, verbAt - 1)
  return before.some(({ norm }) => dues.has(norm) || findMeanings(norm) !== undefined)
}

/** `pra eu comprar o uniforme`, `pra mim`, `pra me ajudar`. */
function isForMyself(link: string, next: string): boolean {
  return receivers.has(link) && ['eu', 'mim', 'me'].includes(next)
}

/** Whether nobody else is named that a sum was sent to: `o laticínio depositou 3 mil do leite`. */
export function isSentOn(frame: Frame, verbAt: number): boolean {
  for (let at = verbAt + 1; at < frame.last; at += 1) {
    const [link, next] = [wordAt(frame, at), wordAt(frame, at + 1)]
    const isWay = ways.has(next) || frame.reading.days.some(({ first }) => first === at + 1)
    if (isForMyself(link, next)) return false
    if (link === 'eu') return true
    if ((receivers.has(link) || places.has(link)) && !isWay && !next.endsWith('r')) return true
  }
  return false
}

/** Whether a word names what money is spent on; "a semana", "o plantao" are none. */
function isBought(word: string): boolean {
  if (word === 'conta' || word === 'rodada') return true
  const meanings = findMeanings(word) ?? []
  return meanings.some(({ concept, weight }) => weight !== 'hint' && !incomes.has(concept))
}

const incomes = new Set<string>([
  ...['salary', 'freelance', 'sales', 'interest', 'benefit', 'refund', 'family', 'rent-income'],
])

const links = new Set(['do', 'da', 'de'])
const namings = new Set(['do', 'da'])

/** `cobrou 60 do Léo`: the one who pays is named. */
export function isChargedToOther(frame: Frame): boolean {
  const amount = amountIn(frame)
  if (!amount || isToMe(frame)) return false
  const after = frame.reading.tokens.slice(amount.last + 1, frame.last + 1)
  const at = after.findIndex(({ norm }) => links.has(norm))
  const named = after.slice(at + 1, at + 4)
  if (at < 0) return false
  if (named.some(({ norm }) => isPerson(norm) || isPayer(norm))) return true
  // An unknown word at the end of the clause is a name: "cobrou 60 da instalacao eletrica" is not.
  const [who] = named
  const isNaming = namings.has(after[at]?.norm ?? '')
  const isAlone = at === 0 && after.length === 2 && isNaming && who?.kind === 'word'
  return isAlone && findMeanings(who.norm) === undefined
}
