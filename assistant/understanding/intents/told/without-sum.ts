import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isOutingAt, isUnpricedOuting, unrecalled } from '#understanding/intents/outing.ts'
import { isBareDeed, isBareTerm, vague } from '#understanding/intents/told/bare-deed.ts'
import { isHandedOver, isTakenHome } from '#understanding/intents/told/handed-over.ts'
import { waited } from '#understanding/intents/waited.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isPaidIn } from '#understanding/transactions/priceless.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'

const idioms =
  / (pra ver|meu peixe|paciencia|saliva|energia nisso|o verbo|latim|horas|minutos|mico|sapo|o pato|pau|promessa|visita|mensagem|mensagens|ligacao|noticia|noticias|email|convite|parabens|elogio|alta|briga|a ideia|tempo|o jogo|a partida|a corrida) /

/** What else than money people ask to be noted. */
const notes =
  / (meu (numero|telefone|celular|zap|whatsapp|email|endereco|cpf|cep|contato)|numero novo|senha|lembrete|lembra|aniversario d[aeo]|reuniao|compromisso|horario|recado|telefone d[aeo]|contato|endereco) /

/** `não lembro quanto foi`: she asks. */
const forgotten = new PhraseBook('done, and not known how much', [
  { means: 'sum', say: 'nao lembro|sei|recordo quanto', like: 'paguei a van, não lembro quanto' },
  {
    means: 'sum',
    say: 'nao|nem lembro|sei|vi|olhei|contei|anotei|reparei [ainda] [o|direito|bem] preco|valor|quanto|ainda',
    like: 'vendi também hoje mas não contei ainda',
  },
  {
    means: 'sum',
    say: 'depois te|eu|ti [te] falo|digo|conto|passo|mando [o] [total|valor|quanto]',
    like: 'vendi bem hoje, depois te passo o total',
  },
  { means: 'sum', say: 'nao contei $', like: 'recebi uma gorjeta boa, não contei' },
  { means: 'sum', say: 'sei la quanto', like: 'gastei sei lá quanto no rolê' },
  { means: 'sum', say: 'perdi a|o notinha|nota|cupom|recibo', like: 'perdi a notinha' },
  { means: 'sum', say: 'ainda vou contar|ver|fechar', like: 'vendi bem, ainda vou contar o caixa' },
])
const unsaid = / (nada|nenhum|zero|um centavo) /

/** Something bought or earned without its amount: Lya asks how much. */
export function recognisePriceless(message: Message): Read | null {
  const { reading, account } = message
  const { flat } = reading
  const isRecord = asksToRecord(reading)
  const isIdiom = idioms.test(flat) && !waited.isIn(reading)
  if (reading.amounts.length > 0 || unsaid.test(flat)) return null
  const isDone = account.clauses.some(({ mood, flow, rule }) => {
    return mood === 'done' && (flow !== null || rule === 'managed')
  })
  if (isDone && forgotten.isIn(reading) && !notes.test(flat)) {
    return { intent: 'clarify', confidence: 50 }
  }
  if (someBook.isIn(reading) && !/ nao | \? /.test(flat))
    return { intent: 'clarify', confidence: 50 }
  // "fui ao dentista, que fica na sala 12, mas não lembro de quanto foi": it was paid.
  if (account.subject && unrecalled.isIn(reading) && isOutingAt(message)) {
    return { intent: 'clarify', confidence: 50 }
  }
  if (!account.subject) {
    // "o patrão me pagou": by nobody's name.
    const isPaid = account.clauses.some((one) => one.mood === 'done' && isPaidIn(one))
    return isPaid || isBareDeed(message) || isUnpricedOuting(message)
      ? { intent: 'clarify', confidence: 50 }
      : null
  }
  if (notes.test(flat)) return null
  if (isTakenHome(message) && !isIdiom) return { intent: 'clarify', confidence: 50 }
  if (isUnpricedOuting(message) && !isIdiom) return { intent: 'clarify', confidence: 50 }
  if (reading.flat.includes(' ?') && !isRecord) return null
  if (isRecord && account.clauses.every((one) => one.mood !== 'undone' && one.mood !== 'other')) {
    return { intent: 'clarify', confidence: 55 }
  }
  if (isBareTerm(message) || isHandedOver(message)) return { intent: 'clarify', confidence: 50 }
  if (!account.isPriceless || vague.test(flat) || isIdiom) return null
  const isTold = account.clauses.some((clause) => {
    const isOwn = clause.verbs.some(({ verb }) => {
      return verb.form === 'i-did' && isTelling(verb.kind, message)
    })
    return clause.mood === 'done' && (isOwn || isPaidIn(clause))
  })
  return isTold ? { intent: 'clarify', confidence: 50 } : null
}

const someBook = new PhraseBook('some money, nobody says how much', [
  {
    means: 'some',
    say: 'recebi|ganhei|caiu|entrou|chegou|veio|dei|mandei|gastei um|uns|uma dinheiro|dinheirinho|grana|graninha|trocado|trocados',
    like: 'caiu um dinheiro aqui',
  },
])

/** Buying and selling are always about money; receiving only when it is pay that is received. */
function isTelling(kind: string, { account, reading }: Message): boolean {
  const word = reading.flat
  if (/ (fiz|mandei|passei) (um |uns )?pix /.test(word)) return true
  if (kind === 'spend') return !/ (perdi|perdemos) /.test(word)
  if (kind !== 'earn') return false
  if (
    / (vendi|vendemos|faturei|recebi (o |um |meu )*pagamento|recebi (hoje |ontem |ja |agora )?d[aoe] \p{L}{2,}) /u.test(
      word,
    )
  )
    return true
  if (account.subject?.description === 'Pagamento') return true
  const isPay = account.subject?.categoryId !== null && account.subject?.type === 'receita'
  return isPay || reading.tokens.some((one) => (findMeanings(one.norm) ?? []).some(isIncome))
}

function isIncome({ concept }: { concept: string }): boolean {
  return /^(salary|freelance|benefit|refund|interest|rent-income)$/.test(concept)
}
