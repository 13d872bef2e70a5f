import type { TurnInput } from '#conversation/turn.ts'
import { weekdays } from '#language/days/words.ts'
import { findNumberWord } from '#language/number-words.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { featuresOf } from '#opinion/features.ts'
import { opinionIntents } from '#opinion/intents.ts'
import { learnedModel } from '#opinion/learned.ts'
import type { Model } from '#opinion/several.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { readTokens } from '#understanding/reading.ts'

/** What may speak of the rest: a denial, a share, a means, an order, or what was told before. */
const leaning = words(
  'nao nem nunca nada resto metade parte tudo todo toda todos todas tambem mesmo mesma outro outra ' +
    'outros outras esse essa esses essas este estes estas isso isto aquele aquela aquilo dele dela ' +
    'deles delas cada junto juntos errado errada enganei mentira brincadeira zoeira sim ja so mais ' +
    'menos apenas quase se quando quanto quantos qual quais quem conta contas banco cartao credito ' +
    'debito pix boleto dinheiro compra compras valor saldo salario meta limite gasto gastos fiado ' +
    'divida nota sinal desconto preco troco apaga tira muda troca corrige bota poe anota coloca ' +
    'vou vamos quero deixa depois deus volta devolve recupera restaura ajeita ajusta conserta ' +
    'trocado trocados trocada trocadas inverti invertido invertidos confundi contrario engano errei',
)
const pointing = words(
  'ele ela eles elas dele dela deles delas lhe nele nela la isso esse essa disso',
)
const present = words('esta estou estao estamos eh vem tem')
const gone = words('ontem anteontem')
const ahead = words('de desde ate')

/** How likely a sentence must be talk to be left out. */
const talkMin = 0.7
const asTalk = opinionIntents.indexOf('none')
const ofSentence = /[^.!?…\n]+[.!?…\n]*\s*/g

/**
 * What was told without the sentences around it that are mere talk: "nossa que chuva aqui. bar 62"
 * is a short message, and "gastei 62 sexta. tô cansada hoje" tells nothing of today. One that
 * is nothing else stays as it is, for it is answered.
 */
export function amidTalk(told: TurnInput): TurnInput {
  const { text, model = learnedModel } = told
  if (model === null || !/[.!?…\n]\s/.test(text)) return told
  const sentences = text.match(ofSentence) ?? []
  if (sentences.length < 2 || sentences.length > 8 || sentences.join('') !== text) return told
  const talk = sentences.map((sentence) => talkIn(sentence, model))
  const rest = sentences.filter((_, at) => talk[at] === null)
  const isAround = rest.length > 0 && rest.length < sentences.length
  if (!isAround) return told
  // "minha mãe tá aqui. dei 50 pra ela": the rest is not told without it.
  const said = readTokens(rest.join(''))
  if (said.some(({ norm }) => pointing.has(norm))) return told
  const isDated = said.some((token) => isPastDay(token))
  const kept = sentences.filter((_, at) => {
    const found = talk[at]
    return !found || (!isDated && tellsDay(found))
  })
  return kept.length < sentences.length ? { ...told, text: kept.join('').trim() } : told
}

/** The tokens of a sentence that says nothing of money, nor of the rest. */
function talkIn(sentence: string, model: Model): readonly Token[] | null {
  if (sentence.length > 90 || /[\d?:\n]|R\$/.test(sentence)) return null
  const tokens = readTokens(sentence.trim())
  const told = tokens.filter(({ kind }) => kind === 'word')
  if (told.length < 2 || told.some(({ norm }) => isOfMoney(norm))) return null
  const chance = model(featuresOf(tokens, 'first'))[asTalk] ?? 0
  return chance >= talkMin ? tokens : null
}

/** Whether a word may be of money, or speak of what is told beside it. */
export function isOfMoney(word: string): boolean {
  if (leaning.has(word) || findNumberWord(word) || findMeanings(word)) return true
  const verb = findVerb(word)
  return verb !== undefined && verb.sense !== 'other'
}

function isPastDay({ norm }: Token): boolean {
  return gone.has(norm) || weekdays.has(norm)
}

/** A day gone by may be that of what is told beside it; that of "febre desde ontem" is not. */
function tellsDay(tokens: readonly Token[]): boolean {
  if (tokens.some(({ norm }) => present.has(norm))) return false
  return tokens.some((token, at) => isPastDay(token) && !ahead.has(tokens[at - 1]?.norm ?? ''))
}
