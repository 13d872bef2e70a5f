import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The last reply. */
function said(...turns: string[]): string {
  const conversation = begin({ today })
  const replies = turns.map((text) => take(conversation, text).replies.join('\n'))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

const job = 'fechei uma pintura por 1.600, a cliente deu 600 hoje e o resto no fim'

it.each([
  'quanto falta receber da pintura?',
  'quanto falta receber',
  'o que eu tenho pra receber?',
  'quanto a cliente ainda falta me pagar?',
  'quem me deve?',
  'quanto falta da pintura?',
])('tells what is remembered as owed: %s', (text) => {
  expect(said(job, text)).toContain('R$ 1.000,00')
})

it('tells of whom or what is named, else of all', () => {
  const told = ['emprestei 300 pro Tiago', 'emprestei 100 pra Ana']
  expect(said(...told, 'quanto o Tiago me deve?')).toContain('R$ 300,00')
  expect(said(...told, 'quanto tenho a receber?')).toContain('R$ 400,00')
  // Who owes is asked of all, and nobody is called by that word.
  for (const text of [
    'quem me deve?',
    'quem ainda me deve dinheiro?',
    'quanto o pessoal me deve?',
  ]) {
    expect(said(...told, text)).not.toContain('Disso não')
  }
  expect(said(...told, 'quanto falta receber do Beto?')).toContain('Disso não guardei')
})

it('leaves what is left of something else', () => {
  for (const text of ['quanto falta da viagem?', 'quanto falta pra eu receber o salário?']) {
    expect(said(job, text)).not.toContain('R$ 1.000,00')
  }
})

it('is honest where nothing is remembered', () => {
  expect(said('quanto falta receber?')).toContain('eu ainda não guardo')
})

it.each([
  ['quanto eu tenho agora', 'Seu saldo é R$ 870,00'],
  ['quanto é que eu tenho agora minha filha', 'Seu saldo é R$ 870,00'],
  ['quanto eu tenho hoje?', 'Seu saldo é R$ 870,00'],
  ['quanto sobrou até agora esse mês?', 'saíram R$ 30,00: sobraram R$ 870,00'],
])('of %s the answer is: %s', (text, told) => {
  const reply = said('recebi 900 de salário ontem', 'mercado 30', text)
  expect(reply).toContain(told)
})

it.each([
  'quem ainda vai me pagar?',
  'quais clientes ainda vão me pagar?',
  'me diz quem tá pra me pagar, tô juntando os trocados',
])('whoever is still to pay is told of: %s', (text) => {
  const reply = said(
    'a Rosa vai me pagar 60 na sexta',
    'o mercadinho vai me pagar 210 amanhã',
    text,
  )
  expect(reply).toContain('R$ 60,00')
  expect(reply).toContain('R$ 210,00')
})

it.each([
  'acho que a Rosa nem vai me pagar',
  'que dia a Rosa vai me pagar?',
  'quem vai me pagar o salário?',
])('and of others nobody was asked: %s', (text) => {
  expect(said('a Rosa vai me pagar 60 na sexta', text)).not.toContain('falta entrar')
})
