import { describe, expect, it } from 'vitest'
import { type CorpusCase, interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-03-11'
const read = (text: string, more: Partial<CorpusCase> = {}) =>
  interpretCase({ text, today, ...more })
const told = (text: string) => {
  const { intent, transactions = [] } = read(text)
  const [one] = transactions
  if (intent !== 'log' || !one || transactions.length > 1) return `${intent} ${transactions.length}`
  const { type, amount, date, description } = one
  return `${type === 'despesa' ? '-' : '+'}${amount} ${date.slice(5)} ${description}`
}

describe('a notice of a purchase goes out', () => {
  it.each([
    // Nubank
    [
      'Compra no crédito aprovada\nCompra de R$ 25,90 APROVADA em PADARIA REAL para o cartão com final 1234.',
      '-2590 03-11 Padaria Real',
    ],
    ['Compra no débito aprovada: R$ 18,00 em Feira da Lua', '-1800 03-11 Feira da Lua'],
    // Itaú
    [
      'Compra aprovada no seu PERSONNALITE VISA final 4321 - POSTO GRAAL valor R$ 150,00 em 10/03, as 14h30.',
      '-15000 03-10 Posto Graal',
    ],
    [
      'ITAU UNIBANCO: COMPRA APROVADA NO SEU MASTERCARD FINAL 7730 VALOR RS 214,60 EM 09/03 AS 20H41 LOCAL: OUTBACK',
      '-21460 03-09 Outback',
    ],
    // Bradesco
    [
      'BRADESCO CARTOES: COMPRA APROVADA NO CARTAO FINAL 9914 EM 08/03/2026 AS 13:07 NO VALOR DE R$ 54,30 NO(A) CANTINA DA NONNA.',
      '-5430 03-08 Cantina da Nonna',
    ],
    // Banco do Brasil
    [
      'BB informa: compra com cartao final 1234 no valor de R$ 80,15 em SUPERMERCADO NORDESTAO aprovada em 11/03 as 09:12.',
      '-8015 03-11 Supermercado Nordestao',
    ],
    // Caixa
    [
      'CAIXA: Compra aprovada DROGARIA GLOBO R$ 87,35 09/03 as 18:12, ELO final 3308. Se nao reconhece envie BL3308 p/ 27180.',
      '-8735 03-09 Drogaria Globo',
    ],
    // Santander
    [
      'Santander Informa: Transacao Cartao VISA final 2031 de R$ 251,90 aprovada em 02/03/26 as 19:40 em POSTO SHELL. Duvidas, ligue 4004-3535',
      '-25190 03-02 Posto Shell',
    ],
    // Inter
    [
      'Compra no cartão final 4410 aprovada! Você gastou R$ 45,90 em ASSAI ATACADISTA. Limite disponível: R$ 812,33',
      '-4590 03-11 Assai Atacadista',
    ],
    // C6
    [
      'C6 Bank: Compra aprovada no cartão final 1200 no valor de R$ 50,00 em 10/03/2026 às 12:00 em LIVRARIA LEITURA.',
      '-5000 03-10 Livraria Leitura',
    ],
    // Mercado Pago, PicPay
    [
      'Você pagou R$ 36,90 a Pastelaria do Beto\nCom dinheiro na conta Mercado Pago.',
      '-3690 03-11 Pastelaria do Beto',
    ],
    [
      'Pagamento realizado! Você pagou R$ 12,00 para Banca do Tonho com PicPay',
      '-1200 03-11 Banca do Tonho',
    ],
    // A till in foreign money, with what it came to.
    [
      'Compra internacional aprovada no cartão final 4471: OPENAI *CHATGPT SUBSCR US$ 20,00. Valor em reais: R$ 113,48 (IOF incluso).',
      '-11348 03-11 OPENAI CHATGPT SUBSCR',
    ],
  ])('%s', (text, want) => expect(told(text).toLowerCase()).toBe(want.toLowerCase()))
})

describe('PIX and transfers', () => {
  it.each([
    [
      'Transferência recebida\nVocê recebeu uma transferência de R$ 100,00 de CARLA DIAS.',
      '+10000 03-11 Carla Dias',
    ],
    [
      'Transferência enviada\nSua transferência de R$ 70,00 para RUI MELO foi enviada com sucesso.',
      '-7000 03-11 Rui Melo',
    ],
    [
      'Você recebeu um Pix de R$ 120,00 de MARIA DAS GRACAS LIMA em 03/02/2026 às 14:32.',
      '+12000 02-03 Maria das Gracas Lima',
    ],
    [
      'Itau: TED recebida no valor de R$ 6.340,00 de INST SANTA LUCIA em 10/03 as 09:14.',
      '+634000 03-10 Inst Santa Lucia',
    ],
    [
      'BRADESCO: PIX RECEBIDO DE JOSE LINS NO VALOR DE R$ 100,00 EM 11/03 AS 10:02',
      '+10000 03-11 Jose Lins',
    ],
    [
      'BB: PIX enviado R$ 950,00 para IMOBILIARIA SUL em 05/03/2026 07:58. Saldo disponivel R$ 3.204,11.',
      '-95000 03-05 Imobiliaria Sul',
    ],
    [
      'Caixa: PIX enviado R$ 1.050,00 IMOBILIARIA LAR 20/02/26 08:03. Se nao reconhece ligue 4004-0104',
      '-105000 02-20 Imobiliaria Lar',
    ],
    ['Pix recebido! Você recebeu um Pix de R$ 33,00 de Bia Torres', '+3300 03-11 Bia Torres'],
    [
      'C6 Bank: Pix enviado! Voce enviou R$ 64,00 para ESPACO ROSA em 09/03 as 03:51.',
      '-6400 03-09 Espaco Rosa',
    ],
    [
      'Ana Beatriz te enviou um Pix de R$ 75,00. O dinheiro já está na sua carteira PicPay 💚',
      '+7500 03-11 Ana Beatriz',
    ],
    ['João Pedro transferiu R$ 50,00 para você pelo Mercado Pago', '+5000 03-11 João Pedro'],
    [
      'Comprovante de Pix\nValor: R$ 310,00\nPara: Jair Zanella\nCPF: ***.482.909-**\nBanco: Cresol\n10/03/2026 às 07:41:12\nID: E0539342220260530',
      '-31000 03-10 Jair Zanella',
    ],
    [
      'Pix enviado\nR$ 420,00\n22/02/2026 às 21:47\nPara\nSTUDIO VILA LTDA\nCNPJ 31.884.220/0001-07\nID da transação E318724952026',
      '-42000 02-22 Studio Vila',
    ],
  ])('%s', (text, want) => expect(told(text)).toBe(want))
})

describe('what comes back, is paid, is earned', () => {
  it.each([
    [
      'Compra estornada\nA compra de R$ 159,90 em SHEIN foi estornada. O valor voltou para o limite do seu cartão.',
      '+15990 03-11 Shein',
    ],
    [
      'Pix devolvido\nVocê recebeu de volta R$ 260,00 de CARTORIO DO 5 OFICIO.',
      '+26000 03-11 Cartorio do 5 Oficio',
    ],
    ['Uhuul! Você recebeu R$ 18,40 de cashback da sua compra na Centauro.', '+1840 03-11 Cashback'],
    ['Seu dinheiro rendeu R$ 3,12 este mês 💙', '+312 03-11 Rendimento'],
    [
      'Ton: venda aprovada! R$ 230,00 no débito Visa final 0912, 04/03 às 16:05',
      '+23000 03-04 Venda',
    ],
    [
      'Debito automatico efetuado: CEMIG DISTRIBUICAO S.A. R$ 198,77 em 05/03/2026',
      '-19877 03-05 Cemig Distribuicao',
    ],
    [
      'Pagamento de boleto realizado\nValor R$ 1.340,00\nBeneficiário COLEGIO SANTA MARIA LTDA\nVencimento 10/03/2026',
      '-134000 03-11 Colegio Santa Maria',
    ],
    [
      'Bradesco: debito de R$ 38,50 em conta ref. CESTA EXCLUSIVE em 02/03.',
      '-3850 03-02 Cesta Exclusive',
    ],
    [
      'Recarga aprovada! Bilhete Único comum 58.112.904-7, valor R$ 50,00. Pagamento via Pix.',
      '-5000 03-11 Bilhete Único',
    ],
    [
      'Obrigado por viajar, Beatriz\nTotal R$ 31,94\nPreço da viagem R$ 29,44\nTaxa de serviço R$ 2,50',
      '-3194 03-11 Corrida',
    ],
  ])('%s', (text, want) => expect(told(text)).toContain(want))
})

describe('a receipt of a till', () => {
  it('is its total, by the shop that heads it', () => {
    const text =
      'PADARIA ESTRELA\n1 PF FRANGO   16,00\n1 CAFE PINGADO   2,00\nTOTAL R$ 18,00\nDINHEIRO 20,00\nTROCO 2,00'
    expect(read(text).transactions).toEqual([
      {
        type: 'despesa',
        amount: 1800,
        date: today,
        category: 'Alimentação',
        description: 'Padaria Estrela',
      },
    ])
  })

  it("leaves a person's own list with its total alone", () => {
    expect(told('mercado 50,00\nfarmacia 30,00\ntotal 80,00')).not.toContain('-8000')
  })
})

describe('lines of a statement', () => {
  it('are one entry each, without what only changes its place', () => {
    const text =
      'EXTRATO\n02/02 Pix recebido: Studio Mare   +1.800,00\n02/02 Aplicacao CDB   -500,00\n03/02 Pagamento fatura cartao   -1.212,30\n04/02 Compra no debito: Hortifruti Praia   -48,15'
    expect(read(text).transactions).toMatchObject([
      { type: 'receita', amount: 180000, date: '2026-02-02', description: 'Studio Mare' },
      { type: 'despesa', amount: 4815, date: '2026-02-04', category: 'Alimentação' },
    ])
  })
})

describe('what is left alone', () => {
  it.each([
    'Compra não autorizada\nSua compra de R$ 89,00 em DECATHLON não foi aprovada por limite insuficiente.',
    'Recebemos o pagamento da sua fatura\nRecebemos seu pagamento no valor de R$ 2.318,09.',
    'Saque de R$ 200,00 realizado em BANCO24HORAS 10/03/2026 10:22:31',
    'Pix realizado\nVocê transferiu R$ 3.000,00 para OTAVIO PRADO, Banco Itaú (mesma titularidade).',
    'Dinheiro guardado\nVocê guardou R$ 300,00 na caixinha Reserva.',
    '593 204 e o seu codigo de verificacao Uber. Nunca compartilhe este codigo.',
    'Marcelo, você tem R$ 22.400,00 pré-aprovados! Simule agora no app.',
  ])('%s', (text) => expect(read(text).intent).toBe('none'))
})

describe('what is still to be paid', () => {
  it.each([
    'Novo boleto no seu CPF (DDA): CONDOMINIO ITAPARICA, R$ 612,40, vencimento 20/03/2026.',
    'Pix agendado\nSeu Pix de R$ 1.200,00 para MARCIA ALVES foi agendado para 20/03/2026.',
    'EDP: sua conta de fevereiro chegou! Valor R$ 166,20. Vencimento 18/03/2026.',
    'Giovanna Reis está cobrando R$ 23,50 de você. Toque para pagar com Pix.',
  ])('is proposed, not written: %s', (text) => {
    const { intent, proposal } = read(text)
    expect({ intent, proposal }).toMatchObject({ intent: 'clarify', proposal: { intent: 'log' } })
  })

  it('is written by a yes', () => {
    const text = 'EDP: sua conta de fevereiro chegou! Valor R$ 166,20. Vencimento 18/03/2026.'
    expect(read('já paguei', { context: [text] }).transactions).toMatchObject([{ amount: 16620 }])
  })
})

it.each([
  [
    'Comprovante de Pix enviado. Valor: R$ 60,00. Para: João da Silva. Descrição: churrasco firma',
    '-6000 03-11 Churrasco firma (João da Silva)',
  ],
  [
    'Comprovante de transferência Pix\nValor R$ 60,00\nDestino João da Silva\nMensagem: churrasco da firma',
    '-6000 03-11 Churrasco da firma (João da Silva)',
  ],
  [
    'Pix recebido! Você recebeu R$ 120,00 de Maria Souza. Mensagem: bolo de sábado',
    '+12000 03-11 Bolo de sábado (Maria Souza)',
  ],
  ['Pix enviado\nR$ 60,00 para Carlos Lima\nMensagem: sem mensagem', '-6000 03-11 Carlos Lima'],
])('is named by what the payer wrote: %s', (text, want) => expect(told(text)).toBe(want))

it.each([
  'Compra aprovada no cartão final 1234 R$ 87,90 PAO DE ACUCAR LJ 1180 SANTOS em 11/03',
  'Compra aprovada no seu cartão final 4412 no valor de R$ 87,90 em 11/03 às 18:10, PAO DE ACUCAR LJ 1180, SANTOS.',
  'Itau: COMPRA APROVADA cartao final 1234 PAO DE ACUCAR LJ 1180 SANTOS R$ 87,90 11/03',
])('is named by the shop, and not by its town: %s', (text) => {
  expect(told(text)).toBe('-8790 03-11 Pao de Acucar')
})

it('reads a purchase in parts', () => {
  const text =
    'Compra no crédito aprovada\nCompra de R$ 1.199,90 em 10x APROVADA em MAGAZINE LUIZA para o cartão com final 6120.'
  expect(read(text)).toMatchObject({
    intent: 'installments',
    total: 119990,
    count: 10,
    installment: 11999,
  })
})

it('reads no notice in what a person tells of', () => {
  expect(told('paguei R$ 50,00 de pix enviado pro joao')).toContain('-5000')
  expect(read('vence dia 10 a luz R$ 150,00, todo mês').intent).toBe('recurring')
})
