import type { Roles } from '#language/amounts/around/roles.ts'
import { row } from '#language/amounts/around/row.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Which of how many parts it was, asked early; what `paid-parts.ts` has is asked last. */
export const instalments: readonly PhraseRow<Roles>[] = [
  row('instalment instalment', '{part} # de|/ #', 'dose 2 de 3 da vacina 90'),
  row('instalment instalment', 'paguei|quitei a # de #', 'paguei a 31 de 60 do consórcio, 278,14'),
  row(
    'instalment instalment',
    'paguei|pagamos|quitei|foram|foi # parcelas|prestacoes [,] [e|so|ainda] falta|faltam|restam [so|mais|ainda] #',
    'já paguei 13 parcelas, falta 23',
    'falta|faltam|restam [so|mais|ainda] # reais|conto',
  ),
  row('instalment instalment', 'ja foi|foram # de #', 'paguei 50 da geladeira, já foi 4 de 10'),
  row(
    'instalment instalment -',
    '{part} {of} ..2 # de|/ # ..2 #',
    'parcela do celular 3 de 10 149,90',
  ),
  row(
    'instalment -',
    'parcelei|parcelamos|parcelado|parcelada ..6 [em] # de #',
    'parcelei o perfume em 3 de 59,90',
  ),
  row(
    'instalment -',
    'dividi|dividimos|dividido|dividida [tudo] em # de #',
    'sofá de 1.500, dividi em 10 de 165',
  ),
  row('instalment -', 'dividi|dividimos ..3 de # em # de #', 'dividi o sofá de 1.500 em 10 de 150'),
  row(
    'instalment instalment',
    '{part}|boleto|financiamento|consorcio|carne ..9 , [eh] [o|a] # de #',
    'parcela do carro 890, 7 de 36',
  ),
  row('- instalment', '#name {part} de #', 'dentista 2ª sessão de 8, paguei 150'),
]
