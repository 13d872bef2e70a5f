import { expect, it } from 'vitest'
import type { Role } from '#language/amounts/role.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-03-11')

/** What the number in brackets is taken for. */
function roleIn(marked: string): Role | undefined {
  const start = marked.indexOf('[')
  const reading = readMessage(marked.replace(/[[\]]/g, ''), today)
  const { tokens } = reading
  return reading.numbers.find(({ first, last }) => {
    const from = tokens[first]?.start ?? 0
    return from <= start && start < (tokens[last]?.end ?? 0)
  })?.role
}

/** Numbers that are no amounts, by what they are. */
const cases: Partial<Record<Role, readonly string[]>> = {
  quantity: [
    'comprei [3] marmita a 18',
    '[2] pastel de 9 na feira',
    '[4] cadeira de plástico 35 cada',
    'vendi [12] pão de mel a 4',
    'feira: [5] manga a 2,50',
    'levei [2] caderno por 31,80',
    '[6] cerveja deu 54',
    'vendi [20] tijolo a 1,20 cada',
    'troquei os [quatro] pneus por 1600',
    'salgado: meio [cento] de coxinha 45',
    '[duas] dúzias de banana 14',
    '[1] tapioca 12',
    'ônibus [4] passagem 5,25',
    'panetone [3] por 50',
    'cortina [2] de 89,90',
    'uai [3] pao de queijo e um cafe 16,50',
    '[2] cadeira e guarda sol 30 tudo',
    'ingresso 60 cada, comprei [2] pra mim',
    'peguei [dez] laranja por 8 reais',
    '[8] camiseta 240 no total',
    '[15] caixa de leite 78',
    'recebi [2] plantão de 12h a 190 cada',
    'comprei [7] rolha a 1,50',
    'fiz [4] corrida a 8 hoje cedo',
    'manicure: [3] cliente a 40',
    'pedi [2] açaí 36',
    '[5] aula de violão a 60',
    'paguei [duas] passagem de 4,90',
    '[41] fardo de fumo a 289',
    '[3] saco de cimento a 38',
    '[2] lata de tinta 180',
  ],
  measure: [
    'arroz [5] kg 28,90',
    '[2] litros de leite 11',
    'ração de [15] kg 218,90',
    'fita de [3] metros 12',
    'queijo [300] g 19,90',
    'coca [2] litros 9,50',
    'tv [50] polegadas 2100',
    'amoxicilina [500] mg 32',
    'corri [10] km e comprei água 4',
    'cabo de [5] metros 89',
    'luz 312,48 referente a [264] kWh',
    'descarreguei [27] toneladas, chapa 180',
    'cartão de memória [64] gb 59',
    'perfume [100] ml 189',
    'caixa com [12] por 40',
    'pacote com [8], 41,90',
    'cartela com [seis], 54 reais',
    'tênis tam [42] 180',
    'calça tamanho [44] 129,90',
    'pneu aro [15] 410',
    '[1]/2 pizza 32',
    'furadeira [600] w 219',
  ],
  percentage: [
    'iptu 980 com [10]% de desconto',
    'almoço 84 mais [10] % do garçom',
    'sapato 200 com [15] por cento off',
    'rendeu [1,2]% esse mês, 48 reais',
    'bateria do celular em [20]%',
    'a casa fica com [20]% de 400',
    'juros de [2,5]% na fatura',
  ],
  day: [
    'extrato de [1] a 15 de maio',
    'aluguel pago dia [5], 1200',
    'em [03/02] gastei 50 no mercado',
    'paguei 90 no dia [10] de fevereiro',
    'dia [28] caiu 1500 de salário',
    'mercado 80 em [1]/3',
  ],
  time: [
    'jantar às [20] h 75',
    'uber [14:32] 18,90',
    'plantão de [12]h a 190',
    'festa das [18]h, ingresso 40',
    'estacionamento [2] horas 15',
    'roçou [2] dias a 140',
    'corrida de [40] minutos 33',
    'pago 50 de [15] em 15 dias',
    'trabalhei [3] semanas e recebi 900',
    'aluguei por [6] meses a 1200',
    'remédio das [7] e 15, 22 reais',
  ],
  instalment: [
    'parcela [3] de 12 do sofá 150',
    'parcela do carro 890, [7] de 36',
    'financiamento da casa 1.240, 15 de [180]',
    'tv 1800 em [10]x',
    'geladeira em [12] vezes de 210',
    'paguei a [31] de 60 do consórcio 278,14',
    'sessão [2] de 8, 150 na dentista',
    'celular em [6] parcelas de 99',
    'dose [2] de 3, paguei 90',
    'parcela [5] do carro 780',
    'prestação [7]/24 da moto 412',
  ],
  balance: [
    'compra de 36 no ifood limite disponível R$ [1.204,11]',
    'pix de R$ 50 enviado. Saldo atual: R$ [832,10]',
    'recebi 200 saldo disponível [1.500]',
    'meu primo devolveu 80 dos [200]',
    'feira 95, saiu dos [150] que eu tinha',
    'amigo doce limite [40], comprei chocolate de 38',
    'paguei 50 dos [300] que devia',
    'compra 12,90 saldo restante R$ [87,10]',
  ],
  name: [
    'sapatinho nº [22] da Lívia 59,90',
    'fiz 212 na uber e 64 na [99]',
    'uber 18,60 [99] 14,30',
    'salgado 7 + [99] pra casa 12,40',
    'peguei a [99] hoje, 19 reais',
    'recebi quatrocentos do serviço da casa [120]',
    'vendi uma bota [38] por 65',
    '[99] rendeu 214, álcool 155,40',
    'peguei um [99] deu 21,30',
    'ônibus 41,50, plataforma [22]',
    'tinta [8.1] por 26',
    'rifa nº 12 e [13], paguei 20',
    'aluguel da sala [105], 820',
    'tanque da CG [160], 48 conto',
    'recebi 90 da casa 12 e 110 da casa [45]',
    'capa do iphone [13] 45',
    'pinga [51] por 14,90',
    'pneu da pop [110] 160',
    'corrida no [99] 14,30',
    'brahma [600] a 12',
    'ônibus no [474] deu 4,50',
    'apartamento [302] condomínio 410',
    'café [3] corações 18,90',
    'gol [1.0] troca de óleo 190',
    'V[10] do cachorro 95',
    'óleo [20]w50 a 27',
    'ps[5] usado 1900',
    'poltrona [23] do ônibus 78,50',
    'sala [12] condomínio 300',
    'protetor fator [50] por 62,90',
    'temporada [2] no cinema 30',
    'wd [40] no mercado 35',
    'pizza no [4]o andar 52',
    'samsung galaxy [21] capinha 39',
    'bandeira [2] no táxi 31',
    'BR-[101] pedágio 12,40',
    'luz da casa [4] 133',
    'corsa [94], pneu 210',
    'fifa [23] usado 80',
    'linha [4] do metrô 5,20',
  ],
  document: [
    'cpf [12345678] taxa 40',
    'Pix de R$ 310 para Jair CPF: ***.[482.909]-**',
    'rg [445566] segunda via 62',
  ],
  telephone: [
    'recarga de 20 no [92] 99123-4567',
    'recarga 15 no 11 [98765]-4321',
    'dúvidas [0800] 724 7220, compra de 87,40',
    'dúvidas 0800 [724] 7220, compra de 87,40',
    'liga 3221-[4567], conserto 90',
  ],
  plate: ['placa [4518] multa 130'],
  code: [
    'cartão final [8820] compra 219,90',
    'pedido [55821] ifood 41,90',
    'boleto [84912345678] 120',
    'comanda [17] deu 63',
    'protocolo [99812] paguei 30',
    'senha [45] exame 80',
    'RENAVAM [00934417265] ipva 900',
    'chave #[4421] aluguel 60',
  ],
  year: [
    'IPVA [2026] 1932,66',
    'kit do uno [2012] por 280',
    'gol 1.0 [2014] filtro 236',
    'iptu [2025] atrasado 340',
    'moro aqui desde [2019], aluguel 900',
    'agenda [2027] 34,90',
    'copa [2026] álbum 25',
  ],
  age: [
    'festa de [5] anos da minha filha, 57 de salgado',
    'presente da vó de [80] anos 120',
    'minha neta fez [15] anos, mandei 300',
    'bolo de [3] aninhos 90',
  ],
  score: [
    'ganhei 50 na aposta, [2]x1',
    'tirei [9] na prova e gastei 30 na pizza',
    'jogo [3] a 1, cerveja 20',
  ],
  unplaced: ['troquei [4] pneu do trator', 'comprei [2] cadeira'],
  people: [
    'mesa pra [6] no japa 240',
    'dividimos em [4], conta de 200',
    'rachei 90 com [2] amigos',
    'fomos [5] no rodízio, deu 400',
    'a cerva 40 rachada em [5]',
    'eu e mais [3] amigos dividimos 120',
    'churrasco pra [10] pessoas 300',
    'almoço dividido por [três], 96',
    'com [3] guris rachei um churrasco de 110',
  ],
  range: ['gastei entre [40] e 50 no bar', 'deve ter dado [30] ou 40'],
}

const all = Object.entries(cases).flatMap(([role, texts]) => texts.map((text) => [role, text]))

it('has 150 numbers that are no amounts', () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
})

it.each(all)('%s: %s', (role, text) => {
  expect(roleIn(text ?? '')).toBe(role)
})

it.each([
  'gastei [20] no mercado',
  '[50] mercado 30 uber',
  '10 de pão e [15] de queijo',
  'uber [35]',
  'luz 120, água [60]',
  'paguei [1200] do aluguel',
  '[30] reais de açaí',
  'gasolina [150]',
  'caiu [2000] do freela',
  'tênis de 300 por [219]',
])('an amount: %s', (text) => {
  expect(roleIn(text)).toBe('amount')
})
