import { wordsOf } from '#language/phrases/classes.ts'
import { flowBook } from '#language/phrases/clauses/flows.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Flow } from '#understanding/transactions/clauses/clause.ts'
import { deedOf } from '#understanding/transactions/clauses/deed.ts'
import { type Frame, isSaid, wordAt } from '#understanding/transactions/clauses/frame.ts'
import { isLentByOther } from '#understanding/transactions/clauses/owing/lent-by-other.ts'
import { isToMe } from '#understanding/transactions/clauses/parties.ts'
import { readTheirs } from '#understanding/transactions/clauses/theirs/their-deed.ts'
import { subjectOf } from '#understanding/transactions/subject-of.ts'

export interface FlowVerdict {
  flow: Flow
  flowRule: string
}

const none: FlowVerdict = { flow: null, flowRule: '' }
const aims = new Set(['pra', 'para'])
const works = new Set(wordsOf('{works}'))
const splitting = new Set(['dividir', 'rachar'])
const sending = new Set('fazer mandar passar enviar transferir'.split(' '))
const earning = new Set('fazer fechar pegar'.split(' '))

/** Which way the money of a clause went, by its verb and by who did it. */
export function flowOf(frame: Frame): FlowVerdict {
  const deed = deedOf(frame)
  const isPaid = frame.told.some(({ verb }) => verb.sense === 'pay' || verb.sense === 'buy')
  if (isSaid(frame, 'worked') && !isPaid) return { flow: 'in', flowRule: 'worked' }
  if (isSaid(frame, 'till') && !isPaid) return { flow: 'in', flowRule: 'takings' }
  if (isSaid(frame, 'delivered')) return { flow: 'in', flowRule: 'delivered' }
  if (!deed && isSaid(frame, 'found')) return { flow: 'in', flowRule: 'found' }
  if (!deed && bargained.isIn(frame.reading, frame)) return { flow: 'out', flowRule: 'own-deed' }
  if (!deed && earnsAhead(frame)) return { flow: 'in', flowRule: 'earned' }
  // "consegui 800 emprestado com meu tio": managing is no deed with money by itself.
  if (!deed && isSaid(frame, 'borrowed')) return { flow: 'in', flowRule: 'borrowed' }
  if (!deed) return none
  const { verb, at } = deed
  // "cachê 350 dividido por 2": how it was split, and no way that it went.
  if (verb.form === 'participle' && splitting.has(verb.lemma)) return none
  // "bala e amendoim pra revender 74": what for, and nothing is earned yet.
  const isAim = verb.form === 'infinitive' && aims.has(wordAt(frame, at - 1))
  if (verb.kind === 'earn' && isAim) return none
  if (verb.kind === 'earn') return { flow: 'in', flowRule: 'earned' }
  if (verb.form === 'they-did') {
    const theirs = readTheirs(frame, deed)
    // "foi ganho ontem 96 no ifood".
    if (verb.kind === 'cost' && isSaid(frame, 'found')) return { flow: 'in', flowRule: 'found' }
    if (verb.kind === 'cost' && theirs?.flow === null) return ofEarlier(frame, at)
    return theirs ? { flow: theirs.flow, flowRule: theirs.rule } : none
  }
  if (verb.kind === 'refund' && isCutShort(frame, at)) return { flow: 'in', flowRule: 'came-back' }
  if (verb.kind === 'refund') return { flow: 'out', flowRule: 'gave-back' }
  if (verb.kind === 'arrive') {
    // Money arrives by itself: "pinguei 20 na caixinha" is what a giver says.
    return { flow: verb.form === 'i-did' ? 'out' : 'in', flowRule: 'arrived' }
  }
  if (verb.kind === 'cost') return none
  if (sending.has(verb.lemma) && verb.form === 'i-did' && isSentOff(frame)) {
    return { flow: 'out', flowRule: 'sent' }
  }
  if (verb.lemma === 'fazer' && verb.form === 'i-did' && isTakings(frame, at)) {
    return { flow: 'in', flowRule: 'takings' }
  }
  if (earning.has(verb.lemma) && verb.form === 'i-did' && namesPay(frame)) {
    return { flow: 'in', flowRule: 'earned-by' }
  }
  const isTaken = verb.lemma === 'emprestar' && isLentByOther(frame)
  if (verb.form === 'i-did' && (isTaken || isSaid(frame, 'borrowed'))) {
    return { flow: 'in', flowRule: 'borrowed' }
  }
  if (verb.kind === 'hand' && isSaid(frame, 'wage')) return { flow: 'in', flowRule: 'wage' }
  if (isSaid(frame, 'found')) return { flow: 'in', flowRule: 'found' }
  const isOpen = verb.sense === 'do' || verb.sense === 'go'
  return isOpen ? none : { flow: 'out', flowRule: 'own-deed' }
}

const bargained = new PhraseBook('a thing that was got at its price', [
  {
    means: 'got',
    say: 'consegui|conseguimos um|uma|o|a|os|as ..4 por|a [so] [r] [$] @',
    not: [
      'consegui|conseguimos ..2 {works}|{gigs}|{task}|{shift-work}|{app}|vaga|emprego|emprestimo|desconto|cliente|clientes|aluno|aluna|venda|vender|encomenda|pedido|contrato',
      'pra|para entregar|vender|fazer|atender',
    ],
    like: 'consegui um fogão por 300',
  },
])

/** `semana que vem recebo 2.175`: as surely as what will be received. */
function earnsAhead({ verbs }: Frame): boolean {
  const [only, another] = verbs
  const isNow = only?.verb.form === 'i-do' && only.verb.kind === 'earn'
  return isNow && another === undefined
}

/** `cunh devolv 40`: of a verb that is cut short, who did it stands before it. */
function isCutShort(frame: Frame, at: number): boolean {
  const { reading, last } = frame
  if (reading.tokens[at]?.folded !== 'devolv' || subjectOf(reading, frame, at) === '') return false
  return !reading.tokens.slice(at, last + 1).some(({ norm }) => receiving.has(norm))
}

const receiving = new Set('pro pra para ao'.split(' '))

/** `fiz um pix de 900 pra patroa pagar as contas`: whoever is paid is named. */
function isSentOff(frame: Frame): boolean {
  const means = flowBook.findAll(frame.reading, frame).map((one) => one.means)
  return means.includes('to') && !isToMe(frame)
}

/** `fiz 23 entregas deu 187`: what was done tells which way the sum went. */
function ofEarlier(frame: Frame, at: number): FlowVerdict {
  const told = frame.told.filter((one) => one.at < at && one.verb.form === 'i-did')
  return told.length === 0 ? none : flowOf({ ...frame, told })
}

/** "fiz 200 hoje", "fiz duas corridas de 18" is what drivers and sellers say of a day. */
function isTakings(frame: Frame, at: number): boolean {
  if (frame.reading.amounts.some((one) => one.first === behindDay(frame, at))) return true
  if (isOnlySum(frame, at)) return true
  for (let word = frame.first; word <= frame.last; word += 1) {
    if (works.has(wordAt(frame, word))) return true
  }
  return false
}

/** Where what was made stands: "fiz 120 hoje", "fiz hoje 120". */
function behindDay({ reading: { days } }: Frame, at: number): number {
  const day = days.find(({ first }) => first === at + 1)
  return day ? day.last + 1 : at + 1
}

/** `120 fiz hj`: the sum opens the message, and nothing but the day stands behind the deed. */
function isOnlySum({ reading: { amounts, days, tokens } }: Frame, at: number): boolean {
  const isFirst = amounts.some(({ first, last }) => first === 0 && last === at - 1)
  return (
    isFirst &&
    tokens.slice(at + 1).every(({ kind }, index) => {
      const place = at + 1 + index
      return kind !== 'word' || days.some(({ first, last }) => first <= place && place <= last)
    })
  )
}

function namesPay(frame: Frame): boolean {
  return flowBook.findAll(frame.reading, frame).some(({ means }) => means === 'in')
}
