import { cents } from '@lya/core/amounts/cents.ts'
import type { Effect } from '#conversation/effect.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const kept = new PhraseBook('a sum that is saved already', [
  {
    means: 'kept',
    say: 'ja|tenho|temos [tenho|temos|juntei|guardei|separei|consegui] [juntar|guardar] [uns] [r] [$] @',
    like: 'meta de trocar de celular que custa 2000 e já tenho 300 guardado',
  },
  {
    means: 'kept',
    say: 'guardei|juntei|separei|poupei|reservei|guardamos|juntamos [ja|hoje] [uns] [r] [$] @',
    like: 'guardei 200 pra meta do freezer que custa 1800',
  },
  {
    means: 'kept',
    say: '@ [reais] [ja] guardado|guardados|juntado|juntados|separado|separados|reservado|reservados|guardadinho',
    like: 'tenho 500 guardado',
  },
  {
    means: 'kept',
    say: '@ [reais] [eu|a] [gente] ja tenho|temos|guardei|juntei|separei|reservei|esta|estao|tem|foi|foram',
    like: 'quero juntar 3000 pra geladeira, 400 já guardei',
  },
  {
    means: 'kept',
    say: 'ja|estou|to com|tem|tinha|tinhamos|esta [com] [uns] [r] [$] @',
    like: 'meta cirurgia 7 mil, já tem 1.900 na poupança',
  },
])

const plainly = new PhraseBook('a sum that is saved, in the fewest words', [
  {
    means: 'kept',
    say: 'guardado|guardados|separado|separados|juntado|tenho [:|ja] [r] [$] @',
    like: 'meta geladeira 3000 até maio, guardado 400',
  },
])

const paid = new PhraseBook('what is paid of a debt', [
  {
    means: 'kept',
    say: 'ja|tambem paguei|pagamos|quitei|quitamos|dei|abati [uns] [r] [$] @',
    like: 'meta de quitar o carro: 9.000, já paguei 1.500',
  },
  { means: 'kept', say: '@ [reais] pago|pagos|quitado|quitados', like: 'com 800 pagos' },
])
/** "tenho 300 pra receber" are not there yet. */
const toCome = new PhraseBook('a sum that is yet to come, or to be paid', [
  {
    means: 'comes',
    say: 'tenho|temos [uns] [r] [$] @ [reais] pra|para|a|de|na|no|em receber|cair|entrar|pagar|gastar|divida|cartao|aluguel',
    like: 'quero um celular de 2000, tenho 300 pra receber',
  },
])
const clears = new Set('quitar pagar abater divida dividas emprestimo financiamento'.split(' '))

/** What is saved already, told with a new goal: a deposit into it; null where none is. */
export function savedBeside(
  { reading }: Message,
  { fields = {} }: Pick<Candidate, 'fields'>,
): Effect | null {
  const isDebt = reading.tokens.some(({ norm }) => clears.has(norm))
  const found = kept.find(reading) ?? plainly.find(reading) ?? (isDebt ? paid.find(reading) : null)
  const amount = reading.amounts.find(({ first, last }) => {
    return found !== null && found.first <= first && last <= found.last
  })
  const value = Math.round(amount?.valueCents ?? 0)
  if (value <= 0 || value === fields.amount || reading.amounts.length !== 2) return null
  if (leans('monthly', reading) || toCome.isIn(reading)) return null
  const { description = 'Minha meta' } = fields
  const name = capital(description)
  return { kind: 'deposit', amountCents: cents(value), goal: { id: null, name } }
}
