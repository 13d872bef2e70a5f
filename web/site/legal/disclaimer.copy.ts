import type { LegalText } from './legal-text.ts'
import { operator, updatedOn } from './operator.copy.ts'

export const disclaimer: LegalText = {
  path: '/disclaimer',
  title: 'Aviso Legal',
  lead: 'O que a Lya é, o que ela não é, e como ler os números que você vê por aqui.',
  updated: updatedOn,
  sections: [
    {
      id: 'informacao',
      title: 'Informação, não consultoria',
      parts: [
        'A Lya organiza o que você conta e mostra o resultado. Nada no produto é consultoria financeira, contábil, fiscal, jurídica ou de investimentos. Para decisões grandes, converse com um profissional habilitado.',
      ],
    },
    {
      id: 'nao-somos',
      title: 'Não somos banco',
      parts: [
        'A Lya não é instituição financeira nem de pagamento, não guarda nem movimenta o seu dinheiro, não oferece crédito e não acessa contas bancárias. Os pagamentos da assinatura são processados pelo Asaas.',
      ],
    },
    {
      id: 'leitura',
      title: 'Leitura automática pode errar',
      parts: [
        'Mensagens, áudios, fotos e códigos são lidos por programas. A Lya diz o que anotou, pergunta quando não tem certeza e permite desfazer, mas a conferência final é sua. Saldos, previsões e gráficos dependem do que foi registrado e podem ser diferentes do extrato do banco.',
      ],
    },
    {
      id: 'numeros',
      title: 'Números e depoimentos do site',
      parts: [
        'Números de uso, economia média e satisfação nas páginas de apresentação são informativos e não prometem resultado. O que cada pessoa economiza depende da renda, dos hábitos e do uso que faz do produto. Depoimentos contam experiências individuais. Telas e conversas de exemplo usam dados fictícios.',
        'Preços válidos são os da página de planos no momento da compra.',
      ],
    },
    {
      id: 'terceiros',
      title: 'Marcas e serviços de terceiros',
      parts: [
        'WhatsApp e Meta, Asaas, Google, TikTok e bancos citados são marcas dos seus donos. A Lya não é parceira oficial nem é endossada por eles, salvo quando dito expressamente. Links para outros sites seguem as regras de cada um.',
      ],
    },
    {
      id: 'responsavel',
      title: 'Quem responde por este site',
      parts: [
        `${operator.full}. Contato: ${operator.writeTo}.`,
        'Este aviso acompanha os Termos de Uso e a Política de Privacidade. Fica eleito o foro de Brasília-DF, sem prejuízo do domicílio do consumidor. Mudanças são publicadas aqui com 10 dias de antecedência.',
      ],
    },
  ],
}
