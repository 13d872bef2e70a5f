import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { isBackOfAnother, isOwnChange } from '#understanding/transactions/sums/paying/own-change.ts'
import { between, merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const change = new PhraseBook('money that came back or went along', [
  { means: 'less', say: 'troco|voltou|voltaram', like: 'dei 50 e voltou 12' },
  {
    means: 'less',
    say: 'trocou|troquei|trocamos|trocaram ..8 [e|,] [ai] [me|nos|ela|ele|eles|a|loja] [me|nos] devolveram|devolveu|deram|deu [r] [$] @',
    not: ['deram|deu [r] [$] @ de|pra|pro desconto|diferenca|{person}'],
    like: 'o presente foi 50 mas ela trocou e me devolveram 10',
  },
])

const noteBack = new PhraseBook('what came back of a note', [
  {
    means: 'back',
    say: 'dei|entreguei|paguei ..2 com|uma [uma] [nota|cedula] [de] [r] [$] @ ..5 devolveu|devolveram|voltou|voltaram|deu|deram [r] [$] @',
    not: ['@ pro|pra|pros|pras|para ..5 devolveu', '@ ..5 devolveu ..2 que'],
    like: 'dei uma de 50 e a moça me devolveu 12,50',
  },
])

const keptBack = new PhraseBook('change that the writer kept of what was given', [
  {
    means: 'kept',
    say: 'fiquei|fico|ficou|fica|sobrou [so|ainda] [com|o|a] [o] troco|resto|restante [comigo|meu|mim]',
    like: 'mandou 50 pro remédio, comprei por 31,60 e fiquei com o troco',
  },
  { means: 'kept', say: 'troco|resto ..2 comigo|meu|mim', like: 'o troco ficou comigo' },
])
const given = new PhraseBook('money that was given to the writer', [
  {
    means: 'given',
    say: 'me|{kin}|patrao|patroa [me] deu|mandou|passou|transferiu|entregou [mais|so|uns] [r] [$] @',
    like: 'mainha mandou mais 50',
  },
])

const included = new PhraseBook('what is in the figure already', [
  {
    means: 'in',
    say: 'ja com|inclui|incluindo|contando [os|uns] @',
    like: 'me deu 170, já com 20 a mais',
  },
  {
    means: 'in',
    say: 'incluso|inclusa|incluida|incluido|inclui|incluindo [a|o] [taxa|frete|entrega|servico|gorjeta] [de|da|do] [entrega|servico|garcom] [de] [r] [$] @',
    like: 'total 47,80, inclusa a taxa de entrega de 5,99',
  },
  {
    means: 'in',
    say: '[ja] incluindo|inclus*|incluid*|embutid*|contando o|a|os|as ..2 [de] [r] [$] @',
    like: 'conta de 88 já incluída a gorjeta de 8',
  },
  {
    means: 'behind',
    say: '@ [de|do|da] [r] [$] ..2 [ja] inclus*|incluid*|embutid*',
    not: ['@ ..2 nao inclus*|incluid*', '@ , ..2 inclus*|incluid*|embutid*'],
    like: 'livro 37 com os 12 do frete já inclusos',
  },
])

const along = new PhraseBook('what is paid on top', [
  {
    means: 'plus',
    say: 'mais|+|e|com [deixei|dei] [mais] @ de|do|da|pra|pro gorjeta|servico|garcom|gorgeta',
    like: 'conta de 84 e 8 de gorjeta',
  },
  { means: 'plus', say: 'mais|+ @ de taxa|tarifa', like: 'inscrição 119 mais 11,90 de taxa' },
  {
    means: 'plus',
    say: 'mais|+ [a|de] gorjeta|gorgeta [de] @',
    not: ['salario|comissao|diaria|plantao|cache ..3 @ mais|+'],
    like: 'barbearia 40 + gorjeta 5',
  },
  {
    means: 'plus',
    say: 'mais|+ @ de|do|da|pela|pelo entrega|frete|delivery|embalagem|motoboy|instalacao|montagem',
    not: ['@ de|do|da entrega|frete|delivery do|da|de|no|na'],
    like: '4 pizzas a 45 cada mais 8 da entrega',
  },
  {
    means: 'plus',
    say: 'mais|+|com @ de juros|multa',
    like: 'boleto 54,99 com 1,63 de juros',
  },
  {
    means: 'plus',
    say: 'mais|+|com [a|o] juros|multa [de] @',
    like: 'prestação atrasada 198 + multa 3,96',
  },
])

const carriers = 'entregador|motoboy|motoqueiro|entrega|frete|montador|instalador|garcom|taxa'
const charged = new PhraseBook('what the one who brought it charged', [
  {
    means: 'plus',
    say: `[,] [e|mais|so] [que] o|a ${carriers} [ainda] cobrou|cobra [mais|uns] [r] [$] @`,
    like: 'gás acabou, 115, o entregador cobrou 5 pra subir',
  },
  {
    means: 'plus',
    say: `[,] [e|mais|so] [que] cobraram|cobrou [ainda] [mais|uns] [r] [$] @ de|da|do|pela|pelo|pra|para entrega|frete|subir|montar|montagem|instalar|instalacao|levar`,
    like: 'o guarda-roupa foi 900 e cobraram 80 pra montar',
  },
])

const topped = new PhraseBook<'plus' | 'served'>('a dish and what goes on it', [
  {
    means: 'plus',
    say: '{dish} ..3 @ [e|com] mais|+ @ de|do|da|pelo {topping}',
    like: 'açaí 16 e + 2 do leite ninho',
  },
  {
    means: 'served',
    say: '{paid-at-once}|restaurante|ifood|barbearia|salao|manicure [deu|foi] [r] [$] @ [reais] e|,|+|mais [a] gorjeta|gorgeta [de|foi] [r] [$] @',
    not: ['recebi|ganhei|fiz|tirei|rodei|vendi ..9 gorjeta|gorgeta'],
    like: 'jantar 90 e gorjeta 10',
  },
])

/** `uma nota de 100 e voltou 38 de troco` comes to 62; `84 e 8 de gorjeta` to 92. */
export function takeChange(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (const segment of segments) {
    const former = kept.at(-1)
    if (former && isIncluded(reading, former, segment)) {
      kept.pop()
      kept.push(merge(segment, former))
      continue
    }
    const step = former && stepOf(reading, former, segment)
    if (former && step) {
      kept.pop()
      const by = step === 'served' ? 'plus' : step
      const whole = withStep(merge(segment, former), { by, cents: segment.valueCents })
      // "manicure 45 + gorjeta 5": who serves has no such thing; and who gets change has paid.
      const isOut = step === 'served' || (step === 'less' && isOwnChange(reading, segment))
      kept.push({ ...whole, ...(isOut && { way: 'out' }) })
    } else kept.push(segment)
  }
  return kept
}

type Step = 'less' | 'plus' | 'served'

function stepOf(reading: Reading, former: Settled, segment: Settled): Step | null {
  const { first, last } = segment
  if (former.valueCents <= segment.valueCents) return null
  if (isBackOfAnother(reading, former, segment)) return 'less'
  if (change.isIn(reading, { first, last })) {
    // "mandou 50 pro remédio, comprei por 31,60 e fiquei com o troco": both moved.
    const isGiven = given.isIn(reading, { first: 0, last: former.amount.last })
    return isGiven && keptBack.isIn(reading, { first, last }) ? null : 'less'
  }
  const gap = between(former, segment)
  if (noteBack.isIn(reading, { first: former.first, last: segment.amount.last })) return 'less'
  if (isEarned(reading, former)) return null
  const upon = topped.find(reading, { first: former.first, last })
  if (upon) return upon.means
  if (charged.isIn(reading, { first: gap.first, last: last + saidBehind })) return 'plus'
  return along.isIn(reading, { first: gap.first, last }) ? 'plus' : null
}

/** The words of "do frete já incluso". */
const saidBehind = 4

function isIncluded(reading: Reading, former: Settled, segment: Settled): boolean {
  const gap = between(former, segment)
  if (former.valueCents <= segment.valueCents) return false
  const { amount } = segment
  const found = included.find(reading, { first: gap.first, last: amount.last + saidBehind })
  if (found?.means === 'behind') return found.first <= amount.last && found.last > amount.last
  return found?.last === amount.last
}

const taking = new PhraseBook('what came of work', [
  {
    means: 'took',
    say: 'fiz|rodei|tirei|levantei|apurei [hoje|ontem] [r] [$] @',
    like: 'fiz 160 hj e 20 de gorjeta',
  },
  {
    means: 'took',
    say: 'uber|99|ifood|rappi|app|patrao|patroa|cliente|loja|salao [me] pagou|depositou|rendeu|mandou [r] [$] @',
    like: 'ifood pagou 612,40 da semana mais 35 de gorjeta',
  },
])

/** `ganhei 176 no ifood e mais 20 de gorjeta`: the tip is income of its own. */
function isEarned(reading: Reading, { first, amount }: Settled): boolean {
  if (taking.isIn(reading, { first, last: amount.last })) return true
  return reading.tokens.slice(first, amount.first).some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.kind === 'earn' && verb.form === 'i-did'
  })
}
