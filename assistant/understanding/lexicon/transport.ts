import { readEntries } from '#understanding/lexicon/entry.ts'

export const transport = readEntries(`
  ride item:
    uber, ubers, uber x, uber moto, 99, 99pop, 99 pop, 99taxi, 99moto, 99 moto, pop99, cabify, indrive, in drive,
    indriver, blablacar, bla bla car, taxi, taxista, mototaxi, moto taxi, corrida de aplicativo, corrida de app,
    carona, buser, lady driver, garupa, lyft, maxim, uber trip, corrida, corridas, corrida de uber, corrida do uber,
    uber flash, 99 corrida, 99 taxis, app de corrida, motoca, uberx, ubber, ubermoto, motouber, wappa, mototaxista,
    perueiro, chofer, transfer, traslado, uber bag, moto uber, moto 99, bla bla, yet go, in driver, taxi lotacao,
    motorista particular, uber moto ida, uber eats moto, noventa e nove, app de transporte, corrida de moto,
    moto boy corrida, motoboy pra me levar
  transport item:
    buzu, tarifa da balsa,
    estacionei, estacionamos, onibus, busao, buzao, busu, buzu, metro, trem, brt, vlt, barca, balsa, ferry, passagem, passagens,
    passagem de onibus, bilhete unico, bilhete, riocard, rio card, cartao top, vale transporte, lotacao, van,
    van escolar, lancha escolar, bike itau, patinete, bicicleta eletrica, catraca, integracao, sptrans, cptm, jae,
    recarga do bilhete, topocard, transporte, transporte publico, rodoviaria, conducao, transporte escolar, semparar,
    sem parar, veloe, conectcar, taggy, move mais, passe de onibus, passagem do onibus, lancha, catamara, teleferico,
    bondinho, bilhete do metro, recarga do metro, recarga riocard, bom cartao, vale card, cartao bom, cartao de onibus,
    cartao do onibus, cartao transporte, patinete eletrico, tembici, bike sampa, aluguel de bike, topic, topique, bus,
    fretado, rabeta, voadeira, travessia, barqueiro, alternativo, bilhetagem, vt, autopass, bhbus, urbs, sitpass,
    dftrans, kim, prodata, nubus, sinetram, setransp, setut, transcard, supervia, metrorio, trensurb, cbtu, metrobus,
    metrofor, gaivota, cometa, 1001, itapemirim, eucatur, andorinha, gontijo, unesul, kaissara, flixbus, clickbus,
    wemobi, poltrona, leito, semileito, embarque, bicicletario, carroceiro, charrete, deslocamento, translado,
    recreio barco, top cartao, cartao siga, siga card, cartao vem, vem estudante, vem trabalhador, otimo card,
    cartao otimo, cartao tri, teu card, cartao teu, metrocard curitiba, passe facil, cartao passafacil, passa facil,
    cartao mobilidade, mobilidade brb, brb mobilidade, meu recarga, peixe passagem, natal card, passe fortaleza,
    cartao legal, macapa card, metropole passe, cartao estudante, meia passe, passe estudantil, passe escolar, move bh,
    ccr barcas, expresso guanabara, viacao penha, sao geraldo, aguia branca, real expresso, rapido federal,
    viacao garcia, uber buser, guarda volume, guarda volumes, bike compartilhada, bike alugada, yellow bike,
    scooter alugada, onibus da faculdade, van da faculdade, barco de linha, frete da comunidade, frete do barco,
    carro de linha, pau de arara, sim card recife, cartao mais mobilidade, passe livre estudantil,
    salvador card estudante, passe do onibus, expresso do sul, ouro e prata, viacao ouro branco, passagem pra casa,
    passagem pra entrevista, passagem pra consulta, passagem pra faculdade, passagem pra escola, passagem pra aula,
    passagem pra prova, passagem pra igreja, passagem pra clinica, passagem pra pericia, passagem pra fisioterapia,
    taxa de bagagem, moto taxi ida, ver o peso cartao
  fuel item:
    gasolina, gasosa, gasolina aditivada, gasola, etanol, alcool no posto, diesel, oleo diesel, gnv, combustivel,
    tanque, tanque cheio, abastecimento, abasteci, abasteceu, abastecer, abastecendo, abastecemos,
    recarga do carro eletrico, encher o tanque, enchi o tanque, completei o tanque, aditivada, alcool, arla,
    eletroposto, tupinamba, completei, abastecida, s 10, recarga eletrica, gasolina da moto, gasolina do carro,
    gasosa da moto, alcool pro carro, metro de gas, recarga do eletrico, oleo 2 tempos, oleo dois tempos, oleo 2 t,
    mistura 2 tempos, gasolina do gerador, abastecimento do carro, abastecimento da moto, metros cubicos de gnv,
    carga do carro eletrico, carregamento do carro eletrico
  fuel place:
    posto, posto de gasolina, posto shell, shell, ipiranga, petrobras, posto br, br mania, am pm, ampm, posto ale,
    raizen, auto posto, posto ipiranga, premmia, graal, rodoil, rede sim, km de vantagens, frango assado posto
  car item:
    carro, moto, motocicleta, caminhao, possante, automovel, veiculo, ipva, licenciamento, detran, dpvat, emplacamento,
    multa de transito, excesso de velocidade, multa, multado, multada, cnh, renovacao da cnh, autoescola, auto escola, pneu, pneus,
    oleo do carro, troca de oleo, oleo da moto, oleo, revisao, revisao do carro, revisao da moto, alinhamento,
    balanceamento, bateria do carro, embreagem, amortecedor, pastilha, pastilha de freio, freio, freios, farol,
    parabrisa, para brisa, limpador, lavagem, lava rapido, lava jato, lavajato, polimento, insulfilm, guincho, pedagio,
    pedagios, estacionamento, estacionar, zona azul, valet, flanelinha, vaga de garagem, vistoria, mecanico, funilaria,
    funileiro, borracheiro, borracharia, seguro do carro, seguro da moto, seguro auto, capacete, corrente da moto,
    relacao da moto, escapamento, vela do carro, radiador, retrovisor, martelinho, chaveiro do carro, som automotivo,
    conserto do carro, conserto da moto, estepe, motor do, estapar, motor, carburador, suspensao, cambio,
    correia dentada, prestacao do carro, parcela do carro, financiamento do carro, consorcio do carro, bieleta, pivo,
    bomba de combustivel, bico injetor, velas do carro, palheta, filtro de oleo, filtro de ar, aditivo, oleo do motor,
    rolamento, bateria da moto, pneu da moto, kit relacao, camara de ar, calibragem, cambagem, geometria, insulfilme,
    pelicula do carro, chave do carro, transferencia do carro, placa do carro, rodizio de pneu, parcela da moto,
    prestacao da moto, multa do detran, radar, garagem, mensalista, higienizacao do carro, ducha do carro,
    lavagem do carro, lavei o carro, guinchou, crlv, tag do pedagio, revisao do veiculo, capa de chuva da moto,
    relacao, tbi, sonda, catalisador, escape, silencioso, alternador, arranque, burrinho, manete, guidao, retentor,
    semieixo, roda, calota, remendo, vulcanizacao, platot, plato, insulfim, envelopamento, vitrificacao, cristalizacao,
    parachoque, capo, rastreador, multimidia, lanterna, xenon, fusivel, rele, moura, heliar, pretinho, cheirinho,
    lavacao, reboque, rotativo, flanela, guardador, manobrista, parquimetro, autoban, ecovias, ccr, arteris, infracao,
    toxicologico, habilitacao, kovi, mottu, gol, hrv, kicks, voyage, ecosport, ranger, fiorino, courier, logan, clio,
    peugeot, citroen, hyundai, yamaha, suzuki, cg, xre, nmax, pcx, burgman, shineray, cinquentinha, bag, baulete,
    bagageiro, tacografo, injecao eletronica, bicos injetores, oleo lubrificante, valvula termostatica,
    cilindro mestre, junta homocinetica, semi eixo, direcao hidraulica, barra estabilizadora, para choque,
    vidro eletrico, trava eletrica, alto falante, super branca, bateria moura, bateria heliar, cera automotiva,
    estetica automotiva, estar digital, faixa azul, area azul, free flow, dpvat seguro, laudo cautelar, placa mercosul,
    placa nova, exame toxicologico, aula pratica, protecao veicular, hr v, t cross, polo carro, hilux diesel, c 3,
    titan 160, pop 100, pop 110, biz 125, fazer 250, bicicleta motorizada, mochila bag, balanca rodoviaria,
    coroa e pinhao, pinhao da moto, corrente e coroa, vela de ignicao, jogo de velas, cabo de vela, bobina de ignicao,
    limpeza de bico, limpeza do bico, corpo de borboleta, fluido de freio, agua do radiador, correia do alternador,
    sapata de freio, bengala da moto, cubo de roda, jogo de roda, bico do pneu, macarrao no pneu, rodizio dos pneus,
    caixa de direcao, higienizacao do ar, filtro de cabine, palhetas do limpador, pelicula no carro, maquina de vidro,
    camera de re, lampada do carro, lampada de farol, capa do banco, capa de banco, tapete do carro,
    tapete de borracha, aspirador do carro, aluguel da vaga, aluguel da garagem, estacionamento do hospital,
    recarga da tag, sem parar tag, carne do carro, carne da moto, consorcio da moto, taxa do detran, exame do detran,
    aula de direcao, aula de volante, carteira de motorista, auto escola aula, seguro do uno, seguro do gol,
    seguro do veiculo, franquia do seguro, aluguel da moto, aluguel de moto, locacao do carro, locacao de carro,
    locacao da moto, s 10 caminhonete, viseira do capacete, luva de moto, jaqueta de moto, antena corta pipa,
    cinta de carga, lona do caminhao, pernoite do caminhao, chapa de descarga, disco de freio dianteiro,
    ar condicionado do carro, filtro do ar condicionado, recarga do sem parar, segunda via da cnh,
    seguro da moto parcela
  transport hint:
    linha, itinerario, viacao
  car place:
    oficina, concessionaria, autopecas, auto pecas, auto eletrica, localiza, movida, unidas, aluguel de carro,
    aluguel do carro, auto center, dpaschoal, mecanica, autoeletrica, pneuaco, pneustore, motopecas, torno, torneiro,
    lavacar, jocar, hipervarejo, pitstop, turbi, zarp, auto vidros, della via, center car, lava car, hiper varejo,
    pit stop, foco aluguel, loja de pneus, estetica de carro, lava a jato
  parts item:
    filtro, bronzina, pistao, biela, virabrequim, valvula, tucho, turbina, intercooler, radiador, abracadeira, tensor,
    polia, esticador, retentor, coifa, semieixo, cubo, sapata, lona, pinca, burrinho, terminal, alternador, farol,
    lanterna, retrovisor, parachoque, capo, cuica, cardan, diferencial, parabarro, recape, relacao, pinhao, manicoto,
    manete, guidao, carenagem, bateria, oleo, fluido, filtro diesel, filtro combustivel, servo freio, bomba injetora,
    para choque, quinta roda, junta do motor, jogo de juntas, feixe de mola, caixa de direcao, motor de partida,
    catraca de freio, valvula de freio, cabo de embreagem, cabo do acelerador, banco da moto, bateria da moto,
    oleo do motor
  bus item:
    bus, coletivo, passagem, topic, metro, trem, passe estudantil, recarga do cartao
  bus item:
    bau, busu, buzu, buzao, frescao, popopo, catraia, passe de estudante, passe do estudante, passe estudantil,
    passe escolar, cartao de passe, cartao do passe, recarga do passe, credito do passe, sit pass, tri escolar,
    guiche virtual, pinga pinga, onibus circular, circular da faculdade, alternativo, recarga vem, cartao vem,
    vem estudantil, integracao do metro, aquaviario, barca de paqueta, ferry boat, rabeta
  parts item:
    caixa de marcha, calibrador de pneu, sensor de re, buzina da moto, buzina do carro, capa de couro,
    scanner do carro, som do carro, luva de motoqueiro, bota de moto, eletricista do carro, macarrao do pneu,
    jogo de pneu, jogo de pneus, corta pipa, antena corta pipa, corta vento,
    lanternagem, paralama, bucha da bandeja, bandeja de suspensao, batente do amortecedor, mola do carro,
    mola da moto, eletroventilador, junta do motor, jogo de velas, bobina de ignicao, mobil super, lubrax, castrol,
    motul, ipiranga oleo, oleo lubrax, chicote eletrico, estator, capa do volante, cobre volante, extintor do carro,
    triangulo do carro, macaco hidraulico, macaco do carro, auto socorro, chave codificada, slider da moto,
    mata cachorro, engate do carro, engate reboque, camara da bike, camara da moto, maquina do vidro,
    maquina de vidro, viseira do capacete, viseira da moto, capa de chuva da moto, capa de chuva moto,
    suporte de celular pro carro, lampada h 4, lampada h 7, lampada do carro, boia do tanque, bomba de agua do carro,
    bico da moto, limpeza de bico, limpeza de bicos, limpeza dos bicos, jogo de junta, para choque, para choques,
    para brisa, para brisas, para lama, para barro
  transport item:
    psicotecnico, exame psicotecnico, urbano norte, uber pra casa, passe livre intermunicipal, passaro marron,
    real norte, viacao progresso, rateio da carona
`)
