import { findVerb, type Verb } from '#language/verbs.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import { withoutAsking } from '#understanding/transactions/requests.ts'

/** What a clause says of its money. */
export type Mood =
  /** The writer did it, or it is a bill or an arrival that happened. */
  | 'done'
  /** Wished, planned, doubted, denied, nearly done, or only a price. */
  | 'undone'
  /** Somebody else's deed. */
  | 'other'
  /** A figure stated without anything having happened: `o aluguel é 1.800`. */
  | 'stated'
  /** A deed that has nothing to do with money. */
  | 'else'
  | 'silent'

export interface Clause {
  first: number
  last: number
  /** The first and the last of the sentence's tokens. */
  sentence: number
  mood: Mood
  verbs: { at: number; verb: Verb }[]
  flat: string
}

/** The clauses of a message, in order. */
export function splitClauses(reading: Reading): Clause[] {
  const { tokens } = reading
  const clauses: Clause[] = []
  let first = 0
  let sentence = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const parting = at === tokens.length ? 'sentence' : partingAt(reading, at)
    if (!parting) continue
    if (at > first) clauses.push(clauseOf(reading, first, at - 1, sentence))
    first = at
    if (parting === 'sentence') sentence += 1
  }
  return clauses
}

function partingAt(reading: Reading, at: number): 'sentence' | 'clause' | null {
  const norm = reading.tokens[at]?.norm ?? ''
  // The que of "semana que vem" parts nothing.
  if (reading.days.some((day) => day.first < at && at <= day.last)) return null
  if (/^[.;!?]$/.test(norm)) return isAbbreviation(reading, at) ? null : 'sentence'
  if (/^[,:()]$/.test(norm)) return 'clause'
  if (/^(mas|porem|porque|ai|depois|entao|dai|so que|enquanto|quando)$/.test(norm)) return 'clause'
  if (norm === 'e') return isVerbNear(reading, at + 1) ? 'clause' : null
  return norm === 'que' && isRelative(reading, at) ? 'clause' : null
}

function isAbbreviation(reading: Reading, at: number): boolean {
  return /^(dr|dra|sr|sra|av|r|prof|profa|s)$/.test(reading.tokens[at - 1]?.norm ?? '')
}

const verbLead =
  /^(eu|ja|a|gente|nos|ainda|nem|me|ele|ela|tambem|acabei|tive|que|nao|so|hoje|ontem)$/

function isVerbNear(reading: Reading, at: number): boolean {
  for (let step = 0; step < 3; step += 1) {
    const norm = reading.tokens[at + step]?.norm ?? ''
    if (findVerb(norm)) return true
    if (!verbLead.test(norm)) return false
  }
  return false
}

/** `que custou 240`, `que eu paguei`; but not the one of `tive que` or `o que`. */
function isRelative(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1]?.norm ?? ''
  return !/^(tive|teve|tenho|tem|tinha|o|sera|do|mais|por|acho|ter|tivemos)$/.test(before)
}

const wishes =
  / (faltando|nem sei|nao sei se|nao lembro|nao tenho certeza|orcamento|cotacao|simulacao|quer um|quer uma|quer o|quer a|quer comprar|quer gastar|querem|sera que|sera se|quero|queria|quis|quiser|queremos|pretendo|pretendia|planejo|penso em|pensei em|pensando em|pensando se|pensava em|imagina|imagine|sonho|talvez|quem sabe|vontade de|afim de|a fim de|doid[oa] pra|tentad[oa] a|vale a pena|compensa|posso|podia|poderia|deveria|devia|tomara|quase|por pouco|falta pouco|dava pra|da pra|daria|da para|querendo|planejando|juntando|economizando|se eu|se a gente|se der|se tudo|caso eu|quando eu|assim que|preciso|precisava|precisamos|tenho que|tenho de|temos que|falta pagar|falta comprar|devo|deviam|me deve|me devem|ficou de|ficaram de|vou|vamos|irei|iremos|ia|iria|iriamos|estou devendo|faltam|faltava|prestes|deixei de|deixamos de|parei de|sem grana pra|estou precisando|faria|teria|quanto custa|orcei|orcamento de|cotei|simulei|meta e|ameacei|sonhando|sonhei|oferta|promete|prometeu|prometi|combinei|combinamos) /
const sights =
  / (olha esse|olha essa|olha o preco|acho caro|acho muito caro|acho barato|tinha um|tinha uma|tem um|tem uma|havia|estou com|tenho|fiquei com|estamos com|restam|sobrou|sobraram|vi|vimos|achei|achamos|encontrei|olhei|pesquisei|li|ouvi|viu|olha que|anunciou|anunciaram|custa|custam|custava|custavam|custando|subiu|subiram|aumentou|aumentaram|baixou|baixaram|sobe|sobem|esta cobrando|estao cobrando|cobra|cobram|esta por|estao por|estava por|o preco|precos|promocao|vende|vendem|sendo vendido|a partir de|inflacao) /
const retractions =
  / (brincadeira|mentira|zueira|zoeira|cancelei|cancelamos|devolvi|nao fui eu|quem dera|nao deu certo) /

/** Whether a later clause takes back what a clause tells; a deed needs more than "nao comprei". */
export function takesBack(later: Clause, told: Clause): boolean {
  return told.mood === 'done' ? retractions.test(later.flat) : cancels.test(later.flat)
}

const cancels =
  / (desisti|desistimos|me segurei|nos seguramos|resisti|deixei la|deixei pra la|deixamos la|deixei quieto|nao comprei|nao compramos|nao levei|nao levamos|acabei nao|acabamos nao|acabou nao|nao paguei|nao gastei|nao quis|mas nao|nem comprei|nem paguei|era brincadeira|brincadeira|mentira|nao rolou|nao deu certo|cancelei|cancelamos|devolvi|caro demais|estava caro|achei caro|muito caro|fica pra proxima|ainda nao|nao fui eu|quem dera|so olhei|zueira|zoeira|melhor nao) /
const worth = / (vale|valem|valia|valiam) (uns |umas |mais |quase |de |r |\$ )*\d/

/** Figures of other things than money. */
const measured =
  / (minha nota|nota foi|nota na|nota da|media final|placar|temperatura|febre|peso|idade|pressao|glicose|colesterol|altura|velocidade|distancia|recorde|senha|pontuacao|batimentos|protocolo|cpf|cep|quilometragem) /
const negations =
  / (nao|nunca|nem|jamais|sem) ((eu|me|a gente|nos|mais|ainda|sequer|chegu?ei a|precisei|quis|consegui) ){0,3}/

function clauseOf(reading: Reading, first: number, last: number, sentence: number): Clause {
  const flat = flatOf(reading, first, last)
  const verbs: Clause['verbs'] = []
  for (let at = first; at <= last; at += 1) {
    const verb = reading.inTerm[at] ? undefined : findVerb(reading.tokens[at]?.norm ?? '')
    if (verb) verbs.push({ at, verb })
  }
  const clause: Clause = { first, last, sentence, mood: 'silent', verbs, flat }
  clause.mood = moodOf(reading, clause)
  return clause
}

function moodOf(reading: Reading, clause: Clause): Mood {
  const verbs = clause.verbs.filter(({ verb }) => verb.kind !== 'else')
  const flat = withoutAsking(clause.flat)
  if (cancels.test(flat)) return 'undone'
  const isPending =
    / (tivesse|tivessem|fosse|era|eram|seria|ser|ter|teria|sera|for|estaria|deveria) /.test(flat)
  const done = verbs.filter(
    ({ verb }) => verb.form === 'i-did' || (verb.form === 'participle' && !isPending),
  )
  const isForced =
    / (tive que|tive de|tivemos que|tivemos de|precisei|precisamos|acabei|acabamos|acabo de|acabei de|fui|consegui|resolvi|inventei de|cai na besteira|ainda tive) /.test(
      flat,
    )
  const isWish = wishes.test(flat)
  const lastWish = isWish ? flat.search(wishes) : -1
  if (isNegated(reading, clause)) return 'undone'
  if (/ (consegui|consegui por|conseguimos) (por|pagar|comprar|um|uma|o|a) /.test(flat))
    return 'done'
  if (isForced && verbs.length > 0 && !/ (quase|vou|quero) /.test(flat)) return 'done'
  if (done.length > 0) {
    const isAfterWish =
      isWish && flat.indexOf(` ${reading.tokens[done[0]?.at ?? 0]?.norm} `) > lastWish
    const isNear =
      / (nem sei|nao sei se|nao lembro|nao tenho certeza|quase|por pouco|se eu|se a gente|pensei em|imagina|sera que|quando eu|assim que|vou ter|ia ter|queria ter|deveria ter|devia ter) /.test(
        flat,
      )
    return isNear || (isWish && !isAfterWish && !/ que /.test(flat)) ? 'undone' : 'done'
  }
  if (measured.test(flat) && !/ (reais|conto|r \$) /.test(flat)) return 'else'
  if (isWish || / (vai|vao) \p{L}+r /u.test(flat)) return 'undone'
  if (verbs.some(({ verb }) => verb.form === 'undone')) return 'undone'
  if (verbs.some(({ verb }) => verb.form === 'they-did')) return theirMood(reading, clause)
  if (sights.test(flat) || worth.test(flat)) return 'undone'
  if (verbs.some(({ verb }) => verb.form === 'gerund')) return 'done'
  if (
    / eh /.test(flat) ||
    / (esta|estao|estava|estavam|continua) (a |por |uns |r |\$ )*\d/.test(flat)
  )
    return 'stated'
  // Written without its accent: "o salario minimo e 1.518".
  if (/^[^\d]* \p{L}+ e (r \$ )?\d[\d.,]* $/u.test(flat)) return 'stated'
  if (verbs.length === 0 && clause.verbs.length > 0) return 'else'
  if (verbs.some(({ verb }) => verb.form === 'i-do' || verb.form === 'they-do')) return 'undone'
  if (verbs.some(({ verb }) => verb.form === 'infinitive' && verb.kind !== 'hand')) return 'undone'
  return 'silent'
}

/** Whether a money verb of the clause stands right after a negation. */
function isNegated(reading: Reading, clause: Clause): boolean {
  const match = negations.exec(clause.flat)
  if (!match) return false
  const word = clause.flat.slice(match.index + match[0].length).split(' ')[0] ?? ''
  return findVerb(word) !== undefined || (word === '' && reading.tokens.length > 0)
}

export const payers =
  /^(cliente|clientes|chefe|patrao|patroa|empresa|firma|alun[oa]|alunos|inquilin[oa]|comprador|compradora|fregues|freguesa|governo|inss|prefeitura|contratante|paciente|escritorio|agencia|loja|seguradora|operadora|hospede)$/
const people =
  /^(ele|ela|eles|elas|voce|voces|mae|pai|irmao|irma|irmaos|filho|filha|marido|esposa|mulher|namorad[oa]|noiv[oa]|amig[oa]|amigos|vizinh[oa]|tio|tia|prim[oa]|avo|vo|vovo|vovo|sogr[oa]|cunhad[oa]|colega|colegas|galera|pessoal|cara|fulano|alguem|povo|gente|menin[oa]|chefe|neto|neta)$/

/** A deed in the third person: a bill or an arrival, the writer's group, a payer, or a stranger. */
function theirMood(reading: Reading, clause: Clause): Mood {
  const { flat, verbs } = clause
  const own = verbs.find(({ verb }) => verb.form === 'they-did' && verb.kind !== 'else')
  if (!own) return 'silent'
  if (/ (a gente|nos) /.test(flat)) return 'done'
  const subject = subjectOf(reading, clause, own.at)
  const isGivenToMe = / (me|pra mim|para mim|pro meu pix|na minha conta) /.test(flat)
  if (own.verb.kind === 'cost' || own.verb.kind === 'arrive') {
    const isPerson = people.test(subject) && own.verb.kind === 'cost' && / deu | deram /.test(flat)
    return isPerson && !isGivenToMe ? 'other' : 'done'
  }
  if (own.verb.kind === 'refund' || isGivenToMe) return 'done'
  const word = reading.tokens[own.at]?.norm ?? ''
  if (/^(cobr|debit|descont)/.test(word)) return 'done'
  // "pagaram meu freela": they, whoever they are, paid the writer.
  if (subject === '' && /^(pagaram|depositaram|mandaram|transferiram|enviaram)$/.test(word))
    return 'done'
  const isPaying = own.verb.kind === 'give' || /^(pag|quit)/.test(word)
  return payers.test(subject) && isPaying ? 'done' : 'other'
}

/** The head of what stands before the verb: its last word that is a person, else its first noun. */
export function subjectOf(reading: Reading, clause: Clause, verbAt: number): string {
  let noun = ''
  for (let at = clause.first; at < verbAt; at += 1) {
    const { norm, kind } = reading.tokens[at] ?? { norm: '', kind: 'mark' }
    if (people.test(norm) || payers.test(norm)) return norm
    if (kind === 'word' && !noun && norm.length > 2) noun = norm
  }
  return noun
}
