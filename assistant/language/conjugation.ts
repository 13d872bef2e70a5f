/** Who did it and when, as far as the form of a verb tells. */
export type VerbForm =
  /** `gastei`, `gastamos`: done, by the writer. */
  | 'i-did'
  /** `gastou`, `gastaram`: done, by someone. */
  | 'they-did'
  /** `gasto`, `gastamos` in the present. */
  | 'i-do'
  /** `gasta`, `gastam`. */
  | 'they-do'
  | 'infinitive'
  | 'gerund'
  | 'participle'
  /** `gastarei`, `gastaria`, `gastava`, `gaste`: not done. */
  | 'undone'

// With those of speech: `pagamo`, `pagaro`.
const endings = {
  ar: {
    'i-did': ['ei', 'amos', 'emos', 'amo'],
    'they-did': ['ou', 'aram', 'aro'],
    'i-do': ['o'],
    'they-do': ['a', 'am'],
    infinitive: ['ar'],
    gerund: ['ando', 'ano'],
    participle: ['ado', 'ada', 'ados', 'adas'],
    undone: ['arei', 'aremos', 'aria', 'ariamos', 'ava', 'avamos', 'e', 'em'],
  },
  er: {
    'i-did': ['i', 'emos', 'emo'],
    'they-did': ['eu', 'eram', 'ero'],
    'i-do': ['o'],
    'they-do': ['e', 'em'],
    infinitive: ['er'],
    gerund: ['endo', 'eno'],
    participle: ['ido', 'ida', 'idos', 'idas'],
    undone: ['erei', 'eremos', 'eria', 'eriamos', 'ia', 'iamos', 'a', 'am'],
  },
  ir: {
    'i-did': ['i', 'imos', 'imo'],
    'they-did': ['iu', 'iram', 'iro'],
    'i-do': ['o'],
    'they-do': ['e', 'em'],
    infinitive: ['ir'],
    gerund: ['indo', 'ino'],
    participle: ['ido', 'ida', 'idos', 'idas'],
    undone: ['irei', 'iremos', 'iria', 'iriamos', 'ia', 'iamos', 'a', 'am'],
  },
} satisfies Record<string, Record<VerbForm, readonly string[]>>

/** Every form of a regular verb, folded, as [form of the word, meaning]. */
export function conjugate(infinitive: string): [string, VerbForm][] {
  const group = infinitive.slice(-2)
  if (group !== 'ar' && group !== 'er' && group !== 'ir') return []
  const stem = infinitive.slice(0, -2)
  const forms: [string, VerbForm][] = []
  for (const [form, ends] of Object.entries(endings[group])) {
    // The keys of `endings` are the verb forms: the compiler checks it above.
    for (const end of ends) {
      const written = group === 'ar' ? soften(stem, end) : stem
      forms.push([written + end, form as VerbForm])
    }
  }
  return forms
}

/** `pagar` gives `paguei` and `trocar` `troquei`: the sound of the stem stays before an e. */
function soften(stem: string, end: string): string {
  if (!end.startsWith('e')) return stem
  if (stem.endsWith('g')) return `${stem}u`
  return stem.endsWith('c') && !stem.endsWith('mec') && !softStems.has(stem)
    ? `${stem.slice(0, -1)}qu`
    : stem
}

// Written with a cedilla, which folding takes away: `almoçar` gives `almocei`.
const softStems = new Set(['almoc', 'lanc', 'comec', 'alcanc', 'danc'])
