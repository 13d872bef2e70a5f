import type { Role } from '#language/amounts/role.ts'
import type { Token } from '#language/tokens.ts'

/** What a word behind a number makes of it. */
export interface Unit {
  role: Role
  /** The unit that prices are told by; empty where none are. */
  per: string
  /** How many of `per` one of it is. */
  factor: number
}

const table: readonly (readonly [Role, string, number, string])[] = [
  ['measure', 'kg', 1, 'kg kgs kl kls quilo quilos kilo kilos'],
  ['measure', 'kg', 0.001, 'g gr grama gramas'],
  ['measure', 'tonelada', 1, 'tonelada toneladas ton'],
  ['measure', 'arroba', 1, 'arroba arrobas'],
  ['measure', 'litro', 1, 'l lt lts litro litros'],
  ['measure', 'litro', 0.001, 'ml'],
  ['measure', 'metro', 1, 'm metro metros'],
  ['measure', 'metro', 0.01, 'cm'],
  ['measure', 'km', 1, 'km quilometro quilometros'],
  ['measure', 'hectare', 1, 'hectare hectares'],
  ['measure', 'alqueire', 1, 'alqueire alqueires'],
  ['measure', 'kwh', 1, 'kwh kwhs kw'],
  [
    'measure',
    '',
    1,
    'mm mg milha milhas gb mb tb giga gigas mega megas polegada polegadas pol grau graus w watts ' +
      'volts kcal calorias cv hp ha mah carat btus cilindradas cc k7 passos ' +
      'seguidores likes curtidas megapixels amperes volume volumes vol vols quarteirao quarteiroes miligrama miligramas ' +
      'mcg micrograma microgramas ui ah',
  ],
  ['time', 'hora', 1, 'h hs hora horas hrs'],
  ['time', 'minuto', 1, 'minuto minutos min mins'],
  ['time', '', 1, 'segundo segundos'],
  ['time', 'dia', 1, 'dia dias'],
  ['time', 'semana', 1, 'semana semanas'],
  ['time', 'mes', 1, 'mes meses'],
  ['age', '', 1, 'ano anos aninho aninhos'],
  ['instalment', '', 1, 'x vez vezes parcela parcelas prestacao prestacoes'],
  ['percentage', '', 1, '% porcento'],
  ['people', 'pessoa', 1, 'pessoa pessoas'],
  ['people', '', 1, 'filhos'],
  ['score', '', 1, 'gols pontos'],
  ['name', '', 1, 'andar andares o a \u00ba \u00aa \u00b0'],
  ['quantity', 'unidade', 1, 'unidade unidades un und unid'],
  ['quantity', 'caixa', 1, 'caixa caixas cx cxs'],
  ['quantity', 'pacote', 1, 'pacote pacotes pct pcts pcte'],
  ['quantity', 'lata', 1, 'lata latas'],
  ['quantity', 'garrafa', 1, 'garrafa garrafas'],
  ['quantity', 'litrao', 1, 'litrao litroes'],
  ['quantity', 'saco', 1, 'saco sacos sc scs'],
  ['quantity', 'saca', 1, 'saca sacas'],
  ['quantity', 'fardo', 1, 'fardo fardos'],
  ['quantity', 'jogo', 1, 'jg jgs'],
  ['quantity', 'peca', 1, 'pc pcs'],
  ['quantity', 'bandeja', 1, 'bdj'],
  ['quantity', 'fatia', 1, 'fatia fatias'],
  ['quantity', 'duzia', 1, 'duzia duzias dz dzs'],
  ['quantity', 'lugar', 1, 'lugares assentos'],
]

const units = new Map<string, Unit>()
for (const [role, per, factor, words] of table) {
  for (const word of words.split(' ')) units.set(word, { role, per, factor })
}

/** What a folded word behind a number makes of it, if it is a unit. */
export function findUnit(word: string): Unit | undefined {
  return units.get(word)
}

/** The name of what is counted, in the singular: `passagens` and `passagem` are one thing. */
export function singular(word: string): string {
  const unit = units.get(word)
  if (unit && unit.per !== '') return unit.per
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

/** Kilometres that an engine has run. */
const farMin = /^\d{2,3}\.?\d{3}$/

/** `troca de óleo 45 km 38.200`, `lente 160 grau 4`: what is read off stands behind the price. */
export function isGaugeNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next?.kind !== 'number') return false
  return tokens[at]?.norm === 'grau' || (tokens[at]?.norm === 'km' && farMin.test(next.folded))
}
