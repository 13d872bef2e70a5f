/** Told once when somebody comes by the link of a friend. */
export const referralNotice = {
  title: 'Link de indicação detectado!',
  message: 'Você foi indicado por um usuário parceiro. Aproveite nossos benefícios!',
  close: 'Fechar aviso',
} as const
