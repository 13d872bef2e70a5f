import { readEntries } from '#understanding/lexicon/entry.ts'

/** What a house is built, kept and cleaned with, and who is paid for that. */
export const household = readEntries(`
  repair item:
    diaria do pedreiro, diaria de pedreiro, muro, calcada da casa, manutencao do ar, limpeza do ar,
    conserto do microondas, conserto do ventilador, borracha da geladeira, borracha da panela, boca do fogao,
    mola do fogao, porta de madeira, porta de  porta sanfonada, porta do banheiro, porta da cozinha, porta do quarto,
    janela de aluminio, janela de vidro, vidro da janela, troca do vidro, vidro do box, vidro do banheiro, basculante,
    grade da janela, grade do portao, impermeabilizante, vedacit, durepoxi, cano, canos, cano pvc, cano de pvc,
    cano da pia, cano furado, caixa de descarga, mangueira do jardim, fio eletrico, rolo de fio, metro de fio,
    metros de fio, viga de madeira, viga de ferro, serraria, chatuba, forro pvc, forro de pvc, forro de gesso,
    forro de madeira, caixa de agua, caixa dagua, servente de pedreiro, ajudante de pedreiro, diaria do servente,
    empreiteiro, mestre de obras, mestre de obra, azulejista, calheiro, telhadista, telhador, desentupidor,
    desentupidora, desentupimento, caca vazamento, tampa do vaso, assento do vaso, reparo da descarga, kit descarga,
    kit banheiro, saboneteira, papeleira, porta papel, porta toalha, prateleira, mao francesa, adesivo de parede,
    papel de parede, rodape, alisar da porta, batente da porta, fechadura, fechadura eletronica, mola da porta,
    olho magico, dobradica, corredica, trilho da porta, telha colonial, telha transparente, telha de amianto,
    lona preta, lona pra cobrir, tela mosquiteira, tela de protecao, rede de protecao, tela de galinheiro,
    arame galvanizado, malha pop, coluna de ferro, trelica, laje, isopor da laje, concreto usinado, bomba de concreto,
    metro de areia, carrada de areia, carrada de tijolo, carrada de barro, carrada de aterro, caminhao de aterro,
    caminhao de areia, carrinho de mao, enxada, colher de pedreiro, desempenadeira, nivel de bolha, fita veda rosca,
    adaptador de cano, luva de cano, joelho de cano, registro do chuveiro, registro de gaveta, resistencia do chuveiro,
    resistencia da torneira, chuveiro eletrico, aquecedor a gas, boiler, placa solar, energia solar, inversor solar,
    parcela da placa solar, poco artesiano, limpeza do poco, bomba do poco, bomba sapo, bomba de piscina
  repair hint:
    porta, janela, grade, bucha, viga, mangueira, fio, textura, bacia sanitaria
  home item:
    taxa de incendio, taxa de bombeiro, taxa dos bombeiros, limpeza do quintal, limpeza do terreno, capina do lote,
    muda de planta, mudas de planta, muda de flor, muda de fruta, cortador de unha, vigia da rua, vigilante da rua,
    guarda noturno, guarda da rua, portaria remota, ronda da rua, mensalidade do vigia, cerca eletrica, concertina,
    fiador, fianca, calcao da casa, cortador de grama, churrasqueira, grelha da churrasqueira, cloro da piscina,
    algicida, carrinho de feira, armador de rede, pote de vidro, potes de vidro, pote de plastico, potes de plastico,
    saboneteira, abre latas, abre lata, abre garrafa, saca rolha, saca rolhas, tira manchas, tira mancha,
    porta retrato, porta tempero, porta temperos, porta chaves, porta guardanapo, descanso de panela, tabua de carne,
    tabua de cozinha, pregador de roupa, prendedor de roupa, papa bolinha, papa bolinhas, tira pelo, rolo adesivo,
    luva termica, luva de forno, avental de cozinha, guarda louca, guarda po, chave copia, copia de chave,
    copia da chave, lata de lixo, lixeira da cozinha, filtro de barro, moringa, quartinha de barro,
    garrafa de agua termica
  cleaning item:
    moca da limpeza, mulher da limpeza, menina da limpeza, moca da faxina, kit limpeza, kit de limpeza,
    repelente eletrico, repelente de tomada, downy, comfort amaciante, ype, detergente ype, sabao ype, tixan,
    sabao brilhante, sabao ariel, pa de lixo, guardanapo, guardanapos, cera liquida, chumbinho, veneno pra rato,
    veneno de barata, veneno pra barata, isca de formiga, isca pra formiga, isca de barata, espiral de pernilongo,
    espiral pra mosquito, flanela, pano de microfibra, mop, esfregao, refil do mop, veja multiuso, limpa pedra,
    limpa aluminio, limpa forno, limpa piso, lava loucas, lava louca, tira limo, pedra sanitaria, pastilha sanitaria,
    pato purific, odorizador, bom ar, aromatizador de ambiente, difusor de ambiente, vela aromatica, incenso de casa,
    lavagem de cortina, lavagem de tapete, lavagem do tapete, lavagem do edredom, limpeza do sofa,
    higienizacao do sofa, higienizacao de colchao, limpeza pos obra, limpeza de vidro, 5 asec, 5 a sec,
    lavanderia self service, lavo lavanderia, omo lavanderia, lavateria, ficha da lavanderia, esponja scotch,
    scotch brite, perfex, rodinho de pia, saco de aspirador
  bills item:
    recarreguei o celular, recarreguei meu celular, agua do mes, agua atrasada, luz atrasada, religacao da agua,
    religacao da luz, p 13, p 45, gas p 13, ligga, unifique, giga mais, giga mais fibra, sumicity, vero internet,
    vero fibra, desktop internet, brisanet, alares, valenet, mhnet, nio fibra, wirelink, mob telecom, internet da roca,
    internet via radio, internet rural, starlink, carro pipa, caminhao pipa, pipa de agua, carrada de agua,
    conta do poco, taxa de esgoto, taxa de agua, taxa da coleta, coleta de lixo, coleta do lixo, recarga da luz,
    energia pre paga, conta do celular, credito pro celular, credito do celular, credito de celular, chip novo,
    chip da tim, chip da vivo, chip da claro, plano controle, plano pre, pacote de dados, pacote de internet,
    recarga de celular, recarga da vivo, recarga da claro, recarga da tim
  electronics item:
    tanquinho, tanquinho de lavar, cel, cell novo, aparelho de celular, note novo, apple watch, casio, technos,
    relogio casio, relogio orient, pilha alcalina, pilhas, bateria 9 v, cooler do pc, suporte de celular,
    carregador veicular
  furniture item:
    poltrona, poltrona do papai, rede de dormir, rede de casal, rede de deitar, guarda roupa, guarda roupas, roupeiro,
    multiuso armario, tabua de passar, mesa de passar, cadeira de macarrao, cadeira de balanco, banco de madeira,
    banqueta, puff, pufe, painel da sala, painel de tv, cabeceira, cabeceira da cama, base box, colchonete,
    colchao inflavel, edredon
`)
