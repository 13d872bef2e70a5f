import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

const after = (...said: string[]) => standsAfter(today, said)

describe('another price of what was counted', () => {
  const bought = ['comprei 2 pneus a 310 cada', 'devolvi um pneu e recebi 310 de volta']
  const done = ['fiz 3 progressivas de 180 cada e mais 2 escovas de 45']
  const since = ['pão 12', 'café 13', 'suco 14', 'uber 15', 'bala 3']
  const sinceStands = '-12 Pão; -13 Café; -14 Suco; -15 Uber; -3 Bala'

  it.each([
    [[...bought, 'os pneus foram 290 cada, não 310'], '-580 Pneus; +310 Pneu'],
    [[...bought, 'os pneus que comprei foram 290 cada'], '-580 Pneus; +310 Pneu'],
    [['comprei 2 pneus a 310 cada', 'não foi 310 cada, foi 290'], '-580 Pneus'],
    [['comprei 3 camisas a 40', 'cada camisa foi 35'], '-105 Camisas'],
    [['vendi 12 marmitas a 18', 'as marmitas foram 20 cada'], '+240 Marmitas'],
    [['comprei três fitas de 2 cada', 'a fita foi quatro reais só levei duas'], '-4 Fitas'],
    // A second time, and where five others were told since.
    [[...done, 'errei, as escovas foram 50 cada e não 45'], '+540 Progressivas; +100 Escovas'],
    [
      [...done, 'errei, as escovas foram 50 cada e não 45', 'as escovas foram 55 cada e não 50'],
      '+540 Progressivas; +110 Escovas',
    ],
    [[...done, 'falei 45 nas escovas mas foi 50 cada'], '+540 Progressivas; +100 Escovas'],
    [
      [...done, ...since, 'nossa errei, as escovas foram 50 cada e não 45'],
      `+540 Progressivas; +100 Escovas; ${sinceStands}`,
    ],
    // The whole, one more and another thing are none.
    [['comprei 2 pizzas a 45 cada', 'as pizzas foram 100 no total'], '-100 Pizzas'],
    [
      ['comprei 3 camisas a 40 cada', 'comprei mais 2 camisas, 50 cada'],
      '-120 Camisas; -100 Camisas',
    ],
    [['comprei 3 camisas a 40 cada', 'as calças foram 60 cada'], '-120 Camisas; -60 Calças'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('the former figure beside the right one, of one that lies far back', () => {
  const since = ['vendi bolo 90', 'pão 12', 'pão doce 14', 'café 13', 'leite 15', 'suco 4']
  const stands = '-12 Pão; -14 Pão doce; -13 Café; -15 Leite; -4 Suco'

  it.each([
    'me enganei, vendi o bolo por 100 e não por 90',
    'o bolo que eu vendi foi 100, tinha falado 90',
    'nossa, o bolo foi 100 e não 90',
  ])('%s', (text) => {
    expect(after(...since, text).entries).toBe(`+100 Bolo; ${stands}`)
  })

  it('is not told of what never stood there', () => {
    expect(after('mercado 54', 'o bolo que eu vendi foi 100, tinha falado 90').entries).toBe(
      '-54 Mercado',
    )
  })
})

describe('the figure that is wrong, denied before the right one', () => {
  it.each([
    [
      [
        'dei cinco pro menino da feira',
        'esqueci o menino da feira não foi cinco não foi dez mesmo',
      ],
      '-10 Menino da feira',
    ],
    [['dei cinco pro rapaz da água', 'não foi cinco não foi dez mesmo o rapaz'], '-10 Água'],
    [
      ['o filho me deu duzentos', 'o filho não me deu duzentos foi cento e cinquenta'],
      '+150 Filho',
    ],
    [['a vizinha me pagou 80', 'a vizinha não pagou 80 não, pagou 60'], '+60 Vizinha'],
    [['dei 50 pro pedreiro', 'pro pedreiro eu não dei 50 dei 60'], '-60 Pedreiro'],
    [['mercado 50', 'farmácia 30', 'não foi 50 foi 60 o mercado'], '-60 Mercado; -30 Farmácia'],
    [
      [
        'a Lúcia me pagou 200 da encomenda',
        'a encomenda da Lúcia não foi 200 não, contei de novo agora de noite e tinha 220',
      ],
      '+220 Encomenda (Lúcia)',
    ],
    [['mercado 200', 'o mercado não foi 200, a nota diz 220'], '-220 Mercado'],
    [['mercado 200', 'não foi 200 não, olhei a nota e tava 220'], '-220 Mercado'],
    // Another thing, and a count, stand as they were.
    [['sapato 200', 'o mercado não foi 200, a nota diz 220'], '-200 Sapato'],
    [['sapato 200', 'o filho não me deu duzentos foi cento e cinquenta'], '-200 Sapato'],
    [['comprei 4 pães 12', 'não foi quatro não foi cinco pães'], '-12 Pães'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('a part of it that was mine', () => {
  const light = ['luz 180', 'a Carol me passou 90 da luz']

  it.each([
    [[...light, 'na vdd a luz foi 90 a minha parte'], '-90 Luz; +90 Luz (Carol)'],
    [['luz 180', 'luz: minha parte foi 90, era 180 e a Carol pagou metade'], '-90 Luz'],
    [['aluguel 1500', 'n, minha parte do aluguel é 750, metade'], '-750 Aluguel'],
    [['aluguel 1500', 'minha parte do aluguel foi 750'], '-750 Aluguel'],
    [['aluguel 1500', 'o aluguel é 1500 mas minha parte é 750'], '-750 Aluguel'],
    [['luz 180', 'net 100', 'net e luz são 140 minha parte no total'], '-90 Luz; -50 Net'],
    // Another thing, or another of it.
    [['aluguel 1500', 'minha parte da água foi 40'], '-1500 Aluguel; -40 Água'],
    [['jantar 120', 'uber 20', 'jantar 60 minha parte'], '-120 Jantar; -20 Uber; -60 Jantar'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('the whole of which a part stands there', () => {
  it.each([
    [
      [
        'No almoço de domingo gastei 138 e dividi com minha irmã',
        'O almoço de domingo, na verdade, foi R$ 148,00 e não R$ 138,00.',
      ],
      '-74 Almoço 11-22',
    ],
    [['pizza 90 dividida em 3', 'uber 20', 'a pizza foi 120, não 90'], '-40 Pizza; -20 Uber'],
    [['comprei 3 camisas a 40 cada', 'as camisas foram 150, não 120'], '-150 Camisas'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('what is deleted, with another sum to put', () => {
  it.each([
    [['café 8', 'apaga o café e põe 9,50'], '-9.5 Café'],
    [['mercado 382', 'uber 20', 'tira o mercado, coloca 372 no lugar'], '-372 Mercado; -20 Uber'],
    [['café 8', 'apaga os 8 do café e põe 9,50'], '-9.5 Café'],
    [['café 8', 'apaga e põe 9,50'], '-9.5 Café'],
    [['café 8', 'café 12', 'apaga o café e põe 9,50', 'o de 12'], '-8 Café; -9.5 Café'],
    // Another thing is put.
    [['café 8', 'apaga o café e põe chá 9,50'], '-9.5 Chá'],
    [['café 8', 'pão 5', 'apaga o café e o pão foi 6'], '-6 Pão'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('what was bought on tick, and what came of it', () => {
  it.each([
    [['comprei fiado na venda 38', 'o fiado da venda paguei 20'], '-38 Fiado na venda'],
    [['comprei fiado na venda 38', 'dei 20 pro fiado da venda'], '-38 Fiado na venda'],
    [['comprei remédio fiado 60', 'o fiado do remédio paguei 30, falta 30'], '-60 Remédio fiado'],
    [
      ['comprei fiado na venda 20', 'o fiado da venda foi 38, paguei 20 agora falta 18'],
      '-38 Fiado na venda',
    ],
    [['comprei fiado na venda 38', 'o fiado da venda foi 40'], '-40 Fiado na venda'],
    [
      [
        'comprei 3 correia a 45 e 2 filtro a 28 fiado na autopeças',
        'paguei 100 do fiado da autopeças',
        'paguei 91 do fiado da autopeças',
      ],
      '-135 Correia; -56 Filtro (fiado na autopeças)',
    ],
    // It stands nowhere.
    [['uber 20', 'paguei 20 do fiado da venda'], '-20 Uber; -20 Fiado da venda'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it.each([
    [['freela 2.000', 'freela foi 1.000 hoje, resto na entrega'], '+1000 Freela'],
    [['uber 20', 'freela foi 1.000 hoje, resto na entrega'], '-20 Uber; +1000 Freela'],
  ])('is part of what stands there: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('the day that is denied', () => {
  it.each([
    [
      [
        'Comprei livros: dois a R$ 49,90 e um a R$ 35,00.',
        'Em tempo: os livros foram comprados na quinta-feira, e não hoje.',
      ],
      '-99.8 Livros 11-26; -35 Livros 11-26',
    ],
    [['recebi 500 da Ana', 'o dinheiro da Ana caiu na quinta, não hoje'], '+500 Ana 11-26'],
    [['salário 3000 hoje', 'O salário caiu no dia 20, e não no dia 27.'], '+3000 Salário 11-20'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

it.each([
  [['almoço 42', 'o almoço é lazer, não alimentação'], 'Almoço, R$ 42,00 em Lazer'],
  [['uber 42', 'uber é comida, não transporte'], 'Uber, R$ 42,00 em Alimentação'],
  [['presente 42', 'o presente era lazer e não compras'], 'Presente, R$ 42,00 em Lazer'],
  [['vendi um bolo 60', 'muda o bolo pra bolo de fubá'], 'Bolo de fubá, entrada de R$ 60,00'],
  [['padaria 20', 'muda a padaria para Padaria do Zé'], 'Padaria do Zé, R$ 20,00'],
  [['mercado 50', 'muda o mercado pra lazer'], 'Mercado, R$ 50,00 em Lazer'],
])('says what it is now: %j', (said, reply) => {
  expect(after(...said).reply).toContain(reply)
})

it('is no other price where somebody gave money for it', () => {
  expect(after('geladeira 89,90', 'a neta deu dez pra geladeira').entries).toMatch(
    /^-89.9 Geladeira/,
  )
  expect(after('pizza 50', 'a pizza deu 60 pra nós').entries).toBe('-60 Pizza')
})

describe('two that stand there', () => {
  const meals = 'lanche 45 e pedágio 12'

  it.each([
    [[meals, 'O lanche foi R$ 48,00 e o pedágio R$ 13,00.'], '-48 Lanche; -13 Pedágio'],
    [[meals, 'o lanche foi 48 e o uber 15'], '-48 Lanche; -12 Pedágio; -15 Uber'],
    [['o lanche foi 20 e o uber 15'], '-20 Lanche; -15 Uber'],
  ])('%j', (said, entries) => {
    expect(
      after(...said)
        .entries.split('; ')
        .toSorted(),
    ).toEqual(entries.split('; ').toSorted())
  })
})

it('takes off of the whole that is told anew what was another one’s', () => {
  const told = 'gastei 412,35 no mercado, dos quais 60,00 eram da minha sogra, que já me pagou'
  expect(after(told).entries).toBe('-352.35 Mercado')
  expect(after(told, 'Na verdade, o mercado foi 421,35').entries).toBe('-361.35 Mercado')
})

describe('one of several of a name, by its turn', () => {
  const rides = ['hj fiz 187 no ifood e 64 na 99', 'hj fiz 95 ifood e 40 na 99']

  it.each([
    [[...rides, 'a 99 foi 46, a segunda'], '+187 Ifood; +64 99; +95 Ifood; +46 99'],
    [[...rides, 'a 99 foi 46, a primeira'], '+187 Ifood; +46 99; +95 Ifood; +40 99'],
    [
      ['uber 12', 'almoço 30', 'uber 15', 'o uber foi 18, o último'],
      '-12 Uber; -30 Almoço; -18 Uber',
    ],
    [['uber 12', 'o uber foi 18, a segunda'], '-18 Uber 11-23'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('all that came of one thing, where a part stands there', () => {
  const part = 'presente da professora: recebi R$ 60,00 de duas colegas'

  it.each([
    [
      [part, 'Do presente da professora, recebi as três partes: R$ 90,00 ao todo.'],
      '+90 Presente da professora',
    ],
    [['recebi 60 do presente', 'recebi 90 ao todo do presente'], '+90 Presente'],
    [['recebi 60 do presente', 'recebi 90 do presente'], '+60 Presente; +90 Presente'],
    [['jantar deu 200, dividido em 4, eu paguei tudo e dois já me pagaram'], '-100 Jantar'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('what a message tells of another thing', () => {
  it.each([
    // Two figures of which one is twice the other are no parts of what was bought in two.
    [['comprei panela 180 em 2x', 'me pagaram 120 da festa, era 240'], '-90 Panela; +120 Festa'],
    [['comprei panela 180 em 2x', 'uber 20 e mercado 40'], '-90 Panela; -20 Uber; -40 Mercado'],
    [['comprei panela 180 em 2x', 'não, o total é 170, cada parcela 85'], '-85 Panela'],
    // Whoever got it got what went out.
    [
      ['paguei 20 pro rapaz da entrega', 'meu neto me devolveu 40', 'o rapaz ganhou foi 25'],
      '-25 Entrega; +40 Neto',
    ],
    [
      ['paguei 200 no mercado', 'meu neto me devolveu 40', 'o rapaz ganhou foi 25'],
      '-200 Mercado; +40 Neto',
    ],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('a category for what is named first', () => {
  it.each([
    [['fiz 3 unhas a 60', 'material bota em compras'], 'Não achei “material”'],
    [['comprei lixa 10', 'comprei lixa 12', 'curso bota em educação'], 'Não achei “curso”'],
    [['cinema 40', 'lixa 12', 'o cinema coloca em educação'], 'Corrigi: Cinema'],
    [['cinema 40', 'bota em educação'], 'Corrigi: Cinema'],
    [['cinema 40', 'isso coloca em educação'], 'Corrigi: Cinema'],
  ])('%j', (said, reply) => {
    expect(after(...said).reply).toContain(reply)
  })
})

describe('what was taken for spent, and is earned', () => {
  it.each([
    [['conserto da tv 150', 'não é gasto, é o serviço que eu faço'], '+150 Conserto da tv'],
    [['unha 60', 'não é gasto não, é meu serviço'], '+60 Unha'],
    [['corte 40', 'não é despesa, eu sou barbeiro'], '+40 Corte'],
    [['corte 40', 'é trabalho meu, não gasto'], '+40 Corte'],
    [['mercado 50', 'unha 60', 'não é gasto é o meu trabalho'], '-50 Mercado; +60 Unha'],
    // Another name, and nothing that is told.
    [['faxina 150', 'não é gasto, é serviço da casa'], '-150 Serviço da casa'],
    [['almoço 50', 'não é gasto meu'], '-50 Almoço'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('a part of it that is another’s', () => {
  const market = ['gastei 412,35 no mercado']
  const theirs = ['gastei 412,35 no mercado, dos quais 60 eram da minha sogra, que já me pagou']
  const still = 'não, R$ 60,00 do mercado continuam sendo da minha sogra'
  const gift = ['minha mãe mandou 200']

  it.each([
    [[...market, still], '-352.35 Mercado'],
    [[...market, 'desse mercado 60 é da minha sogra'], '-352.35 Mercado'],
    [[...market, '60 do mercado era da minha sogra'], '-352.35 Mercado'],
    // What is left out already stays so, whatever the whole was mended to.
    [[...theirs, still], '-352.35 Mercado'],
    [[...theirs, 'na verdade, o mercado foi 421,35', still], '-361.35 Mercado'],
    [[...gift, 'dos 200 da minha mãe 80 não é meu'], '+120 Mãe'],
    [[...gift, 'desses 200, 80 são do meu irmão'], '+120 Mãe'],
    [[...gift, '80 não é meu'], '+120 Mãe'],
    // What stands nowhere, is all of it or is yet to be paid back changes nothing.
    [[...market, '50 do aluguel não é meu'], '-412.35 Mercado'],
    [[...gift, '200 não é meu'], '+200 Mãe'],
    [[...market, '20 do mercado era da minha irmã que vai me pagar'], '-412.35 Mercado'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('the part that is left of what stood whole', () => {
  const snacks = 'gastei 18 em ceva e 24 num xis'

  it.each([
    [[snacks, 'o xis rachei c a ju, deu 12 p mim'], '-18 Ceva; -12 Xis'],
    [[snacks, 'rachei o xis com a Ju, ficou 12 pra mim'], '-18 Ceva; -12 Xis'],
    [['pizza 60', 'rachamos a pizza, 30 cada'], '-30 Pizza'],
    [['mercado 93,20', 'metade eh da ju, deixa 46,60 no mercado'], '-46.6 Mercado'],
    [['mercado 93,20', 'deixa só 60 no mercado'], '-60 Mercado'],
    // Another thing, and one that came to less, are new.
    [['pizza 60', 'o uber rachei com a ju, deu 12 pra mim'], '-60 Pizza; -12 Uber'],
    [['pizza 60', 'rachei uma pizza com o Zé, deu 30 pra mim'], '-60 Pizza; -30 Pizza com o Zé'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('what it came to, told once more', () => {
  it.each([
    [['recebi 1.104 de vendas', 'almoço 27', 'vendas foram 1.140'], '+1140 Vendas; -27 Almoço'],
    // What was spent is no other sum of what was earned: it is asked about.
    [['vendas 1.104 hoje', 'as compras foram 80'], '+1104 Vendas'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it('is of what stood there before as well, behind another correction', () => {
    const barber = {
      type: 'despesa',
      amount: 3000,
      date: '2026-11-24',
      category: 'Outros',
    } as const
    const entries = [{ ...barber, description: 'barbearia' }]
    const conversation = begin({ today, have: { entries } })
    for (const text of ['lanche 15', 'ops 16,50', 'e a barbearia foi 35']) take(conversation, text)
    expect(conversation.world.entries.map((one) => one.amountCents)).toEqual([3500, 1650])
  })
})
