import { expect, it } from 'vitest'
import { withoutAskedLead, withoutFavours } from '#understanding/favours.ts'

it.each([
  [
    'Todo dia 10 pago R$ 612,00 de luz. Poderia deixar registrado?',
    'Todo dia 10 pago R$ 612,00 de luz',
  ],
  ['uber 22, pode lançar aí pra mim?', 'uber 22'],
  ['gastei 45 na farmácia. Consegue anotar?', 'gastei 45 na farmácia'],
  ['o condomínio passou para 648. Pode alterar?', 'o condomínio passou para 648'],
])('hears no question in the favour of %s', (text, told) => {
  expect(withoutFavours(text)).toBe(told)
})

it.each([
  'almoço 33. Pode alterar?',
  'pode anotar?',
  'uber 22, pode apagar?',
  'quanto gastei em 2026? pode anotar?',
  'paguei 50, tem troco no caixa',
])('leaves %s as it is', (text) => {
  expect(withoutFavours(text)).toBe(text)
})

it.each([
  ['Pode me dizer se já passei do limite da alimentação?', 'já passei do limite da alimentação?'],
  ['você consegue me dizer se sobrou?', 'você consegue me dizer se sobrou?'],
  ['pode me dizer quanto gastei?', 'pode me dizer quanto gastei?'],
])('hears what is asked in %s', (text, asked) => {
  expect(withoutAskedLead(text)).toBe(asked)
})
