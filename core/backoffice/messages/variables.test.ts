import { expect, it } from 'vitest'
import {
  fillMessage,
  numberedBody,
  unknownVariables,
  type VariableValues,
  variablesIn,
  withoutMarks,
} from '#backoffice/messages/variables.ts'

const values: VariableValues = {
  nome: 'Ana {{email}} <b>Lima</b>',
  primeiro_nome: 'Ana',
  email: 'ana@exemplo.com.br',
  plano: 'Anual',
  fim_do_plano: '05/03/2027',
  dias_restantes: '12',
  link_preferencias: 'https://lya.example/lembretes',
}

it('fills in what it knows, and reads no value again', () => {
  expect(fillMessage('Oi, {{ primeiro_nome }}: {{nome}}, {{outro}}', values)).toBe(
    'Oi, Ana: Ana {{email}} <b>Lima</b>, {{outro}}',
  )
})

it.each([
  ['Oi, {{primeiro_nome}}!', []],
  ['{{nome}} {{nome}} {{saldo}} {{ senha }} {{saldo}}', ['saldo', 'senha']],
  ['{{}}', ['']],
  ['{{nome', ['{{']],
  ['nome}} {{nome}}', ['{{']],
  ['{{{{nome}}}}', ['{{']],
  ['{nome}', []],
])('of %j does not know %j', (text, unknown) => {
  expect(unknownVariables(text)).toEqual(unknown)
})

it('numbers variables by where they first stand', () => {
  const text = 'Oi, {{primeiro_nome}}! {{plano}} até {{fim_do_plano}}. {{primeiro_nome}}?'
  expect(variablesIn(text)).toEqual(['primeiro_nome', 'plano', 'fim_do_plano'])
  expect(numberedBody(text)).toBe('Oi, {{1}}! {{2}} até {{3}}. {{1}}?')
})

it('takes the marks of WhatsApp and line breaks out of a value', () => {
  expect(withoutMarks('*Ana*\n_Lima_ ~x~ `y`  z')).toBe('Ana Lima x y z')
})
