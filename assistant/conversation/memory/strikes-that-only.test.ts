import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

const after = (...said: string[]) => standsAfter(today, said)

describe('money that comes back, beside what was spent', () => {
  it.each([
    [['vendi um sofá 60', 'opa o parça pagou os 20 q faltava'], '+60 Sofá; +20 Parça'],
    [['dei 300 pra minha mãe', 'opa, a Jéssica pagou os 35 que devia'], '-300 Mãe; +35 Jéssica'],
    [['mercado 120', 'eita, o Beto devolveu 15 do mercado'], '-120 Mercado; +15 Mercado'],
    [
      ['remédio 52,90', 'cobraram errado o remédio, me devolveram 12,90'],
      '-52.9 Remédio; +12.9 Remédio',
    ],
    [['padaria 30', 'opa minha irmã acertou os 45 dela'], '-30 Padaria; +45 Irmã'],
    // What it cost is still mended.
    [['vendi bolo 80', 'opa, ela pagou 90'], '+90 Bolo'],
    [['mercado 120', 'me cobraram errado, foi 110'], '-110 Mercado'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it('is offered where there is a doubt, and mends nothing', () => {
    const { entries } = after('uber 25', 'aff o uber cobrou errado mas estornou 8', 'sim')
    expect(entries).toBe('-25 Uber; +8 Uber')
  })
})

describe('a figure that is right, behind a question', () => {
  // Which way it went is a guess; the question stays one of the bag.
  const open = ['consulta 180 ontem', 'a Ana comprou bolsa 100']

  it.each([
    'errei, foi 110',
    'são 110 na verdade',
    'opa, errei o valor, era 110',
    'desculpa, cento e dez',
    'foi 110, digitei errado',
  ])('is that of what was asked: %s', (text) => {
    const { entries, reply } = after(...open, text)
    expect(entries).toBe('-180 Consulta 11-26')
    expect(reply).toMatch(/Bolsa: (entrada de )?R\$ 110,00/)
  })

  it('is of what is named', () => {
    expect(after(...open, 'errei, a consulta foi 110').entries).toBe('-110 Consulta 11-26')
  })

  it('is agreed to only where the yes names nothing else', () => {
    expect(after(...open, 'sim da raspadinha').reply).not.toContain('100')
    expect(after(...open, 'sim, freelances').reply).toContain('R$ 100,00 em Freela')
  })
})

describe('a message that mends itself', () => {
  it.each([
    [['mercado 50', 'dei 50 pra Bia, não 50, 70'], '-50 Mercado; -70 Bia'],
    [['mercado 50', 'almocei por 30, minto, 35'], '-50 Mercado; -35 Almoço'],
    [['sofá 300', 'padaria 12, perdão, 13'], '-300 Sofá; -13 Padaria'],
    [['sofá 300', 'paguei 300 pro Zé, não é 300, é 330', 'sim'], '-300 Sofá; -330 Zé'],
    [['gastei 80 no bar, 80 não, 90'], '-90 Bar'],
    // And what stands there is mended by its figure or its name.
    [['sofá 300', 'não é 300, é 330'], '-330 Sofá'],
    [['sofá 300', 'o sofá foi 330, não 300'], '-330 Sofá'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

it('is no entry where what has a day is still to come', () => {
  expect(after('excursão do museu dia 28, 60 reais').entries).toBe('')
  expect(after('excursão dia 5, 60 reais').entries).toBe('-60 Excursão 11-05')
})

it('is not what came in, where something was paid', () => {
  const { entries } = after('recebi 450 da embreagem', 'pera, antes: peça do gol 190 paguei')
  expect(entries).toBe('+450 Embreagem; -190 Peça do gol')
})

describe('several that are named together', () => {
  const three = ['padaria 12', 'uber 25', 'farmácia 40']
  const two = ['padaria 12', 'uber 25 e farmácia 40']

  it.each([
    [[...three, 'apaga o uber de 25 e a farmácia de 40, pela terceira vez'], '-12 Padaria'],
    [[...three, 'pode excluir o uber e a farmácia, não fui eu'], '-12 Padaria'],
    [[...three, 'os 25 e os 40 são do meu irmão, apaga os dois'], '-12 Padaria'],
    [[...three, 'apaga os dois últimos'], '-12 Padaria'],
    [[...two, 'não gastei isso. tira os dois'], '-12 Padaria'],
    [['padaria 12', 'uber 25', 'uber 18', 'apaga os dois uber'], '-12 Padaria'],
    // Who paid instead is no more to delete, and one entry may have a name of two.
    [[...three, 'apaga o uber, foi a Ana e o Beto que pagaram'], '-12 Padaria; -40 Farmácia'],
    [['pão e leite 12', 'uber 25', 'apaga o pão e leite'], '-25 Uber'],
    [['uber 25', 'uber 18', 'apaga o uber'], '-25 Uber; -18 Uber'],
  ])('are all deleted: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it('are asked about where they were told one by one', () => {
    const { entries, reply } = after('uber 25', 'farmácia 40', 'não gastei isso. tira os dois')
    expect(entries).toBe('-25 Uber; -40 Farmácia')
    expect(reply).toContain('apagar os 2 lançamentos')
  })

  it.each([
    [
      ['chuveiro 120 ontem', 'peça do chuveiro 35 ontem'],
      'os dois, o chuveiro e a peça, foram anteontem',
      '-120 Chuveiro 11-25; -35 Peça do chuveiro 11-25',
    ],
    [
      ['uber 25', 'farmácia 40'],
      'o uber e a farmácia foram ontem',
      '-25 Uber 11-26; -40 Farmácia 11-26',
    ],
    [['uber 25 e farmácia 40'], 'os dois foram ontem', '-25 Uber 11-26; -40 Farmácia 11-26'],
  ])('are all of another day: %j %s', (told, text, entries) => {
    expect(after(...told, text).entries).toBe(entries)
  })

  it('are bills as well, of the price that is named', () => {
    const conversation = begin({ today })
    for (const text of [
      'internet 1180 todo dia 10',
      'outra internet 1180 todo dia 5',
      'outra internet 99,90 todo dia 5',
    ]) {
      take(conversation, text)
    }
    const [asked] = take(conversation, 'Paguei a internet hoje, adiantado').turn.effects
    expect(asked?.kind).toBe('pay')
    expect(conversation.state.open).toMatchObject({
      options: [
        { label: 'Internet dia 10 R$\u00a01.180,00' },
        { label: 'Internet dia 5 R$\u00a01.180,00' },
        { label: 'Internet dia 5 R$\u00a099,90' },
      ],
    })
    take(conversation, 'apaga as duas internet de 1.180, tá errado')
    expect(conversation.world.bills.map(({ amountCents }) => amountCents)).toEqual([9990])
  })
})

describe('what is named and stands nowhere', () => {
  it.each([
    [['vendi tenis 60', 'uber 25'], 'apaga o almoço de 60', '+60 Tenis; -25 Uber'],
    [['vendi tenis 60', 'uber 25'], 'tira o gás, paguei 60 mês passado', '+60 Tenis; -25 Uber'],
    [['fone 45', 'vendi tenis 60'], 'o fogão apaga, foi 60', '-45 Fone; +60 Tenis'],
    [['padaria 12', 'uber 25', 'apaga o uber'], 'tira esse da farmácia', '-12 Padaria'],
  ])('takes nothing else along: %j %s', (told, text, entries) => {
    const { entries: left, reply } = after(...told, text)
    expect(left).toBe(entries)
    expect(reply).toContain('não mexi em nada')
  })

  it.each([
    [['uber 25', 'padaria 12'], 'apaga o de 25, a Rose que pagou', '-12 Padaria'],
    [['cinema 60'], 'apaga, a Rose que pagou os 60', ''],
    [['uber 25', 'padaria 12'], 'apaga aquele lançamento errado de 25', '-12 Padaria'],
  ])('is the reason, and the sum tells which: %j %s', (told, text, entries) => {
    expect(after(...told, text).entries).toBe(entries)
  })

  it('brings nothing back that was deleted just before', () => {
    const parts = ['sofá 900 em 3x', 'padaria 12', 'apaga a padaria']
    const { entries } = after(...parts, 'a primeira parcela é só em janeiro, tira essa de novembro')
    expect(entries).toBe('')
  })
})

describe('a name that is to go', () => {
  it('is another name, and no deletion', () => {
    const { entries } = after('dei os 300 pra minha mãe', 'tira o nome de mãe, é ajuda em casa')
    expect(entries).toBe('-300 Ajuda em casa')
  })

  it('is that of the bill, where the bill is called so', () => {
    const bill = 'ajuda da mãe 250 todo dia 28'
    const told = [bill, 'dei 300 pra minha mãe', 'tira o nome de ajuda da mãe, é mesada']
    const { entries, reply } = after(...told)
    expect(entries).toBe('-300 Mãe')
    expect(reply).toContain('em Pagamentos dá para mudar')
  })
})

describe('what was deleted and is to stand there', () => {
  it.each([
    [['uber 25', 'apaga o uber', 'põe o uber de novo, era meu mesmo'], '-25 Uber'],
    [['uber 25', 'apaga o uber', 'deixa o uber aí, era pra ficar'], '-25 Uber'],
    [
      ['uber 25', 'apaga o uber', 'padaria 12', 'os 25 do uber era pra ficar, bota de novo'],
      '-12 Padaria; -25 Uber',
    ],
    [['uber 25', 'apaga o uber', 'padaria 12', 'põe a farmácia de novo'], '-12 Padaria'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it.each(['o almoço foi 32… ou foi 23 mesmo? deixa como tá', 'foi 25, mas deixa como está'])(
    'is left as it is: %s',
    (text) => {
      const { entries, reply } = after('almoço 23', text)
      expect(entries).toBe('-23 Almoço')
      expect(reply).not.toContain('?')
    },
  )
})
