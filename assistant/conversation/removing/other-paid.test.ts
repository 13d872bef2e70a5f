import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const after = (...said: string[]) => standsAfter(today, said).entries

it.each([
  [['cinema 64 e pipoca 39,90', 'a pipoca foi o Rafa que pagou, não eu'], '-64 Cinema'],
  [['pizza 80', 'mercado 20', 'quem pagou a pizza foi a Vera'], '-20 Mercado'],
  [['vacina do gado 900', 'a vacina não é minha, o patrão pagou 900'], ''],
  [['pizza 80', 'a pizza não é minha, o Beto pagou'], ''],
])('what another paid goes: %j', (said, entries) => {
  expect(after(...said)).toBe(entries)
})

it.each([
  // Nothing of that name, half of it, who pays for it, and one purse.
  [['mercado 80', 'a pizza foi o Beto que pagou'], '-80 Mercado'],
  [['almoço 60', 'o almoço foi meu irmão que pagou metade'], '-30 Almoço'],
  [['lava jato 40', 'lava jato foi a Cris que pagou mas sai da mesma conta'], '-40 Lava jato'],
  [['pizza 80', 'quem pagou a pizza?'], '-80 Pizza'],
])('what is otherwise stays: %j', (said, entries) => {
  expect(after(...said)).toBe(entries)
})

it.each([
  [['internet 100', 'a internet é só cinquenta que eu paguei'], '-50 Internet'],
  [['gás 110', 'o gás foi cento e dez e eu só paguei sessenta'], '-60 Gás'],
  [['gás 110', 'mercado 20', 'só paguei 60 do gás'], '-60 Gás; -20 Mercado'],
  // Nothing of that name was told.
  [['mercado 20', 'eu só paguei 60 do gás'], '-20 Mercado; -60 Gás'],
])('only so much of it was paid: %j', (said, entries) => {
  expect(after(...said)).toBe(entries)
})

it('hears a slip that is spelled as it is said', () => {
  expect(after('gastei 43 na farmácia', 'a farmácia foi 34 eu me inganei')).toBe('-34 Farmácia')
})
