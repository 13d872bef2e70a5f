import type { LegalText } from './legal-text.ts'
import { operator, updatedOn } from './operator.copy.ts'

export const cookies: LegalText = {
  path: '/cookies',
  title: 'Política de Cookies',
  lead: 'Poucos, pequenos e explicados um a um. Os de anúncio só entram se você deixar.',
  updated: updatedOn,
  sections: [
    {
      id: 'o-que-sao',
      title: 'O que são',
      parts: [
        'Cookies são pequenos textos que o site deixa no seu navegador e recebe de volta a cada visita. Também usamos o armazenamento do navegador, que fica só no seu aparelho e não viaja em cada pedido. Esta página lista os dois.',
      ],
    },
    {
      id: 'escolha',
      title: 'Sua escolha',
      parts: [
        'Os necessários fazem o site funcionar e não dependem de consentimento. Os de medição (Google) e de anúncio (Meta e TikTok) só são carregados depois do seu sim, só em páginas públicas, nunca na compra nem dentro da sua conta. Com o seu sim a anúncios, nosso servidor também avisa a Meta e ao TikTok que houve um cadastro ou uma compra, com o plano, o valor e o seu e-mail embaralhado; a medição do Google recebe o mesmo sem o e-mail. Recusar não muda nada no serviço, e você pode mudar de ideia quando quiser, pelo link no rodapé.',
        'No navegador você também pode apagar ou bloquear cookies. Sem os necessários, não dá para entrar na conta.',
      ],
    },
    {
      id: 'mais',
      title: 'Mais sobre os seus dados',
      parts: [
        `Para o resto, vale a Política de Privacidade. A responsável é ${operator.full}. Fale com a gente ${operator.writeTo}. Pedidos são respondidos em até 15 dias úteis, e mudanças nesta página são publicadas com 10 dias de antecedência.`,
      ],
    },
  ],
}

/** What a browser keeps for us: a row for each cookie and each place of its storage. */
export interface Kept {
  name: string
  purpose: string
  lasts: string
}

export const keptByBrowsers: readonly { title: string; rows: readonly Kept[] }[] = [
  {
    title: 'Cookies necessários',
    rows: [
      { name: 'lya_session', purpose: 'Mantém você dentro da conta.', lasts: '30 dias sem uso' },
      {
        name: 'lya_device',
        purpose:
          'Reconhece um navegador em que você já entrou, para proteger sua senha de tentativas alheias.',
        lasts: '1 ano',
      },
      {
        name: 'lya_second_step, lya_trusted',
        purpose:
          'Com a segunda etapa ligada: guardam a entrada pela metade e os navegadores em que você confia.',
        lasts: 'de 10 minutos a 30 dias',
      },
      {
        name: 'lya_checkout',
        purpose: 'Liga uma compra em andamento ao navegador que a começou.',
        lasts: '24 horas',
      },
      {
        name: 'lya_cookies',
        purpose: 'Lembra o que você respondeu sobre cookies, para não perguntar de novo.',
        lasts: '180 dias',
      },
      { name: 'sidebar', purpose: 'Lembra se o menu lateral estava aberto.', lasts: '7 dias' },
    ],
  },
  {
    title: 'Só com o seu sim',
    rows: [
      {
        name: 'lya_visitante',
        purpose:
          'Um número ao acaso que liga o seu sim ao cadastro e à compra. Sem sim, não existe.',
        lasts: '180 dias',
      },
      {
        name: '_ga, _ga_*',
        purpose: 'Google, em “Medição”: contam visitas às páginas públicas.',
        lasts: 'até 2 anos',
      },
      {
        name: '_fbp, _fbc',
        purpose: 'Meta, em “Anúncios”: dizem qual anúncio trouxe você.',
        lasts: '90 dias',
      },
      {
        name: '_ttp',
        purpose: 'TikTok, em “Anúncios”: diz qual anúncio trouxe você.',
        lasts: 'até 13 meses',
      },
    ],
  },
  {
    title: 'Armazenamento do navegador',
    rows: [
      {
        name: 'lya-color-scheme, lya-hidden-amounts, lya-single-keys-off',
        purpose: 'Aparência, valores escondidos e atalhos do teclado que você escolheu.',
        lasts: 'até você apagar',
      },
      {
        name: 'lya-session, lya-departure, lya-sign-out-owed, lya-day-cache, profile_cache, financial_data_cache',
        purpose:
          'Abrem o produto mais rápido e sem internet, e encerram a sessão em todas as abas. São apagados quando você sai.',
        lasts: 'de 5 minutos a 24 horas',
      },
      {
        name: 'lya-checkout, lya-checkout-done',
        purpose:
          'Guardam o que você já preencheu numa compra, sem senha e sem cartão, para não digitar de novo.',
        lasts: '24 horas',
      },
      {
        name: 'lya-sign-up',
        purpose:
          'Guarda seu nome, e-mail e telefone enquanto você cria a conta, sem a senha, para voltar uma etapa não apagar tudo.',
        lasts: 'até criar a conta ou fechar a aba',
      },
      {
        name: 'lya-form',
        purpose:
          'Guarda o que você estava preenchendo quando seu plano terminou, para continuar de onde parou.',
        lasts: 'até você abrir o formulário de novo, sair ou fechar a aba',
      },
      {
        name: 'lya-referral, lya-referral-came',
        purpose: 'Lembra o código de quem indicou você, de uma página para a outra.',
        lasts: 'até fechar a aba',
      },
      {
        name: 'lya-notice, lya-reloaded, react-router-scroll-positions',
        purpose: 'Mostram cada aviso uma vez só e lembram onde você parou na página.',
        lasts: 'até fechar a aba',
      },
      {
        name: 'lya-waiting-transactions, lya-waiting-messages, lya-outbox',
        purpose:
          'Guarda mensagens e lançamentos escritos sem internet até serem enviados, sempre como a pessoa que escreveu.',
        lasts: 'até o envio',
      },
    ],
  },
]
