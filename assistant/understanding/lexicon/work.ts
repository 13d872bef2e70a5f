import type { Entry } from '#understanding/lexicon/entry.ts'

/** What small businesses pay, and every kind of income. */
export const work: readonly Entry[] = [
  {
    concept: 'suppliers',
    weight: 'item',
    terms: `
      fornecedor, fornecedora, fornecedores, mercadoria, mercadorias, reposicao, estoque, revenda,
      atacadista, nota fiscal de compra, lote de, produtos pra revender, produto pra revender,
      boleto do fornecedor, distribuidora, produtos do salao
    `,
  },
  {
    concept: 'staff',
    weight: 'item',
    terms: `
      funcionario, funcionaria, funcionarios, ajudante, auxiliar, diaria do ajudante,
      vale do funcionario, folha de pagamento, salario do funcionario, salario da funcionaria,
      estagiario, rescisao do, freelancer contratado, diarista da loja, vendedora, vendedor,
      balconista, entregador, caixa da loja, cozinheira, garcom extra, folguista
    `,
  },
  {
    concept: 'packaging',
    weight: 'item',
    terms: `
      embalagem, embalagens, sacola, sacolas, sacola plastica, sacolinha, papelao, fita adesiva,
      plastico bolha, caixinha de bolo, potes plasticos, potinho, marmita de isopor, isopor,
      etiqueta, etiquetas, celofane, saquinho, saquinhos, forminha, forminhas
    `,
  },
  {
    concept: 'freight',
    weight: 'item',
    terms: `
      frete, fretes, entrega da mercadoria, transportadora, jadlog, loggi, frete da mercadoria,
      carreto da loja, melhor envio
    `,
  },
  {
    concept: 'equipment',
    weight: 'item',
    terms: `
      equipamento, equipamentos, maquinario, freezer da loja, balanca, vitrine, forno industrial,
      batedeira industrial, expositor, gondola
    `,
  },
  {
    concept: 'marketing',
    weight: 'item',
    terms: `
      anuncio, anuncios, trafego pago, impulsionamento, panfleto, panfletos, facebook ads,
      google ads, instagram ads, cartao de visita, banner da loja, publi
    `,
  },
  {
    concept: 'salary',
    weight: 'item',
    terms: `
      salario, salarios, salarinho, folha de pagamento, folha pagamento, proventos folha, pagamento do trabalho, decimo terceiro, 13 salario, 13º, 13o, meu pagamento, pagamento do mes,
      decimo, ferias, adiantamento, vale quinzenal, holerite, contracheque, hora extra,
      horas extras, bonus, plr, comissao do trabalho, pro labore, prolabore, adicional noturno,
      abono, rescisao, pagamento clt, clt, salario liquido, quinzena, ordenado, comissao, comissoes, soldo,
      pagamento mensal clt, dissidio, premiacao, ppr, participacao nos lucros, bolsa do estagio,
      estagio
    `,
  },
  {
    concept: 'salary',
    weight: 'hint',
    terms: `
      empresa, firma, trampo, trabalho, chefe, patrao, patroa, servico clt
    `,
  },
  {
    concept: 'freelance',
    weight: 'item',
    terms: `
      freela, freelas, freelance, freelancer, freelances, frila, frilas, bico, bicos, job, jobs,
      trabalho extra, servico prestado, prestacao de servico, logo, logotipo, identidade visual,
      site do cliente, projeto do cliente, consultoria, projeto, projetos, edicao de video,
      arte pro, artes, banner, landing page, ensaio, diaria de trabalho, aula particular que dei,
      traducao, diagramacao, ilustracao, cardapio, social media, design, sistema do cliente,
      plantao, cache
    `,
  },
  {
    concept: 'freelance',
    weight: 'hint',
    terms: `
      cliente, clientes, site, aplicativo, app do cliente, orcamento do cliente
    `,
  },
  {
    concept: 'sales',
    weight: 'item',
    terms: `
      venda, vendas, gorjeta, gorjetas, vendi, vendemos, vendido, vendida, faturei, faturamento, encomenda de,
      encomendas, faturado, vendinha da loja
    `,
  },
  {
    concept: 'interest',
    weight: 'item',
    terms: `
      rendimento, rendimentos, rendeu, juros da poupanca, dividendo, dividendos, proventos,
      cdb rendeu, rendimento da poupanca, jcp, juros sobre capital, caixinha, caixinha do nubank,
      resgate, lucro, lucros, rendendo
    `,
  },
  {
    concept: 'benefit',
    weight: 'item',
    terms: `
      aposentadoria, beneficio, inss, bolsa familia, auxilio, seguro desemprego, pis, pasep, fgts,
      bpc, loas, auxilio brasil, pe de meia, bolsa do prouni, bolsa, restituicao do imposto,
      salario familia, licenca maternidade, saque aniversario
    `,
  },
  {
    concept: 'refund',
    weight: 'item',
    terms: `
      reembolso, estorno, cashback, devolucao, troco, ressarcimento, restituicao, indenizacao,
      meliuz, pix errado
    `,
  },
  {
    concept: 'family',
    weight: 'item',
    terms: `
      mesada, pensao, pensao alimenticia, ajuda da mae, ajuda do pai, heranca,
      presente em dinheiro, vaquinha recebida
    `,
  },
  {
    concept: 'rent-income',
    weight: 'item',
    terms: `
      aluguel do imovel, aluguel do inquilino, inquilino, inquilina, aluguel de imovel,
      aluguel da casa alugada, aluguel recebido, aluguel do apartamento alugado
    `,
  },
]
