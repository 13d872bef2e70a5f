import { fold } from '#language/fold.ts'

/** Two questions of one message, each with its mark. */
export interface QuestionPair {
  first: string
  second: string
  /** The first ends by its own mark. */
  isApart: boolean
}

const words = 'quanto quanta quantos quantas qual quais quando qto qnto'.split(' ')
const phrases = ['o que vence', 'o que tem', 'o que tenho', 'o que falta', 'oq vence', 'oq tem']
const asksFor = [...words, ...phrases, 'como ta', 'como esta', 'saldo', 'mostra', 'como', 'o que']
/** `é` is no joint. */
const joints = /\? (?:e )?|,? e |, /g

/**
 * Where a second question may begin, first of all behind the mark of the one before: "quanto gastei
 * hoje? quanto recebi?", "qual meu saldo e o que vence amanhã?".
 */
export function secondQuestions(text: string): QuestionPair[] {
  const said = fold(text)
  if (said.length !== text.length) return []
  return [...text.matchAll(joints)].flatMap(({ 0: lead, index: at }) => {
    const behind = said.slice(at + lead.length)
    const isApart = lead.startsWith('?')
    if (!(isApart ? behind.length > 3 : opens(behind))) return []
    // "e a luz? já tá pra vencer?", "e ontem, quanto gastei?" ask one thing.
    if (!asksFor.some((one) => ` ${said.slice(0, at)}`.includes(` ${one}`))) return []
    return [{ first: `${text.slice(0, at)}?`, second: text.slice(at + lead.length), isApart }]
  })
}

function opens(said: string): boolean {
  return [...words, ...phrases, 'como ta', 'como esta'].some((one) => said.startsWith(`${one} `))
}
