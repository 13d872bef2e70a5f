import { fold } from '#language/fold.ts'
import { findNumberWord } from '#language/number-words.ts'
import { spellOut } from '#language/spelling/spell-out.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isPlainWord } from '#understanding/plain-words.ts'

/** What people call out before they tell something, and whom they call; folded. */
const openers = (
  'egua|eguaa|ave|ave maria|nossa senhora|virgem maria|vixe maria|meu deus|meu deus do ceu|' +
  'ai meu deus|ai meu deus do ceu|ai deus|ai jesus|ai senhor|meu pai do ceu|credo|ai credo|valha|' +
  'misericordia|jesus|caramba|putz|caraca|carai|bah|bah tche|tche|capaz|rapaz|rapai|menina|mulher|' +
  'mano|mana|maninha|maninho|mainha|vei|veio|veia|cara|gente|galera|guria|guri|moco|moca|amiga|amigo|' +
  'lya querida|querida|querido|parceiro|parca|patroa|olha|olhe|olha so|escuta|escute|pois|pois eh|pois e|o lya|ei lya|lya|ai vei|' +
  'minha filha|meu filho|ai minha filha|ai meu filho|meu amor|ai meu amor|o meu amor|meu bem|meu anjo|minha querida|' +
  'ai mano|ai gente|o menina|o mulher|moleque|doido|mermao|bicho|macho|homi'
).split('|')

const openersByStart = Map.groupBy(
  openers.toSorted((one, other) => other.length - one.length),
  (opener) => opener.charAt(0),
)
/** What is told begins so: a thing with its article, or what it came to. */
const begins = new Set('o a os as foi era deu ficou saiu'.split(' '))
const between = ' ,!…'
/** More than anybody calls out at once. */
const openersMax = 4

/**
 * A text without what is called out before it tells of a thing: "égua maninha o camarão foi 50".
 * "rapaz cobrou 40" tells of him.
 */
export function withoutOpeners(text: string): string {
  const folded = fold(text)
  if (folded.length !== text.length) return text
  let at = 0
  for (let step = 0; step < openersMax; step += 1) {
    const opener = openersByStart
      .get(folded.charAt(at))
      ?.find(
        (one) => folded.startsWith(one, at) && between.includes(folded.charAt(at + one.length)),
      )
    if (opener === undefined || at + opener.length >= text.length) break
    at += opener.length
    while (at < text.length && between.includes(folded.charAt(at))) at += 1
  }
  const next = /^\p{L}+/u.exec(folded.slice(at))?.[0] ?? ''
  if (at > 0) return begins.has(next) ? text.slice(at) : text
  // What is asked first leaves most messages out at once.
  return tellsThing(folded.slice(next.length)) && isCall(next) ? text.slice(next.length) : text
}

const article = /^[ ,!]+[oa]s?[ ,!]/
const costs = new Set(['foi', 'era', 'deu', 'ficou', 'saiu', 'custou', 'foram', 'eram'])

/** A thing of one word with its article, and what it came to. */
function tellsThing(folded: string): boolean {
  if (!article.test(folded)) return false
  const [, thing = '', cost = ''] = folded.split(/[ ,!]+/).filter((one) => one !== '')
  return /^\p{L}+$/u.test(thing) && costs.has(cost)
}

/** What says that something told before was wrong, or gives an order, is no mere call. */
const telling = new Set(
  (
    'ops opa epa eita pera perai espera aff ixi vixe calma desculpa desculpe perdao foi errei minto ' +
    'mentira sorry alias digo correcao corrigindo retificacao atencao apaga apague tira tire desfaz ' +
    'exclui remove deleta cancela esquece corta borra bota poe coloca muda troca corrige arruma anota ' +
    'exclua remova delete cancele esqueca corte bote ponha coloque mude troque corrija arrume anote ' +
    'retira retire risca risque descarta descarte desconsidera desconsidere elimina elimine ignora ' +
    'ignore edita edite altera altere ajusta ajuste atualiza atualize inclui inclua registra registre ' +
    'lanca lance adiciona adicione tirar apagar excluir remover mudar trocar corrigir anotar'
  ).split(' '),
)

/** How what somebody did ends: `descarreguei`, of which no verb is known. */
const deed = /\p{L}{3}(?:mos|[eoi][iu])$/u

/** A word that is known for nothing calls out, or calls somebody: "ixe a feira foi 75". */
function isCall(word: string): boolean {
  const isKnown = isPlainWord(spellOut(word, word)) || findVerb(word) || findMeanings(word)
  return (
    word.length > 1 && !isKnown && !deed.test(word) && !telling.has(word) && !findNumberWord(word)
  )
}
