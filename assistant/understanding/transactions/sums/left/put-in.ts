import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const putting = new PhraseBook('a part that another put in', [
  {
    means: 'part',
    say: 'pos|puseram|botou|botaram|colocou|colocaram|inteirou|inteiraram [com] [mais] [r] [$] @',
    not: ['@ de', 'me pos|botou|colocou'],
    like: 'mercado 341,18, o Luiz pôs 41,18',
  },
  {
    means: 'part',
    say: 'entrou|entraram|ajudou|ajudaram|completou|completaram|contribuiu com [r] [$] @',
    not: ['me ajudou|ajudaram'],
    like: 'churrasco saiu 240 e meu cunhado entrou com 80',
  },
  {
    means: 'gave',
    say: 'deu|deram [uns] [r] [$] @',
    not: [
      'me|nos deu|deram',
      '@ [reais] ..1 [o] resto|restante|falta|faltam|faltou',
      '@ d*|cada',
      '@ [reais] [pra|para|pro|de] cada|troco|desconto|gorjeta',
    ],
    like: 'gasolina 120, a Carol deu 60',
  },
])

const bearers = 'empresa|firma|trabalho|escola|convenio|plano|seguro|faculdade|sindicato'
const relatives = '{kin}|irmao|irma|filho|filha|namorado|namorada|ex|mulher|cunhado|cunhada'

const bearing = new PhraseBook('a part of it that another bears', [
  {
    means: 'part',
    say: `${bearers}|${relatives} paga|banca|cobre|custeia|subsidia|arca [com] [uns] [r] [$] @`,
    not: ['vai|se|quando|nao ..3 paga', '@ por|de|pelo|pela'],
    like: 'o plano de saúde é 1.100 e a empresa paga 600',
  },
  {
    means: 'part',
    say: `${bearers} cobriu|bancou|custeou|pagou|subsidiou [r] [$] @`,
    not: ['nao|ainda cobriu|pagou', '@ por|de|pelo|pela'],
    like: 'a consulta foi 350 e o convênio cobriu 210',
  },
  {
    means: 'part',
    say: 'popular|sus|prefeitura|governo|patrao|patroa|chefe|igreja|clube cobriu|bancou|custeou|subsidiou [r] [$] @',
    not: ['nao|ainda cobriu', '@ por|de|pelo|pela'],
    like: 'o remédio deu 62, mas a farmácia popular cobriu 20',
  },
])

/** `mercado 341,18, o Luiz pôs 41,18`: what another put in is no expense of the writer. */
export function takePutIn(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, ...more] = segments
  if (!whole || !part || more.length > 0 || part.valueCents >= whole.valueCents) {
    return [...segments]
  }
  const isPut =
    !isEarned(reading, whole) && isPutIn(reading, { first: whole.amount.last + 1, last: part.last })
  return isPut ? [withStep(whole, { by: 'less', cents: part.valueCents })] : [...segments]
}

/** Whether the words from one token to another tell of what is earned. */
export function isEarned({ tokens }: Reading, { first, last }: Span): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => findVerb(norm)?.kind === 'earn')
}

/** Whether somebody who is named put in the sum that these tokens hold. */
export function isPutIn(reading: Reading, span: Span): boolean {
  if (bearing.isIn(reading, span)) return true
  const found = putting.find(reading, span)
  if (!found) return false
  if (!isSomebody(reading, found.first - 1)) return false
  // "o almoço deu 60" is what that came to; a word that means nothing else is a name.
  const word = reading.tokens[found.first - 1]?.norm ?? ''
  return found.means === 'part' || isSomeone(word) || findMeanings(word) === undefined
}

const articles = new Set('o a os as meu minha meus minhas'.split(' '))

/** `o Luiz`, `minha mãe`, `ela`: right before what was done. */
export function isSomebody({ tokens }: Reading, at: number): boolean {
  const word = tokens[at]?.norm ?? ''
  if (tokens[at]?.kind !== 'word' || word === 'eu') return false
  const lead = tokens[at - 1]?.norm ?? ''
  return isSomeone(word) || articles.has(lead)
}
