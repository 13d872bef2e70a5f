import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { heldBack } from '#understanding/intents/commitments/limits/held-back.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'

export const ceilings = new PhraseBook('ceilings', [
  {
    means: 'ceiling',
    say: '{want}|posso|preciso|vou|devo gastar|gasta so|somente|apenas|ate [uns] [r] [$] @',
    not: ['@ [reais] hoje|amanha'],
    like: 'quero gastar só 250 de condução por mês',
  },
  {
    means: 'ceiling',
    say: 'so|somente|apenas {want}|posso|vou|devo gastar|gasta [ate|uns] [r] [$] @ ..5 mes',
    like: 'só quero gastar 200 de lazer por mês',
  },
  {
    means: 'ceiling',
    say: 'mes [eu] so|somente|apenas {want}|posso|vou|devo gastar|gasta [ate|uns] [r] [$] @',
    like: 'esse mês só posso gastar 250 com lazer',
  },
  {
    means: 'ceiling',
    say: 'nao {want}|posso|vou|devo|pode|quero|pretendo|podemos|queremos passar|gastar|gasta|ultrapassar [mais] [de|que|do|dos] [que] [uns] [r] [$] @ [reais|conto|pila] em|com|de|no|na|pra|por|nesse|neste|este|esse|mes|$',
    not: ['@ [reais] km|quilometros|quilos|kg|horas'],
    like: 'não posso passar de 300 em compras por mês',
  },
  {
    means: 'ceiling',
    say: 'avise|avisa|avisar|alerta|alerte [me] quando|se [eu] passar|chegar|ultrapassar|estourar [de|dos|em|os|a] [r] [$] @ [reais] em|com|de|no|na',
    like: 'quero que me avise quando eu passar de 150 em lazer',
  },
  ...heldBack,
  {
    means: 'ceiling',
    say: 'meta [de|do|eh] gasto|gastos|gastar ..5 @',
    like: 'minha meta de gasto com transporte é 350',
  },
])

/** A goal in name: so much a month, for what is spent on. */
const monthlyMeta = new PhraseBook('monthly goals', [
  {
    means: 'ceiling',
    say: 'meta [de|:|eh] [r] [$] @ ..4 mes|mensal|mensais|mensalmente',
    not: ['guardar|juntar|poupar|economizar'],
    like: 'meta de 300 por mês pra lazer',
  },
  {
    means: 'ceiling',
    say: 'meta mensal [de] ..4 [r] [$] @',
    not: ['guardar|juntar|poupar|economizar'],
    like: 'meta mensal de lazer 300',
  },
])

const sets =
  'define|defina|definir|fixa|fixe|fixar|estipula|estipule|estabelece|estabeleca|bota|bote|botar|' +
  'botasse|pusesse|colocasse|definisse|deixasse|marcasse|' +
  'poe|ponha|por|coloca|coloque|colocar|deixa|deixe|marca|marque|separa|separe|determina|determine|' +
  'reserva|reserve|reservar'

/** These set nothing but a ceiling. */
const fixes =
  'define|defina|definir|fixa|fixe|fixar|estipula|estipule|estipular|estabelece|estabeleca'

/** A wish that is told before it is spent, and of what a whole month is to come to. */
const spends =
  '{want}|posso|podemos|penso|gostaria [em|de] gastar [so|ate|no|menos] [maximo|de|que] [uns|r]'

/** So much a month for something that is spent on again and again. */
const monthlyFor = new PhraseBook('ceilings of a category', [
  {
    means: 'ceiling',
    say: `${sets} [ai|ate|uns|so] [ai|ate|uns|so] [r] [$] @ [r] [$] ..4 mes|mensal|mensais`,
    like: 'define 900 por mês pra alimentação',
  },
  {
    means: 'ceiling',
    say: `${sets} [ai|em|pra|para|no|na|a|o] ..2 [:|,|em|ate|com|a] [r] [$] @ ..2 mes|mensal|mensais`,
    like: 'bota lazer em 200 por mês',
  },
  {
    means: 'ceiling',
    say: `${fixes} [ai|ate|uns|um] [ai|ate|uns|um] [r] [$] @ [reais] pra|para|pro|em|com|no|na|de|por`,
    like: 'define 1200 pra alimentação mês que vem',
  },
  {
    means: 'ceiling',
    say: `${fixes} [pra|para|a|o|em] ..2 [:|,|em|ate|com|a] [r] [$] @ [reais] [,|.|!] $`,
    like: 'define alimentação em 900',
  },
  {
    means: 'ceiling',
    say: `${sets} [r] [$] @ [reais] pra|para|em|com|no|na ..2 em|pra|para|de {month}`,
    like: 'bota 500 pra lazer em dezembro',
  },
  // "quero gastar 80 no cinema": without its month it is a plan.
  {
    means: 'ceiling',
    say: `${spends} [r] [$] @ [reais] em|com|de|no|na|d* ..2 [,] em|pra|para|de|nesse|neste|esse|este|no|por|ao {month}|mes`,
    like: 'quero gastar 400 de comida em dezembro',
  },
  {
    means: 'ceiling',
    say: `${spends} [r] [$] @ [reais] em|com|de|no|na|d* ..2 [,] mes que vem`,
    like: 'pretendo gastar 500 de mercado mês que vem',
  },
  {
    means: 'ceiling',
    say: `{month}|mes [que] [vem] [,|:] [eu|so] ${spends} [r] [$] @ [reais] em|com|de|no|na|d*`,
    like: 'mês que vem quero gastar 300 em lazer',
  },
  {
    means: 'ceiling',
    say: `${spends} [r] [$] @ [reais] por|ao mes em|com|de|no|na|d*`,
    like: 'quero gastar 400 por mês de comida',
  },
  { means: 'ceiling', say: '^ ..3 maximo|max [de] [r] [$] @', like: 'lazer máximo 800' },
  { means: 'ceiling', say: '@ ..6 no maximo|max', like: 'alimentação 900 por mês no máximo' },
  {
    means: 'ceiling',
    say: '@ ..6 nao {want}|posso|vou|quero|passar passar|disso',
    like: '350 de compras por mês que não posso passar disso',
  },
])

/** What has its day is a bill. */
const dated = new PhraseBook('days of a bill', [
  { means: 'dated', say: 'dia #', like: 'academia 70 por mês dia 8' },
  { means: 'dated', say: 'vence|vencimento', like: 'vence no 10' },
])

/** What no bill is called: it is bought many times in a month. */
const oftenSpentOn = new Set(
  (
    'comida rango refeicao mercado supermercado feira lanche lanches ifood delivery restaurante ' +
    'gasolina combustivel uber corrida farmacia remedio remedios roupa roupas role roles diversao ' +
    'passeio passeios saida saidas besteira bobagem bar cerveja presente beleza conducao almoco almocos ' +
    'janta jantar jantares marmita marmitas cafe pizza'
  ).split(' '),
)

/**
 * The category that a monthly sum is set for: `define 900 pra alimentação por mês`. Null where a
 * bill may be meant, which has its day or a name of its own.
 */
export function ceilingOn({ reading, index }: Message): string | null {
  // "mês que vem" is a month here, and "mês passado foi uma loucura" why.
  const isMonth = [' mes que vem ', ' proximo mes ', ' mes passado '].some((one) =>
    reading.flat.includes(one),
  )
  const isDay = reading.days.length > 0 && !isMonth
  if (isDay || dated.isIn(reading)) return null
  const bare = bareCeiling(reading, index)
  if (bare !== null) return bare
  if (!monthlyFor.isIn(reading) && !monthlyMeta.isIn(reading)) return null
  const isOften = reading.tokens.some(({ norm }) => oftenSpentOn.has(norm))
  const name = findNamedCategory(reading, index) ?? (isOften ? categoryNamed(reading, index) : null)
  return index.all.some((one) => one.name === name && one.type === 'despesa') ? name : null
}

const aside = new Set(': , - no maximo max ate uns umas so de com r $ eh'.split(' '))
const monthly = new PhraseBook('what holds for a month', [
  { means: 'monthly', say: 'por|ao|cada mes', like: 'lazer 150 por mês' },
  { means: 'monthly', say: 'mensal|mensais|mensalmente', like: 'lazer 150 mensal' },
  { means: 'monthly', say: 'maximo|max', like: 'lazer: no máximo 100' },
])

/** Nothing but a category, a sum and that it is every month's: `Lazer 150 por mês`. */
function bareCeiling(reading: Message['reading'], { all }: Message['index']): string | null {
  const { tokens, amounts } = reading
  const [amount, another] = amounts
  if (!amount || another || !monthly.isIn(reading)) return null
  const before = tokens.slice(0, amount.first).map(({ norm }) => norm)
  const said = before.filter((word) => !aside.has(word)).join(' ')
  return all.find(({ name, type }) => type === 'despesa' && fold(name) === said)?.name ?? null
}

/** Whether what is called a goal is such a ceiling: `meta de 300 por mês pra lazer`. */
export function isMetaCeiling(message: Message): boolean {
  return monthlyMeta.isIn(message.reading) && ceilingOn(message) !== null
}
