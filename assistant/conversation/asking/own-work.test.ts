import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function answerTo(...said: string[]): string {
  const conversation = begin({ today })
  return said.map((text) => take(conversation, text).replies.join('\n')).at(-1) ?? ''
}

describe('what came in where one works', () => {
  const done = 'hoje fiz 3 progressivas de 180 cada e mais 2 escovas de 45'

  it.each([
    [[done, 'quanto que entrou hoje no salão?'], '630,00'],
    [[done, 'quanto entrou na loja esse mês?'], '630,00'],
    // What a friend paid back was earned by no ride.
    [['fiz 120 de corrida', 'recebi 50 que o Zé me devia', 'qto fiz de corrida hoje?'], '120,00'],
    [['fiz 120 de corrida', 'recebi 50 que o Zé me devia', 'qto fiz hoje?'], '170,00'],
    // What is called so is that alone.
    [['hoje o salão rendeu 500', 'recebi 2000', 'quanto entrou no salão esse mês?'], '500,00'],
    [[done, 'quanto entrou da dona Cida?'], 'Não achei nada'],
    [[done, 'quanto gastei no salão esse mês?'], 'Não achei nada'],
  ])('%j', (said, told) => {
    expect(answerTo(...said)).toContain(told)
  })
})

describe('whom a word of the men names', () => {
  const given = ['presente para a minha neta Beatriz 100', 'gastei 50 com os netos no cinema']

  it.each([
    ['quanto gastei com os netos nesta semana?', '150,00'],
    ['quanto gastei com a neta nesta semana?', '100,00'],
  ])('%s', (asked, told) => {
    expect(answerTo(...given, asked)).toContain(told)
  })
})
