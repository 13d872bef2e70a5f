import type { Template, Words } from '#people/notices/index.ts'

export const lostAddressCalled = 'o acesso à sua conta'

/** To be approved by Meta. */
export const lostAddressTemplate: Template = {
  name: 'lya_conta',
  body: 'Aviso da Lya sobre a sua conta: {{1}} Para ver tudo, abra seu perfil na Lya.',
  example: 'Seu e-mail foi confirmado em outra conta. Informe outro para não perder o acesso.',
}

const title = 'Seu e-mail agora é de outra conta'
const sentence =
  'Seu e-mail foi confirmado em outra conta. Por segurança, o WhatsApp e os avisos foram ' +
  'desligados da sua. Seus lançamentos continuam guardados: entre com seu telefone no lugar do ' +
  'e-mail, mais a sua senha, e informe outro e-mail no perfil.'

export const lostAddressWords: Words = {
  title,
  sentence,
  path: '/profile',
  letter: { subject: title, paragraphs: [sentence], label: 'Abrir meu perfil' },
}
