import { remembered } from '#conversation/coming/owed.ts'
import { cutOut } from '#conversation/debts/beside/cut-out.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook, type PhraseRow, type Span } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const taking = 'levou|levaram|pegou|pegaram|comprou|compraram|comeu|tomou|bebeu'
const tick = 'fiado|fiada|fiados|fiadas|pendurado|pendurada'
const own = [
  'comprei|peguei|levei|almocei|jantei|tomei|comi|fiquei|pendurei|gastei|paguei|devo ..9 fiado|fiada',
]
const sum = '[uns|mais] [r] [$] @ [reais|conto]'

const row = (means: Means, say: string, like: string): PhraseRow<Means> => {
  return { means, say, like, not: own }
}

type Means = 'tick' | 'bought' | 'rest'

/** What somebody else has not paid yet, or bought as well, beside what is told. */
const besides = new PhraseBook<Means>('beside what came in', [
  row('tick', `${taking} ..3 ${sum} ..4 ${tick}`, 'a dona Cida levou 45 fiado'),
  row('tick', `${taking} [no] ${tick} ..2 ${sum}`, 'o Zé levou fiado 18'),
  row(
    'tick',
    `${taking} ..3 ${sum} ..2 na|no conta|caderno|caderneta|caderninho|prazo`,
    'o Zé levou 18 na conta',
  ),
  row('tick', `pendurou|penduraram ..2 ${sum}`, 'o Carlos pendurou 25'),
  row('tick', `ficou|ficaram [me] devendo ${sum}`, 'dona Maria ficou devendo 60'),
  row(
    'tick',
    `o|os|esses [r] [$] @ ..4 [que] ficou|ficaram|foi|eh|esta|sao [no] ${tick}`,
    'só os 45 da Cida que ficou fiado',
  ),
  row(
    'bought',
    `[ainda|tambem|ja] ${taking} [mais] ${sum} de|em|do|da`,
    'e ainda comprou mais 12 de cheiro verde',
  ),
  {
    means: 'rest',
    say: ',|.|;|e|mas [e|ai|agora|ainda|so] [ainda|so] fica|ficou|resta|restou|falta|faltam [ainda|so|me] [devendo] [r] [$] @',
    not: ['fica|ficou por', '@ de troco'],
    like: 'a cida pagou 20, fica 25',
  },
])

/** Somebody paid: what they buy beside that is sold to them. */
const paid = new PhraseBook('somebody paid', [
  {
    means: 'paid',
    say: 'pagou|pagaram|acertou|acertaram|quitou|devolveu|mandou|passou|transferiu|depositou|adiantou',
    not: ['nao|nem|vai|se ..2 pagou|acertou|mandou'],
    like: 'a Neide acertou os 30',
  },
  { means: 'paid', say: 'ela|ele|me [me] deu [me] [r] [$] @', like: 'ela deu 20' },
])

/**
 * The turn of "entrou 380 em dinheiro e a dona Cida levou 45 fiado": what is told beside it is
 * written, and what she owes is remembered; of "a Neide acertou os 30 e ainda comprou mais 15 de
 * bolo", who paid, both came in. Null for any other message.
 */
export function besideTickTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = told.text.toLowerCase()
  if (stems.every((stem) => !said.includes(stem))) return null
  const reading = readMessage(told.text, told.today)
  const { amounts } = reading
  // "vendi 12 marmitas a 18, a Cida levou 3 fiado": as many of those that are counted.
  if (amounts.length < 2 || amounts.some(({ times }) => times) || said.includes('?')) return null
  const found = besides.find(reading)
  const parts = found && cutOut(reading, found)
  if (!found || !parts) return null
  // "vendi um bolo de 70 pra Ana e ela ficou devendo 30": of the 70.
  if (found.means === 'tick' && isOfRest(parts)) return null
  const isSale = found.means === 'bought'
  if (found.means !== 'tick' && !paid.isIn(readMessage(parts.rest, told.today))) return null
  // "minha mãe me deu 100 e ainda comprou 60 de remédio pra mim": she sold nothing.
  const isGiven = fold(parts.rest)
    .split(' ')
    .some((word) => givers.has(word))
  if (isSale && (isGiven || said.includes(' pra mim'))) return null
  const draft = draftOf(told, isSale ? textOf(reading, found) : parts.piece)
  if (!draft) return null
  const turn = understand({ ...told, text: parts.rest })
  const { reply } = turn
  // "mas os 380 entrou sim, só os 45 da Cida que ficou fiado": both are known.
  const isKnown = turn.state.owed?.some((one) => one.draft.amountCents === draft.amountCents)
  if (reply.kind === 'done-before' && found.means === 'tick' && isKnown) return turn
  if (reply.kind !== 'log' || reply.left || turn.state.open) return null
  if (!reply.transactions.some(({ type }) => type === 'receita')) return null
  if (isSale) return soldToo(turn, draft)
  const { amountCents } = draft
  const isRest = found.means === 'rest'
  const [first] = reply.transactions
  const piece = { reading: readMessage(isRest ? parts.rest : parts.piece, told.today) }
  const who = whoIn(piece.reading)
  const named = isRest && first ? { ...first, amountCents } : tickOf(draft, who)
  // "a Cida pagou 20, fica 25", of 45 that are remembered: so much is left of them.
  const state = isRest && isKnown ? turn.state : withWho(remembered(turn.state, named, piece), who)
  return { ...turn, state, reply: { ...reply, left: { kind: 'owed', amountCents } } }
}

/** Without one of these in it no message holds what is looked for. */
const stems = [
  'lev',
  'peg',
  'compr',
  'com',
  'tom',
  'beb',
  'pendur',
  'fiad',
  'devendo',
  'fic',
  'rest',
  'falt',
]

const took = new Set([...taking.split('|'), 'pendurou', 'penduraram', 'ficou', 'ficaram'])
const titles = new Set(['dona', 'seu', 'seo'])
const articles = new Set(['o', 'a', 'os', 'as', 'e'])

/** Who it was stands before what they did, whatever they are called: "o Paulinho levou 12". */
function whoIn({ text, tokens }: Reading): string {
  const at = tokens.findIndex(({ norm }) => took.has(norm))
  const from = articles.has(tokens[0]?.norm ?? '') ? 1 : 0
  return at <= from ? '' : capital(text.slice(tokens[from]?.start, tokens[at - 1]?.end))
}

/** What is called by who took it was told by no thing. */
function tickOf(draft: TransactionDraft, who: string): TransactionDraft {
  const isWho = who !== '' && fold(draft.description).startsWith(fold(who))
  return isWho ? { ...draft, description: 'Fiado' } : draft
}

function withWho(state: ConversationState, who: string): ConversationState {
  const [newest, ...others] = state.owed ?? []
  if (!newest || newest.who !== undefined || who === '') return state
  return { ...state, owed: [{ ...newest, who }, ...others] }
}

const pronouns = new Set(['ela', 'ele', 'elas', 'eles'])

const givers = new Set(
  'mae pai vo avo marido esposa mulher filho filha irma irmao tio tia sogro sogra patrao chefe'.split(
    ' ',
  ),
)

/** Whether whoever owes it is who the rest tells of. */
function isOfRest({ piece, rest }: { piece: string; rest: string }): boolean {
  const said = fold(piece)
  const [name] = said.split(' ').filter((word) => !articles.has(word) && !titles.has(word))
  return (
    pronouns.has(name ?? '') ||
    fold(rest)
      .split(' ')
      .includes(name ?? '')
  )
}

function textOf({ text, tokens }: Reading, { first }: Span): string {
  return text.slice(tokens[first]?.start)
}

/** What it comes to, as it will have come in. */
function draftOf(told: TurnInput, text: string): TransactionDraft | null {
  const index = indexCategories(told.categories, told.learned)
  const reading = readMessage(text, told.today)
  const options = { isTold: true, type: 'receita' } as const
  const [only, another] = readTransactions(reading, index, options).transactions
  return only && !another && only.draft.amountCents > 0 ? only.draft : null
}

/** One more that came in with those that are written. */
function soldToo(turn: Turn, draft: TransactionDraft): Turn | null {
  const { reply } = turn
  if (reply.kind !== 'log') return null
  const effects = turn.effects.map((one) =>
    one.kind === 'create-transactions'
      ? { ...one, transactions: [...one.transactions, draft] }
      : one,
  )
  return { ...turn, effects, reply: { ...reply, transactions: [...reply.transactions, draft] } }
}
