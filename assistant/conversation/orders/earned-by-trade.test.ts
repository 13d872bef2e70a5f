import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

const after = (said: readonly string[]) => booksAfter(today, said)

const nails = 'sou manicure atendo em casa'

describe('what somebody told that they live from', () => {
  it.each([
    [nails, 'a unha da Paula ficou por 30', ['+30 Unha da Paula']],
    [nails, 'fiz a mão da Bia 30 e o pé da Carla 35', ['+30 Mão da Bia', '+35 Pé da Carla']],
    ['vendo bolo', 'bolo da Rose 60', ['+60 Bolo da Rose']],
    ['eu dou aula de inglês', 'aula do Pedro 80', ['+80 Aula do Pedro']],
    ['oi, faço faxina', 'casa da Márcia 200', ['+200 Casa da Márcia']],
    ['sou motoboy', 'entrega do seu Zé 25', ['+25 Entrega do seu Zé']],
    ['sou eletricista', 'instalação da dona Rita 350', ['+350 Instalação da dona Rita']],
  ])('earned it: %s, %s', (trade, text, want) => {
    expect(after([trade, text]).books).toEqual(want)
    expect(after([trade, 'mercado 50', text]).books).toHaveLength(want.length + 1)
  })

  it.each([
    [nails, 'pé e mão 50'],
    ['vendo bolo', 'bolo de cenoura 60'],
  ])('is asked about where no customer is named: %s, %s', (trade, text) => {
    expect(after([trade, text]).books).toEqual([])
    expect(after([trade, text]).reply).toContain('foi um gasto seu?')
    const [made] = after([trade, text, 'Foi entrada']).books
    expect(made).toMatch(/^\+/)
  })

  it.each([
    [nails, 'comprei esmalte 48'],
    [nails, 'esmalte 12'],
    [nails, 'paguei a unha da Paula 30'],
    [nails, 'unha da minha filha 30'],
    [nails, 'bolo da Rose 60'],
    ['vendo bolo', 'bolo da padaria 22'],
    ['faço unha toda semana no salão', 'unha 40'],
    ['não sou manicure', 'unha da Paula 30'],
    ['faço faxina', 'conta da casa da praia 200'],
  ])('makes nothing else of it: %s, %s', (trade, text) => {
    const { books } = after([trade, text])
    expect(books).toHaveLength(1)
    expect(books[0]).toMatch(/^-/)
  })

  it.each([
    ['faço faxina', 'a casa da Márcia semana que vem vai ser 200', 'a Márcia pagou', 200],
    [nails, 'a unha da Bia amanhã vai ser 40', 'a Bia pagou', 40],
  ])('is still to come: %s, %s', (trade, ahead, paid, reais) => {
    expect(after([trade, ahead]).books).toEqual([])
    expect(after([trade, ahead]).reply).toContain('me avisa quando cair?')
    expect(after([ahead]).reply).toContain('Quer que eu te lembre?')
    const { books } = after([trade, ahead, paid])
    expect(books).toEqual([expect.stringMatching(new RegExp(`^\\+${reais} `))])
  })

  it.each([
    'sábado que vem tem festa, devo fazer uns 800',
    'sexta tem feira, devo tirar uns 500',
    'devo faturar 300 no bazar de domingo',
  ])('is hoped for in %s', (text) => {
    expect(after([text]).books).toEqual([])
    expect(after([text]).reply).toContain('me avisa quando cair?')
  })

  it.each([
    'sábado tem festa, devo gastar uns 200',
    'sábado tem churrasco, devo fazer uma compra de 200',
  ])('is not what is spent: %s', (text) => {
    expect(after([text]).reply).not.toContain('me avisa quando cair?')
  })
})
