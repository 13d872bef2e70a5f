/** Of the picture that goes with a link to us; tools/promo-video/script.seed.ts has its words. */
export const cardAlt =
  'Lya: suas finanças em uma conversa. Um telefone mostra um gasto anotado por mensagem.'
