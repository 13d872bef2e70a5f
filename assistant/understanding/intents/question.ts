import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const tags =
  / (ne|nao eh|ta|esta|ok|okay|beleza|certo|viu|sabia|pode ser|por favor|entendeu|sim|fechou|combinado|esta bom|tudo bem|(isso )?eh possivel|(tem como|da pra|consegue|pode) (voce )?me (avisar|lembrar)) \?/

const asks =
  /^ (e |lya |oi |ola |bom dia |boa tarde |boa noite |mano |por favor |gostaria de saber |queria saber |me (diz|diga|fala|fale|conta|mostra) |, )*(quanto|quantos|quantas|qual|quais) /

const bidding = 'apagar|excluir|remover|tirar|deletar|corrigir|cancelar|descartar'

/** What stands there for everybody: how that is done is asked. */
const anyOne = `${bidding} o|a|os|as [minha|meu|minhas|meus] conta|categoria|nome|foto|senha|lancamento|transacao|dados`
/** What is asked for out of politeness, of one that stands there; how it is done is a question. */
const polite = new PhraseBook('an order in the words of a question', [
  {
    means: 'order',
    say: `pode|podes|poderia|consegue|conseguiria [voce|tu] [por] [favor] ${bidding} o|a|os|as|esse|essa|aquele|aquela|isso|este|esta`,
    like: 'pode apagar a farmácia?',
    not: ['como|quem|quando|porque pode|consegue', anyOne],
  },
  {
    means: 'order',
    say: `^ pode|poderia|consegue [voce] [por] [favor] ${bidding} [por] [favor] ?`,
    like: 'pode apagar?',
  },
  {
    means: 'order',
    say: `da|daria|tem pra|para|como [voce] ${bidding} o|a|os|as|esse|essa|aquele|aquela|este|esta`,
    like: 'dá pra tirar a farmácia?',
    not: ['como|onde|quando da|daria', anyOne],
  },
])

const did = 'gastei|gastamos|recebi|recebemos|ganhei|ganhamos|paguei|pagamos|vendi|vendemos|faturei'
const came = 'entrou|saiu|deu|foi|juntei|guardei|comprei|torrei|ganhamos|faturamos'
/** The figures behind it are of days, of which part it was or how many: none of them was spent. */
const askedBehind = new PhraseBook('how much, asked behind the deed', [
  {
    means: 'asked',
    say: `^ [e|lya|oi|ja|,] [e|ja] [eu|a] [gente] ${did}|${came} quanto|quantos [de|com|em|no|na] ..2 do|de|entre|dia|dos [dia|dias] # a|ao|ate|e [o] [dia] #`,
    not: ['# reais|conto|contos|pila'],
    like: 'gastei quanto do 5 ao 15',
  },
  {
    means: 'asked',
    say: `^ [e] do|de|entre [o] [dia] # a|ao|ate|e [o] [dia] # [,] [eu|a] [gente] ${did}|${came} quanto|quantos`,
    like: 'do 5 ao 15 gastei quanto',
  },
  {
    means: 'asked',
    say: `^ [e|lya|oi|ja|,] [e|ja] [eu|a] [gente] ${did} quanto [de|com|em|no|na] ..2 semana|mes|trimestre|semestre #`,
    like: 'gastei quanto na semana 2',
  },
  {
    means: 'asked',
    say: `^ [e|lya|oi|ja|,] [e|ja] [eu|a] [gente] ${did} quanto [de|com|em|no|na] ..2 em {month} [de|do] #`,
    like: 'gastei quanto em outubro de 2025',
  },
  {
    means: 'asked',
    say: `^ [e|lya|oi|ja|,] [e|ja] [eu|a] [gente] ${did} quanto [de|com|em|no|na] ..2 acima|abaixo|partir|depois|antes de|do|da [dia|r] [$] #`,
    like: 'gastei quanto acima de 50',
  },
  {
    means: 'asked',
    say: `^ [e|lya|oi|ja|,] [e|ja] [eu] ${did} quanto na|da|nas|pela parcela|prestacao|mensalidade|vez #`,
    like: 'paguei quanto na parcela 3',
  },
])

interface Heard {
  flat: string
  /** It begins by asking. */
  asks: boolean
  hasMark: boolean
  /** The mark is of a mere "né?". */
  isTag: boolean
  /** The mark is out of politeness. */
  isDeed: boolean
}

let latest: Heard = { flat: '', asks: false, hasMark: false, isTag: false, isDeed: false }

/** What its words say of that, looked at once: each reader of a message asks. */
function heardIn(reading: Reading): Heard {
  const { flat } = reading
  if (latest.flat !== flat) {
    const hasMark = flat.includes(' ?')
    const isDeed = hasMark && polite.isIn(reading)
    const isTag = hasMark && (isDeed || tags.test(flat))
    latest = { flat, asks: asks.test(flat) || askedBehind.isIn(reading), hasMark, isTag, isDeed }
  }
  return latest
}

/** Whether a message asks something: by a mark that is no mere "né?", and no polite order. */
export function isQuestion(reading: Reading): boolean {
  const { asks: isAsking, hasMark, isTag } = heardIn(reading)
  return isAsking || (hasMark && !isTag)
}

/** Whether it asks for a deed, as "pode apagar a farmácia?" does, and not how that is done. */
export function asksForDeed(reading: Reading): boolean {
  return heardIn(reading).isDeed
}

/** Whether the sentence in which a token stands is a question. */
export function isAsked(reading: Reading, at: number): boolean {
  const { asks: isAsking, isTag } = heardIn(reading)
  if (isAsking) return true
  for (let index = at; index < reading.tokens.length; index += 1) {
    const norm = reading.tokens[index]?.norm
    if (norm === '?') return !isTag
    if (norm === '.' || norm === '!' || norm === ';') return false
  }
  return false
}

/** Before a "se" these ask. */
const wondering = new Set(
  (
    'saber pergunta pergunto perguntei duvida diz diga diga-me dizer fala fale falar confirma confirme confirmar ' +
    'informa informe informar verifica verifique verificar confere confira conferir ver veja ve olha checa eh'
  ).split(' '),
)

/** "minha pergunta é se a luz já foi paga", "me diz se a luz tá paga": asked without its mark. */
export function asksWhether({ tokens }: Reading): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'se')
  // "vê pra mim se", "me diz por favor se".
  const before = tokens.slice(0, Math.max(0, at)).filter(({ norm }) => !courtesies.has(norm))
  return before.slice(-whetherMax).some(({ norm }) => wondering.has(norm))
}

const whetherMax = 2
const courtesies = new Set('pra mim por favor ai aqui pfv lya la'.split(' '))
