import type { Ways } from '#understanding/memory/ways.ts'

const agreed = 'combinei|combinamos|fechei|fechamos|acertei|acertamos'
const toMe = 'vai|vao|ficou|ficaram [de] me dar|pagar|adiantar|mandar|depositar|passar'

/** Ways of telling what was agreed for work that is still to be done. */
export const agreedWork = {
  /** The first sum is all of it, and what comes ahead is part of that. */
  agreedPrice: [
    [
      `${agreed} [por|em] [r] [$] @ [reais] ..9 ${toMe}`,
      'combinei 1200 com a escola pra pintar o muro, vão me dar 400 antes',
      'combinei|fechei|acertei ..12 [eu] paguei|dei|pago|dou',
    ],
    [
      `${agreed} ..9 [por|em] [r] [$] @ [reais] ..4 ${toMe}`,
      'fechei a pintura com a escola por 1200, vão me adiantar 400',
      'combinei|fechei|acertei ..12 [eu] paguei|dei|pago|dou',
    ],
    [
      `${agreed} ..9 [r] [$] @ [reais] ..6 recebo [uns|os] metade|parte|uma|um|o|a`,
      'fechei 1200 com a igreja, recebo metade antes',
      'combinei|fechei|acertei ..12 [eu] paguei|dei|pago|dou',
    ],
    [
      'fechou|fecharam|combinou|combinaram comigo ..6 [r] [$] @',
      'a escola fechou comigo 1200 pra pintar o muro',
      'eu vou|pago|paguei|dei|dou',
    ],
  ],
  /** The same, of which a part has come already. */
  agreedAndAhead: [
    [
      `${agreed}|peguei|pegamos|arrumei [uma|um|a|o] ..3 de|por [r] [$] @ [reais] ..3 [,|e] [ja] peguei|recebi|recebemos [uns|os] [r] [$] @ [reais] [de] entrada|sinal|adiantamento|adiantado|adiantados`,
      'fechei uma pintura de 1.800, peguei 600 de entrada',
      'combinei|fechei|acertei ..12 [eu] paguei|dei|pago|dou',
    ],
  ],
  /** Work that was taken on, and nothing that was bought. */
  tookJob: [
    [
      '^ ..3 peguei|pegamos|fechei|fechamos|consegui|arrumei [hoje|mais] um|uma|outra|outro|mais [uma|um|outra|nova|novo] empreitada|empreita|obra|encomenda|trabalho|trampo|projeto|reforma|contrato|servico ..4 de|por|em [r] [$] @ [reais]',
      'peguei uma empreitada de 5 mil',
      'peguei|fechei ..9 recebi|paguei|pago|pagar|entreguei|devo',
      'peguei|fechei ..9 correio|correios|shopee|portaria|loja|mercado|banheiro|cozinha',
      'encomenda|servico d* pedreiro|pintor|diarista|encanador|eletricista|mecanico',
    ],
  ],
} satisfies Ways
