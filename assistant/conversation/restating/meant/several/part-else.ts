import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum, register } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered } from '#conversation/memory/remembered.ts'
import { type Meant, type Scene, says } from '#conversation/restating/meant/scene.ts'
import { parting, partOf } from '#conversation/restating/meant/several/part-told.ts'
import type { Turn } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const own = words(
  'separa separe separar separado separados divide dividir dividindo desmembra desmembrar',
)

/** What is wished, paid with or taken off is no other thing that was bought. */
const unmeant = words(
  'quero queria vou vai amanha pagar comprar guardar meta poupanca desconto cashback fiado ' +
    'troco emprestado emprestei tambem tb tbm novamente metade pagou pagaram paguei devolveu ' +
    'devolveram deu deram mandou mandaram devolvi devolvemos graca gratis brinde cupom cupons ' +
    'promocao oferta limite salario vale tenho temos caro cara levaria fosse',
)

const unbought = new PhraseBook('that it was only seen there', [
  {
    means: 'unbought',
    say: 'nao|nem|n ..1 levei|comprei|peguei|trouxe|quis|paguei|gastei|deu',
    like: 'tinha um brinquedo de 40 mas não levei',
  },
  { means: 'unbought', say: 'tinha|tem ..4 por @#', like: 'tinha uma picanha por 40' },
])
/** What it was paid with. */
const banks = words(
  'nubank itau bradesco inter santander caixa picpay neon next c6 pix cartao credito debito',
)
const towards = words('pra pro para')

const within = new PhraseBook<'part' | 'both'>('that a part of it was something else', [
  { means: 'part', say: 'dos|desses|nos|nesses @#', like: 'dos 142, 40 foi um brinquedo' },
  { means: 'part', say: 'dentro d*|n*', like: 'dentro dos 142 tinha um brinquedo de 40' },
  { means: 'part', say: 'o resto|restante', like: '40 foi brinquedo, o resto é mercado' },
  {
    means: 'part',
    say: 'os outros|demais @#',
    not: ['os outros dois', 'os outros tres', 'os outros 2', 'os outros 3', 'os demais dois'],
    like: 'os outros 40 foram um brinquedo',
  },
  {
    means: 'part',
    say: 'tinha|veio|tem ..6 no|na|nesse|nessa|naquela|daquela|desse|dessa',
    like: 'tinha um brinquedo no mercado',
  },
  {
    means: 'part',
    say: 'tinha|veio|tem ..6 junto|meio|incluso|incluido',
    like: 'tinha um brinquedo junto',
  },
  {
    means: 'part',
    say: 'tira|tire|desconta|desconte|retira|retire @# do|da|desse|dessa|dos',
    like: 'tira 40 do mercado',
  },
  {
    means: 'both',
    say: 'na verdade|real|vdd',
    like: 'na verdade foram 102 de mercado e 40 de brinquedo',
  },
])

/**
 * The turn of a whole that was partly something else: what is left of it, and the other thing by
 * itself. "separa: mercado 102 e brinquedo 40" tells both, which come to what stands there;
 * "esse mercado tinha 40 de brinquedo, divide aí" tells one. Null where they come to something
 * else, and where it is not plain what the other thing was.
 */
export function partElse(scene: Scene): Turn | null {
  const { message, turn } = scene
  const { reading } = message
  if (reading.tokens.at(-1)?.norm === '?' && !says(scene, own)) return null
  const marks = within.findAll(reading).map(({ means }) => means)
  if (!says(scene, parting) && marks.length === 0) return null
  if (says(scene, unmeant) || unbought.isIn(reading)) return null
  const whole = wholeOf(scene)
  if (whole?.entry.type !== 'despesa') return null
  const { entry } = whole
  const part = partOf(scene, entry)
  if (!part || isDone(turn, entry, part.sum)) return null
  const head = reading.tokens[part.name.first]?.norm ?? ''
  if (banks.has(head) || months.has(head)) return null
  // "separa 10 pra gorjeta" puts something by.
  const isPutBy = reading.amounts.some(({ last }) => {
    return towards.has(reading.tokens[last + 1]?.norm ?? '')
  })
  if (part.isAlone && isPutBy) return null
  // A part by itself is of what is named: "separa 40 pra luz" is no part of the market.
  const isMarked = says(scene, parting) || marks.includes('part')
  if (part.isAlone && (whole.by === 'last' || !isMarked)) return null
  const description = writeSubject(reading, { ...part.name, score: 1 })
  const draft = {
    type: 'despesa',
    amountCents: cents(part.sum),
    date: Temporal.PlainDate.from(entry.date),
    categoryId: categoriseDescription(description, 'despesa', message.index, reading.today),
    description,
  } as const
  return chained([
    correctSum(scene.input, entry, cents(entry.amountCents - part.sum)),
    register(scene.input, { intent: 'log', confidence: 92 }, [draft]),
  ])
}

/** Whoever read it so before knows as much. */
function isDone({ effects }: Turn, { id, amountCents }: Remembered, sum: number): boolean {
  const isLeft = effects.some((one) => {
    const isOf = one.kind === 'correct' && one.target.id === id
    return isOf && one.changes.amountCents === amountCents - sum
  })
  return isLeft && effects.some(({ kind }) => kind === 'create-transactions')
}

/** The one that is named or told by its sum; else what was told last by itself. */
function wholeOf({ message, own: all, standing, last }: Scene): Meant | null {
  const priced = all.filter(({ amountCents }) => standing.includes(amountCents))
  const named = namedAmong(message, all)
  const both = named.filter((one) => priced.includes(one))
  for (const some of [both, priced, named]) {
    const [entry, another] = some
    if (entry) return another ? null : { entry, by: 'name' }
  }
  const [entry, another] = last
  return entry && !another ? { entry, by: 'last' } : null
}
