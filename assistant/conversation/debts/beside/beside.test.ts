import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const cida = 'hoje na venda entrou 380 em dinheiro e a dona cida levou 45 fiado'

it.each([
  [[cida], ['+380 Venda']],
  [
    [cida, 'mas os 380 entrou sim, foi em dinheiro. só os 45 da cida que ficou fiado'],
    ['+380 Venda'],
  ],
  [
    [cida, 'a dona cida pagou 20 agora na porta. fica 25'],
    ['+20 Fiado (Dona cida)', '+380 Venda'],
  ],
  [
    [
      'vendi 95 de pastel hj no dinheiro, o Paulinho levou 12 fiado',
      'o Paulinho passou aqui e pagou os 12',
    ],
    ['+12 Fiado (Paulinho)', '+95 Pastel'],
  ],
  [['fiz 160 na barraca e a comadre pendurou 35'], ['+160 Barraca']],
  [['hoje o caixa deu 240 mas o Zé levou 18 no caderno'], ['+240 Caixa']],
  [['dona Zefa levou 22 fiado, e hoje vendi 130 na feira'], ['+130 Feira']],
  [
    ['apurei 500 na feira hj e dona maria ficou devendo 60', 'ela pagou 40, fica 20'],
    ['+40 Fiado (Dona maria)', '+500 Feira'],
  ],
  [['comprei 60 de pão fiado e almocei 25'], ['-25 Almoço', '-60 Pão fiado']],
  [['vendi 12 marmitas a 18, a Cida levou 3 fiado'], ['+162 Marmitas']],
])('%j: what was taken on credit comes in once it is paid', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

it('says what is still to come beside what came in', () => {
  expect(booksAfter(today, [cida]).reply).toContain('Ainda faltam R$ 45,00')
  expect(booksAfter(today, ['a Rose pagou 30 hoje, ainda fica 15']).reply).toContain('R$ 15,00')
})

it.each([
  [
    ['a dona Socorro veio acertar os 30 e ainda comprou mais 12 de cheiro verde'],
    ['+12 Cheiro verde', '+30 Dona Socorro'],
  ],
  [
    ['a moça do salão veio me pagar os 60 e levou mais 25 de esmalte'],
    ['+25 Esmalte', '+60 Moça do salão'],
  ],
  [['o seu Zé da serraria veio e acertou 120 do fiado dele'], ['+120 Fiado (Zé da serraria)']],
  [['a Carminha veio pagar o fiado, 48'], ['+48 Fiado (Carminha)']],
  [['dona Lurdes pagou 50 do fiado dela'], ['+50 Fiado (dona Lurdes)']],
  [['minha mãe veio pagar a luz 120'], []],
  [['o pintor veio acertar o muro'], []],
])('%j: whoever came to pay has paid', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

it.each([
  [
    'Amanhã a moça do escritório vai me pagar 54 das tapioca que ficou fiado',
    'A moça do escritório mandou os 54 agora de noite no pix, nem esperou amanhã',
    '+54 Tapioca',
  ],
  ['quinta a Joana vai me pagar 90 da manicure', 'a Joana pagou os 90 agora', '+90 Manicure'],
  [
    'o seu Carlos vai me mandar 400 da reforma amanhã',
    'seu Carlos já fez o pix dos 400',
    '+400 Reforma',
  ],
  ['amanhã recebo 120 da Lúcia', 'a Lúcia mandou 70 hoje, fica 50', '+70 Lúcia'],
])('%s, %s: what was awaited came', (told, came, entry) => {
  expect(booksAfter(today, [told, came]).books).toEqual([entry])
})

it.each([
  [
    'hoje fiz faxina na dona Sônia, ela me pagou 180 mais 20 da passagem',
    'A passagem ela deu 20 mas eu gastei 17,20 de ônibus e trem',
    ['+180 Faxina na dona Sônia', '+20 Passagem', '-17.2 Ônibus e trem'],
  ],
  [
    'minha vó me deu 100 pro remédio',
    'dos 100 do remédio gastei 84,50 na farmácia',
    ['+100 Remédio', '-84.5 Farmácia'],
  ],
  ['ganhei 60 pro uber', 'os 60 do uber gastei 41 de corrida', ['+60 Uber', '-41 Corrida']],
  [
    'recebi 80 da faxina',
    'ganhei 50 da Ana e gastei 20 no mercado',
    ['+50 Ana', '+80 Faxina', '-20 Mercado'],
  ],
])('%s, %s: only what was spent of it is new', (told, spent, books) => {
  expect(booksAfter(today, [told, spent]).books).toEqual(books)
})

it.each([
  [
    'Esse frete de volta pra Porto Alegre tá combinado em 2400, recebo metade na carga e metade na entrega. Hoje já me deram a primeira metade',
    '+1200 Frete de volta pra Porto Alegre',
  ],
  [
    'fechei uma pintura por 1800, metade agora e metade no fim. já recebi a primeira metade',
    '+900 Pintura',
  ],
  [
    'combinei o bolo de casamento em 600, metade antes e metade no dia. a noiva já deu a metade',
    '+300 Bolo de casamento',
  ],
  [
    'comprei um sofá de 1200, metade agora e metade no mês que vem. já paguei a primeira metade',
    '-600 Sofá',
  ],
])('%s: one half of it', (told, entry) => {
  expect(booksAfter(today, [told]).books).toEqual([entry])
})

it('what was missing in the book is not missing in the purse', () => {
  const said = ['recebi 30 da dona Socorro', 'faltou os 12 do cheiro verde, ela pagou tbm']
  expect(booksAfter(today, said).reply).not.toContain('faltam')
})

it.each([
  'emprestei 150 pra filha de Socorro, ela devolve quando receber o bolsa família dia 30',
  'a filha de Socorro me pediu 150 emprestado, emprestei, ela devolve quando receber o bolsa família',
])('%s: by what it comes back names nothing', (told) => {
  const { books } = booksAfter(today, [told])
  expect(books).toHaveLength(1)
  expect(books[0]).toMatch(/^-150 Empréstimo/)
})
