import { withDaysOut } from '#conversation/apart/leant/days-out.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

type Leant = 'same-day' | 'parts-left' | 'goal-of-that' | 'due' | 'household' | 'comes' | 'net'

const household = 'esposa|marido|esposo|mulher|companheira|companheiro|namorada|namorado|{kin}'

const leant = new PhraseBook<Leant>('what leans on another part of the message', [
  {
    means: 'same-day',
    say: '[tambem] [no|na|nesse|neste|nessa] mesmo|mesma|msm dia|data',
    not: ['do|da|de|um mesmo|mesma|msm'],
    like: 'parcela da moto 487 todo dia 5, e o seguro 89 no mesmo dia',
  },
  {
    means: 'parts-left',
    say: 'parcela|prestacao|financiamento ..4 @ [reais] [todo] dia # , [ainda] faltam|restam # [ainda]',
    not: ['paguei|quitei'],
    like: 'parcela da moto, 487 dia 5, faltam 22 ainda',
  },
  {
    means: 'goal-of-that',
    say: 'meta disso|pra|com [isso] ,|:|.',
    like: 'faz uma meta disso, viagem jeri 2000 até julho',
  },
  {
    means: 'due',
    say: 'conta|boleto|fatura|mensalidade d* ..2 eh|deu|veio [de] [r] [$] @ [reais] pro|para [o] dia #',
    like: 'remédio 27,90 hoje, e a conta de gás é 88 pro dia 10',
  },
  {
    means: 'household',
    say: `salario|pagamento|aposentadoria [d*|foi|eh|,|:] [r] [$] @ [reais] ,|e|. [r] [$] @ [reais] do|da meu|minha ${household} [.|!] $`,
    like: 'Salário de 14.850, 2.500 da minha esposa',
  },
  {
    means: 'comes',
    say: 'tenho [tambem|ainda] a|uma pensao do|da|por falecido|falecida|finado|finada|inss|morte|viuvez|viuva [,] [mais] [de] [r] [$] @ [reais] [,] no dia',
    like: 'E tenho a pensão do falecido, mais 1.100, no dia 1º',
  },
  {
    means: 'net',
    say: 'descontaram|descontou|tiraram|tirou|comeu|debitaram [r] [$] @ [reais] [do|de|no] consignado|emprestimo|inss|vale|plano ,|.|e|; [e|ai] [na|no] [mao|conta] so veio|caiu|entrou|sobrou|recebi|chegou|ficou [r] [$] @ [reais] [.|!] $',
    like: 'descontaram 310 do consignado, na mão só veio dois mil e oito',
  },
])

/**
 * The message with what leans on another part of it written out, so that each part may be heard by
 * itself: "no mesmo dia" is the day that is told before, and "faltam 22" is of parts.
 */
export function writtenOut(input: TurnInput): TurnInput {
  if (!/\d/.test(input.text)) return input
  const dated = withDaysOut(input.text)
  const told = dated === input.text ? input : { ...input, text: dated }
  const reading = readMessage(told.text, told.today)
  const all = leant.findAll(reading)
  // What begins with a word that may be left out is found twice.
  const found = all.filter(({ first, last }) => {
    return !all.some((one) => one.first < first && one.last >= last)
  })
  const text = found.toReversed().reduce((said, one) => {
    const span = { first: one.first, last: one.last }
    const own = inPlace(one.means, reading, span)
    return own === null ? said : put(said, reading, own)
  }, reading.text)
  return text === reading.text ? told : { ...told, text }
}

interface Span {
  first: number
  last: number
}

interface Put extends Span {
  text: string
}

function put(said: string, { tokens }: Reading, { first, last, text }: Put): string {
  return said.slice(0, tokens[first]?.start) + text + said.slice(tokens[last]?.end)
}

function inPlace(means: Leant, reading: Reading, span: Span): Put | null {
  const { tokens } = reading
  const at = (word: string) => {
    const found = tokens.findIndex(({ norm }, index) => index >= span.first && norm === word)
    return found <= span.last ? found : -1
  }
  if (means === 'same-day') return sameDay(reading, span)
  if (means === 'goal-of-that') return { ...span, text: 'meta' }
  if (means === 'household' || means === 'net') return ofPay(means, reading, span)
  const day = at('dia')
  if (means === 'parts-left') {
    const left = Math.max(at('faltam'), at('restam'))
    const said = tokens[day - 1]?.norm === 'todo' ? 'dia' : 'todo dia'
    const between = sliceOf(reading, { first: day + 1, last: left + 1 })
    return { first: day, last: span.last, text: `${said} ${between} parcelas` }
  }
  const lead = tokens[day - 1]?.norm === 'o' ? day - 2 : day - 1
  const verb = means === 'due' ? ', vence' : ', cai no'
  return { first: lead, last: day, text: `${verb} dia` }
}

/** The one day of the month that is told before it. */
function sameDay({ tokens, numbers }: Reading, span: Span): Put | null {
  const days = numbers.filter(({ first, last }) => {
    return last < span.first && tokens[first - 1]?.norm === 'dia'
  })
  const [only, another] = new Set(days.map(({ hundredths }) => hundredths))
  if (!only || another) return null
  const isMonthly = tokens.slice(0, span.first).some(({ norm }) => {
    return norm === 'todo' || norm === 'faltam' || norm === 'mensal'
  })
  return { ...span, text: `${isMonthly ? 'todo ' : ''}dia ${only / 100}` }
}

/** What somebody else was paid, and what was left of the own pay. */
function ofPay(means: 'household' | 'net', reading: Reading, span: Span): Put | null {
  const { amounts, tokens } = reading
  const [first, second] = amounts.filter((one) => one.first >= span.first && one.last <= span.last)
  if (!first || !second) return null
  const sum = sliceOf(reading, second)
  if (means === 'net') {
    const pay = tokens.find(({ norm }) => pays.has(norm))
    return { ...span, text: `recebi ${sum} de ${pay?.spelled ?? 'salário'} líquido` }
  }
  const mine = tokens.findIndex(({ norm }, at) => at > second.last && /^m(?:eu|inha)$/.test(norm))
  const who = sliceOf(reading, { first: mine, last: mine + 1 })
  return { first: first.last + 1, last: mine + 1, text: `. ${who} recebeu ${sum}` }
}

const pays = new Set(['aposentadoria', 'pensao', 'beneficio', 'salario'])

function sliceOf({ text, tokens }: Reading, { first, last }: Span): string {
  return text.slice(tokens[first]?.start, tokens[last]?.end)
}
