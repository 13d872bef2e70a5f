import type { PlanBlock } from '@lya/core/people/plan/plan-block.ts'

export const trialCopy = {
  label: 'Teste grátis',
  left: (days: number) => `Restam ${days} dia(s) de Teste Grátis. Assine agora com 50% OFF!`,
  subscribe: 'Assinar agora',
  newTab: '(abre em outra aba)',
}

type Words = { title: string; text: string; action: string }

/** Why somebody is kept out, and the one thing that lets them in again. */
export const blockCopy: Record<PlanBlock, Words> = {
  'trial-ended': {
    title: 'Seu teste grátis terminou',
    text: 'Tudo o que você anotou está guardado. Escolha um plano e continue de onde parou.',
    action: 'Ver planos',
  },
  suspended: {
    title: 'Sua conta está suspensa',
    text: 'Não conseguimos renovar seu plano. Acerte o pagamento e tudo volta do jeito que estava.',
    action: 'Acertar pagamento',
  },
  leaving: {
    title: 'Sua conta está para ser excluída',
    text: 'Até lá, nada se perde. Mudou de ideia? É só entrar de novo e escolher ficar.',
    action: 'Ver planos',
  },
  inactive: {
    title: 'Seu plano não está ativo',
    text: 'Seus dados continuam guardados. Escolha um plano para voltar a usar a Lya.',
    action: 'Ver planos',
  },
}

export const wayOutCopy = {
  label: 'Você ainda pode',
  subscription: 'Ver minha assinatura',
  data: 'Baixar ou excluir meus dados',
  referral: 'Indicar amigos',
  help: 'Pedir ajuda',
  signOut: 'Sair',
}
