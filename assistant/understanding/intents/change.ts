import type { Message } from '#understanding/intents/candidate.ts'
import { categoryBehind } from '#understanding/intents/named-category.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { tokenAt } from '#understanding/reading.ts'

/** A change that says what of: the words for it, and what kind of telling it is. */
export interface NamedChange {
  /** The tokens that name it. */
  first: number
  last: number
  /**
   * `edit`: "muda o uber pra 20". `raise`: "aumenta o de lazer pra 350". `put`: "põe o mercado em
   * compras". `told`: "o uber na verdade foi 20". `dated`: "o ônibus foi ontem". `repriced`: "o
   * aluguel subiu pra 950", "o celular agora é 59,90".
   */
  kind: 'edit' | 'raise' | 'put' | 'told' | 'dated' | 'repriced'
}

const lead =
  '^ (?:(?:nao|ops|opa|ah|ih|eita|lya|por favor|pode|quero|queria|preciso|da pra|na verdade|na real|corrigindo|corrija|corrige|errei|desculpa|perdao|foi mal|,|!|:) )*'
const kinds = {
  edit: 'mud[ae]r?|muda(?:r)?|alter[ae]r?|tro(?:ca|que|car)|corri(?:ge|ja|gir)|edit[ae]r?|ajust[ae]r?|atuali(?:za|ze|zar)',
  raise:
    'aument[ae]r?|so(?:be|bir)|suba|diminu(?:i|a|ir)|(?:a)?bai(?:xa|xe|xar)|redu(?:z|za|zir)|corta(?:r)?',
  put: 'coloca|coloque|colocar|poe|ponha|bota|bote|passa|passe|passar|move|mova',
} as const
/** What a change may call anything: it names nothing yet. */
const thing =
  '(?:(?:valor|preco|dia|data|categoria|nome|descricao|gasto|lancamento|compra|despesa|registro|conta|pagamento|boleto|meta|entrada|receita) )'
const article = '(?:(?:[oa]s?|aquel[ea]|ess[ea]|est[ea]|meu|minha) )'
const link = '(?:(?:d[oae]s?|n[oa]s?|com|de) )'
const end =
  '(?: (?:de (?:r \\$ )?\\d|pra|para|pro|por|em|na|no|como|eh|foi|era|na verdade|na real|r \\$|,|:|;|\\d))'

/** Nearly no message has one of these, and the forms below are slow. */
const changes =
  / (?:mud|alter|tro[cq]|corri|edit|ajust|atuali|aument|sobe|subir|suba|diminu|a?baix|redu|corta|coloc|poe|ponha|bot|pass|mov)/

const forms = Object.entries(kinds).map(([kind, verbs]) => ({
  kind: kind as keyof typeof kinds,
  form: new RegExp(
    [
      `${lead}(?:${verbs}) (?!de |d[oa]s? )(?:pra mim |ai |aqui )?`,
      `${article}?(?:${thing}${link}?${article}?)?${link}?${article}?`,
      `((?:(?!ultim)[^ ,;:]+ ){0,5}?[^ ,;:]+)(?=${end})`,
    ].join(''),
  ),
}))
const told = new RegExp(
  `${lead}(?:[oa]s? )(?:${thing}${link})?(?:d[oae]s? )?((?:[^ ,;:]+ ){0,4}?[^ ,;:]+) (?:(?:na verdade|na real) )?(?:foi|era|custou|deu|saiu|ficou|eh|foram) `,
)
const marked = / (na verdade|na real|corrigindo|corrija|corrige|o certo|nao (?:r \$ )?\d\S*)(?= )/
/** No name begins with these. */
const leadsNowhere = /^(em|n[oa]s?|pr[oa]|pra|para|como|por|de novo|tudo) /
const pronouns =
  /^(isso|iss[oa]|ess[ea]|est[ea]|aquil[oa]|el[ea]|tudo|valor|dia|data|categoria|certo|correto|ultim[oa]|limite|orcamento|teto)$/

/** Reads which thing a change names; null where it names none: "muda pra 70". */
export function readNamedChange(message: Message): NamedChange | null {
  const { flat, amounts, days, inTerm } = message.reading
  // "corta pipa 23,90", "muda de planta 12": a thing, and no order.
  const isOrder = changes.test(flat) && !inTerm[0]
  for (const { kind, form } of isOrder ? forms : []) {
    const match = form.exec(flat)
    // "troque o óleo 168": without what it is to become, it was done.
    if (kind === 'edit' && isSwapOnly(flat)) continue
    // "coloca 100 na viagem" puts money, not a name.
    const isPut = kind !== 'put' || amounts.length === 0
    if (match?.[1] !== undefined && isPut) return named(message, kind, match[0], match[1])
  }
  const placed = amounts.length === 0 ? leaningIn('placesNamed', message.reading) : null
  const isPlaced = placed && categoryBehind(message.reading, message.index, placed.last) !== null
  const verb = isPlaced ? leaningIn('places', message.reading) : null
  if (verb && verb.first > 0) return { kind: 'put', first: 0, last: verb.first - 1 }
  const isFromTo = amounts.length === 2 && leans('formerAndNew', message.reading)
  const isPriced = amounts.length === 1 || isFromTo
  const dearer = isPriced ? leaningIn('repriced', message.reading) : null
  if (dearer && dearer.first > 0) return { kind: 'repriced', first: 0, last: dearer.first - 1 }
  // Only what is marked, or gives a day alone, may be told of something that is there.
  const isTold = amounts.length > 0 ? marked.test(flat) : days.length === 1
  const match = isTold ? told.exec(flat) : null
  if (match?.[1] === undefined) return null
  const behind = match[0].length - match[1].length
  const name = match[0].slice(0, match[0].lastIndexOf(match[1]) + match[1].length)
  if (behind < 0) return null
  return named(message, amounts.length > 0 ? 'told' : 'dated', name, match[1])
}

function isSwapOnly(flat: string): boolean {
  return / (troca|troque) /.test(flat) && !/ (pra|para|por|pelo|pela) /.test(flat)
}

function named(
  { reading }: Message,
  kind: NamedChange['kind'],
  upTo: string,
  words: string,
): NamedChange | null {
  if (pronouns.test(words) || leadsNowhere.test(words) || /^\d/.test(words)) return null
  return {
    kind,
    first: tokenAt(reading, upTo.length - words.length),
    last: tokenAt(reading, upTo.length - 1),
  }
}
