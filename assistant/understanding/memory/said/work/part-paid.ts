/** Only so much was paid for now, of a price that was told before it. */
export const paidForNow = [
  [
    'so|somente [paguei|dei] [so] [r] [$] @ [reais] por enquanto|hora|ora',
    'só dei 300 por enquanto',
  ],
  [
    'so|somente [paguei|dei] [so] [r] [$] @ [reais] [,] porque|que [nao|faltava|faltou] [tinha|havia] troco|trocado',
    'paguei só 100 pq faltava troco',
  ],
] as const

/** What was left of it is paid. */
export const handedRest = [
  [
    'mandei|dei|passei|entreguei|transferi|acertei o|os|a resto|restante|outra|outros|que',
    'mandei o resto pra diarista',
    'nao|nem ..1 mandei|dei|passei',
  ],
] as const
