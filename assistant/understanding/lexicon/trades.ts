import { readEntries } from '#understanding/lexicon/entry.ts'

/** What people of the land, the road and the market stall buy, and what only some tell apart. */
export const trades = readEntries(`
  vet purpose:
    veterinario, veterinaria, vet, veterinario da vaca, veterinario do gado, veterinario do cavalo, mastite,
    ampola de mastite, vermifugo, vermifugo do gado, vacina da aftosa, aftosa, brucelose, inseminacao, castracao
  vet hint:
    vacina, vacinas, remedio do gado, antibiotico
  bus item:
    onibus, busao, passagem de onibus, passe de onibus, transcol, salvador card, bilhete unico, bilhete unico comum,
    riocard, rio card, bom cartao, cartao bom, ver o peso card, passafacil, cartao top, recarga do bilhete,
    vale transporte, recarga do onibus, integracao, brt, jae, sptrans, conducao, van, lotacao, topique, perua,
    passagem da van
  parts item:
    kit de embreagem, embreagem, pastilha de freio, lona de freio, lonas de freio, amortecedor, retifica,
    junta do cabecote, cabecote, bomba d agua, correia, palheta, palhetas, par de palheta, lampada do farol,
    filtro de oleo, filtro de ar, filtro de combustivel, troca de oleo, velas do carro, bateria do carro, pneu, pneus,
    recapagem, pivo, bieleta, terminal de direcao, cruzeta, rolamento, feixe de catraca de freio, pastilha,
    disco de freio, coxim, homocinetica, kit relacao, carburador, bico injetor, sonda lambda, cera do carro, mecanico
  parts place:
    oficina, autopecas, auto pecas, auto eletrica, auto center, borracharia, ferro velho
  car place:
    hilux, uno, onix, hb 20, civic, corolla, strada, palio, celta, corsa, saveiro, kombi, fusca, siena, fiesta,
    sandero, kwid, renegade, creta, tracker, montana, amarok, titan, biz, bros, twister, truck, carreta, opala,
    chevette, monza, cruze, spin, doblo, ducato, seguro da hilux
  meat item:
    carne, picanha, acem, alcatra, maminha, costela, fraldinha, contra file, file, patinho, musculo, coxao mole,
    coxao duro, linguica, frango, coxa de frango, asinha, coracao de galinha, carne moida, carne de sol, charque,
    bisteca, pernil, lombo, bode, carneiro, espetinho de carne
  meat place:
    acougue, boutique de carnes, casa de carnes
  games item:
    jogo, jogos, game, games, free fire, passe do diamantes, robux, roblox, skin, skins, v bucks, vbucks, fortnite,
    valorant, psn, game pass, xbox, playstation, nintendo, steam, gift card da steam, passe de batalha, passe booyah,
    codigo de jogo, fifa points
  farm purpose:
    adubo, ureia, calcario, semente, sementes, defensivo, herbicida, roundup, glifosato, sal mineral, sal do gado,
    aftosa, vacina da aftosa, mastite, ampola de mastite, vermifugo do gado, racao das galinhas, racao do gado,
    milho pra galinha, silagem, arame farpado, mourao, veterinario da vaca, inseminacao, ordenha, sal grosso pro gado,
    farelo, farelo de soja, agropecuaria, casa do produtor, hora de trator, trator, vaca, novilha, bezerro, bezerra,
    gado, cabresto, arreio, baixeiro, espora, redea, traia, pelego, chicote, ferradura, ferrador, casqueamento, doma,
    domador, alfafa, proteinado, quirera, braquiaria, mombaca, npk, superfosfato, cloreto, kcl, esterco, humus,
    fungicida, formicida, tordon, atrazina, pulverizador, pulverizacao, plantio, plantadeira, colheitadeira, gradagem,
    aracao, implemento, plantadora, ensiladeira, inoculante, tarro, teteira, ordenhadeira, semen, inseminador,
    brincador, brucelose, clostridial, ivomec, dectomax, bernicida, lepecid, terramicina, agrosil, pencivet, gta,
    garrote, touro, ovelha, pintinhos, pintainho, alevino, colmeia, farpado, cerqueiro, palanque, porteira, irrigacao,
    gotejo, gotejamento, aspersor, sombrite, sacaria, despolpador, roca, lavoura, sitio, fazenda, emater, cocamar,
    coamo, cotrijal, cooxupe, coopercitrus, agrogalaxy, leitao, galinha, codorna, nucleo mineral, milho triturado,
    polpa citrica, cana picada, composto organico, gesso agricola, inseticida agricola, mata mato, mata formiga,
    bomba costal, drone agricola, hora maquina, grade aradora, vagao forrageiro, mata bicheira, bode vivo,
    peixinhos alevinos, cera alveolada, arame liso, sindicato rural, cooperativa agricola, freio do cavalo,
    laco de couro, manta do cavalo, racao do cavalo, feno do cavalo, racao de engorda, racao de postura,
    racao de pintinho, racao dos porcos, milho de racao, torta de algodao, caroco de algodao, casca de soja,
    aluguel de pasto, cama de frango, 2 4 d, hora de maquina, hora da maquina, lona de silo, balde de leite,
    tanque de leite, carrapaticida do gado, veterinario do gado, veterinario do cavalo, pinto de granja,
    racao de tilapia, caixa de abelha, grampo de cerca, postes de eucalipto, estufa de mudas, bandeja de mudas,
    mudas de cafe, muda de banana, mudas de fumo, estufa de fumo, lenha da estufa, secador de cafe, terreiro de cafe,
    panha do cafe, apanha do cafe, colheita do cafe, saco de rafia, casa do fazendeiro, casa do agricultor,
    guia de transito animal
  kids hint:
    lenco, lencos
  kids item:
    baba, nan, lata de nan, fralda, fraldas, uniforme da escola, uniforme escolar, farda, farda da escola,
    natacao infantil, escolinha de futebol, perua escolar, van escolar, lanche da escola, mesada dos meninos, pediatra,
    boneco, slime, reborn
  pet purpose:
    v 10, v 8, vacina v 10, vacina v 8, antirrabica, vacina antirrabica, racao, areia do gato, tosa,
    casinha do cachorro, petisco, simparic, capstar, arranhador
  staff item:
    descarregador, diaria do pedreiro, fotografo, ajudante, diarista da barraca, servente
  packaging item:
    copo descartavel, copos descartaveis, prato descartavel, guardanapo, canudo, marmitex, quentinha de isopor,
    kraft, caixinha kraft, caixa kraft, papel kraft, celofane, caixa pra bolo, caixa de bolo, caixa de pizza, pote com fita de cetim, sacola kraft, saco de confeitar,
    copo 300 ml, copo 200 ml, copo 500 ml
  equipment item:
    cabine led, cabine uv, autoclave, maquininha, tesoura profissional, secador profissional, furadeira, parafusadeira,
    serra, solda, chave de fenda, jogo de chaves, alicate, compressor, escada, maquina de costura, rocadeira,
    motosserra, tripe, ring light
  suppliers purpose:
    po descolorante, ox, oxidante, truss, wella, keune, alfaparf, kerastase
  suppliers item:
    luvas, anestesico, gaze do consultorio, tecido, tecidos, linha de costura, ziper, aviamento, aviamentos, espuma,
    grampo, cola de contato, verniz, madeira, compensado, mdf, tinta de tecido, gel de unha, acetona, lixa, esmaltes,
    agua oxigenada, descolorante, matizador, gelo pra revenda
  salary place:
    prefeitura, governo do secretaria, tribunal, empresa
  salary item:
    parcela do 13, metade do 13, primeira parcela do 13, segunda parcela do 13, 13 caiu, salario da prefeitura,
    folha do contra cheque, hollerite, vale do patrao
  taxes item:
    das, das do mei, das mei, mei, guia do mei, darf, inss do mei, simples nacional
  rent item:
    quartinho, quitinete, kitnet, kitinete, aluguel da kitnet, aluguel da quitinete, aluguel da kit, aluguel do quarto, pensionato, republica, vaga na republica
  groceries item:
    lentilha, tucupi, jambu, jaraqui, tambaqui, pirarucu, tainha, sururu, macaxeira, aipim, mandioca, inhame,
    rasa de acai, rasas de acai, coco seco, espiga de milho, milho verde, bode, carvao, farinha dagua, acai grosso, maniva, pinhao, tender,
    bacalhau, chester, rapadura, requeijao de corte, queijo coalho, queijo canastra, polvilho, fuba, cuscuz, erva mate,
    charque, beiju, goma de tapioca, castanha
  clothes item:
    jaleco, jalecos, chinelo, chinelos, toalha da lojinha, botina, bombacha, short, shorts, blusa, blusas, crocs,
    biquini, sunga, pijama, uniforme do trabalho
  pharmacy item:
    sonrisal, joelheira, munhequeira, atadura, soro fisiologico, gaze, dipirona, epocler, doril
  health item:
    plano odonto, plano dental, convenio do dente
  car item:
    frete da moto
`)
