import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

/** Those who pay: what they hand over comes in. */
export const payers =
  /^(cliente|clientes|chefe|patrao|patroa|empresa|firma|alun[oa]|alunos|inquilin[oa]|comprador|compradora|fregues|freguesa|governo|inss|prefeitura|contratante|paciente|escritorio|agencia|loja|seguradora|operadora|hospede)$/
/** Of these payers, those who also pay bills of their own: `a empresa pagou 300 do hotel`. */
export const spenders =
  /^(chefe|patrao|patroa|empresa|firma|governo|prefeitura|escritorio|agencia|loja)$/
/** Persons, whose deeds are their own. */
export const people =
  /^(ele|ela|eles|elas|voce|voces|mae|pai|irmao|irma|irmaos|filho|filha|marido|esposa|mulher|namorad[oa]|noiv[oa]|amig[oa]|amigos|vizinh[oa]|tio|tia|prim[oa]|avo|vo|vovo|vovo|sogr[oa]|cunhad[oa]|colega|colegas|galera|pessoal|cara|fulano|alguem|povo|gente|menin[oa]|chefe|neto|neta)$/

// Said to nobody in particular: "gente, deu 50".
const called = /^(gente|cara|pessoal|galera|menin[oa]|amig[oa]|colega)$/
const possessing = /^(d[aoe]|pr[ao]|pra|para|com|n[ao]|ao)$/
const mine = /^(meu|minha|meus|minhas|seu|sua|[oa]s?)$/

/** The head of what stands before the verb: its last word that is a person, else its first noun. */
export function subjectOf(reading: Reading, clause: Clause, verbAt: number): string {
  let noun = ''
  for (let at = clause.first; at < verbAt; at += 1) {
    const { norm, kind } = reading.tokens[at] ?? { norm: '', kind: 'mark' }
    const isCall =
      called.test(norm) &&
      !/^(o|a|os|as|um|uma|esse|essa|meu|minha|aquele)$/.test(reading.tokens[at - 1]?.norm ?? '')
    const isPerson = (people.test(norm) || payers.test(norm)) && !isCall
    if (isPerson && !(noun && isOwner(reading, at))) return norm
    if (kind === 'word' && !noun && norm.length > 2 && !mine.test(norm) && !isCall) noun = norm
  }
  return noun
}

/** The mother of "o presente da minha mae". */
function isOwner({ tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1]?.norm ?? ''
  const link = mine.test(before) ? (tokens[at - 2]?.norm ?? '') : before
  return possessing.test(link)
}
