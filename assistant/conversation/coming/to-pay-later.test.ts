import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

/** What stands there when all of it was said, and what was said last. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  const entries = conversation.world.entries.map(
    ({ amountCents, type }) => `${type} ${amountCents}`,
  )
  return { entries, reply: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

it.each([
  ['marquei fisio pra ele, 4 sessoes de 90, pago no fim do mes', 'R$ 360,00, para pagar em 30/11'],
  ['comprei um tênis 200, pago mês que vem', 'R$ 200,00, para pagar em 25/12'],
  ['peguei o gás 110, pago amanhã', 'R$ 110,00, para pagar amanhã'],
])('writes nothing that is paid later: %s', (text, told) => {
  const { entries, reply } = after(text)
  expect(entries).toEqual([])
  expect(reply).toContain(told)
})

it.each([
  [['minha filha precisa de 50 pra escola amanhã', 'dei os 50 pra ela'], ['despesa 5000']],
  [['tenho que devolver 200 pro Rafa até sexta', 'paguei o Rafa'], ['despesa 20000']],
])('writes what was offered to be kept and is paid: %j', (said, entries) => {
  expect(after(...said).entries).toEqual(entries)
})

it('asks whether that is meant which was offered before other things were told', () => {
  const said = ['tenho que devolver 200 pro Rafa até sexta', 'mercado 40', 'paguei o Rafa']
  const asked = after(...said)
  expect(asked.entries).toEqual(['despesa 4000'])
  expect(asked.reply).toContain('Rafa: R$ 200,00')
  expect(after(...said, 'isso mesmo, 200').entries).toEqual(['despesa 4000', 'despesa 20000'])
})

it.each([
  'hoje a dona Sônia desmarcou, perdi 150',
  'perdi 150 porque a cliente não veio',
  'choveu e perdi a diária, 120',
])('writes nothing that was never had: %s', (text) => {
  expect(after(text).entries).toEqual([])
})
