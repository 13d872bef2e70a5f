import type { Entry } from '#understanding/lexicon/entry.ts'

export const food: readonly Entry[] = [
  {
    concept: 'groceries',
    weight: 'place',
    terms: `
      mercado, supermercado, walmart, mercadinho, mercadao, hipermercado, atacadao, atacado, atacarejo,
      feira, feirinha, hortifruti, sacolao, quitanda, acougue, peixaria, mercearia, vendinha,
      quitandinha, minimercado, mini mercado, emporio, ceasa, frutaria, casa de carnes, carrefour,
      pao de acucar, assai, extra, big, condor, angeloni, zaffari, bompreco, guanabara, mundial,
      prezunic, savegnago, sonda, st marche, hirota, dia supermercado, super nosso, verdemar,
      bh supermercados, epa, mart minas, mateus, fort atacadista, tenda atacado, makro, sams club,
      oba hortifruti, natural da terra, muffato, bistek, giassi, comper, gbarbosa, bretas,
      supermercados bh, carrefur, mercado central, swift, zona sul, supernosso, nagumo, coop,
      roldao, atakarejo, max atacadista, stok center, mambo, armazem, varejao, verdurao
    `,
  },
  {
    concept: 'groceries',
    weight: 'item',
    terms: `
      compras do mes, compra do mes, compra da semana, compras da semana, rancho, cesta basica,
      arroz, feijao, macarrao, farinha, oleo de soja, azeite, acucar, sal, cafe em po, leite,
      leite condensado, creme de leite, manteiga, margarina, queijo, queijos, mussarela, presunto,
      mortadela, frios, iogurte, requeijao, ovo, ovos, carne, carnes, picanha, alcatra, linguica,
      frango, peixe, tilapia, salmao, camarao, tambaqui, bacalhau, carne moida, bacon, fruta,
      frutas, banana, maca, laranja, uva, morango, melancia, manga, abacaxi, abacate, limao,
      mamao, verdura, verduras, legumes, salada, alface, tomate, cebola, alho, batata, cenoura,
      mandioca, cuscuz, fuba, polvilho, tapioca, pao, paes, pao de forma, pao de alho, goiabada,
      rapadura, doce de leite, mel, geleia, biscoito, bolacha, cereal, aveia, granola, castanha,
      amendoim, molho, tempero, temperos, ketchup, maionese, agua mineral, galao de agua, carvao,
      hortalicas, mantimentos, despensa, charque, carne de sol, bisteca, costela, fermento,
      chocolate em po, nescau, toddy, leite em po, ninho
    `,
  },
  {
    concept: 'restaurant',
    weight: 'item',
    terms: `
      almoco, jantar, janta, lanche, lanchinho, cafe, cafezinho, cafe da manha, capuccino,
      cappuccino, expresso, cafes, merenda, marmita, marmitex, quentinha, prato feito, pf,
      self service, rodizio, buffet, ceia, brunch, refeicao, rango, boia, comida, pizza, pizzas,
      hamburguer, burger, hamburgao, xis, x tudo, x salada, x bacon, x burguer, xburguer,
      cachorro quente, hot dog, dogao, podrao, pastel, pasteis, coxinha, salgado, salgados,
      salgadinho, esfiha, esfirra, kibe, empada, empadinha, pao de queijo, pao na chapa,
      misto quente, tapioca, acaraje, tacaca, vatapa, caruru, moqueca, feijoada, churrasco,
      churras, espetinho, espeto, espetinhos, sushi, temaki, yakisoba, poke, comida japonesa,
      comida chinesa, japa, ramen, sashimi, strogonoff, lasanha, massa, parmegiana, sanduiche,
      sanduba, wrap, kebab, shawarma, batata frita, porcao, petisco, tira gosto, caldo, sopa,
      caldinho, acai, sorvete, picole, milkshake, milk shake, sobremesa, bolo, bolos, torta,
      brigadeiro, doce, doces, docinho, chocolate, bombom, bala, chiclete, trufa, paleta, pudim,
      pipoca, algodao doce, churros, crepe, waffle, cookie, brownie, donut, coca, coca cola,
      refri, refrigerante, guarana, suco, sucos, vitamina de, agua de coco, caldo de cana, garapa,
      mate, agua com gas, energetico, red bull, redbull, cha, chimarrao, erva mate, agua,
      caboquinho, galinhada, baiao de dois, buchada, rabada, pamonha, curau, milho cozido, mingau,
      munguza, canjica, beiju, bolinho, quindim, sonho de, joelho, enroladinho, tortinha,
      marmitinha, comidinha, guloseima, guloseimas, fast food, vaca atolada, barreado,
      arrumadinho, dobradinha, bauru, kikao, chipa
    `,
  },
  {
    concept: 'restaurant',
    weight: 'place',
    terms: `
      restaurante, restaurantes, lanchonete, padaria, padoca, panificadora, confeitaria,
      cafeteria, pizzaria, hamburgueria, churrascaria, pastelaria, sorveteria, doceria, cantina,
      bandejao, bandeco, refeitorio, food truck, praca de alimentacao, quiosque, rotisseria,
      trailer de lanche, bistro, temakeria, creperia, acaiteria, bomboniere, gelateria, ifood,
      ifd, i food, rappi, uber eats, ubereats, aiqfome, ze delivery, 99food, 99 food, keeta,
      delivery, mcdonalds, mc donalds, mcdonald, mc, mequi, mecdonalds, mc lanche feliz,
      mcdonald s, mec, bk, burger king, bobs, bob s, giraffas, habibs, habib s, subway, spoleto,
      outback, madero, coco bambu, fogo de chao, starbucks, kfc, popeyes, pizza hut, dominos,
      domino s, china in box, divino fogao, vivenda do camarao, cacau show, kopenhagen,
      brasil cacau, chiquinho, oakberry, jeronimo, taco bell, ragazzo, frango assado, rei do mate,
      casa do pao de queijo, croasonho, the best acai, cumpadre, tim hortons, bacio di latte,
      johnny rockets, boteco, botequim, butequim, barraquinha, barraca, carrinho de lanche,
      espetaria, galeteria, peixada, marmitaria, restaurante por quilo, quilo
    `,
  },
  {
    concept: 'drinks',
    weight: 'item',
    terms: `
      bebida, bebidas, cerveja, cervejas, cerva, breja, brejas, brahma, skol, heineken, antarctica, itaipava,
      budweiser, corona, chopp, chope, vinho, vinhos, espumante, vodka, whisky, uisque, gin,
      cachaca, pinga, caipirinha, caipiroska, drink, drinks, dose, litrao, litroes, latao, birita,
      goro, tequila, licor, catuaba, corote, gelo e carvao, happy hour, cervejinha, gelada,
      geladas, cervejada, birosca, moscow mule
    `,
  },
  {
    concept: 'drinks',
    weight: 'place',
    terms: `
      bar, barzinho, pub, adega, distribuidora de bebidas, choperia, cervejaria, buteco,
      tabacaria
    `,
  },
  {
    concept: 'ingredients',
    weight: 'hint',
    terms: `
      ingrediente, ingredientes, insumo, insumos, materia prima
    `,
  },
  {
    concept: 'food',
    weight: 'hint',
    terms: `
      comer, comi, comemos, almocei, almocamos, jantei, jantamos, lanchei, lanchamos, beber, fome,
      almocando, jantando, lanchando, comendo, almocar, lanchar
    `,
  },
]
