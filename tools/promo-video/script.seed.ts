/** What is told while the product is shown; times are seconds of the video. */
export interface Line {
  from: number
  to: number
  text: string
}

/** What Marina writes in the video. */
export const message = 'gastei 52,90 no mercado ontem'

/** Large beside or above the product. */
export const headlines: Line[] = [
  { from: 0.3, to: 4.1, text: 'Escreva como quem fala com uma amiga.' },
  { from: 4.3, to: 8.3, text: 'A Lya anota na\u00a0hora.' },
  { from: 8.7, to: 13.1, text: 'O painel se atualiza sozinho.' },
  { from: 13.4, to: 17, text: 'Veja quanto ainda dá para gastar.' },
  { from: 17.3, to: 20.7, text: 'E acompanhe cada meta de perto.' },
]

export const closing = {
  from: 21,
  promise: 'Suas finanças em uma conversa.',
  offer: '7 dias grátis, sem cartão.',
}

/** Seconds. */
export const length = 24.4

/** For who cannot read what is in the picture: the whole story, in the words of the video. */
export const captions: Line[] = [
  { from: 0.3, to: 4.1, text: `Escreva como quem fala com uma amiga: “${message}”.` },
  { from: 4.3, to: 8.3, text: 'A Lya anota na hora: R$ 52,90, em Alimentação, ontem.' },
  { from: 8.7, to: 13.1, text: 'O painel se atualiza sozinho: o gasto já está nas atividades.' },
  { from: 13.4, to: 17, text: 'Veja quanto ainda dá para gastar em cada orçamento.' },
  { from: 17.3, to: 20.7, text: 'E acompanhe cada meta de perto.' },
  { from: 21, to: 24.4, text: `Lya. ${closing.promise} ${closing.offer}` },
]
