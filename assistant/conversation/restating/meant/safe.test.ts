import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said).books

describe('what tells of something else changes nothing that stands there', () => {
  it.each([
    'paguei 60 do meu bolso pro Tião',
    'saiu 60 do meu bolso hoje com bobagem',
    'na minha carteira só tem 60',
    'no meu bolso sobrou 60',
    'tiraram 60 da minha conta, que erro',
    'consegui 60 à vista',
    'eu e a Bia dividimos 60',
    'mandei 102 pro Tião por engano',
    '102 de pão, errei a padaria',
    'troquei o mercado de 120 por um de 90',
  ])('no sum: %s', (said) => {
    expect(after('mercado 120', said)).toContain('-120 Mercado')
  })

  it.each([
    'fui na padaria ontem',
    'padaria ontem',
    'passei na padaria anteontem, esqueci de te falar',
    'ontem foi bom',
    'ontem a padaria tava cheia',
    'a padaria de sábado foi boa',
    'comprei na padaria de sexta',
    'fiz padaria em casa ontem',
    'padaria ontem também',
  ])('no day: %s', (said) => {
    const talk = begin({ today })
    for (const one of ['padaria 10', said]) take(talk, one)
    const kept = talk.world.entries.filter(({ amountCents }) => amountCents === 1000)
    expect(kept.map(({ date }) => String(date))).toEqual(['2026-11-30'])
  })

  it.each([
    'na verdade paguei 90 pro Léo anteontem também',
    'paguei 90 no gás na verdade',
    'dei 90 de volta pro Léo, que marcou errado na agenda',
    'o dinheiro saiu da conta do irmão dele',
    'quem ganhou foi a Bia também',
    'saiu do meu bolso 90 de tarifa trocado',
  ])('no way: %s', (said) => {
    expect(after('recebi 90 do Léo', said)).toContain('+90 Léo')
  })

  it.each(['o nome do lugar é Bela', 'passa o zap da Carla nesse aí'])('no name: %s', (said) => {
    expect(after('manicure 40', said)).toEqual(['-40 Manicure'])
  })

  it.each([
    'o encanador é ruim, bota fé',
    'o nome dela é Rita',
    'esse encanador não presta, deixa a pia pra lá',
  ])('no name of his: %s', (said) => {
    expect(after('encanador 150', said)).toEqual(['-150 Encanador'])
  })

  it.each(['uber 80 de volta', 'volta da praia, uber 80', 'na volta 80 de uber'])(
    'nothing is taken back: %s',
    (said) => {
      expect(after('mercado 80', 'era 90', said)).toEqual(['-80 Uber', '-90 Mercado'])
    },
  )

  it.each([
    'feira 52 e pão 8, comprei tudo errado',
    'em vez de ir na feira fui na vendinha 52 e pão 8',
  ])('no two of them: %s', (said) => {
    expect(after('feira 42', 'pão 6', said)).toEqual(
      expect.arrayContaining(['-42 Feira', '-6 Pão']),
    )
  })
})
