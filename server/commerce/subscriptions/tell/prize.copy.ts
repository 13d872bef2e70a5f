import { type Day, dayText } from '@lya/core/commerce/subscriptions/day.ts'
import type { Template, Words } from '#people/notices/index.ts'

/** To be approved by Meta. */
export const prizeTemplate: Template = {
  name: 'lya_premio',
  body: 'Novidade da Lya sobre as suas indicações: {{1}} Para ver tudo, abra Assinatura no seu perfil.',
  example: 'Você ganhou 1 mês grátis! Já está valendo: use tudo até 02/02/2027.',
}

export const prizeCalled = 'os meses grátis das suas indicações'

/** What somebody's referrals brought, and how their plan stands with it. */
export interface PrizeFact {
  months: number
  planName: string
  endsOn: Day
  /** What comes after it: nothing, as of days that were only won or of a plan that is cancelled. */
  isRenewed: boolean
}

export function wordsOfPrize({ months, planName, endsOn, isRenewed }: PrizeFact): Words {
  const until = dayText(endsOn)
  const prize = months === 1 ? '1 mês grátis' : `${months} meses grátis`
  const title = `Você ganhou ${prize}!`
  const sentence = `${title} Já está valendo: use tudo até ${until}.`
  return {
    title,
    sentence,
    path: '/profile?aba=assinatura',
    letter: {
      subject: title,
      paragraphs: [
        `Suas indicações renderam ${prize}. Já está valendo: seu ${planName} vai até ${until}.`,
        isRenewed
          ? 'Nada é cobrado pelo presente: a próxima renovação só vem depois desse dia.'
          : 'Nada é cobrado pelo presente, nem depois dele. Se quiser continuar, é só escolher como no seu perfil.',
        'Obrigada por contar da Lya para as pessoas!',
      ],
      label: 'Ver minha assinatura',
    },
  }
}
