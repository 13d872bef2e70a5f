import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const ways = (text: string) =>
  interpretCase({ text, today: '2026-11-28' }).transactions?.map(({ type, amount }) => {
    return `${type === 'receita' ? '+' : '-'}${amount / 100}`
  })

describe('what somebody paid for the writer', () => {
  it.each([
    [
      'comprei 2 quilos de mandioca a 6 reais o quilo, uma dúzia de ovo por 18 e um frango de 42, a comadre pagou o frango pra mim',
      ['-12', '-18', '-42'],
    ],
    [
      'Ontem fui na feira com a comadre Dirce, comprei 2 quilos de mandioca a 6 reais o quilo, uma dúzia de ovo caipira por 18 e um frango de 42, a comadre pagou o frango pra mim que eu tava sem trocado e depois eu acerto com ela',
      ['-12', '-18', '-42'],
    ],
    ['fiz a escova 60, ela já me pagou', ['+60']],
    ['vendi ovo por 18 e um frango de 42, a comadre me pagou', ['+18', '+42']],
  ])('is bought where it was bought: %s', (text, want) => expect(ways(text)).toEqual(want))
})
