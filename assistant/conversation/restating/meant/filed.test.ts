import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** Each entry by its name, category and day. */
function after(...said: string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const entries = conversation.world.entries.map(({ description, categoryId, date }) => {
    return `${description} ${categoryId?.split(':')[1] ?? ''} ${date}`
  })
  return entries.toSorted()
}

describe('another category, wherever it is named', () => {
  it.each([
    'aquele gasto do pet shop de 70 foi a veterinária. acho que o certo é Saúde',
    'o petshop foi vacina, então é saúde',
    'sobre os 70 do petshop: minha gata passou mal. dá pra colocar como saúde?',
    'acho que o pet shop ficou na categoria errada, deveria estar em Saúde',
  ])('of an older one: %s', (said) => {
    expect(after('pet shop 70', 'almoço 30', said)).toEqual([
      'Almoço Alimentação 2026-11-30',
      'Pet shop Saúde 2026-11-30',
    ])
  })

  it.each([
    'não não, eu comi lá. é alimentação kkkk nem carro eu tenho',
    'não abasteci não, foi café que tomei lá no posto, isso aí é comida',
    'vc colocou transporte mas foi comida',
    'alimentação, e não transporte',
    'tira de transporte, bota alimentação',
    'tá em transporte? era lanche, então alimentação',
  ])('of the last: %s', (said) => {
    expect(after('38 no posto', said)).toEqual(['Posto Alimentação 2026-11-30'])
  })

  it.each(['a academia é saúde né', 'que saúde cara viu'])('none is meant by %s', (said) => {
    expect(after('38 no posto', said)).toEqual(['Posto Transporte 2026-11-30'])
  })
})

it('is not Alimentação, and no other name', () => {
  expect(after('barraca 60', 'a barraca não é comida, é despesa da feira')).toEqual([
    'Barraca  2026-11-30',
  ])
  const both = after('barraca 60', 'a barraca não é comida, é gasto da feira. E a gasolina deu 80')
  expect(both).toEqual(['Barraca  2026-11-30', 'Gasolina Transporte 2026-11-30'])
})

describe('another day, wherever it is named', () => {
  it.each([
    'a compra da feira não foi hoje, foi sábado. só o uber é de hoje',
    'esqueci de falar que a feira foi sábado',
    'cê marcou a feira como hoje? foi no sábado que eu fui lá',
    'aquela da feira joga pra sábado, que hoje nem saí',
    'passe o lançamento da feira para sábado. só vi a nota agora',
    'sábado que eu fui na feira',
    'os 60 da feira são de sábado',
    'a feira eu fiz sábado',
    'passa a feira pra sábado que hoje só peguei o uber mesmo',
    'feira = sábado, uber = hoje',
  ])('of an older one: %s', (said) => {
    expect(after('feira 60', 'uber 18', said)).toEqual([
      'Feira Alimentação 2026-11-28',
      'Uber Transporte 2026-11-30',
    ])
  })

  it.each([
    'coloca na data de ontem, pois só lembrei de registrar agora',
    'muda o dia, foi ontem',
    'fui ontem, não hoje',
    'ontem tá, não hoje',
  ])('of the last: %s', (said) => {
    expect(after('teatro 40', said)).toEqual(['Teatro Lazer 2026-11-29'])
  })

  it.each([
    'sábado fui no teatro e tava cheio',
    'fui ontem na praia',
    'ontem não gastei nada',
    'é isso por hoje',
  ])('none is meant by %s', (said) => {
    expect(after('teatro 40', said)).toEqual(['Teatro Lazer 2026-11-30'])
  })

  it('a deed of today is another one', () => {
    expect(after('luz 90 ontem', 'paguei a luz hoje')).toEqual(['Luz Moradia 2026-11-29'])
  })
})
