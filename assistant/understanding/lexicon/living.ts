import type { Entry } from '#understanding/lexicon/entry.ts'

/** Education, leisure, children, animals, giving, duties: the rest of a private life. */
export const living: readonly Entry[] = [
  {
    concept: 'education',
    weight: 'item',
    terms: `
      escola, escolinha, colegio, ensino fundamental, ensino medio, ensino infantil, creche, bercario, faculdade, universidade,
      mensalidade da faculdade, mensalidade da escola, mensalidade escolar, matricula,
      rematricula, curso, cursos, cursinho, curso de ingles, aula de ingles, ingles, espanhol,
      idiomas, aula, aulas, aula particular, professor particular, reforco escolar, pos graduacao,
      pos, mestrado, doutorado, mba, enem, vestibular, concurso, inscricao do concurso,
      prova do concurso, apostila, apostilas, material escolar, caderno, cadernos, caneta,
      canetas, lapis, mochila escolar, agenda escolar, papelaria, xerox, impressao, tcc,
      formatura, diploma, udemy, alura, coursera, hotmart, duolingo, rocketseat, wizard, ccaa,
      cultura inglesa, fisk, cna, kumon, senac, senai, sesi escola, estacio, anhanguera, unip,
      uninter, unopar, puc, mackenzie, fgv, descomplica, excursao da escola, uniforme escolar,
      uniforme da escola, material de arte, aula de musica, aula de violao, seminario, palestra,
      xerox do, xerox da, fotocopia, encadernacao, plotagem, reforco, mensalidade do curso, mensalidade do ingles,
      mensalidade do colegio, colegial, jardim de infancia, maternal, explicadora, tutor, aula de matematica, aula de danca,
      aula de natacao infantil, aula de bateria, aula de piano, aula de canto, aula de desenho, oficina de teatro,
      inscricao do vestibular, inscricao do enem, taxa do concurso, prova da oab, kindle unlimited livros, borracha,
      compasso, regua, mochila da escola, lancheira, estojo, giz de cera, canetinha, papel sulfite, resma, cartolina,
      workshop, congresso, certificacao, treinamento, educacao, ead, estudo, estudos
    `,
  },
  {
    concept: 'books',
    weight: 'item',
    terms: `
      livro, livros, ebook, e book, livro didatico, gibi, manga japones, hq, revista
    `,
  },
  {
    concept: 'books',
    weight: 'place',
    terms: `
      livraria, sebo, estante virtual, saraiva, livraria cultura, livraria leitura, livraria da vila, travessa, livraria da travessa
    `,
  },
  {
    concept: 'leisure',
    weight: 'item',
    terms: `
      cinema, cine, filme, ingresso, ingressos, teatro, show, shows, festival, rock in rio,
      lollapalooza, balada, festa, festas, festinha, role, rolezinho, barzinho com, karaoke,
      boliche, sinuca, kart, paintball, parque, parque aquatico, parque de diversoes, zoologico,
      zoo, museu, exposicao, circo, praia, clube, piscina, pesca, pescaria, camping, acampamento,
      trilha, passeio, prancha, surf, bicicleta, skate, patins, futebol, pelada, futsal, quadra,
      campo society, society, estadio, jogo do flamengo, jogo do corinthians, ingresso do jogo,
      beach tennis, volei, tenis de mesa, jogo, jogos, game, games, videogame, video game, ps5,
      ps4, playstation, xbox, nintendo, switch, steam, epic games, roblox, robux, free fire,
      diamantes, skin, game pass, psn, playstation plus, riot, valorant, brinquedo de,
      jogo de tabuleiro, baralho, carnaval, bloco, abada, fantasia de carnaval, reveillon, fogos,
      fogos de artificio, churrasco da firma, confraternizacao, confra, aposta, apostas, bet,
      loteria, mega sena, lotofacil, loterica, raspadinha, jogo do bicho, bolao, rifa, hobby, instrumento,
      violao, guitarra, corda de violao, cigarro, cigarros, vape, narguile, escape room, resenha,
      bebedeira, lazer, sesc, cinemark, cinepolis, kinoplex, uci, cinesystem, playcenter,
      beto carrero, hopi hari, beach park, ticketmaster, sympla, eventim, ingresso com,
      teatro municipal, boate, motel, passeio de barco, arcade, fliperama, aquario, mirante,
      karting, tirolesa, rafting, rodeio, vaquejada, micareta, trio eletrico, open bar, camarote, baile, baile funk,
      pagode, samba, forro, arraia, festa junina, quermesse, parque de exposicao, exposicao agropecuaria,
      stand up, comedia, opera, musical, museu do, jardim botanico, cachoeira, trilha guiada, aluguel de quadra,
      quadra de areia, society com os amigos, bilhar, pebolim, jogo do bicho, quina, timemania, tele sena,
      bingo, poker, tigrinho, bet365, blaze, cassino, lan house, dominó, quebra cabeca, cubo magico, pipa,
      vara de pesca, isca, barraca de camping, cooler, narga, essencia, isqueiro, charuto, paiol, pod
    `,
  },
  {
    concept: 'travel',
    weight: 'item',
    terms: `
      viagem, viagens, hotel, pousada, hostel, airbnb, booking, hospedagem, diaria do hotel,
      passagem aerea, passagens aereas, aviao, latam, gol linhas, azul linhas, decolar, cvc,
      123milhas, 123 milhas, maxmilhas, hurb, resort, cruzeiro, excursao, pacote de viagem,
      pacote pra, turismo, passaporte, visto, seguro viagem, mala despachada, bagagem,
      chale, trivago, expedia, smiles, passagem de aviao, aluguel de temporada, city tour,
      guia turistico, reserva do hotel, diaria da pousada, hospedagem na praia, aluguel da casa de praia, passeio de buggy,
      passagem pra, passagens pra, bate e volta, milhas, aluguel de carro na viagem, taxa de embarque, mala extra, roteiro
    `,
  },
  {
    concept: 'subscriptions',
    weight: 'item',
    terms: `
      netflix, spotify, disney, disney plus, disney+, amazon prime, prime video, prime, hbo,
      hbo max, max, globoplay, globo play, premiere, telecine, paramount, star plus, apple tv,
      apple music, deezer, youtube premium, youtube music, crunchyroll, mubi, dazn, twitch,
      onlyfans, icloud, google one, google drive, dropbox, chatgpt, chat gpt, canva, adobe,
      office 365, microsoft 365, linkedin premium, tinder, kindle unlimited, audible, assinatura,
      assinaturas, streaming, clube do livro, clube wine, notion, github, antivirus,
      hbomax, primevideo, disneyplus, star+, star +, apple one, spotify premium, spotify familia, tidal, gamepass,
      youtube, claude, gemini, midjourney, duolingo plus, strava, headspace, calm, meli+, meli mais, ifood clube,
      clube ifood, uber one, rappi prime, amazon music, kindle prime, globo play, canais globo, vix, pluto, funimation,
      tv por assinatura, iptv, discord nitro, patreon, apple com bill, playplus, looke, sportv
    `,
  },
  {
    concept: 'kids',
    weight: 'item',
    terms: `
      fralda, fraldas, pampers, huggies, lenco umedecido, lencos umedecidos, mamadeira, chupeta,
      leite nan, formula infantil, papinha, brinquedo, brinquedos, boneca, carrinho de bebe,
      berco, bebe conforto, roupa de bebe, enxoval, baba, mesada das criancas, mesada do filho,
      festa infantil, festa da escola, lego, massinha, hot wheels, barbie, parquinho,
      pensao dos meninos, pensao das criancas, pensao do filho, pensao da filha,
      pensao alimenticia, bercinho, ri happy, pbkids, pb kids
    `,
  },
  {
    concept: 'pet',
    weight: 'purpose',
    terms: `
      racao, petshop, pet shop, petz, cobasi, petlove, veterinario, veterinaria, vet,
      banho e tosa, tosa, banho do cachorro, banho da cachorra, areia do gato, areia pro gato,
      areia de gato, areia higienica, coleira, petisco pro cachorro, cachorro, cachorra, dog,
      doguinho, gato, gata, gatinho, gatinha, castracao, vacina do cachorro, vacina do gato,
      antipulgas, nexgard, bravecto, pet, pets, aquario do peixe, hotel pra cachorro, dog walker,
      adestrador, vermifugo, golden ração, whiskas, pedigree, sache pro gato, royal canin,
      caminha do cachorro, peixinho, passarinho, periquito, calopsita, hamster, coelho, papagaio, gaiola, alpiste,
      casinha do cachorro, casinha de cachorro, brinquedo do cachorro, osso pro cachorro, tapete higienico, granulado,
      pipicat, golden, quatree, magnus, frontline, simparic, vacina da gata, banho da mel, banho do thor, consulta do gato,
      consulta do cachorro, consulta do vet, cirurgia do cachorro, cirurgia do gato, remedio do cachorro, remedio do gato
    `,
  },
  {
    concept: 'pet',
    weight: 'hint',
    terms: `
      banho
    `,
  },
  {
    concept: 'religion',
    weight: 'item',
    terms: `
      dizimo, dizimos, oferta na igreja, oferta da igreja, igreja, paroquia, missa, culto, templo,
      terreiro, centro espirita, promessa, primicias, oferta missionaria
    `,
  },
  {
    concept: 'donations',
    weight: 'item',
    terms: `
      doacao, doacoes, doei, doamos, esmola, vaquinha, ong, caridade, criança esperança,
      crianca esperanca, teleton, medicos sem fronteiras, unicef, contribuicao solidaria
    `,
  },
  {
    concept: 'taxes',
    weight: 'item',
    terms: `
      imposto, impostos, imposto de renda, irpf, darf, das, das mei, guia do das, inss,
      carne leao, simples nacional, mei, itbi, taxa, taxas, contribuicao sindical, fgts, iss,
      crea, crm, oab, coren, anuidade do conselho, multa eleitoral
    `,
  },
  {
    concept: 'fees',
    weight: 'item',
    terms: `
      tarifa, tarifa bancaria, juros, juros do cartao, anuidade, anuidade do cartao, iof,
      cheque especial, taxa do banco, manutencao da conta, multa por atraso, mora,
      seguro do cartao, titulo de capitalizacao, maquininha, taxa da maquininha
    `,
  },
  {
    concept: 'services',
    weight: 'item',
    terms: `
      advogado, advogada, cartorio, contador, contadora, contabilidade, despachante, notario,
      correios, sedex, motoboy, fotografo, seguro de vida, seguro, sindicato, segunda via, rg,
      passe, certidao, firma reconhecida, reconhecer firma, procuracao, tradutor, arquiteto,
      plano funerario, funeral, velorio, dominio, hospedagem do site, cafetina
    `,
  },
  {
    concept: 'debts',
    weight: 'item',
    terms: `
      fatura, fatura do cartao, cartao de credito, cartao do banco, emprestimo,
      parcela do emprestimo, consignado, divida, dividas, acordo do serasa, serasa, renegociacao,
      agiota, crediario, carne da loja, fatura do nubank, nubank, consorcio, cheque
    `,
  },
  {
    concept: 'investments',
    weight: 'item',
    terms: `
      tesouro direto, cdb, acoes, fundo imobiliario, fiis, bitcoin, cripto, previdencia,
      previdencia privada, lci, lca, poupanca, investimento, investimentos, tesouro selic
    `,
  },
]
