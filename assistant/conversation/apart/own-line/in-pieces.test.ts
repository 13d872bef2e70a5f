import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const books = (texts: readonly string[]) => booksAfter(today, texts).books.toSorted()

function replyTo(texts: readonly string[]): string {
  const conversation = begin({ today })
  const replies = texts.map((text) => take(conversation, text).replies.join(' '))
  return replies.at(-1)?.replaceAll('\u00a0', ' ') ?? ''
}

describe('an entry on a line of its own', () => {
  it.each([
    [
      ['mercado 142', 'era 124, a moça digitou errado\naçaí 22'],
      ['-124 Mercado', '-22 Açaí'],
    ],
    [
      ['cinema 40', 'o cinema foi ontem, esqueci\npadaria 12'],
      ['-12 Padaria', '-40 Cinema'],
    ],
    [['9 reais de cashback, já é alguma coisa\npadaria 12'], ['+9 Cashback', '-12 Padaria']],
    [
      ['mercado 142', 'apaga o mercado, foi meu irmão\npadaria 12\ncafé 5'],
      ['-12 Padaria', '-5 Café'],
    ],
    [
      ['mercado 142', 'o mercado foi 124. E açaí 22'],
      ['-124 Mercado', '-22 Açaí'],
    ],
    [
      ['200 da Ana', 'entrada\npadaria 12'],
      ['+200 Ana', '-12 Padaria'],
    ],
  ])('is another one: %s', (texts, are) => {
    expect(books(texts)).toEqual(are)
  })

  it.each([
    [['gastos de ontem:\npadaria 12\ncafé 5'], ['-12 Padaria', '-5 Café']],
    [['fui no mercado\narroz 30\nfeijão 12'], ['-12 Feijão', '-30 Arroz (mercado)']],
    [
      ['uber 18', 'mercado 142', 'o mercado foi 124\nuber 22'],
      ['-124 Mercado', '-18 Uber', '-22 Uber'],
    ],
    [['vendas de hoje\nbolo 80\ntorta 60'], ['+60 Torta', '+80 Bolo']],
    [['hoje na feira gastei\nverdura 22'], ['-22 Verdura']],
  ])('is one of a list where that is told: %s', (texts, are) => {
    expect(books(texts)).toEqual(are)
  })

  it('leaves the limits below a limit in their list', () => {
    expect(books(['limite de 150 pro lazer\nalimentação 400'])).toEqual([])
    expect(
      books(['limite de 400 pra mercado', '400 é pouco pro mercado. põe o limite em 500']),
    ).toEqual([])
  })
})

describe('a question, a bill or a limit at the end', () => {
  it.each([
    ['passei 300 de uma conta minha pra outra. quanto gastei hoje?', 'continua seu', 'hoje'],
    ['pizza 90 no meu cartão, o Gui me deu 30. quanto gastei hoje?', 'Gui', 'R$ 90,00 hoje'],
    ['meu marido gastou 300 em pesca.\nluz 97 todo dia 8', 'Luz, R$ 97,00 todo dia 8', 'pessoa'],
  ])('is heard with what stands before it: %s', (text, ...said) => {
    const reply = replyTo([text])
    for (const one of said) expect(reply).toContain(one)
  })

  it('asks once for what is asked in two sentences', () => {
    const reply = replyTo(['meta viagem 6000', 'viagem já tem quanto? quanto falta?'])
    expect(reply.match(/faltam/g)).toHaveLength(1)
  })
})

describe('talk before what is told', () => {
  it.each([
    [['mercado 142', 'padaria 8', 'ai Lya, que dia corrido. os dois foram ontem'], '29'],
    [['mercado 142', 'nossa, que semana foi essa! o mercado foi ontem'], '29'],
  ])('says nothing of it: %s', (texts, day) => {
    const { world } = texts.reduce((conversation, text) => {
      take(conversation, text)
      return conversation
    }, begin({ today }))
    expect(world.entries.every(({ date }) => date.endsWith(day))).toBe(true)
  })

  it.each([
    [['padaria da esquina. 20'], ['-20 Padaria da esquina']],
    [['fui ontem lá. mercado 142'], ['-142 Mercado']],
  ])('is more than talk where it names something: %s', (texts, are) => {
    expect(books(texts)).toEqual(are)
  })
})
