import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { thingOf } from '#understanding/intents/commitments/subject-said.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'

const marks =
  / (marca|marque|marcar|da baixa|dar baixa|de baixa|dar como|como pag[oa]|como quitad[oa]|ja foi pag[oa]|ja foi quitad[oa]|esta pag[oa]|foi pag[oa] ja|pode marcar|ja esta pag[oa]|ja pago|ja paga|pagamento (da|do|de) [^,;.]{1,25} (ja )?(fiz|feito|foi feito|realizei)) | (boleto|conta|fatura|parcela|mensalidade|aluguel|condominio|luz|agua|internet|energia) [^,;.]{0,25}(pag[oa]|quitad[oa]) (hoje )?(ontem )?[.! ]*$/

const wasPaid = new PhraseBook('that a bill was paid, with its time of the day', [
  {
    means: 'paid',
    say: '^ [ja] o|a|meu|minha boleto|conta|fatura|parcela|mensalidade|aluguel|condominio|luz|agua|internet|energia|escola|plano|seguro|iptu|ipva ..4 foi|esta|ja [ja] pago|paga|quitado|quitada [hoje|ontem|anteontem|agora|ja] [bem|logo|pela|de|a] [manha|tarde|noite|cedo|cedinho] [por|pelo|pela|com] [mim|app|pix|lotericas|loterica] [.|!] $',
    not: ['nao foi|esta|pago|paga', 'foi pago|paga por'],
    like: 'o condomínio deste mês foi pago hoje pela manhã',
  },
])

/** "pensão paga", "netflix paga hoje": nothing but the bill, and that it is paid. */
function isBillPaid({ tokens }: Message['reading']): boolean {
  const [thing, done, day, more] = tokens.filter(({ kind }) => kind !== 'mark')
  const isDone = paid.has(done?.norm ?? '') && (!day || days.has(day.norm)) && !more
  return isDone && thing?.kind === 'word' && isThing(thing.norm) && !staff.has(thing.norm)
}

const paid = new Set('paga pago pagas pagos quitada quitado'.split(' '))
const days = new Set(['hoje', 'ontem', 'ja', 'agora'])

/** Who pays, as much as who is paid. */
const staff = new Set(['{staff}', '{kin}'].flatMap(wordsOf))

/** An existing bill that was paid. */
export function recognisePay(message: Message): Read | null {
  const { reading } = message
  const isMarked = marks.test(reading.flat) || wasPaid.isIn(reading) || isBillPaid(reading)
  if (!isMarked || reading.amounts.length > 0) return null
  if (isQuestion(reading) || asksWhether(reading)) return null
  if (/ nao (foi|esta|paguei|pag[oa]|quitad[oa]) /.test(reading.flat)) return null
  // "vai ser pago hoje"
  if (reading.tokens.some(({ norm }) => norm === 'ser' || norm === 'sera')) return null
  // Elsewhere the card is a way of paying; here it is the bill.
  const isCard = / (cartao|fatura) /.test(reading.flat)
  const fields = { ...(isCard ? { description: 'Fatura do cartão' } : {}), ...thingOf(message) }
  return { intent: 'pay', confidence: 85, fields }
}
