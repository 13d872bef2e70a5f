import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => standsAfter(today, said).entries.split('; ')

it.each([
  'os 250 foi minha irmã que me deu viu?',
  'minha irmã que passou os 250 pra mim',
  'os 250 da irmã entraram, não saíram',
  'falei ao contrário, recebi 250 da minha irmã',
])('what went the other way is no second entry: %s', (text) => {
  expect(after('paguei 250 pra minha irmã', text)).toEqual(['+250 Irmã'])
})

it.each([
  'os 250 foi minha irmã que me deu viu? e a padaria foi ontem',
  'a padaria é de ontem. já os 250 da irmã é entrada, não saída',
  'recebi os 250 da minha irmã, falei trocado. a padaria não foi hoje, foi ontem',
])('beside the day of another: %s', (text) => {
  expect(after('paguei 250 pra minha irmã', 'padaria 18', text).toSorted()).toEqual([
    '+250 Irmã',
    '-18 Padaria 11-29',
  ])
})

it.each([
  ['paguei 250 pra minha irmã', 'minha irmã me devolveu os 250'],
  ['paguei 250 pra minha irmã', 'minha irmã me deu 250 também'],
  ['recebi 90 do Léo', 'dei 90 de volta pro Léo, que marcou errado na agenda'],
])('what came back turns nothing: %s, %s', (told, text) => {
  expect(after(told, text)).toContain(after(told)[0])
})

it.each([
  ['corrida 44', 'não, eu recebi os 44, fui eu que dirigi', '+44 Corrida'],
  ['corrida 44', 'sou taxista, os quarenta e quatro o passageiro que me pagou', '+44 Corrida'],
  ['unha 35', 'quem fez a unha fui eu, sou manicure', '+35 Unha'],
  ['corrida 44', 'fui eu que dirigi na viagem, cansei', '-44 Corrida'],
  ['unha 35', 'fui eu que fiz o almoço hoje', '-35 Unha'],
  ['unha 35', 'minha amiga é manicure e me deu desconto', '-35 Unha'],
])('whose work it was: %s, %s', (told, text, book) => {
  expect(after(told, text)).toEqual([book])
})
