import { deletionWord } from '@lya/core/people/account/confirmation.ts'

export const deletionCopy = {
  title: 'Excluir minha conta',
  lead: 'Apaga sua conta e tudo o que você anotou, depois de 7 dias para mudar de ideia.',
  begin: 'Excluir minha conta',
  what: [
    'Transações, categorias, metas, contas, conversas e foto são apagadas para sempre.',
    'Sua assinatura para de renovar na hora.',
    'Por 7 dias, sua conta fica suspensa: entrando de novo, você pode escolher ficar.',
    'Guardamos só o que a lei exige, sem o seu nome: cobranças, consentimentos e acessos.',
  ],
  first: 'Antes de ir, que tal baixar seus dados logo aqui em cima?',
  word: `Digite ${deletionWord} para confirmar`,
  password: 'Sua senha',
  code: 'Código do aplicativo ou de recuperação',
  submit: 'Excluir minha conta',
  cancel: 'Quero ficar',
  failed: 'Não conseguimos excluir sua conta',
} as const

export const wayBackCopy = {
  title: 'Sua conta vai ser excluída',
  text: (day: string, time: string) => `Em ${day}, às ${time}, tudo o que é seu será apagado.`,
  more: 'Seu acesso já terminou e nada mais é cobrado. Até lá, seus dados esperam por você.',
  keep: 'Quero ficar',
  leave: 'Sair',
  support: 'Falar com o suporte',
  referral: 'Ver minhas indicações',
  kept: { title: 'Que bom que você ficou!', message: 'Sua conta está como você deixou.' },
  failed: 'Não conseguimos trazer sua conta de volta',
} as const
