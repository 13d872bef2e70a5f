import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-28'
const sums = (text: string) => {
  const { intent, transactions = [] } = interpretCase({ text, today })
  const told = transactions.map(({ type, amount }) => `${type === 'despesa' ? '-' : '+'}${amount}`)
  return [intent, ...told].join(' ')
}

describe('how many, by how it is told', () => {
  it.each([
    ['vendi meia dúzia de empada a seis cada', 'log +3600'],
    ['comprei uma dúzia de rosas a 4 cada', 'log -4800'],
    ['vendi duas dúzias de brigadeiro a 25 a dúzia', 'log +5000'],
    ['comprei meia dúzia de ovo por 7', 'log -700'],
    ['paguei a moça que me ajuda sessenta a diária dois dias', 'log -12000'],
    ['vendi um bolo por oitenta reais e cinquenta salgados por sessenta', 'log +8000 +6000'],
    ['vendi um bolo por oitenta reais e cinquenta', 'log +8050'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('for less, beside what is to come, or of what it is', () => {
  it.each([
    ['capa de chuva era 75 o cara fez por 65 no pix e carregador do cel 28', 'log -6500 -2800'],
    ['capa de chuva era 75, o cara fez por 65, e carregador 28', 'log -6500 -2800'],
    ['a blusa era 80 o vendedor fez por 60', 'log -6000'],
    ['comprei o sofá de 240, o moço fez por 220', 'log -22000'],
    // What is still to be done behind it, and a bag that is no grant.
    ['FUI NA CONSULTA 9 DA MANHA PAGUEI 180 O OCULOS AINDA VOU VER', 'log -18000'],
    ['paguei 180 da consulta os exames ainda vou fazer', 'log -18000'],
    ['bolsa feminina 90', 'log -9000'],
    ['bolsa do estágio 400', 'log +40000'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('what strangers told, and was read the other way', () => {
  it.each([
    [
      'fiz supermercado 268,40 e 35 era fralda da minha sobrinha que minha irmã já me pagou',
      'log -23340',
    ],
    [
      'almoço com as meninas do plantão deu 164 pra quatro, eu passei tudo no meu cartão e elas me fizeram pix da parte delas',
      'log -4100',
    ],
    ['foi uma entrada de 200 emprestado do meu tio', 'log +20000'],
    ['fiz 95 no ifood hj mas 12 foi de taxa do app', 'log +9500 -1200'],
    ['o parceiro rachou o lanche comigo ontem deu 64 metade pra cada', 'log -3200'],
    ['semana passada fiz faxina na carla na terça e na sexta 160 cada', 'log +32000'],
    ['arroz de vinte e quatro e noventa um óleo de sete e oitenta', 'log -2490 -780'],
    ['castração de R$ 450,00, dei 10% de desconto e o cliente já me pagou', 'log +40500'],
    ['rolê de sábado: 25 a entrada, 32 de drink e 14 de uber', 'log -2500 -3200 -1400'],
    ['táxi R$ 41,00 e dois ingressos a R$ 60,00 cada, meia-entrada', 'log -4100 -12000'],
    [
      'luz do salão deu 243 e água 87, paguei metade de cada e o sócio a outra metade',
      'log -12150 -4350',
    ],
    ['vendi o tênis 41 q n cabe mais, 80 conto', 'log +8000'],
    ['aluguei o quartinho pros gringos 3 noites a 120, ja recebi tudo', 'log +36000'],
    ['comprei 3 kg de tambaqui a 24 o kilo no mercadão 2000', 'log -7200'],
    ['ontem vendi bem, foram 46 cuias de tacacá, tirei 920 reais', 'log +92000'],
    [
      'a dona Socorro tava me devendo 60 do bolo, mas hoje ela veio e me pagou tudinho',
      'log +6000',
    ],
    ['o plano de saúde passou a R$ 1.987,60; paguei-o hoje', 'log -198760'],
    ['paguei 35 reais para a costureira e 18 para o sapateiro', 'log -3500 -1800'],
    ['farmácia 64,20 e gasolina 120, e o pai deles pagou metade da farmácia', 'log -3210 -12000'],
    ['hoje fui à padaria', 'clarify'],
    ['fui farmacia', 'clarify'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('what others bear of it, and what is charged on top', () => {
  it.each([
    ['comprei remedio da pressao, deu 62, mas a farmacia popular cobriu 20', 'log -4200'],
    ['remédio 62, o sus não cobriu 20', 'log -6200'],
    ['o exame custou 350 mas o plano cobre 80%', 'log -7000'],
    ['o curso foi 500 e a empresa banca 50%', 'log -25000'],
    ['o exame vai custar 350 mas o plano cobre 80%', 'none'],
    ['gás acabou, 115, o entregador cobrou 5 pra subir', 'log -12000'],
    ['guarda roupa 900 e cobraram 80 pra montar', 'log -98000'],
    ['o taxista cobrou 30', 'log -3000'],
    ['a diarista veio, 150, mas paguei só 100', 'log -10000'],
    ['diarista 150, só dei 100', 'log -10000'],
    ['dei 20 pra cada filho (sao 2)', 'log -4000'],
    ['dei 20 pra cada filho, tenho 2', 'log -4000'],
    ['dei 20 pra cada filho (sao 2)', 'log -4000'],
    ['dei 20 pra cada filho, tenho 2', 'log -4000'],
    ['mercado 80, e só paguei 20 de uber', 'log -8000 -2000'],
    ['almoço 50, só dei 30 pro garçom de gorjeta', 'log -5000 -3000'],
    ['feira 96 e mercado 312,77, mas no mercado 45 era da minha mãe', 'log -9600 -26777'],
    ['paguei 220 do meu cartão na farmácia, 70 é dela', 'log -15000'],
    ['pizza 60 e o açaí 20 é dela', 'log -6000 -2000'],
    ['minha filha pediu 30 pra excursão, dei 40 pq nao tinha trocado', 'log -4000'],
    ['o filho pediu 20 pro lanche, dei 20 e comprei pão 8', 'log -2000 -800'],
    ['o oculos foi 600, a empresa pagou metade', 'log -30000'],
    ['vendi o óculos 600, a empresa pagou metade', 'log +30000'],
    ['a vacina não é minha, o patrão pagou 900', 'none'],
    ['meu filho mandou 200 pro remédio, comprei por 163 e devolvi o troco', 'log +16300 -16300'],
    ['minha vó deu 50 pra feira, gastei 38 e devolvi o resto', 'log +3800 -3800'],
    ['minha mãe mandou 200 pro remédio, custou 163 e fiquei com o troco', 'log +20000 -16300'],
    ['jantar 120, que dividi com o Léo, e o uber 15', 'log -6000 -1500'],
    ['pizza 90, que a gente dividiu em 3, e a gasolina 100', 'log -3000 -10000'],
    ['jantar 120, dividi com o Léo, e paguei 60', 'log -6000'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('on what day, where another is told beside it', () => {
  const days = (text: string) =>
    interpretCase({ text, today }).transactions?.map(({ date }) => date)

  it.each([
    ['comprei um vestido de 59,90 que é aniversário dela sexta', '2026-11-28'],
    ['bolo 80 que quinta é aniversário do João', '2026-11-28'],
    ['consertei a pia que vazava desde sexta 80', '2026-11-28'],
    ['ontem ajeitei a geladeira que pingava desde domingo e paguei 120', '2026-11-27'],
    ['na semana que passou gastei 200 no mercado', '2026-11-21'],
    ['comprei na sexta um vestido de 59,90', '2026-11-27'],
    ['meu aluguel é 750 dia 8, paguei adiantado hoje', '2026-11-28'],
    ['aluguel 900 dia 5, já paguei ontem', '2026-11-27'],
    ['aluguel 900, paguei dia 5', '2026-11-05'],
    ['vendi 10 bolos a 30, 6 no dinheiro e 4 na conta pra pagar dia 10', '2026-11-28'],
  ])('%s', (text, date) => expect(days(text)).toEqual([date]))

  it('tells one of two from the other', () => {
    const told = 'paguei 2 plantões de babá, 90 cada, um na quarta e outro na quinta'
    expect(days(told)).toEqual(['2026-11-25', '2026-11-26'])
    expect(sums(told)).toBe('log -9000 -9000')
  })
})

describe('in which shop, with what was bought behind it', () => {
  const names = (text: string) =>
    interpretCase({ text, today }).transactions?.map(({ description }) => description)

  it.each([
    [
      'comprei na farmácia um xarope de 32 e um termômetro de 25',
      ['Xarope (farmácia)', 'Termômetro'],
    ],
    ['comprei na feira uma galinha de 40', ['Galinha (feira)']],
    ['gastei na padaria 12', ['Padaria']],
  ])('%s', (text, want) => expect(names(text)).toEqual(want))
})

describe('shared with those who were there', () => {
  it.each([
    ['almocei com duas colegas, a conta deu R$ 186,00 e dividimos igualmente.', 'log -6200'],
    ['jantar com 3 amigos deu 240, dividimos', 'log -6000'],
    ['sexta comi sushi com as meninas deu 210 pra 3', 'log -7000'],
    ['churrasco 400 pra 10', 'log -40000'],
    ['almocei com duas colegas, deu 62', 'log -6200'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('a note handed over, and a fee', () => {
  it.each([
    ['fui na barbearia paguei 35 com uma nota de 50', 'log -3500'],
    ['paguei 18 no lanche com uma nota de 20', 'log -1800'],
    ['comprei ontem dois ingressos de R$ 45,00 e paguei taxa de 10%', 'log -9900'],
    ['vendi 3 bolos a 60, um foi no cartão com taxa de 4%', 'log +17760'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('a second sum that looks like no money is kept where it was told of', () => {
  it.each([
    ['botei 40 conto de gasosa e comi um prato feito de 22', 'log -4000 -2200'],
    ['hoje rendeu 180, gastei 30 de gasolina e almocei por 18', 'log +18000 -3000 -1800'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

it.each([
  'A diarista custa R$ 180,00 por dia e veio três vezes em novembro: dias 5, 12 e 19.',
  'O João me pagará 300 na sexta.',
])('writes nothing of days, nor of what will be: %s', (text) => {
  expect(sums(text)).not.toContain('log')
})

describe('what was exchanged is paid by the difference', () => {
  it.each([
    ['troquei o tenis na loja por outro de 259,90, paguei a diferença 20 no pix', 'log -2000'],
    ['troquei a blusa por uma de 90 e paguei 15 de diferença', 'log -1500'],
    ['troquei o óleo 120 e a pastilha 80', 'log -12000 -8000'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('a part of somebody else, who has paid it or has not', () => {
  it.each([
    ['farmácia 94,30, dos quais 40 são da minha mãe, que me pagará no dia 10/12', 'log -9430'],
    ['mercado 200, 80 é do vizinho que me paga sexta', 'log -20000'],
    ['mercado 150, 40 são da vizinha que já me pagou', 'log -11000'],
    ['mercado 150, dos quais 40 são de fralda', 'log -4000 -11000'],
    ['gastei 300 de mercado, 120 eu e 180 meu marido', 'log -12000'],
    ['paguei 1200 de aluguel, 700 meu e 500 da Ana', 'log -70000'],
    ['pizza 90, a Ju 50 e eu 40', 'log -4000'],
    ['mercado 300: 120 de carne e 180 de limpeza', 'log -12000 -18000'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))

  it('was paid today, whenever it comes back', () => {
    const text = 'farmácia 94,30, 40 são da minha mãe, que me pagará no dia 10/12'
    expect(interpretCase({ text, today }).transactions?.[0]).toMatchObject({ date: today })
  })
})

describe('a price, a fine that was kept, and what another paid, beside what moved', () => {
  it.each([
    ['o cliente do gol me deu 500 de entrada, o serviço ficou 1200', 'log +50000'],
    ['cancelei a passagem, a companhia devolveu 1.100 e ficou com 148 de multa', 'log +110000'],
    ['a loja me devolveu 80 e gastei 20 no lanche', 'log +8000 -2000'],
    ['ingressos 64 e pipoca 39,90. O Rafa pagou a pipoca.', 'log -6400'],
    ['mercado 100. O Rafa pagou a pizza.', 'log -10000'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('what was done for two, one by one, is earned', () => {
  it.each([
    ['hoje fiz duas mãos uma de 35 e outra de 40 e gastei 15 de esmalte', 'log +3500 +4000 -1500'],
    ['fiz 2 exames um de 30 e outro de 45', 'log -3000 -4500'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('what came back to who sold it', () => {
  it.each([
    ['Uma cliente devolveu um vestido de R$ 129,90 e eu estornei no cartão dela.', 'log -12990'],
    ['a amazon estornou 74,90 do liquidificador que devolvi', 'log +7490'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('what others paid of their own', () => {
  it.each([
    ['almoço 27,90 e um açaí de 16 com a bia, ela pagou o dela', 'log -2790 -1600'],
    ['almoço 18 cada, meu e do ajudante', 'log -3600'],
    ['mercado deu 318,40, mas 40 foi ração do Thor', 'log -4000 -27840'],
    ['o salário veio 1.900 mas já vem descontado 150 do consignado', 'log +190000'],
    ['botijão de gás 125 reais, dei 5 de gorjeta pro rapaz', 'log -12500 -500'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('some of them are still owed', () => {
  it.each([
    ['vendi 14 bolos de pote a 12 cada hoje, 3 ficaram fiado', 'log +13200'],
    ['sabado fiz o pé e mao da dona Ivete, 55, e ela me deu 10 de gorjeta', 'log +5500 +1000'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('sold, of which some is put on the account of those who bought it', () => {
  it.each([
    ['hoje vendi 32 marmitas a 18 reais, 25 no pix e 7 na conta pra pagar segunda', 'log +45000'],
    ['vendi 30 marmitas a 18, 20 no pix e 10 na caderneta', 'log +36000'],
    ['vendi 32 marmitas a 18, 25 no pix e 7 na conta', 'log +57600'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})

describe('what was taken out of savings for it', () => {
  it.each([
    ['tirei 30 da poupança das crianças pra completar o lanche da escola, 42', 'log -4200'],
    ['peguei 100 da reserva pra pagar o dentista, que foi 250', 'log -25000'],
    ['tive que tirar 300 da poupança pra pagar o conserto do carro, deu 450', 'log -45000'],
    ['saquei 200 da caixinha e paguei a escola, 640', 'log -64000'],
    ['tirei 50 da poupança e fiz um mercado de 132', 'log -13200'],
    ['tirei 50 da poupança pra pagar o dentista', 'none'],
    ['peguei 100 da reserva', 'none'],
    ['vou tirar 300 da poupança pra pagar o conserto, que deu 450', 'none'],
  ])('%s', (text, want) => expect(sums(text)).toBe(want))
})
