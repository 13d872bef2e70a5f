import { type Lines, spentThisMonth } from '#phrasing/talking/lines.ts'

/** How each thing is done here. */
export const ofHelp = {
  'how.delete': [
    ['Para apagar, diga "apaga o mercado". Se foi agora há pouco, "desfaz" resolve.', 'Desfaz'],
  ],
  'how.correct': [
    ['Para corrigir, diga o que mudou: "muda o mercado pra 45" ou "o mercado foi ontem".'],
  ],
  'how.budget': [['Diga "orçamento de 800 para mercado", e eu aviso quando estiver perto.']],
  'how.goal': [
    ['Diga "meta viagem 5000" para criar. Quando guardar, diga "guardei 100 na meta viagem".'],
  ],
  'how.instalments': [['Conte o total e em quantas vezes, como "geladeira 2.400 em 10x".']],
  'how.picture': [
    [
      'Mande por aqui mesmo. De código PIX e de nota fiscal eu leio o que der, e só anoto com o seu sim.',
    ],
  ],
  'how.category': [
    [
      'Diga "põe o mercado em Compras", e eu lembro da próxima vez. Categoria nova se cria em Categorias.',
    ],
  ],
  'how.recurring': [
    ['Me diga o valor e o dia, como "aluguel 1.500 todo dia 5", e eu guardo em Pagamentos.'],
  ],
  'how.income': [['Do mesmo jeito que um gasto: "recebi 3.000 de salário".']],
  'how.query': [
    [
      'É só perguntar, como "quanto gastei este mês?" ou "quanto gastei com mercado?".',
      spentThisMonth,
    ],
  ],
  'how.record': [
    ['É só me contar do seu jeito: "mercado 54,30 ontem" ou "uber 18". Pode mandar vários juntos.'],
  ],
  'how.export': [['Dá, sim: em Perfil, na parte Dados, você baixa tudo em planilha.']],
  'how.support': [['Em Ajuda, no menu, você fala com uma pessoa da nossa equipe.']],
  'how.password': [['Senha, e-mail e telefone você muda em Perfil.']],
  'how.bank': [
    ['Com o banco eu não me ligo: você me conta, ou cola aqui o aviso da compra, e eu anoto.'],
  ],
  'how.share': [
    [
      'Cada conta é de uma pessoa só. O que foi dividido eu anoto pela sua parte: "pizza 90, dividi com 2 amigos".',
    ],
  ],
  'how.device': [
    ['É o mesmo lugar em qualquer aparelho: entre pelo navegador, no celular ou no computador.'],
  ],
  'how.remind': [
    ['Aviso, sim: me diga o valor e o dia, como "luz 120 todo dia 10", e eu guardo em Pagamentos.'],
  ],
} as const satisfies Lines
