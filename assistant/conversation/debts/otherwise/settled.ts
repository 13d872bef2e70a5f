import { kin } from '#conversation/debts/otherwise/is-person.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** `owed`: the writer had got it; `lent`: the writer had given it. */
const loans = new PhraseBook<'owed' | 'lent' | 'known'>('a loan that is settled', [
  {
    means: 'owed',
    say: 'acertei|quitei|paguei|devolvi|dei|mandei|passei|fiz|pix|{for} ..8 @ ..8 que [ele|ela] [tinha|me|havia] [me] [tinha] emprestou|emprestado|arrumou|arrumado',
    like: 'acertei com a minha irmã os 100 que ela me emprestou',
  },
  {
    means: 'owed',
    say: '^ ..4 @ [reais] {for} ..4 , ..3 que ele|ela [tinha|me|havia] [me] emprestou|emprestado|arrumou|arrumado',
    like: '100 pra mana, era o que ela me emprestou',
  },
  {
    means: 'owed',
    say: 'mandei|passei|fiz|dei|transferi|devolvi|paguei|pix ..3 @ [reais] {for} ..6 [eu] [tinha|havia] peguei|pegado|pego|pedi|pedido|tomado ..2 emprestado|emprestados',
    like: 'mandei um pix de 80 pro meu primo, que eu tinha pegado emprestado',
  },
  {
    means: 'owed',
    say: 'devo mais nada ..6 [,|.] ..2 dei|paguei|acertei|mandei|devolvi ..3 @',
    like: 'não devo mais nada a minha irmã, dei os 100',
  },
  {
    means: 'owed',
    say: 'acertei|quitei|paguei|devolvi|dei|mandei|passei|transferi [r] [$] @ [reais] {for} ..3 , [que|pois|eu] [eu] estava|tinha [ficado] devendo|divida [isso|pra|pro|a|ao|com] [ele|ela] [,|.|!] $',
    like: 'paguei 100 pra minha mana, tava devendo pra ela',
  },
  {
    means: 'lent',
    say: 'deu|pagou|mandou|passou|acertou|devolveu|transferiu [r] [$] @ [reais] d* que [ele|ela] [ainda|estava] [me] deve|devia|devendo [ainda|hoje|agora|ja|,|.|!] $',
    not: [
      'nao|vai|ainda deu|pagou|mandou',
      'que [ele|ela] [ainda|estava] deve|devia|devendo [no|na|ao|pro|pra]',
    ],
    like: 'o primo deu 50 do que me deve',
  },
  {
    means: 'known',
    say: 'deu|pagou|mandou|passou|acertou|devolveu [r] [$] @ [reais] da|daquela divida [dele|dela] [hoje|agora|ja|,|.|!] $',
    not: ['nao|vai|ainda deu|pagou|mandou'],
    like: 'primo pagou 20 da dívida',
  },
  {
    means: 'lent',
    say: '@ [reais] d* ..3 de volta ..4 [tinha|havia] emprestado|emprestei|emprestimo',
    like: '100 do Beto de volta, eu que tinha emprestado no mês passado',
  },
  {
    means: 'lent',
    say: '@ [reais] d* ..2 [,] [do] emprestimo [d*] ..3 pago|quitado|acertado|devolvido',
    not: ['banco|nubank|caixa|consignado|parcela'],
    like: '100 do Beto, empréstimo do mês passado, pago',
  },
])

const stems = ['emprest', 'arrum', 'devo mais', 'devendo', 'deve', 'devia', 'divida']

/** It was spent of what was lent, or came: nothing is settled. */
const spent = new PhraseBook('paid with what was lent', [
  {
    means: 'spent',
    say: 'com o|a|os|as|aquele|aquela dinheiro|grana|que',
    like: 'paguei 50 da luz com o dinheiro que ela me emprestou',
  },
])
const otherDeeds = new Set(
  'recebi ganhei caiu entrou comprei gastei gastou vou gorjeta carro moto'.split(' '),
)

/**
 * The turn of "acertei com a minha irmã os 100 que ela me emprestou" and "100 do Beto de volta, eu
 * tinha emprestado", as by the plainest words for it. Null for any other message.
 */
export function settledTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  const said = fold(told.text)
  if (!stems.some((stem) => said.includes(stem))) return null
  const reading = readMessage(told.text, told.today)
  const found = loans.find(reading)
  const [sum, another] = reading.amounts
  if (!found || !sum || another || sum.isForeign || isQuestion(reading)) return null
  if (found.means === 'owed' && isOfElse(reading)) return null
  // Whose debt is spoken of so is only known where just that person owes the writer.
  if (found.means === 'known' && !isOwing(told, reading)) return null
  const who = whoIn(reading) ?? (found.means === 'lent' ? whoBehind(reading, sum) : null)
  if (who === null) return null
  const { tokens, text } = reading
  const figure = text.slice(tokens[sum.first]?.start, tokens[sum.last]?.end)
  const when = reading.flat.includes(' ontem ') ? 'ontem ' : ''
  const plain =
    found.means === 'owed'
      ? `${when}devolvi ${figure} pra ${who}`
      : `${when}${who} me devolveu ${figure}`
  const turn = understand({ ...told, text: plain })
  return turn.reply.kind === 'log' ? turn : null
}

function isOwing({ state: { owed = [] } }: TurnInput, { tokens }: Reading): boolean {
  const who = tokens.filter(({ norm }) => kin.has(norm) || isFirstName(norm))
  return owed.some(({ words }) => who.some(({ norm }) => words.includes(norm)))
}

/** "paguei 50 da luz com o dinheiro que ela me emprestou" settles nothing. */
function isOfElse(reading: Reading): boolean {
  const isNamed = ({ norm }: { norm: string }) => {
    if (otherDeeds.has(norm)) return true
    return isThing(norm) && !kin.has(norm) && !isFirstName(norm) && !ofLoan.has(norm)
  }
  return spent.isIn(reading) || reading.tokens.some(isNamed)
}

const ofLoan = new Set(['pix', 'emprestimo', 'emprestado', 'dinheiro', 'grana'])

/** Whom anybody may be called as well: "mana, gastei 20". */
const fondly = new Map([
  ['mana', 'irmã'],
  ['mano', 'irmão'],
])

/** "minha irmã", "Beto": the first who is named. */
function whoIn({ tokens, text }: Reading): string | null {
  const at = tokens.findIndex(({ norm }) => kin.has(norm) || isFirstName(norm))
  const word = tokens[at]
  if (!word) return null
  const lead = tokens[at - 1]
  const isOwn = ['minha', 'meu', 'dona', 'seu'].includes(lead?.norm ?? '')
  const said = fondly.get(word.norm) ?? text.slice(word.start, word.end)
  if (lead && isOwn) return `${text.slice(lead.start, lead.end)} ${said}`
  return kin.has(word.norm) ? `${word.norm.endsWith('a') ? 'minha' : 'meu'} ${said}` : said
}

/** "100 do Beto de volta": the word behind the sum. */
function whoBehind({ tokens, text }: Reading, { last }: { last: number }): string | null {
  const at = tokens.findIndex(({ norm }, index) => index > last && /^d[aeo]$/.test(norm))
  const word = tokens[at + 1]
  return at > 0 && word?.kind === 'word' ? text.slice(word.start, word.end) : null
}
