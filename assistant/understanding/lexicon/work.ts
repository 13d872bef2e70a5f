import { readEntries } from '#understanding/lexicon/entry.ts'

/** What small businesses pay, and every kind of income. */
export const work = readEntries(`
  suppliers item:
    fornecedor, fornecedora, fornecedores, mercadoria, mercadorias, reposicao, estoque, revenda, atacadista,
    nota fiscal de compra, lote de, produtos pra revender, produto pra revender, boleto do fornecedor, distribuidora,
    produtos do salao, catalogo, novelo, barbante, barroco, vies, feltro, eva, missanga, pedrarias, perolas, parafina,
    sublimacao, trigo, cobertura, granulado, polpa, oxidante, insumo, semente, muda, botao, micanga, essencia,
    cola quente, papel fotografico, papel transfer, vinil adesivo, massa pronta, luva descartavel, pedido da natura,
    pedido da avon, pedido do boticario, pedido da hinode, boleto da natura, boleto da avon, boleto do boticario,
    cone de linha, fio de malha, agulha de croche, agulha de trico, fita de cetim, cola de artesanato,
    canecas pra sublimar, embalagem e insumo, saco de acucar, saco de farinha, farinha 25 kg, oleo de fritura,
    chocolate em barra, carne pro espetinho, carvao do espetinho, gas da barraca, gas da cozinha, gelo pra barraca,
    produto de unha, produtos de unha, esmalte em gel, cera de depilar, descartaveis do salao, lamina do barbeiro,
    material de trabalho, material do servico, material de pintura, lata de leite condensado,
    fardo de leite condensado
  staff item:
    funcionario, funcionaria, funcionarios, ajudante, auxiliar, diaria do ajudante, vale do funcionario,
    folha de pagamento, salario do funcionario, salario da funcionaria, estagiario, rescisao do, freelancer contratado,
    diarista da loja, vendedora, vendedor, balconista, entregador, caixa da loja, cozinheira, garcom extra, folguista,
    peao, tratorista, vaqueiro, retireiro, meeiro, apanhador, colhedor, carregador, recepcionista, copeira, cozinheiro,
    confeiteira, padeiro, churrasqueiro, garconete, barman, bartender, musicos, sanfoneiro, videomaker, cinegrafista,
    maquiador, estagiaria, voluntario, diaria do pintor, diaria do motorista, diaria do garcom, diaria da moca,
    diarista do salao, salario do rapaz, salario da moca, salario da menina, salario do empregado,
    adiantamento do funcionario, adiantamento da funcionaria, adiantamento pro funcionario, rescisao da funcionaria,
    rescisao do funcionario, ferias da funcionaria, ferias do funcionario, decimo da funcionaria,
    decimo do funcionario, freela da cozinha, freelancer da loja, extra do garcom, free do garcom, peao da fazenda,
    boia fria trabalhador, camarada da roca, diarista da roca, seguranca da festa, seguranca da porta, dj da casa,
    editor de video, motoboy do dia
  packaging item:
    embalagem, embalagens, sacola, sacolas, sacola plastica, sacolinha, papelao, fita adesiva, plastico bolha,
    caixinha de bolo, potes plasticos, potinho, marmita de isopor, isopor, etiqueta, etiquetas, celofane, saquinho,
    saquinhos, forminha, forminhas, fitilho, lacos, colherzinha, saco plastico, sacos plasticos, saco kraft,
    bobina plastica, papel kraft, papel seda, colher descartavel, garfo descartavel, filme plastico, papel filme,
    pelicula plastica, potes de plastico, pote de bolo, caixa de doce, saquinho de pao, saco de pao, tag da loja,
    adesivo da loja, copo com tampa, marmita de aluminio, marmitas de aluminio, quentinha de aluminio,
    embalagem de marmita, palito de churrasco, espeto de bambu, forminha de brigadeiro, embalagem de trufa
  freight item:
    frete, fretes, entrega da mercadoria, transportadora, jadlog, loggi, frete da mercadoria, carreto da loja,
    melhor envio, kangu, frenet, braspress, jamef, tnt, rodonaves, carreteiro, total express, azul cargo,
    entregador da loja, motoboy da loja, entrega do bolo, taxa de entrega, sedex do cliente, correio do cliente,
    pac do cliente, sao miguel transportes, expresso sao miguel, caminhao do frete
  equipment hint:
    maquina, forno
  equipment item:
    equipamento, equipamentos, maquinario, freezer da loja, balanca, vitrine, forno industrial, batedeira industrial,
    expositor, gondola, catraca, soquetes, torquimetro, martelo, marreta, serrote, makita, esmerilhadeira, lixadeira,
    martelete, dewalt, bosch, gedore, broca, cavalete, multimetro, estanho, eletrodo, wap, soprador, motoserra, sabre,
    motobomba, gerador, morsa, navalha, wahl, taiff, lavatorio, mocho, esterilizador, freezer, fritadeira, fogareiro,
    masseira, seladora, tenda, iluminador, softbox, overlock, galoneira, plotter, silhouette, cricut, manequim, araras,
    estetoscopio, esfigmomanometro, otoscopio, instrumental, fotopolimerizador, malhadeira, chave combinada,
    chave inglesa, chave phillips, chave allen, chave torx, turquesa ferramenta, serra marmore, stanley ferramenta,
    tramontina ferramenta, macaco hidraulico, elevador automotivo, scanner automotivo, betoneira usada, secador taiff,
    prancha profissional, lampada uv, lixa eletrica, impressora termica, forno turbo, fogao industrial, panela grande,
    panela industrial, liquidificador industrial, mesa dobravel, guarda sol, prensa termica, rabeta motor,
    chave de impacto, chave de boca, chave de roda, jogo de soquete, disco de corte, pistola de pintura,
    carrinho de carga, carrinho de mao, tesoura de cabelo, maquina de corte, maquina de cabelo, cadeira de barbeiro,
    cadeira de salao, maca de estetica, motorzinho de unha, maquina de cartao, leitor de codigo, gaveta de dinheiro,
    forno de pizza, fritadeira a gas, chapa de lanche, cilindro de massa, estufa de salgado, carrinho de pipoca,
    barraca da feira, camera do canal, microfone de lapela, maquina de bordado, cabides da loja, caneta de alta,
    maquina de tatuagem, rede de pesca, motor de popa, lavadora de alta pressao, carrinho de cachorro quente
  marketing item:
    anuncio, anuncios, trafego pago, impulsionamento, panfleto, panfletos, facebook ads, google ads, instagram ads,
    cartao de visita, banner da loja, publi, panfletagem, flyer, banner, fachada, brindes, trafego, influencer,
    influenciadora, meta ads, face ads, post patrocinado, cartao fidelidade, impulsionar o post, carro de som,
    faixa da loja, placa da loja, adesivo do carro, cartoes de visita, camisa da loja, uniforme da equipe,
    logo da loja, site da loja, google meu negocio
  salary item:
    salario, salarios, salarinho, folha de pagamento, folha pagamento, proventos folha, pagamento do trabalho,
    decimo terceiro, 13 salario, 13, 13o, meu pagamento, pagamento do mes, decimo, ferias, adiantamento,
    vale quinzenal, holerite, contracheque, hora extra, horas extras, bonus, plr, comissao do trabalho, pro labore,
    prolabore, adicional noturno, abono, rescisao, pagamento clt, clt, salario liquido, quinzena, ordenado, comissao,
    comissoes, soldo, pagamento mensal clt, dissidio, premiacao, ppr, participacao nos lucros, bolsa do estagio,
    estagio, salariozinho, pagto, vencimentos, subsidio, provento, remuneracao, insalubridade, periculosidade,
    gratificacao, vencimento, proventos, precatorio, rpv, quinquenio, bonificacao, jeton, seduc, trainee, etapa alimentacao,
    diferenca salarial, licenca premio, meta batida, semana trabalhada, acerto trabalhista, verbas rescisorias,
    aviso previo, auxilio creche, home office, pensao militar, reserva militar, bolsa estagio, jovem aprendiz,
    menor aprendiz, vencimento do estado, ajuda de custo, venda de ferias, premio de producao, producao do mes,
    comissao de vendas, comissao da venda, vale do mes, pagamento da semana, pagamento da firma, pagamento da empresa,
    pagamento da fabrica, pagamento da obra, pagamento da fazenda, pagamento do patrao, acerto da firma, multa do fgts,
    banco de horas, ticket em dinheiro, vale em dinheiro, auxilio home office, governo do estado, salario do hospital,
    salario da escola, salario da clinica, vale do dia 20, vale do dia 15
  salary hint:
    empresa, firma, trampo, trabalho, chefe, patrao, patroa, servico clt, fabrica, frigorifico, usina, metalurgica,
    construtora, quartel, exercito, marinha,
    aeronautica, batalhao, hospital pagou, escola pagou
  freelance item:
    freela, freelas, freelance, freelancer, freelances, frila, frilas, bico, bicos, job, jobs, trabalho extra,
    honorario, honorarios, servico prestado, prestacao de servico, logo, logotipo, identidade visual, site do cliente, projeto do cliente,
    consultoria, projeto, projetos, edicao de video, arte pro, artes, banner, landing page, ensaio, diaria de trabalho,
    aula particular que dei, traducao, diagramacao, ilustracao, cardapio, social media, design, sistema do cliente,
    plantao, cache, biquinho, biscate, servicinho, empreitada, roteiro, transcricao, legenda, locucao, dublagem, publi,
    publipost, adsense, monetizacao, afiliado, upwork, workana, fiverr, getninjas, gringa, invoice, sobreaviso,
    couvert, tocata, recreacao, capes, cnpq, fapesp, pibic, pibid, monitoria, figuracao, figurante,
    servico extra, arte encomendada, parceria paga, youtube pagou, tiktok pagou, twitch pagou, hotmart comissao,
    99 freelas, mentoria dada, dj set, bolsa capes, iniciacao cientifica, bolsa permanencia, mesario pagamento,
    pesquisa remunerada, campanha publicitaria, servico de pintura, servico de pedreiro, servico de eletrica,
    extra no restaurante, extra no buffet, extra de garcom, extra de sabado, diaria na obra, diaria no buffet,
    diaria na feira, diaria na roca, diaria no salao, diaria de garcom, empreita que fiz, fotos do casamento,
    casamento que fotografei, video que editei, video pro cliente, texto pro blog, texto, posts, stories, reels, revisao de texto, comissao de arte,
    site que fiz, sistema que fiz, app que fiz, publicidade do insta, monetizacao do youtube, comissao de afiliado,
    comissao da shopee, salario da gringa, palestra que dei, workshop que dei, oficina que dei, aula que dei,
    aulas que dei, aula particular dada, laudo que fiz, pericia que fiz, cache do show, cache da festa,
    couvert artistico meu, show no bar, animacao de festa, evento que trabalhei, seguranca num evento,
    seguranca de evento, passeio de cachorro, hospedagem de pet, bolsa de pesquisa, bolsa de iniciacao,
    bolsa de mestrado, bolsa do mestrado, bolsa de doutorado, bolsa de monitoria, bolsa de extensao, desfile que fiz,
    teste de elenco, manutencao do site do
  freelance hint:
    cliente, clientes, site, aplicativo, app do cliente, orcamento do cliente
  sales place:
    laticinio, laticinios, coop, cooperativa, atravessador, abatedouro
  sales item:
    venda, vendas, gorjeta, gorjetas, vendi, vendemos, vendido, vendida, faturei, faturamento, encomenda de,
    encomendas, faturado, vendinha da loja, vendeu, latinha, reciclagem, reciclado, reciclaveis, sucata,
    arroba, garrote, tainha, bagre, robalo, corvina, caixinha, maquininha hoje, rifa vendida, geladinho vendido,
    bolo vendido, bolos vendidos, marmitas vendidas, brigadeiros vendidos, quentinhas vendidas, papelao vendido,
    leite vendido, boi gordo, bezerro vendido, porco vendido, galinha vendida, ovos vendidos,
    queijo vendido, queijos vendidos, peixe vendido, pescado vendido, sardinha vendida, camarao vendido,
    caranguejo vendido, acai vendido, castanha vendida, mel vendido, farinha vendida, verdura vendida, barraca hoje,
    feira rendeu, apurado do dia, ferias do caixa, feria do dia, caixa do dia, movimento do dia, maquininha do dia,
    bazar que fiz, rifa que fiz, leite do mes, saca de cafe, sacas de cafe, sacas de soja, saca de milho, kg de peixe, feria,
    rasas de acai, rasa de acai, banca na feira, barraca na feira, 10 da semana,
    saco de farinha vendido
  interest item:
    rendimento, rendimentos, rendeu, juros da poupanca, dividendo, dividendos, proventos, cdb rendeu,
    rendimento da poupanca, jcp, juros sobre capital, caixinha, caixinha do nubank, resgate, lucro, lucros, rendendo,
    fii, staking, rendeu juros, cofrinho rendeu, day trade, sicredi sobras, rendimento do nubank, rendimento do cdb,
    aluguel de acoes, juros do tesouro, lucro da venda, lucro das acoes, resgate do cdb, resgate da poupanca,
    cupom do tesouro, participacao na empresa, sobras da cooperativa, sobras do sicredi
  benefit item:
    aposentadoria, beneficio, inss, bolsa familia, auxilio, seguro desemprego, pis, pasep, fgts, bpc, loas,
    auxilio brasil, pe de meia, bolsa do prouni, bolsa, restituicao do imposto, salario familia, licenca maternidade,
    saque aniversario, defeso, pronaf, aposento, auxilio gas, auxilio maternidade, auxilio moradia, auxilio aluguel,
    aluguel social, salario maternidade, seguro defeso, garantia safra, abono salarial, consignado liberado,
    renda cidada, renda melhor, vale leite, cnh social, prouni bolsa, bolsa prouni, nota parana, nota legal,
    dpvat recebido, seguro desemprego parcela, parcela do seguro, abono do pis, pensao por morte, pensao do falecido,
    pensao do marido, pensao do inss, decimo do inss, 13 do inss, jovem de futuro, bolsa permanencia mec,
    restituicao do ir, restituicao do irpf, lote da restituicao, nota fiscal paulista, nota fiscal gaucha,
    credito da nota, indenizacao do seguro, vale gas do governo, parcela do seguro desemprego,
    cartao alimentacao do governo
  refund item:
    reembolso, estorno, cashback, devolucao, troco, ressarcimento, restituicao, indenizacao, meliuz, pix errado,
    reembolsado, estornado, ame, cuponomia, chargeback, cash back, vale troca, calcao devolvido, caucao devolvida,
    pix devolvido, reembolso do uber, reembolso da passagem, dinheiro de volta, caucao de volta
  family item:
    mesada, pensao, pensao alimenticia, ajuda da mae, ajuda do pai, ajuda dos pais, ajuda dos meus pais,
    ajuda do governo, heranca, presente em dinheiro, vaquinha recebida,
    remesa, inventario recebido, loteria ganha, ajuda do filho, ajuda da filha, ajuda dos filhos, ajuda da vo,
    ajuda do vo, ajuda da tia, ajuda do tio, ajuda da sogra, ajuda da familia, ajuda de casa, ajuda do ex,
    dinheiro da vo, aniversario em dinheiro, natal em dinheiro, remessa da familia, remessa do filho,
    dinheiro do japao, ganhei na loteria, ganhei no bicho, ganhei no bingo,
    ganhei na bet, vaquinha pra mim, pensao das criancas recebida, pensao da menina recebida, dinheiro do meu pai,
    dinheiro da minha mae
  rent-income item:
    aluguel do imovel, aluguel do inquilino, inquilino, inquilina, aluguel de imovel, aluguel da casa alugada,
    aluguel recebido, aluguel do apartamento alugado, hospede, locatario, locataria, arrendamento, aluguel,
    airbnb recebido, imobiliaria repassou, aluguel da kitnet, aluguel das kitnets, aluguel do airbnb, diaria do airbnb,
    diaria do quarto, repasse da imobiliaria, aluguel do trator, aluguel da garagem alugada, aluguel do carro alugado
  craft item:
    corte, barba, mechas, escova, progressiva, hidratacao, unha, manicure, pedicure, sobrancelha, depilacao, massagem,
    drenagem, maquiagem, tatuagem, faxina, reforma, bolo, salgado, doce, marmita, encomenda, torta, aula, workshop,
    oficina, curso, consulta, cliente, plantao, corrida, frete, viagem, carreto, mudanca, show, cache, ensaio, festa,
    logo, site, artes, projeto, consultoria, formatacao, jardim, piscina, obra, revisao, solda, tapete, toalha, banho,
    tosa, passeio, luz, cilio, tranca, roupa passada, pe e mao, limpeza de pele, troca de tela, servico de eletrica,
    troca de oleo
`)
