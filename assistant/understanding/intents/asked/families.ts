import { fold } from '#language/fold.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings, termWordsMax } from '#understanding/lexicon/find.ts'

/** A word for many things: what the lexicon knows of it, and what it knows otherwise. */
interface Family {
  heads: string
  concepts: readonly Concept[]
  /** First words of a thing's name that belong as well. */
  also: string
}

const families: readonly Family[] = [
  { heads: 'roupa roupas vestuario', concepts: ['clothes'], also: '' },
  {
    heads: 'gasolina combustivel combustiveis abastecimento',
    concepts: ['fuel'],
    also: 'abasteci abastecimento posto tanque',
  },
  {
    heads: 'material materiais',
    concepts: ['repair', 'equipment', 'suppliers'],
    also:
      'cabo cabos fio fios rolo rolos lixa lixas pincel tinta tintas parafuso parafusos disjuntor ' +
      'disjuntores tomada tomadas massa cola prego pregos madeira ferro tubo tubos ' +
      // Of nails and hair, and of those who sew.
      'gel tip tips esmalte esmaltes acetona acrigel primer cabine algodao luva luvas palito palitos ' +
      'lamina laminas linha linhas agulha agulhas tecido tecidos ziper elastico embalagem embalagens',
  },
  {
    heads: 'ingrediente ingredientes insumo insumos',
    concepts: ['ingredients'],
    also:
      'farinha acucar ovo ovos leite manteiga margarina fermento chocolate coco creme oleo cacau ' +
      'morango nata achocolatado granulado confeito queijo frango',
  },
  {
    heads: 'feira',
    concepts: [],
    also:
      'feira fruta frutas verdura verduras legume legumes hortifruti macaxeira mandioca aipim banana ' +
      'tomate cebola alface batata laranja manga mamao melancia abacaxi coentro cheiro couve maca',
  },
  // A search by it would find sums as well.
  { heads: '99', concepts: [], also: '99 99pop 99app' },
  { heads: 'crianca criancas filhos meninos', concepts: ['kids'], also: '' },
  // Of several of both kinds the men's word is said: one of them is a girl.
  {
    heads: 'netos netinhos',
    concepts: [],
    also: 'neto netos neta netas netinho netinhos netinha netinhas',
  },
  { heads: 'sobrinhos', concepts: [], also: 'sobrinho sobrinhos sobrinha sobrinhas' },
  { heads: 'irmaos', concepts: [], also: 'irmao irmaos irma irmas' },
  { heads: 'primos', concepts: [], also: 'primo primos prima primas' },
  { heads: 'afilhados', concepts: [], also: 'afilhado afilhados afilhada afilhadas' },
  { heads: 'remedio remedios medicamento medicamentos', concepts: ['pharmacy'], also: '' },
  { heads: 'assinatura assinaturas streaming', concepts: ['subscriptions'], also: '' },
  {
    heads: 'peixe peixes',
    concepts: [],
    also:
      'peixe peixes tucunare pacu pirarucu tambaqui tilapia sardinha pescada dourada jaraqui tainha ' +
      'corvina salmao surubim traira camarao',
  },
]

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean))
const byHead = new Map(
  families.flatMap(({ heads, concepts, also }) =>
    [...set(heads)].map((head) => [head, { concepts, also: set(also) }] as const),
  ),
)

/** Whether words name many things at once: `roupa`, which a blouse is too. */
export function isFamily(words: string): boolean {
  return byHead.has(fold(words).trim())
}

/** Whether something of that name belongs to what the words name: `Blusa` to `roupa`. */
export function isOfFamily(words: string, name: string): boolean {
  const family = byHead.get(fold(words).trim())
  if (!family) return false
  const own = fold(name.normalize('NFC')).match(/[\p{L}\d]+/gu) ?? []
  if (own.some((word) => family.also.has(word) || byHead.get(word)?.concepts === family.concepts))
    return true
  return termsOf(own).some((term) =>
    findMeanings(term)?.some(({ concept }) => family.concepts.includes(concept)),
  )
}

/** Each run of words that may be a term of the lexicon. */
function termsOf(words: readonly string[]): string[] {
  return words.flatMap((_word, at) =>
    Array.from({ length: Math.min(termWordsMax, words.length - at) }, (_, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  )
}
