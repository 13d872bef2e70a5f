import type { TrialStep } from '#commerce/trial/trial-step.ts'
import type { Template, Words } from '#people/notices/index.ts'

/** To be approved by Meta. */
export const trialTemplate: Template = {
  name: 'lya_teste_gratis',
  body: 'Sobre o seu teste grátis da Lya: {{1}} Para mudar os avisos, abra Lembretes no app.',
  example: 'Seu teste grátis termina em 2 dias. Escolha um plano para a Lya seguir com você.',
}

export const trialCalled = 'o seu teste grátis'

const keep = 'Escolha um plano para a Lya seguir com você.'
const back = 'Seus lançamentos estão guardados: escolha um plano e continue de onde parou.'

const told: Record<TrialStep, { subject: string; sentence: string; more: string }> = {
  [-2]: {
    subject: 'Seu teste grátis termina em 2 dias',
    sentence: `Seu teste grátis termina em 2 dias. ${keep}`,
    more: 'Leva dois minutos, por cartão ou PIX, e nada do que você anotou se perde.',
  },
  0: {
    subject: 'Hoje é o último dia do seu teste grátis',
    sentence: `Hoje é o último dia do seu teste grátis. ${keep}`,
    more: 'Leva dois minutos, por cartão ou PIX, e nada do que você anotou se perde.',
  },
  1: {
    subject: 'Seu teste grátis terminou',
    sentence: `Seu teste grátis terminou. ${back}`,
    more: 'Pode continuar me escrevendo: eu guardo as mensagens e anoto tudo quando você voltar.',
  },
  4: {
    subject: 'Suas contas sentem sua falta',
    sentence: `Seu teste grátis terminou há 4 dias. ${back}`,
    more: 'Se a Lya não é para você agora, tudo bem: este é o último aviso sobre o teste.',
  },
}

export function wordsOfStep(step: TrialStep): Words {
  const { subject, sentence, more } = told[step]
  return {
    title: 'Seu teste grátis',
    sentence,
    path: '/planos',
    letter: { subject, paragraphs: [sentence, more], label: 'Ver planos' },
  }
}
