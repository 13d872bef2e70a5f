import type { Lines } from '#phrasing/talking/lines.ts'

/** What Lya answers to what is asked about being a customer of ours, in the app. */
export const aboutAccount = {
  whatsapp: [
    [
      'Em Perfil, na parte Lya no WhatsApp, toque em Conectar meu WhatsApp: aparece um código, e é só mandar ele para mim de lá.',
    ],
  ],
  cancel: [
    [
      'Cancelar o quê? A assinatura da Lya você cancela em Perfil, na parte Assinatura. Um lançamento eu apago: diga "apaga o mercado", ou "desfaz" se foi agora há pouco.',
    ],
  ],
  quiet: [
    [
      'Entendi. O que eu aviso, por onde e em que horário você escolhe em Lembretes, no menu: é só desligar.',
    ],
  ],
  card: [['O cartão da sua assinatura você troca em Perfil, na parte Assinatura.']],
  close: [
    [
      'Para apagar sua conta e tudo o que está nela, é em Perfil, na parte Dados. Depois do pedido você ainda tem 7 dias para mudar de ideia.',
    ],
  ],
  forgot: [
    [
      'Na tela de entrar, toque em Esqueci minha senha: chega um link no seu e-mail, e você escolhe outra.',
    ],
  ],
  support: [['Em Ajuda, no menu, você fala com uma pessoa da nossa equipe.']],
  pay: [
    [
      'Dá para pagar com PIX ou cartão. Se houver boleto, ele aparece na hora de assinar, em Planos.',
    ],
  ],
  leave: [
    [
      'Você cancela em Perfil, na parte Assinatura, e usa até o fim do que já pagou. Se fui eu que errei em algo, me conta?',
    ],
  ],
  trial: [
    [
      'Quanto resta do seu teste grátis aparece no alto das telas do app. Os planos e os preços estão em Planos.',
    ],
  ],
  invite: [
    [
      'Em Indique e ganhe $, no menu, está o seu link: é só mandar para quem você quiser. Cada amigo que assina rende metade do plano dele para você, todo mês.',
    ],
  ],
} as const satisfies Lines
