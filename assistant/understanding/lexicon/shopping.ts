import { readEntries } from '#understanding/lexicon/entry.ts'

export const shopping = readEntries(`
  clothes item:
    tenis, sapato, sapatos, sapatinho, sandalia, chinelo, chinela, chinelas, havaianas, bota, botas, sapatilha, salto, roupa, roupas,
    roupinha, camisa, camisas, camiseta, camisetas, blusa, blusas, blusinha, brusinha, calca, calcas, bermuda, short,
    shorts, saia, vestido, vestidos, jaqueta, casaco, moletom, terno, gravata, meias, cueca, cuecas, calcinha, sutia,
    lingerie, pijama, biquini, sunga, maio de banho, bone, chapeu, cinto, bolsa nova, bolsa de couro, mochila,
    carteira nova, relogio, pulseira, colar, brinco, brincos, anel, oculos de sol, oculos escuros, joia, joias,
    semijoia, bijuteria, bijuterias, fantasia, uniforme, uniforme do trabalho, calcado, calcados, tecido, vestuario,
    look, jeans, regata, legging, blazer, macacao, camisola, chuteira, tamanco, rasteirinha, tenis de corrida,
    conjuntinho, pijaminha, sueter, cachecol, luva, luvas, gorro, viseira, oculos juliet, alianca, correntinha,
    tornozeleira, nike shox, mochila nova, bolsa, carteira, necessaire, guarda chuva, sombrinha, roupa de academia,
    roupa de frio, roupa intima, meia calca, sapatenis, mocassim, all star, crocs, papete, kenner, croped, cropped,
    camisa do time, camisa do flamengo, mala de viagem, mala, costureira, ajuste de roupa, barra da calca, aviamento,
    linha de costura, babylook, body, bodysuit, polo, agasalho, sobretudo, blusao, colete, cardigan, macaquinho, beca,
    toga, roupao, meiao, espartilho, canga, touca, boina, echarpe, lenco, xale, suspensorio, coturno, scarpin,
    havaiana, sandalinha, cadarco, engraxate, sapateiro, bainha, ziper, botao, alfaiate, pochete, frasqueira, cordao,
    gargantilha, pingente, argola, tiara, xuxinha, presilha, caneleira, camuflado, scrub, epi, figurino, collant,
    retalho, malha, viscose, oxford, lace, top fitness, conjunto fitness, corta vento, kimono roupa, jardineira jeans,
    hobby roupa, baby doll, meia fina, cinta modeladora, porta moedas, oculos escuro, ray ban, chuteira society,
    kit fitness, tecido metro, algodao cru, capa de chuva, vestido de festa, aluguel do vestido, aluguel de terno,
    aluguel do terno, aluguel de roupa, par de meia, saida de praia, oculos de natacao, tamanco de madeira,
    tenis da escola, palmilha de tenis, reforma de roupa, bolsa de praia, bateria do relogio, corrente de prata,
    anel de formatura, prendedor de cabelo, piranha de cabelo, laco de cabelo, farda do trabalho, sapatilha de ballet,
    metros de tecido
  clothes place:
    renner, riachuelo, marisa, c a, cea, zara, shein, pernambucanas, hering, nike, adidas, puma, olympikus, vans,
    arezzo, havan, farm, reserva, youcom, besni, torra, dafiti, enjoei, brecho, centauro, decathlon, netshoes, zattini,
    kanui, lojas torra, lupo, melissa, mizuno, asics, schutz, anacapri, passarela, constance, di santinni, usaflex,
    aramis, levis, calvin klein, lacoste, loja de roupa, sapataria, vivara, pandora, insider, studio z, caedu, paqueta,
    gaston, ceea, tng, colcci, ellus, damyller, malwee, dzarm, amaro, animale, shoulder, cantao, osklen, richards,
    foxton, mash, intimissimi, valisere, plie, loungerie, puket, kipling, samsonite, sestini, vizzano, moleca, ramarim,
    piccadilly, ferracini, oakley, quiksilver, billabong, hurley, mormaii, artwalk, bayard, bras,
    brechozinho, relojoaria, joalheria, posthaus, oqvestir, lojas caedu, lojas pompeia, lojas marisa, le lis,
    maria filo, oficina reserva, imaginarium pijama, le postiche, via marte, beira rio, santa lolla, new balance,
    under armour, rip curl, surf shop, authentic feet, world tennis, bom retiro, chilli beans, shopee roupa,
    privalia roupa, bazar beneficente, c e a, luz da lua, track e field, loja de calcado, loja de tecido,
    casa dos tecidos, feirinha do bras, feira da madrugada, loja de noiva, aluguel de fantasia, otica e relojoaria,
    bazar da igreja
  electronics item:
    celular, celulares, smartphone, iphone, galaxy, xiaomi, redmi, notebook, computador, pc gamer, monitor, teclado,
    mouse, mousepad, headset, fone, fones, fone de ouvido, airpods, carregador, cabo usb, cabo, pelicula, capinha,
    power bank, powerbank, pendrive, pen drive, hd externo, ssd, memoria ram, placa de video, impressora, cartucho,
    tablet, ipad, kindle, tv, televisao, smart tv, televisor, soundbar, caixa de som, alexa, echo dot, chromecast,
    fire stick, roteador, camera, drone, webcam, smartwatch, apple watch, geladeira, fogao, micro ondas, microondas,
    air fryer, airfryer, fritadeira, liquidificador, batedeira, cafeteira, sanduicheira, maquina de lavar, lavadora,
    lava louca, aspirador, ventilador, ferro de passar, secador, chapinha, freezer, eletrodomestico, eletrodomesticos,
    eletronico, eletronicos, panela eletrica, purificador, filtro de agua, climatizador, aquecedor, cadeira gamer,
    suporte de celular, tela do celular, conserto do celular, bateria do celular, maquina de cafe,
    panela de pressao eletrica, cooktop, coifa, forno eletrico, adega climatizada, mixer, multiprocessador, grill,
    torradeira, ferro eletrico, maquina de costura, barbeador, aparador, escova secadora, carregador portatil,
    fonte do notebook, bateria do notebook, estabilizador, nobreak, cartao de memoria, controle remoto, controle do ps,
    joystick, projetor, caixinha de som, jbl, fone bluetooth, microfone, ring light, tripe, bateria de celular,
    troca de tela, tela do iphone, formatacao, conserto do pc, memoria, processador, gabinete, pilha, pilhas,
    adaptador, extensao, hub usb, furadeira, parafusadeira, ferramenta, ferramentas, celularzinho, motorola, poco,
    hdmi, benjamim, popsocket, earpods, headphone, ryzen, rtx, gtx, nvme, toner, multifuncional, scanner, laptop,
    macbook, imac, chromebook, desktop, servidor, raspberry, arduino, protoboard, ereader, airtag, gopro, roku,
    amplificador, vitrola, calculadora, frigobar, centrifuga, secadora, forninho, espremedor, omeleteira, pipoqueira,
    crepeira, waffleira, desumidificador, umidificador, vaporizador, babyliss, modelador, depilador, bebedouro, moedor,
    seladora, overloque, bateria, tanque, moto g, assistencia tecnica, tomada inteligente, teclado mecanico,
    water cooler, pasta termica, placa mae, cartao sd, micro sd, mac mini, pc usado, apple pencil, caneta touch,
    mesa digitalizadora, mi band, pulseira inteligente, relogio inteligente, conversor digital, antena digital,
    toca discos, lousa digital, air frier, cafeteira nespresso, chaleira eletrica, escova eletrica, escova alisadora,
    galao eletrico, balanca digital, seguro do celular, conserto da tela, conector de carga, fonte do pc,
    filtro de linha, regua de tomada, pau de selfie, cooler do pc, pente de memoria, leitor de cartao,
    tinta da impressora, cartucho de tinta, refil de tinta, controle do portao, controle de xbox, controle do xbox,
    aparelho de som, mesa de som, botao do fogao, borracha da geladeira, panela de arroz, copo do liquidificador,
    circulador de ar, ar condicionado split, passadeira a vapor, ferro a vapor, secador de cabelo, prancha de cabelo,
    maquininha de cabelo, bomba de galao, filtro do purificador, refil do filtro, vela do filtro, maquina de pao,
    balanca de cozinha, lanterna de led, luz de emergencia, maquina de lavar roupa, panela eletrica de arroz,
    maquina de cortar cabelo
  shopping place:
    shopee, amazon, amzn, amazon mktplc, mercado livre, mercadolivre, meli, aliexpress, ali express, magalu,
    magazine luiza, magazine, casas bahia, americanas, lojas americanas, ponto frio, ponto, fast shop, fastshop, kabum,
    pichau, terabyte, submarino, shoptime, temu, ebay, carrefour online, daiso, miniso, imaginarium,
    le biscuit, havan, lojinha, lojas, loja, shopping, camelo, camelodromo, 25 de marco, bazar, armarinho, tudo a dois,
    olx, esfera, polishop, apple store, samsung, gazin, colombo, bemol, armazem paraiba, eletrosom, wish, shopbr,
    tiktok shop, livelo, ricardo eletro, lojao, outlet, cobasi online, shein brasil, magazineluiza, lojas cem,
    lojas quero quero, havan lojas, fisia, privalia, camelo do centro, feira do rolo, brecho online, marketplace,
    lojas lojas renner, magalu pay, casa e video, casa & video, lebes, koerich, berlanda, zenir, lojas maia,
    casa freitas, mercadopago shop, mercado pago loja, novo mundo, angeloni eletro, becker, cacula, tiktok, shoppe,
    shope, chopee, xopi, aliexpres, alibaba, dhgate, banggood, amazom, mercadolibre, americana, pernambucana, havam,
    99, uruguaiana, saara, freeshop, tok, tabajara, milium, eletrozema, edmil, obino, benoit, jmahfuz, zema,
    mercadomoveis, guaibim, romelsa, insinuante, maia, leader, ramsons, tvlar, esplanada, otoch, boneca, boneco,
    brinquedo, barbie, pelucia, slime, reborn, bicicleta, bike, netshoes loja, casas baia, lojas mel, mercado modelo,
    feira hippie, duty free, free shop, rua 25, santa efigenia, galeria paje, site gringo, remessa conforme,
    big utilidades, casa maria, taqi loja, manos moveis, laser eletro, tele rio, city lar, hot wheels,
    patinete infantil, mercado livre compra, mercado pago compra, chines da esquina, utilidades do lar,
    feira de artesanato, feira da lua, feira do paraguai, feira dos importados, ciudad del este, galeria do rock,
    atacado do bras, papelaria e bazar, loja de presente, taxa da shein, taxa da shopee, imposto da shein,
    frete da shopee, frete da compra, le lis casa, y yamada loja, carrinho de brinquedo, carrinho de controle,
    quebra cabeca infantil
  shopping hint:
    compras, comprinha, comprinhas, encomenda, pedido da internet, compra online
  gifts purpose:
    presente, presentes, presentinho, presentear, presenteei, lembrancinha, lembrancinhas, lembranca de, amigo secreto,
    amigo oculto, vale presente, gift card, buque, buque de flores, cesta de cafe, mimo, mimos, presentao, lembranca,
    embrulho, boque, bouquet, inimigo secreto, amigo chocolate, surpresa pra, cesta de chocolate, amigo da onca,
    chocolate do amigo, cha de fralda, lista de casamento, arranjo de flores, coroa de flores
  gifts item:
    flores, floricultura, rosas, orquidea, cartao de aniversario, giuliana flores, girassol, girassois, ramalhete,
    ursinho, pelucia, caneca personalizada, porta joia, vaso de orquidea, balao de coracao, dia das criancas,
    dia das crianca, dia das maes, dia dos pais, dia dos namorados
  gifts hint:
    aniversario, aniversario da, aniversario do, aniversario de
  clothes place:
    c a, c e a, c a modas, cea modas, h m, riachu, torra torra, lojas torra, marisol, forever 21, grazziotin,
    pompeia, cartago, grendene, cavalera, duloren, trifil, sawary, macavi, lojas avenida, gang lojas, tudo a 10,
    loja de 10, lojinha de 10, loja do real, lojao do bras, feira da sulanca, sulanca, feirinha da madrugada,
    feira da madrugada, moda center, polo de moda
  clothes item:
    kit de meia, kit cueca, kit de cueca, kit de calcinha,
    robe de seda, paleto, pantufa, pantufas, meia calca, meia fina, meia soquete, meia de futebol, meiao,
    capa de chuva, galocha, toalha de capoeira, saia jeans, calca de moletom, conjunto infantil, roupa das criancas,
    roupa de bebe, macaquinho, jardineira jeans, cueca box, sutia de renda, guarda chuva
  shopping item:
    porta joia, porta joias,
    taxa de importacao, taxa da blusinha, jogo de ferramenta, jogo de ferramentas, kit ferramenta,
    elastico, vies, feltro, tnt, fita de cetim, fita cetim, linha e agulha, linha de pipa, canivete, canivete suico,
    garrafa termica stanley, isqueiro bic, capinha de celular, pelicula de vidro, guarda sol, feirinha do importado
  electronics item:
    cel, cel novo
`)
