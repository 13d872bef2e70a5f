import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

/** Which way the last of it went, and how much. */
function last(...said: string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const one = conversation.world.entries.at(-1)
  return one ? `${one.description} ${one.type} ${one.amountCents}` : ''
}

it.each([
  [['fiz 21 corrida hj 189 no total', 'gasosa 40', 'ontem fiz so 94'], 'Corrida receita 9400'],
  [['fiz 21 corrida hj 189 no total', 'gasosa 40', 'ontem 60'], 'Gasosa despesa 6000'],
  [['gasosa 40', 'ontem fiz 94'], 'Entrada receita 9400'],
  [['120 fiz hj'], 'Entrada receita 12000'],
  [['fiz hoje 120'], 'Entrada receita 12000'],
])('what is made by work came in, whatever was bought since: %j', (said, entry) => {
  expect(last(...said)).toBe(entry)
})

it.each([
  [['comprei 15 sacos de ração a 92 cada', 'e 2 rolos de arame 640 tudo'], 'despesa 64000'],
  [['comprei tinta 300', 'E 3 LATAS DE MASSA 90'], 'despesa 9000'],
  [['paguei 50 no gás', 'e 40 corridas 300'], 'receita 30000'],
])('what is told on behind a purchase was bought: %j', (said, entry) => {
  expect(last(...said)).toContain(entry)
})

/** When the bill is next due that was made of what was said. */
function dueAfter(...said: string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const [bill] = conversation.world.bills
  return bill ? `${bill.frequency} ${bill.nextDate}` : ''
}

it.each([
  [['vacina 90', 'a vacina é todo ano, me lembra em novembro'], 'anual 2027-11-25'],
  [['seguro do carro 1.800', 'o seguro é anual'], 'anual 2027-11-25'],
  [['academia 89,90', 'a academia é todo mês'], 'mensal 2026-12-25'],
  [['diarista 160', 'a diarista é quinzenal'], 'quinzenal 2026-12-10'],
  [['diarista 160', 'a diarista é toda semana'], 'semanal 2026-12-02'],
  [['internet 99 ontem', 'a internet é todo dia 24'], 'mensal 2026-12-24'],
  [['contador 300', 'o contador é todo mês dia 28'], 'mensal 2026-11-28'],
])('what was paid is next due a rhythm later: %j', (said, due) => {
  expect(dueAfter(...said)).toBe(due)
})
