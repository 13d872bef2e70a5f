import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const unpaid = new PhraseBook('that nothing was paid yet', [
  {
    means: 'unpaid',
    say: 'nao paguei|pagamos|paga|gastei [ainda|nao]',
    like: 'não paguei ainda, é todo mês dia 5',
  },
  {
    means: 'unpaid',
    say: 'nao foi|foram|esta|estao|ta pago|paga|pagos|pagas [ainda]',
    like: 'não foi pago ainda, é todo mês dia 5',
  },
  {
    means: 'unpaid',
    say: 'nem [foi] paguei|pagamos|pago|paga',
    like: 'essa eu nem paguei, é de todo mês',
  },
  { means: 'unpaid', say: 'paguei nada', like: 'paguei nada, é conta de todo mês' },
  {
    means: 'unpaid',
    say: 'nao eh|foi|era [um|uma] gasto|gastos|despesa|compra|pagamento',
    not: ['gasto|gastos|despesa|compra|pagamento que'],
    like: 'não é um gasto, é conta mensal',
  },
  {
    means: 'unpaid',
    say: 'ainda|continua|segue ..2 [em] aberto|aberta|abertas|abertos|pendente|pendentes|vencer|pagar',
    like: 'ainda tá em aberto, é conta mensal',
  },
  {
    means: 'unpaid',
    say: 'esta|ta|estao em aberto',
    like: 'está em aberto, é de todo mês',
  },
  {
    means: 'unpaid',
    say: 'nao [foi] efetuei|fiz|realizei|efetuado|realizado [o|esse] pagamento',
    like: 'ainda não efetuei o pagamento, é uma conta mensal',
  },
  {
    means: 'unpaid',
    say: '[isso|esse|essa|ainda] nao saiu|caiu|debitou [da] [conta] [ainda|,|.]',
    not: ['nao saiu|caiu [da] [conta] d*'],
    like: 'calma, isso não saiu ainda. vence todo dia 18',
  },
  {
    means: 'unpaid',
    say: 'falta [eu] pagar',
    like: 'falta pagar, é todo mês',
  },
  {
    means: 'unpaid',
    say: 'ainda [eu] vou|tenho|preciso [de|que] pagar',
    like: 'ainda vou pagar, é todo mês',
  },
  {
    means: 'unpaid',
    say: 'vou|tenho|preciso [de|que] pagar ainda',
    like: 'vou pagar ainda, é todo mês',
  },
])

const fixed = new PhraseBook('that a bill comes every month', [
  {
    means: 'fixed',
    say: 'conta|contas|gasto|despesa|boleto|eh|sao fixa|fixas|fixo|fixos',
    like: 'é conta fixa',
  },
  { means: 'fixed', say: 'conta|contas|boleto|boletos do mes', like: 'deixa nas contas do mês' },
  { means: 'fixed', say: 'repete|repetem|recorrente|recorrentes', like: 'é recorrente' },
])

const others = new PhraseBook('that another pays it', [
  {
    means: 'others',
    say: '{person}|ele|ela|eles|elas [eh|que|quem] [que|quem] paga|pagou|pagam|pagaram',
    like: 'esses eu não paguei, todo mês minha mãe paga',
  },
])

/** "não paguei ainda", "nem paguei", "está em aberto"; and nobody else pays it. */
export function saysUnpaid(reading: Reading): boolean {
  return unpaid.isIn(reading) && !othersPay(reading) && !isOfOtherTime(reading)
}

/** "não paguei a do mês passado", "não paguei a de outubro": that which was told is another. */
function isOfOtherTime({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => norm === 'passado' || months.has(norm))
}

/** "é todo mês", "é a conta fixa", "deixa nas contas do mês". */
export function saysMonthly(reading: Reading): boolean {
  return leans('monthly', reading) || fixed.isIn(reading)
}

/** The day of the month that is told; none, or null where several are. */
export function dueDayTold({ days, tokens }: Reading): number | undefined | null {
  const told = days.filter(({ first }) => tokens[first]?.norm === 'dia')
  const all = [...new Set(told.map(({ date }) => date.day))]
  return all.length > 1 ? null : all[0]
}

/** "todo mês minha mãe paga": it is no bill of the writer's. */
export function othersPay(reading: Reading): boolean {
  return others.isIn(reading)
}
