import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const halves = new PhraseBook('half of a price that is told', [
  {
    means: 'before',
    say: 'recebi|paguei|dei|adiantei|entrou|caiu|mandou|pagou|pagaram [ja] [a] [primeira|segunda] metade ..9 [o] total|valor|preco [todo] era|eh|deu|foi|de|: [de|r] [$] @',
    like: 'recebi metade do serviço, o total era 1.600',
  },
  {
    means: 'behind',
    say: 'eh|era|custa|custou|total|deu|fechei|fechou|combinei|saiu [por|em|de|r] [$] @ ..10 [.|;|!] ..3 recebi|paguei|dei|adiantei|entrou|caiu|pagou|pagaram [a] primeira|segunda metade',
    not: ['@ ..12 vou|so|quando|se|falta|nao recebi|pago|pagar|receber'],
    like: 'a obra é 4 mil, já recebi a primeira metade',
  },
  {
    means: 'behind',
    say: 'eh|era|custa|fica|ficou|vale [por|em|de|r] [$] @ ..5 deu|pagou|adiantou|mandou|passou|dei|paguei [a] metade de|como|na sinal|entrada|adiantamento',
    not: ['@ ..12 vou|so|se|nao recebi|pago|pagar|receber'],
    like: 'a encomenda é 600, ela deu metade de sinal',
  },
  {
    means: 'behind',
    say: '@ [,|:] metade ..4 metade ..5 [.|;|!] ..2 paguei|dei|pagamos|demos [a|uma] [primeira] metade|entrada',
    not: ['nao|vou|so|quando|se ..2 paguei|dei|pagamos|demos'],
    like: 'comprei um sofá de 1200, metade agora e metade no mês que vem. já paguei a primeira metade',
  },
  {
    means: 'behind',
    say: '@ ..4 [.|;|!] ..3 paguei|dei|pagamos|adiantei|pagou|pagaram|deu|deram|mandou|mandaram|adiantou|adiantaram|depositou|depositaram|recebi|recebemos [so|a] [primeira] metade [agora|hoje|ja] ,|e|. ..2 outra metade',
    like: 'arrumei o carro 700, paguei metade e a outra metade mês que vem',
  },
  {
    means: 'behind',
    say: '@ ..4 [,|:|.|e] metade [eu] [ja] recebi|recebemos|paguei|pagamos|dei|pagou|pagaram|deu|deram|mandou|mandaram|caiu|entrou|veio ..4 [,|;|.] [e|mas] o|a|os outra|resto|restante',
    like: 'o frete é 6.200, metade já recebi hoje cedo, a outra metade só quinta',
  },
])

/** Whether half of the one figure that is told was paid, where the figure is the price of all. */
export function isHalfPaid(reading: Reading): boolean {
  return reading.amounts.length === 1 && halves.isIn(reading)
}

const ownParts = new PhraseBook('the part of what is always shared', [
  {
    means: 'part',
    say: 'gente|nos|nois|somos|galera {split} ..1 em|por|entre|pra #people [,|.|e] [e|eu|hoje] [eu|ja] paguei|dei|passei|mandei|transferi|acertei [ja] [a|o] minha|meu',
    like: 'o aluguel é 900, a gente divide em três, paguei a minha parte',
  },
])

/** Whether the writer's own of equal parts was paid, where they are told as a habit. */
export function isPartPaid(reading: Reading): boolean {
  return reading.amounts.length === 1 && ownParts.isIn(reading)
}

const theirs = new PhraseBook('what another paid of it', [
  {
    means: 'half',
    say: 'pagou|pagaram|deu|deram|bancou|bancaram|racha|rachou|cobriu [a] metade',
    // "ele pagou a metade dele": of a figure that may be the writer's part.
    not: ['metade d* conta|parcela|divida', 'metade dele|dela|deles|delas'],
    like: 'mercado 632,48, o Caio pagou metade',
  },
  {
    means: 'own',
    say: 'pagou|pagaram|pagaria o|a|os|as dele|dela|deles|delas',
    like: 'almoço 27,90 e um açaí de 16 com a Bia, ela pagou o dela',
  },
])

/** Whether another paid no more than half of what is told: the rest is the writer's. */
export function isHalfTheirs(reading: Reading, span: Span): boolean {
  return theirs.isIn(reading, span)
}

const missing = new PhraseBook('the half that is still missing', [
  {
    means: 'missing',
    say: '@ ..4 [,|e|que] era|eram|total|custava [de|r] [$] @ [,|e|.|mas] [ainda|ficou|ficaram] falta|faltam|faltou|faltando [pagar|receber] [a|outra] [outra] metade',
    like: 'me pagaram oitenta do salgado, era cento e sessenta, faltou metade',
  },
])

/** Whether the half is what is missing beside both figures, and what was paid is told. */
export function isHalfMissing(reading: Reading): boolean {
  return missing.isIn(reading)
}
