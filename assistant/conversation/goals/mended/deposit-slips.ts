import { hasOneOf } from '#conversation/plain/only-of.ts'
import { saysWrong } from '#conversation/plain/put-right.ts'
import { excuses } from '#conversation/restating/referent/is-plain.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

const puts =
  'guardei|pus|botei|coloquei|depositei|juntei|separei|poupei|transferi|mandei|joguei|aportei'
const toPut = 'guardar|por|botar|colocar|depositar|juntar|separar|poupar|transferir|jogar'
const oops =
  'eita|ops|opa|oops|vixe|ixi|ixe|ih|putz|xi|oxe|pera|perai|perdao|desculpa|errata|correcao'
const was = `era|eram|foi|foram|eh|${puts}`
const erred = 'errei|enganei|confundi|equivoquei|exagerei|empolguei|atrapalhei|escrevi|digitei'
const mends =
  'ajusta|ajuste|corrige|corrija|corrigir|corrigindo|conserta|arruma|muda|mude|mudar|troca|altera'

/**
 * How a deposit is told to have been another sum. `plain`: the words say that it was one, whatever
 * was spoken of; `behind`: only right behind it.
 */
export const depositSlips = new PhraseBook<'plain' | 'behind'>('a deposit of another sum', [
  {
    means: 'plain',
    say: `[o] que|valor|quanto [que] [eu] [ja|realmente|mesmo] ${puts} ..5 foi|foram|era|eram|eh [so|apenas|somente|mesmo|de] [r] [$] @`,
    like: 'o valor que coloquei na reforma foi 200',
  },
  {
    means: 'plain',
    say: '[o] valor|deposito|aporte|guardado|depositado ..5 foi|foram|era|eram|eh [so|apenas|somente|mesmo|de] [de] [r] [$] @',
    like: 'o depósito na reforma foi de 200',
  },
  {
    means: 'plain',
    say: `${mends} [ai|la|por|,] [favor] [,] [o|a] deposito|aporte|guardado|que|quanto ..6 @`,
    like: 'muda o depósito da reforma pra 200',
  },
  {
    means: 'plain',
    say: `${mends} ..5 [:|,|.] [eu] ${puts} [so|apenas|foi] [r] [$] @`,
    like: 'corrige a reforma: guardei só 200',
  },
  {
    means: 'plain',
    say: `${puts} [so|apenas|foi] [r] [$] @ ..5 [,] [e] nao [r] [$] @`,
    like: 'guardei 200 na reforma, não 300',
  },
  {
    means: 'behind',
    say: `^ [lya|,] [nao|ah] [,] ${oops} [,|.|!] [,] ..3 ${was} [so|apenas|pra] [ser] [r] [$] @`,
    like: 'ops, na reforma eu coloquei 200',
  },
  {
    means: 'behind',
    say: `so|somente|apenas consegui|deu|pude|dei [pra|de] ${toPut} [r] [$] @`,
    like: 'opa, só consegui pôr 200 na reforma, muda aí',
  },
  {
    means: 'plain',
    say: `foi|foram|era [so|apenas] [r] [$] @ [reais] [so] que [eu] ${puts}`,
    like: 'foi 150 que guardei',
  },
  {
    means: 'plain',
    say: `${mends} pra|para|em [r] [$] @ [reais] [o] que|deposito|aporte`,
    like: 'ajusta pra 150 o que guardei',
  },
  {
    means: 'behind',
    say: '^ [lya|,|nao] [,] [o] [valor] certo|correto eh|era|foi|seria [r] [$] @',
    like: 'o certo é 150',
  },
  {
    means: 'behind',
    say: '^ [lya|,] [nao|na] [verdade|,] era|eram [pra|para] [ser] [so] [r] [$] @',
    like: 'era pra ser 200',
  },
  { means: 'behind', say: `${erred} ..8 @`, like: 'me enganei, foram 200' },
  {
    means: 'behind',
    say: `${mends} [ai|por|,] [favor] [pra|para|:] [r] [$] @`,
    like: 'corrige pra 200',
  },
  {
    means: 'behind',
    say: `so|somente|apenas|soh [consegui|deu|da] [pra|para] ${toPut} [r] [$] @`,
    like: 'só consegui pôr 200 na reforma',
  },
  {
    means: 'behind',
    say: `${puts} ..3 [so|foi] [r] [$] @ ..4 [,|e] falei|falando|disse|dizendo|escrevi|digitei ..4 @`,
    like: 'guardei duzentos, falei trezentos no embalo',
  },
  {
    means: 'behind',
    say: '^ [lya|,|foi|foram] [,] [r] [$] @ [reais] so|apenas|mesmo [,|.|!|na|no|pra] ..8 $',
    like: '200 só, 300 era o que eu queria',
  },
])

/** "opa, na viagem entrou 400, me empolguei": what it was, and that it was told otherwise. */
export function isSlipTold(reading: Reading): boolean {
  const isSaid = [excuses, eager].some((set) => hasOneOf(reading, set)) || saysWrong(reading)
  return isSaid && hasOneOf(reading, wentIn) && !hasOneOf(reading, besides)
}

const eager = words('empolguei exagerei viajei')
const wentIn = words('foi foram era eram eh entrou entraram pus guardei botei coloquei depositei')
const besides = words('mais outro outra tambem hoje ontem')
