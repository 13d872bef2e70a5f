export const consent = {
  label: 'Preferências de cookies',
  title: 'Cookies, só com o seu sim',
  text: 'Os necessários fazem o site funcionar. Os outros contam visitas e nos dizem qual anúncio trouxe você. Se não quiser, tudo funciona igual.',
  policy: 'Política de Cookies',
  refuse: 'Recusar',
  accept: 'Aceitar',
  pick: 'Escolher',
  kinds: {
    necessary: {
      name: 'Necessários',
      text: 'Sessão, segurança e as suas preferências. Sempre ligados.',
    },
    measurement: {
      name: 'Medição',
      text: 'Google: quantas pessoas visitam as páginas públicas, de onde vêm e quantas se cadastram ou compram.',
    },
    marketing: {
      name: 'Anúncios',
      text: 'Meta e TikTok: qual anúncio trouxe você. Também avisamos a eles quando há cadastro ou compra, com o seu e-mail embaralhado. Suas finanças nunca.',
    },
  },
  failed: 'Não deu para guardar sua escolha. Tente de novo.',
} as const
