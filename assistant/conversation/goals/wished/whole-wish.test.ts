import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries, bills } = conversation.world
  const names = goals.map(({ name, savedCents, targetCents }) => {
    return `${name} ${savedCents / 100}/${targetCents / 100}`
  })
  return [...names, ...entries.map((one) => `-${one.amountCents / 100}`), ...bills]
}

describe('a goal that is wished with all that belongs to it', () => {
  it.each([
    'preciso de 3000 até maio pra comprar uma geladeira, 400 já guardei',
    'já tenho 400 guardado e quero chegar a 3 mil pra geladeira até maio',
    'tô querendo uma geladeira em maio, custa 3 mil e já juntei 400',
    'quero uma geladeira de 3 mil até maio, tenho 400 guardados',
    'tô com 400 guardado, quero chegar em 3 mil até maio pra comprar a geladeira',
    'até maio preciso de 3 mil pra uma geladeira. quatrocentos já tá separado',
  ])('has what is there of it: %s', (text) => {
    expect(after(text)).toEqual(['Geladeira 400/3000'])
  })

  it.each([
    'até abril quero ter 1200 pra trocar as pastilhas',
    'gostaria de poupar 1.200 reais até abril para trocar as pastilhas',
    'tenho que ter mil e duzentos juntado até abril, é pra por pastilhas no carro',
    'me ajuda a juntar 1200 até abril? é pra trocar as pastilhas',
    'o carro tá pedindo pastilhas, quero ter 1200 guardado em abril pra isso',
  ])('is called by what it is for: %s', (text) => {
    expect(after(text)).toEqual([expect.stringMatching(/^Pastilhas.* 0\/1200$/)])
  })

  it('is called by both things that it is for', () => {
    const [goal] = after('quero juntar 1200 até abril pra trocar a pastilha e o freio')
    expect(goal).toBe('Pastilha e freio 0/1200')
  })

  it.each([
    'preciso de 900 até sexta pra pagar o IPTU',
    'preciso de 620 até março pro aluguel',
    'preciso de 200 pra feira',
    'queria um celular de 2 mil',
    'vou precisar de 2000 até março pra faculdade',
    'queria ter 5000 guardado pra um carro',
    'quero comprar uma geladeira que custa 2000 até maio, tenho 300 pra receber',
    'quero comprar um tênis de 300 amanhã',
  ])('is none of what is only to be paid or bought: %s', (text) => {
    expect(after(text)).toEqual([])
  })
})
