import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const keep =
  'cadastra|cadastre|cadastrar|bota|botar|coloca|coloque|colocar|anota|anote|anotar|poe|ponha|' +
  'registra|registrar|lanca|lancar|adiciona|adicionar|inclui|incluir|salva|salvar'

const wished = new PhraseBook('that bills are to be kept', [
  {
    means: 'wished',
    say: `^ [lya|agora|entao|oi|isso|,] [agora|,|eu] {want}|vou|vamos|preciso [de] ${keep} [ai|pra] [mim] [as|minhas|umas|meus|os] contas|boletos [fixas|mensais] [do|da|de|ai|aqui] ..2 $`,
    like: 'quero cadastrar minhas contas',
  },
  {
    means: 'wished',
    say: `^ [lya|agora|entao|oi|isso|,] [agora|,] ${keep} [ai|pra] [mim] [as|minhas|umas|meus|os] contas|boletos [fixas|mensais] [do|da|de|ai|aqui] ..2 $`,
    like: 'cadastra as contas do salão',
  },
  {
    means: 'asked',
    say: `^ [lya|oi|e|,] como [que|eh] [que|eu] [eu|faco] [pra|para] cadastro|cadastrar|coloco|colocar|boto|botar|adiciono|adicionar uma|minhas|as|umas conta|contas [fixa|fixas|do] [mes] [?] $`,
    like: 'como cadastro uma conta?',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'recurring', 'help']

/**
 * The turn of "cadastra as contas do salão", of which none is told yet: how to tell them is said,
 * and they are nothing that was bought. Null for any other message.
 */
export function wishedBillsTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  if (!readable.includes(intent) || reading.amounts.length > 0 || !wished.isIn(reading)) return null
  const read = { intent: 'help', confidence: 90 } as const
  return say(input, read, { kind: 'talk', talk: 'how.recurring' })
}

/**
 * The turn of "aluguel 450 dia 5", right behind that: a bill of every month, and nothing that was
 * paid on the 5th that is over. Null for any other message.
 */
export function toldAsWishedTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (told.state.rule !== 'wished-bills') return null
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length === 0 || leans('monthly', reading)) return null
  const text = everyMonth(told.text)
  if (text === told.text) return null
  const turn = understand({ ...told, text })
  const isKept = turn.effects.every(({ kind }) => kind === 'create-recurring')
  return isKept && turn.effects.length > 0 ? turn : null
}

/** "dia 5" is that of every month. */
export function everyMonth(text: string): string {
  return text.replace(/(?<!todo )\b(?:no )?dia (?=\d)/gi, 'todo dia ')
}
