import type { Entry } from '#understanding/lexicon/entry.ts'

export const transport: readonly Entry[] = [
  {
    concept: 'ride',
    weight: 'item',
    terms: `
      uber, ubers, uber x, uber moto, 99, 99pop, 99 pop, 99taxi, 99moto, 99 moto, pop99, cabify,
      indrive, in drive, indriver, blablacar, bla bla car, taxi, taxista, mototaxi, moto taxi,
      corrida de aplicativo, corrida de app, carona, buser, lady driver, garupa, lyft, maxim,
      uber trip, corrida, corridas, corrida de uber, corrida do uber, uber flash, 99 corrida, 99 taxis, app de corrida, motoca
    `,
  },
  {
    concept: 'transport',
    weight: 'item',
    terms: `
      estacionei, estacionamos, onibus, busao, buzao, metro, trem, brt, vlt, barca, balsa, ferry, passagem, passagens,
      passagem de onibus, bilhete unico, bilhete, riocard, rio card, cartao top, vale transporte,
      lotacao, van, van escolar, lancha escolar, bike itau, patinete, bicicleta eletrica, catraca,
      integracao, sptrans, cptm, jae, recarga do bilhete, topocard, transporte,
      transporte publico, rodoviaria, conducao, transporte escolar, semparar, sem parar, veloe,
      conectcar, taggy, move mais, passe de onibus, passagem do onibus, lancha, catamara, teleferico, bondinho,
      bilhete do metro, recarga do metro, recarga riocard, bom cartao, vale card, cartao bom, cartao de onibus,
      cartao do onibus, cartao transporte, patinete eletrico, tembici, bike sampa, aluguel de bike
    `,
  },
  {
    concept: 'fuel',
    weight: 'item',
    terms: `
      gasolina, gasosa, gasolina aditivada, gasola, etanol, alcool no posto, diesel, oleo diesel,
      gnv, combustivel, tanque, tanque cheio, abastecimento, abasteci, abasteceu, abastecer,
      abastecendo, abastecemos, recarga do carro eletrico, encher o tanque, enchi o tanque,
      completei o tanque
    `,
  },
  {
    concept: 'fuel',
    weight: 'place',
    terms: `
      posto, posto de gasolina, posto shell, shell, ipiranga, petrobras, posto br, br mania,
      am pm, ampm, posto ale, raizen, auto posto, posto ipiranga
    `,
  },
  {
    concept: 'car',
    weight: 'item',
    terms: `
      carro, moto, motocicleta, caminhao, possante, automovel, veiculo, ipva, licenciamento,
      detran, dpvat, emplacamento, multa de transito, multa, multado, multada, cnh, renovacao da cnh, autoescola,
      auto escola, pneu, pneus, oleo do carro, troca de oleo, oleo da moto, oleo, revisao,
      revisao do carro, revisao da moto, alinhamento, balanceamento, bateria do carro, embreagem,
      amortecedor, pastilha, pastilha de freio, freio, freios, farol, parabrisa, para brisa,
      limpador, lavagem, lava rapido, lava jato, lavajato, polimento, insulfilm, guincho, pedagio,
      pedagios, estacionamento, estacionar, zona azul, valet, flanelinha, vaga de garagem,
      vistoria, mecanico, funilaria, funileiro, borracheiro, borracharia, seguro do carro,
      seguro da moto, seguro auto, capacete, corrente da moto, relacao da moto, escapamento,
      vela do carro, radiador, retrovisor, martelinho, chaveiro do carro, som automotivo,
      conserto do carro, conserto da moto, estepe, motor do, estapar, motor, carburador,
      suspensao, cambio, correia dentada, prestacao do carro, parcela do carro,
      financiamento do carro, consorcio do carro, bieleta, pivo, bomba de combustivel, bico injetor, 
      velas do carro, palheta, filtro de oleo, filtro de ar, aditivo, oleo do motor, rolamento, bateria da moto,
      pneu da moto, kit relacao, camara de ar, calibragem, cambagem, geometria, insulfilme, pelicula do carro,
      chave do carro, transferencia do carro, placa do carro, rodizio de pneu, seguro da moto, parcela da moto,
      prestacao da moto, multa do detran, radar, garagem, mensalista, higienizacao do carro, ducha do carro,
      lavagem do carro, lavei o carro, guinchou, crlv, tag do pedagio, revisao do veiculo, capa de chuva da moto
    `,
  },
  {
    concept: 'transport',
    weight: 'hint',
    terms: `
      linha, itinerario, viacao
    `,
  },
  {
    concept: 'car',
    weight: 'place',
    terms: `
      oficina, concessionaria, autopecas, auto pecas, auto eletrica, localiza, movida, unidas,
      aluguel de carro, aluguel do carro, auto center, dpaschoal
    `,
  },
]
