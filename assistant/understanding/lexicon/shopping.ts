import type { Entry } from '#understanding/lexicon/entry.ts'

export const shopping: readonly Entry[] = [
  {
    concept: 'clothes',
    weight: 'item',
    terms: `
      tenis, sapato, sapatos, sapatinho, sandalia, chinelo, havaianas, bota, botas, sapatilha,
      salto, roupa, roupas, roupinha, camisa, camisas, camiseta, camisetas, blusa, blusas,
      blusinha, brusinha, calca, calcas, bermuda, short, shorts, saia, vestido, vestidos, jaqueta,
      casaco, moletom, terno, gravata, meias, cueca, cuecas, calcinha, sutia, lingerie,
      pijama, biquini, sunga, maio de banho, bone, chapeu, cinto, bolsa nova, bolsa de couro,
      mochila, carteira nova, relogio, pulseira, colar, brinco, brincos, anel, oculos de sol,
      oculos escuros, joia, joias, semijoia, bijuteria, bijuterias, fantasia, uniforme,
      uniforme do trabalho, calcado, calcados, tecido, vestuario, look, jeans, regata, legging,
      blazer, macacao, camisola, chuteira, tamanco, rasteirinha, tenis de corrida, conjuntinho, pijaminha, 
      sueter, cachecol, luva, luvas, gorro, viseira, oculos juliet, alianca, correntinha, tornozeleira, nike shox,
      mochila nova, bolsa, carteira, necessaire, guarda chuva, sombrinha, roupa de academia, roupa de frio,
      roupa intima, meia calca, sapatenis, mocassim, all star, crocs, papete, kenner, croped, cropped, camisa do time, camisa do flamengo, mala de viagem, mala, costureira,
      ajuste de roupa, barra da calca, aviamento, linha de costura
    `,
  },
  {
    concept: 'clothes',
    weight: 'place',
    terms: `
      renner, riachuelo, marisa, c a, cea, zara, shein, pernambucanas, hering, nike, adidas, puma,
      olympikus, vans, arezzo, havan, farm, reserva, youcom, besni, torra, dafiti, enjoei, brecho,
      centauro, decathlon, netshoes, zattini, kanui, lojas torra, lupo, melissa, mizuno, asics,
      schutz, anacapri, passarela, constance, di santinni, usaflex, aramis, levis, calvin klein,
      lacoste, loja de roupa, sapataria, vivara, pandora, insider, studio z
    `,
  },
  {
    concept: 'electronics',
    weight: 'item',
    terms: `
      celular, celulares, smartphone, iphone, galaxy, xiaomi, redmi, notebook, computador,
      pc gamer, monitor, teclado, mouse, mousepad, headset, fone, fones, fone de ouvido, airpods,
      carregador, cabo usb, cabo, pelicula, capinha, power bank, powerbank, pendrive, pen drive,
      hd externo, ssd, memoria ram, placa de video, impressora, cartucho, tablet, ipad, kindle,
      tv, televisao, smart tv, televisor, soundbar, caixa de som, alexa, echo dot, chromecast,
      fire stick, roteador, camera, drone, webcam, smartwatch, apple watch, geladeira, fogao,
      micro ondas, microondas, air fryer, airfryer, fritadeira, liquidificador, batedeira,
      cafeteira, sanduicheira, maquina de lavar, lavadora, lava louca, aspirador, ventilador,
      ferro de passar, secador, chapinha, freezer, eletrodomestico, eletrodomesticos, eletronico,
      eletronicos, panela eletrica, purificador, filtro de agua, climatizador, aquecedor,
      cadeira gamer, suporte de celular, tela do celular, conserto do celular, bateria do celular,
      maquina de cafe, panela de pressao eletrica, cooktop, coifa, forno eletrico, adega climatizada, mixer,
      multiprocessador, grill, torradeira, ferro eletrico, maquina de costura, barbeador, aparador, escova secadora,
      carregador portatil, fonte do notebook, bateria do notebook, estabilizador, nobreak, cartao de memoria,
      controle remoto, controle do ps, joystick, projetor, caixinha de som, jbl, fone bluetooth, microfone, ring light,
      tripe, bateria de celular, troca de tela, tela do iphone, formatacao, conserto do pc, memoria, processador,
      gabinete, pilha, pilhas, adaptador, extensao, hub usb, furadeira, parafusadeira, ferramenta,
      ferramentas
    `,
  },
  {
    concept: 'shopping',
    weight: 'place',
    terms: `
      shopee, amazon, amzn, amazon mktplc, mercado livre, mercadolivre, meli, aliexpress, ali express, magalu,
      magazine luiza, magazine, casas bahia, americanas, lojas americanas, ponto frio, ponto,
      fast shop, fastshop, kabum, pichau, terabyte, submarino, shoptime, temu, ebay,
      carrefour online, kalunga, daiso, miniso, imaginarium, le biscuit, havan, lojinha, lojas,
      loja, shopping, camelo, camelodromo, 25 de marco, bazar, armarinho, tudo a dois, olx,
      esfera, polishop, apple store, samsung, gazin, colombo, bemol, armazem paraiba, eletrosom,
      wish, shopbr, tiktok shop, livelo, ricardo eletro, lojao, outlet, cobasi online,
      shein brasil, magazineluiza, lojas cem, lojas quero quero, havan lojas, fisia, privalia, camelo do centro,
      feira do rolo, brecho online, marketplace, lojas avenida, lojas renner, magalu pay, casa e video, casa & video,
      lebes, koerich, berlanda, zenir, lojas maia, casa freitas, mercadopago shop, mercado pago loja, novo mundo, angeloni eletro, becker, cacula
    `,
  },
  {
    concept: 'shopping',
    weight: 'hint',
    terms: `
      compras, comprinha, comprinhas, encomenda, pedido da internet, compra online
    `,
  },
  {
    concept: 'gifts',
    weight: 'purpose',
    terms: `
      presente, presentes, presentinho, presentear, presenteei, lembrancinha, lembrancinhas,
      lembranca de, amigo secreto, amigo oculto, vale presente, gift card, buque, buque de flores,
      cesta de cafe, mimo, mimos, presentao
    `,
  },
  {
    concept: 'gifts',
    weight: 'item',
    terms: `
      flores, floricultura, rosas, orquidea, cartao de aniversario, giuliana flores
    `,
  },
]
