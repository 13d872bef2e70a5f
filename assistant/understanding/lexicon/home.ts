import type { Entry } from '#understanding/lexicon/entry.ts'

export const home: readonly Entry[] = [
  {
    concept: 'rent',
    weight: 'item',
    terms: `
      aluguel, alugueis, locacao, locacao de imovel, locacao imovel, condominio, prestacao do apartamento, prestacao da casa,
      parcela do apartamento, parcela da casa, financiamento da casa,
      financiamento do apartamento, prestacao do ap, financiamento imobiliario,
      prestacao da caixa, iptu, imobiliaria, caucao, quinto andar, quintoandar,
      minha casa minha vida, taxa condominial, seguro residencial, seguro da casa, kitnet,
      republica, moradia, fundo de reserva do condominio
    `,
  },
  {
    concept: 'bills',
    weight: 'item',
    terms: `
      conta de luz, conta de agua, pagamento de agua, pagamento agua, agua mensal, engie,
      imposto predial,  conta de gas, conta da luz, conta da agua, conta de internet,
      conta do celular, conta de celular, conta de telefone, luz, energia, energia eletrica,
      conta de energia, fatura da internet, internet, wifi, wi fi, banda larga, fibra,
      telefone fixo, telefone, plano do celular, recarga do celular, recarga de celular,
      credito no celular, credito do celular, credito de celular, plano de celular, chip, gas, botijao, bujao,
      gas de cozinha, agua e esgoto, esgoto, saneamento, gas encanado, botijao de gas,
      botijao p13, vivo, claro, tim, oi fibra, net virtua, claro net, sky, algar, brisanet,
      desktop internet, enel, cemig, copel, celesc, coelba, celpe, cosern, equatorial, energisa,
      light, cpfl, elektro, eletropaulo, neoenergia, edp, eletrobras, rge, ceee, sabesp, cedae,
      sanepar, copasa, embasa, compesa, caesb, saneago, casan, corsan, iguá, igua, aguas do, brk,
      cagece, comgas, comgás, ultragaz, liquigas, supergasbras, nacional gas, copagaz, naturgy,
      iluminacao publica, taxa de lixo, conta de casa, contas de casa, contas da casa,
      agua da casa, net, claro fibra, vivo fibra, tim live, provedor, provedor de internet, gas do predio, gas do mes,
      recarga tim, recarga vivo, recarga claro, chip novo, credito tim, ligacao de agua, religacao
    `,
  },
  {
    concept: 'repair',
    weight: 'item',
    terms: `
      pedreiro, pintor, encanador, eletricista, marceneiro, serralheiro, vidraceiro, chaveiro,
      marido de aluguel, reforma, obra, material de construcao, materiais de construcao, cimento,
      tijolo, areia, argamassa, piso, azulejo, telha, tinta, massa corrida, torneira, chuveiro,
      resistencia do chuveiro, lampada, lampadas, fechadura, fiacao, disjuntor,
      conserto da maquina, conserto da geladeira, conserto da tv, conserto do chuveiro,
      dedetizacao, jardineiro, piscineiro, vazamento, desentupidora, hidraulico,
      reparo hidraulico, conserto hidraulico, pintura da casa, manutencao da casa,
      tecnico da geladeira, tecnico da maquina, ar condicionado, limpeza do ar, montador,
      montagem de moveis, mudanca, carreto, copia da chave, copia de chave, calha, telhado, goteira, infiltracao,
      gesso, gesseiro, portao, motor do portao, cerca eletrica, interfone, tomada, extensao eletrica, 
      caixa d agua, caixa dagua, ralo, pia, vaso sanitario, privada, box do banheiro, box de vidro, ducha, parafuso,
      parafusos, prego, pregos, furo na parede, conserto do portao, conserto da pia, bomba d agua, faz tudo
    `,
  },
  {
    concept: 'repair',
    weight: 'place',
    terms: `
      leroy merlin, leroy, telhanorte, telha norte, c c, deposito de construcao,
      casa de construcao, ferragem, ferragens, loja de construcao, sodimac, cassol, quero quero,
      madeireira, vidracaria
    `,
  },
  {
    concept: 'cleaning',
    weight: 'item',
    terms: `
      diarista, faxina, faxineira, empregada, empregada domestica, domestica, passadeira, caseiro,
      zelador, produto de limpeza, produtos de limpeza, material de limpeza, detergente,
      sabao em po, sabao, amaciante, agua sanitaria, desinfetante, papel higienico, papel toalha,
      esponja, vassoura, rodo, saco de lixo, omo, veja multiuso, lavanderia, lava e seca,
      inseticida, alcool em gel, pano de chao, candida, qboa
    `,
  },
  {
    concept: 'furniture',
    weight: 'item',
    terms: `
      sofa, cama, colchao, guarda roupa, armario, estante, rack, mesa de jantar, mesa,
      cadeira de jantar, tapete, cortina, cortinas, persiana, travesseiro, lencol, jogo de cama,
      toalha, toalhas, edredom, cobertor, panela, panelas, pratos, talheres, copos, louca,
      utensilios, vaso de planta, planta, plantas, decoracao, abajur, luminaria, varal,
      jogo de panelas, jogo de panela, jogo de lencol, jogo de lencois, jogo de toalhas, jogo de copos, jogo de pratos,
      jogo de talheres, jogo de jantar, faqueiro, tabua de passar, potes, marmiteira, escrivaninha, comoda, criado mudo, prateleira,
      quadro decorativo, moveis, movel, flor pra casa, jardim, roupa de cama, prato, copo, talher, garfo,
      faca de cozinha, assadeira, forma de bolo, tupperware, balde, cesto, cabide, cabides, espelho,
      ventilador de teto, colcha, fronha, almofada, poltrona, puff, beliche, bancada, gaveteiro, sapateira,
      cadeira, cadeiras, mesinha, vaso, filtro de barro, garrafa termica
    `,
  },
  {
    concept: 'furniture',
    weight: 'place',
    terms: `
      tok stok, tok e stok, tokstok, mobly, etna, madeiramadeira, madeira madeira, camicado, ikea,
      mmartan, westwing, ortobom, oppa
    `,
  },
]
