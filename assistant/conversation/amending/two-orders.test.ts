import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What stands there when all of it was said, newest first. */
function entriesAfter(...said: string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const told = conversation.world.entries.map(
    ({ description, type, amountCents }) => `${description} ${type} ${amountCents}`,
  )
  return told.toSorted().join('; ')
}

const list = 'hoje gastei 23,40 no café, depois botei 150 de gasolina'
const remedies = 'remédios 312,75 e minha mãe devolveu 200 dos remédios'

describe('two orders in one message', () => {
  it.each([
    [['uber 22 e pão 9', 'apaga o uber e o pão foi 9,50'], 'Pão despesa 950'],
    [['café 8 e pão 9', 'muda o pão pra 10 e apaga o café'], 'Pão despesa 1000'],
    [['uber 22 e pão 9', 'apaga o uber e o pão'], ''],
    [['uber 22 e pão 9', 'apaga o uber, a Ju pagou'], 'Pão despesa 900'],
    [
      ['café 8, pão 9 e uber 22', 'apaga o café, muda o pão pra 10 e o uber foi 25'],
      'Pão despesa 1000; Uber despesa 2500',
    ],
    [
      ['mercado 100 e farmacia 50', 'corrige: mercado 110 e farmacia 55'],
      'Farmacia despesa 5500; Mercado despesa 11000',
    ],
    [['cinema 40', 'remove o cinema e a pipoca foi 20'], ''],
    [['pão 22', 'apaga o pão de vinte e dois que tá na alimentação', 'sim'], ''],
    [['pão 22 e uber 9', 'apaga o pão de vinte e dois e o uber'], ''],
    [['cinema 40', 'pão 9', 'apaga o cinema e a Ju pagou os 40'], 'Pão despesa 900'],
    [['pão e leite 20', 'uber 10', 'apaga o pão e leite'], 'Uber despesa 1000'],
    [['cuca 25', 'cuca 22', 'a cuca de 22 apaga, o certo é 25'], 'Cuca despesa 2500'],
    [['remedio 32 e remedio 90', 'apaga o de 90 e o de 32 fica 32,90'], 'Remedio despesa 3290'],
    [
      ['uber 22 e pão 9', 'apaga o uber e o pão foi 9,50', 'desfaz', 'desfaz'],
      'Pão despesa 900; Uber despesa 2200',
    ],
  ])('%j', (said, expected) => {
    expect(entriesAfter(...said)).toBe(expected)
  })
})

describe('which one is to go', () => {
  it.each([
    [
      [
        'luz 197',
        'luz 203,40',
        'luz de cento e noventa e sete e de duzentos e três, tire a de cento e noventa e sete',
      ],
      'Luz despesa 20340',
    ],
    [[remedies, 'apaga remédios', 'Remédios R$ 200,00'], 'Remédios despesa 31275'],
    [['uber 22', 'uber 31,50', 'apaga o uber', 'o de 31,50'], 'Uber despesa 2200'],
    [['feira 40', 'feira 40', 'ficou duas feira, eu só fui uma vez', 'sim'], 'Feira despesa 4000'],
    [['feira 40', 'ficou duas feira, eu só fui uma vez'], 'Feira despesa 4000'],
    [['almoço 38,50', 'apaga tudo desse mês'], 'Almoço despesa 3850'],
    [['pizza 40', 'ah esquece essa pizza'], ''],
    [
      ['almoço 25', 'apaga o almoço', 'não, volta esse almoço. eu tava brincando'],
      'Almoço despesa 2500',
    ],
  ])('%j', (said, expected) => {
    expect(entriesAfter(...said)).toBe(expected)
  })
})

describe('what is called otherwise', () => {
  it.each([
    [
      [remedies, 'Muda a Remédios de 200, que é entrada, para "Mãe devolveu"'],
      'Mãe devolveu receita 20000; Remédios despesa 31275',
    ],
    [
      ['firmeza 147 entrada', 'pão 9', 'muda o nome da entrada de 147 pra entrega ifood'],
      'Entrega ifood receita 14700; Pão despesa 900',
    ],
    [
      ['gorjeta 20 recebi', 'borracheiro 40', 'Gorjeta muda o nome pra Caixinha'],
      'Borracheiro despesa 4000; Caixinha receita 2000',
    ],
    [['uber 22', 'muda o uber de 22 pra 20'], 'Uber despesa 2000'],
    [['pão 9', 'não é o pão é que tu não entende'], 'Pão despesa 900'],
    [['firmeza 147 entrada', 'pera não é firmeza é entrega'], 'Entrega receita 14700'],
    [['recebi 600', 'não', 'não é entrada é gasto'], 'Entrada despesa 60000'],
    [['uber 50', 'não é isso é que você me confunde'], 'Uber despesa 5000'],
  ])('%j', (said, expected) => {
    expect(entriesAfter(...said)).toBe(expected)
  })
})

describe('a yes with more to it', () => {
  const [ask] = [`${list}, aí os remédios dela deram 312,75 mas ela me devolveu 200 em dinheiro`]
  const others = 'Café despesa 2340; '

  it('writes the list with what it changes', () => {
    const told = entriesAfter(ask ?? '', 'Isso. Mas o café foi 25', 'não')
    expect(told).toContain('Café despesa 2500')
    expect(told).not.toContain(others)
    expect(told).toContain('despesa 31275')
  })

  it.each(['sim infelizmente', 'foi né, fazer o que kkk'])('hears %s', (text) => {
    const told = ['joguei 25 no tigrinho e perdi. eu sei. não fala nada', text]
    expect(entriesAfter(...told)).toBe('Tigrinho despesa 2500')
  })

  it.each([
    [['luz 197', 'eu já paguei a luz mas foi 203,40'], 'Luz despesa 20340'],
    [['pão 9', 'comprei a carne mas foi 80'], 'Carne despesa 8000; Pão despesa 900'],
    [['feira 40', 'não foi 40 foi 47 com 50 centavo'], 'Feira despesa 4750'],
  ])('%j', (said, expected) => {
    expect(entriesAfter(...said)).toBe(expected)
  })
})
