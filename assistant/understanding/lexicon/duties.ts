import { readEntries } from '#understanding/lexicon/entry.ts'

/** What is owed or given: to church, state, banks, and to those who serve. */
export const duties = readEntries(`
  religion item:
    dizimo, dizimos, oferta na igreja, oferta da igreja, igreja, paroquia, missa, culto, templo, terreiro,
    centro espirita, promessa, primicias, oferta missionaria, oferta, oferenda, esportula, romaria, novena, santinho,
    ejc, ecc, ebd, missoes, dizimista, congregacao, santuario, basilica, budismo, umbanda, candomble, barracao, ogan,
    cartomante, taro, tarot, buzios, defumador, sinagoga, mesquita, zakat, rosario novo, agua benta, ex voto,
    escola dominical, campo missionario, envio missionario, trabalho espiritual, consulta espiritual, casa espirita,
    cachoeira oferenda, vela pra santo, imagem de santo, encontro de casais, encontro de jovens, acampamento da igreja,
    congresso da igreja, carne da igreja, obra da igreja, almoco da igreja, assembleia de deus, mundial da graca,
    seicho no ie, obrigacao no santo, mae de santo, pai de santo, incenso do terreiro, guia de santo, roupa de santo,
    vela de sete dias, imagem de nossa senhora, revista da escola dominical, cesta basica da igreja
  donations item:
    doacao, doacoes, doei, doamos, esmola, vaquinha, ong, caridade, crianca esperanca, teleton, medicos sem fronteiras,
    unicef, contribuicao solidaria, vakinha, mendigo, pedinte, malabares, greenpeace, wwf, aacd, apae, graacc, lbv,
    acnur, actionaid, teto, cufa, orfanato, pix solidario, campanha solidaria, ajuda pra, ajuda humanitaria,
    cruz vermelha, action aid, visao mundial, aldeias infantis, gerando falcoes, rifa solidaria, almoco beneficente,
    bingo beneficente, doacao pra igreja, ajuda pro rapaz, moedas no sinal, morador de rua, artista de rua,
    hospital de amor, hospital de barretos, hospital do cancer, pastoral da crianca, protetora de animais,
    resgate de animais, abrigo de animais, lar das criancas, livro de ouro, legiao da boa vontade
  taxes item:
    imposto, impostos, imposto de renda, irpf, darf, das, das mei, guia do das, inss, carne leao, simples nacional,
    mei, itbi, taxa, taxas, contribuicao sindical, fgts, iss, crea, crm, oab, coren, anuidade do conselho,
    multa eleitoral, esocial, icms, issqn, ipi, cofins, csll, difal, dare, gare, gru, alvara, avcb, itr, incra, ccir,
    itcmd, inventario, custas, cofen, crefito, cref, crn, crp, crc, cro, crmv, creci, cau, confea, tributo, aduana,
    alfandega, jucesp, divida ativa, malha fina, dae domestica, pis cofins, vigilancia sanitaria, licenca sanitaria,
    crefito anuidade, oab anuidade, conselho regional, contribuicao assistencial, junta comercial, certificado digital,
    parcelamento da receita, iptu da loja, ir do ano, cota do ir, carne do inss, inss da domestica, fgts da domestica,
    anuidade do crea, anuidade do coren, anuidade da oab, anuidade do cref, anuidade do crp, anuidade do cro,
    anuidade do crc, contribuicao do sindicato, multa de transito estadual
  fees item:
    tarifa, tarifa bancaria, juros, juros do cartao, anuidade, anuidade do cartao, iof, cheque especial, taxa do banco,
    manutencao da conta, multa por atraso, mora, seguro do cartao, titulo de capitalizacao, maquininha,
    taxa da maquininha, juro, encargos, capitalizacao, ourocap, spread, cesta bradesco, nubank ultravioleta,
    seguro prestamista, pic itau, bolsa protegida, cesta de servicos, pacote de servicos, taxa do pix, taxa de saque,
    taxa de ted, cesta do banco, mensalidade do banco, mensalidade da conta, anuidade do nubank, juros do rotativo,
    rotativo do cartao, limite da conta, adiantamento a depositante, multa do boleto, multa e juros, taxa do cartao,
    taxa da maquina, aluguel da maquininha, aluguel da maquina, taxa do ifood, comissao do ifood, taxa da stone,
    taxa da cielo, taxa de antecipacao, antecipacao de recebiveis, emissao do boleto, taxa do boleto,
    taxa de transferencia, seguro cartao protegido, saque 24 horas, banco 24 horas, juros do cheque especial,
    taxa do mercado pago, segunda via do cartao
  services item:
    advogado, advogada, cartorio, contador, contadora, contabilidade, despachante, notario, correios, sedex, motoboy,
    fotografo, seguro de vida, seguro, sindicato, segunda via, rg, passe, certidao, firma reconhecida,
    reconhecer firma, procuracao, tradutor, arquiteto, plano funerario, funeral, velorio, dominio, hospedagem do site,
    cafetina, divorcio, pericia, perito, autenticacao, escritura, fotografia, filmagem, filmmaker, desenvolvedor,
    copywriter, lalamove, borzo, prudential, zurich, mapfre, allianz, hdi, youse, cemiterio, jazigo, tumulo, coveiro,
    cremacao, caixao, funeraria, engenheiro, engenheira, arquiteta, topografo, agrimensor, tradutora, relogoeiro,
    relojoeiro, amolador, chaveiro, proclamas, apostilamento, curriculo, digitacao, detetive, inpi, hostinger,
    hostgator, locaweb, godaddy, umbler, kinghost, hetzner, vps, aws, digitalocean, heroku, vercel, netlify, azure,
    railway, cloudflare, contabo, linode, vultr, supabase, firebase, wix, wordpress, elementor, mailchimp, zapier,
    nuvemshop, tray, bling, omie, copia autenticada, identidade nova, ensaio fotografico, carta registrada,
    tokio marine, pax nacional, auxilio funeral, carreteiro mudanca, casamento civil, personal stylist, registro br,
    digital ocean, google cloud, render servidor, servidor vps, cliente api, rd station, shopify mensal,
    loja integrada, tiny erp, conta azul, custas do processo, reconhecimento de firma, registro do imovel,
    matricula do imovel, titulo de eleitor, gestor de trafego, frete dos correios, sao cristovao plano,
    taxa do cemiterio, conserto do relogio, casamento no civil, apostila de haia, lan house impressao,
    registro de marca, api da openai, sistema da loja, sistema de gestao, foto 3 x 4, foto 3 por 4, fotos 3 x 4,
    seguro do celular porto
  debts item:
    fatura, fatura do cartao, cartao de credito, cartao do banco, emprestimo, parcela do emprestimo, consignado,
    divida, dividas, acordo do serasa, serasa, renegociacao, agiota, crediario, carne da loja, fatura do nubank,
    nubank, consorcio, cheque, carne, prestamista, penhor, crefisa, bmg, agibank, losango, creditas, geru, rebel,
    caderneta, fiado, credito pessoal, nome limpo, pagamento minimo, cartao renner, cartao riachuelo, cartao carrefour,
    cartao magalu, cartao havan, fies atrasado, pan emprestimo, banco pan, meu tudo, credito trabalhador,
    parcela do banco, parcela do credito, juros do agiota, acordo do banco, acordo do cartao, acordo da renner,
    minimo do cartao, cartao c a, cartao da marisa, cartao do atacadao, joia no penhor, boleto da recovery,
    conta na venda, acordo com o banco, cartao das casas bahia, carne das casas bahia
  investments item:
    tesouro direto, cdb, acoes, fundo imobiliario, fiis, bitcoin, cripto, previdencia, previdencia privada, lci, lca,
    poupanca, investimento, investimentos, tesouro selic, btc, ethereum, eth, binance, foxbit, aporte, corretora,
    nuinvest, avenue, btg, etf, bdr, debenture, cdi, vgbl, pgbl, brasilprev, cofrinho, inter invest, tesouro ipca,
    tesouro prefixado, renda fixa, ourocap investimento, consorcio investimento, caixinha investimento,
    reserva de emergencia, fundo de emergencia, acao da petrobras
`)
