import { describe, expect, it } from 'vitest'
import { goalsAfter } from '#corpus/world/goals-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => goalsAfter(today, said)

describe('a goal that is asked for, whatever is said around it', () => {
  it.each([
    ['kkkk abrindo ticket. meta viagem chile 9000', 'Viagem chile 0/9000'],
    ['cria aí uma meta de 9 mil pro chile antes q eu gaste tudo em ifood', 'Chile 0/9000'],
    [
      'rsrs vou virar chique, quero ir pro Chile tomar vinho. São 9.000, monta uma meta pra essa viagem',
      'Chile 0/9000',
    ],
    [
      '9 mil é o que a viagem pro Chile vai custar, é uma meta. 2300 é o que já juntamos',
      'Viagem pro Chile 2300/9000',
    ],
    [
      'a gente tá querendo ir pro chile em julho, uns 9 mil. já temos 2.300 guardados pra isso',
      'Chile 2300/9000',
    ],
    [
      'vou separar 500 pra uma reserva de emergência, quero chegar em 6 mil até o fim do ano que vem',
      'Reserva de emergência 0/6000',
    ],
    ['faz uma meta disso, viagem jeri 2000 até julho. hj já separei 150', 'Viagem jeri 150/2000'],
    ['quero uma moto nova, 12 mil. faz meta disso, já tenho 500', 'Moto nova 500/12000'],
  ])('%s', (text, goal) => {
    expect(after(text)).toEqual([goal])
  })

  it.each([
    'quero comprar um celular de 2000, tenho 500 guardado pro aluguel',
    'quero uma meta de gastar só 800 com comida',
    'quero trocar a nota de 100, tem 50?',
  ])('is none of %s', (text) => {
    expect(after(text)).toEqual([])
  })
})

describe('what is there of the goal that was spoken of', () => {
  it.each([
    'perfeito, pode ser assim. Desse valor, 150 reais já estão guardados',
    'blz, e conta q eu ja juntei 150 desses 2 mil',
    'tá ótimo. aliás já separei 150 pra viagem',
  ])('is put into it: %s', (text) => {
    expect(after('meta viagem 2000', text)).toEqual(['Viagem 150/2000'])
  })

  it.each([
    ['meu pai tem 5000 guardado', []],
    ['guardei 700 no casamento', []],
    ['bota aí 50 do almoço', ['-50']],
  ])('is none of %s', (text, entries) => {
    expect(after('meta viagem 2000', text)).toEqual(['Viagem 0/2000', ...entries])
  })
})
