import type { Token } from '#language/tokens.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

/** What stands before a day that is told without its word: "no 5", "vence 5". */
const leads = new Set('no todo pro cai caem vence vencem vencendo vencimento venc'.split(' '))
/** What may stand behind it, where it counts nothing. */
const behind = new Set([',', ';', '.', ')', '!', '|', 'e', 'todo'])
const dayMax = 31

const counts = new Set('duas dois tres quatro cinco seis sete'.split(' '))
const things = new Set(['conta', 'contas', 'boleto', 'boletos'])

/**
 * Of bills that are listed, "620 de aluguel no 5, 55 do celular no 12": these figures are days, and
 * "tenho três contas fixas" says how many they are. The message as it is where it lists none.
 */
export function withDaysNamed(message: Message): Message {
  const { reading, index } = message
  const isListing = leans('monthlyFees', reading) || leans('due', reading)
  if (!isListing) return message
  const own = readMessage(saidInFull(reading), reading.today)
  // "55 do telefone dia 12" was doubted to be money, which among others with their days it is.
  const isSame = own.text === reading.text && own.amounts.length === reading.amounts.length
  return isSame ? message : { ...message, reading: own, account: readTransactions(own, index) }
}

function saidInFull(reading: Reading): string {
  const { days, text, tokens } = reading
  const bare = tokens.flatMap((_, at) => (isBareDay(reading, at) ? [at] : []))
  const named = new Set(bare.length + days.length < 2 ? [] : bare)
  const said = tokens.map((token, at) => {
    const whole = text.slice(token.start, tokens[at + 1]?.start)
    if (isCount(token, tokens[at + 1])) return ''
    return named.has(at) ? `dia ${whole}` : whole
  })
  return said.join('')
}

function isBareDay({ text, tokens }: Reading, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const day = token?.kind === 'number' ? Number(token.norm) : 0
  const isDay = Number.isInteger(day) && day >= 1 && day <= dayMax
  if (!token || !isDay || !leads.has(before?.norm ?? '')) return false
  const isLast = !next || text.slice(token.end, next.start).includes('\n')
  return isLast || behind.has(next.norm)
}

function isCount({ kind, norm }: Token, next: Token | undefined): boolean {
  const isNumber = kind === 'number' ? norm.length === 1 : counts.has(norm)
  return isNumber && things.has(next?.norm ?? '')
}
