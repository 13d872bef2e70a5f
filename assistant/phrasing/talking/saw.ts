import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { reminding } from '#phrasing/talking/coming.ts'
import type { Saw } from '#phrasing/talking/silence-reason.ts'
import { unmeantLines } from '#phrasing/talking/unmeant.ts'

/** Says what was seen, and asks whether it was the person's. */
export function phraseSaw(
  { amounts, description, doubt, due, isIncome, why }: Saw,
  today: Temporal.PlainDate,
): ReplyDraft {
  if (amounts.length === 0 && why === 'wished') return plainReply(plannedAbroad)
  if (amounts.length === 0 && due && description !== '') {
    return plainReply(`${description}, ${nameDay(due, today)}: quanto é? Aí eu te lembro.`)
  }
  if (amounts.length === 0 && doubt === 'ahead' && description !== '') {
    return plainReply(`${description}: quanto é, e que dia vence? Aí eu te lembro.`)
  }
  if (amounts.length === 0) return plainReply(unpriced[doubt])
  const sums = amounts.map((value) => formatReais(cents(value)))
  const isOne = sums.length === 1
  const listed = isOne ? sums.join('') : `${sums.slice(0, -1).join(', ')} e ${sums.at(-1)}`
  const thing = `${listed}${description === '' ? '' : ` de ${description}`}`
  if (why === 'owing' && !isOne) {
    return plainReply(
      `Vi ${listed}, ainda para pagar, então não anotei como gasto. Me diz uma por vez com o dia, como "nubank 300 dia 10", e eu te lembro.`,
    )
  }
  if (why) {
    const [told, ...answers] = unmeantLines[why]
    return plainReply(told(thing), isOne ? answers : [])
  }
  if (!isOne) {
    return plainReply(`Vi ${listed}, mas não entendi o que foi cada um. Me conta um por vez?`)
  }
  if (due && isIncome) {
    return plainReply(
      `Vi ${thing}, ${nameDay(due, today)}. Como ainda não caiu, não anotei: me avisa quando cair?`,
      ['Já caiu', 'Não'],
    )
  }
  if (due) {
    const told = `Vi ${thing}, ${nameDay(due, today)}, e ainda não anotei.`
    return plainReply(`${told} Quer que eu te lembre?`, reminding)
  }
  switch (doubt) {
    case 'unsure':
      return plainReply(`Vi ${thing}: foi um gasto seu?`, ['Foi gasto', 'Foi entrada', 'Não'])
    case 'ahead':
      return plainReply(`Vi ${thing}, mas fiquei na dúvida se já foi. Foi um gasto seu?`, [
        'Foi gasto',
        'Foi entrada',
        'Não',
      ])
    case 'other':
      return plainReply(
        `Vi ${thing}, mas entendi que foi de outra pessoa, então não anotei. Se foi seu, me avisa?`,
        [isIncome ? 'Foi entrada' : 'Foi meu gasto', 'Não'],
      )
    case 'credit':
      return plainReply(
        `Vi ${thing}, que ficou fiado. Como ainda não pagaram, não anotei: me avisa quando pagarem?`,
        ['Já recebi', 'Não'],
      )
    case 'owed':
      return plainReply(`Vi ${thing}. Como ainda não caiu, não anotei: me avisa quando cair?`, [
        'Já recebi',
        'Não',
      ])
    default:
      return doubt satisfies never
  }
}

/** Of euros and dollars no sum is known before they are spent. */
const plannedAbroad =
  'Por enquanto é só um plano, então não anotei. Quando gastar, me conta quanto deu em reais? 💛'

const ahead =
  'Como ainda não foi, não anotei. Quer que eu lembre? Me diga o valor e o dia, como "luz 120 todo dia 10".'

/** What is told without any sum. */
const unpriced: Record<Saw['doubt'], string> = {
  ahead,
  other: ahead,
  unsure: ahead,
  credit:
    'Ficou fiado, então ainda não anotei. Quando pagarem me diga o valor, como "recebi 30 do fiado".',
  owed: 'Como ainda não caiu, não anotei. Me avisa quando cair, com o valor?',
}
