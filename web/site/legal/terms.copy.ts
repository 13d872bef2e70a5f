import type { LegalText } from './legal-text.ts'
import { operator, updatedOn } from './operator.copy.ts'

export const terms: LegalText = {
  path: '/termos',
  title: 'Termos de Uso',
  lead: 'O combinado entre você e a Lya: o que ela faz, quanto custa, como cancelar e o que vale se algo der errado.',
  updated: updatedOn,
  sections: [
    {
      id: 'aceite',
      title: 'Este combinado',
      parts: [
        `Estes termos valem entre você e ${operator.full} (“nós”), que opera a Lya. Ao criar uma conta ou assinar um plano, você concorda com eles. Se não concordar, não use o serviço. Nada aqui diminui os direitos que o Código de Defesa do Consumidor garante a você.`,
      ],
    },
    {
      id: 'servico',
      title: 'O que a Lya faz',
      parts: [
        'A Lya é uma assistente de finanças pessoais. Você escreve o que gastou ou recebeu, no WhatsApp ou na conversa do próprio site, e ela registra, separa por categoria e mostra painéis, orçamentos, contas e metas.',
        'A Lya não é banco, não movimenta dinheiro, não concede crédito e não recomenda investimentos. Veja o Aviso Legal.',
      ],
    },
    {
      id: 'conta',
      title: 'Sua conta',
      parts: [
        [
          'É preciso ter 18 anos ou mais e informar dados verdadeiros.',
          'A conta é pessoal. Guarde a senha com você; se desconfiar de alguém, troque-a e encerre as outras sessões em Meu Perfil.',
          'E-mail e telefone passam a valer depois de confirmados.',
        ],
      ],
    },
    {
      id: 'teste',
      title: 'Teste grátis de 7 dias',
      parts: [
        'O teste dá acesso ao produto por 7 dias, contados do cadastro, sem cartão de crédito e sem cobrança automática. Quando ele termina, o acesso pausa até você escolher um plano. Seus dados continuam seus: você pode exportar ou apagar tudo sem pagar. Se assinar antes do fim, os dias que faltam são somados ao primeiro período.',
      ],
    },
    {
      id: 'planos',
      title: 'Planos, preços e pagamento',
      parts: [
        'Os planos, com preço, período, parcelas e limites, são os da página de planos no momento da compra. O total aparece antes da confirmação.',
        [
          'Aceitamos cartão de crédito e PIX e, quando oferecido na compra, boleto. O processamento é feito pelo Asaas.',
          'No parcelamento, o número e o valor das parcelas e o total são mostrados antes de você confirmar.',
          'Um código PIX vale por 30 minutos. Se um pagamento chegar depois disso e não houver o que ativar, ele é devolvido.',
        ],
      ],
    },
    {
      id: 'renovacao',
      title: 'Renovação',
      parts: [
        'A assinatura renova ao fim de cada período. No cartão, a cobrança é feita no cartão salvo; no PIX e no boleto, você recebe uma nova cobrança 5 dias antes. Um plano pago em parcelas renova uma vez, ao fim do período.',
        'Se a cobrança falhar, tentamos de novo no 1º, no 3º e no 5º dia. O acesso continua até o 7º dia, depois é suspenso e, 30 dias após o vencimento, a assinatura é encerrada.',
      ],
    },
    {
      id: 'cancelamento',
      title: 'Cancelar, trocar e voltar',
      parts: [
        'Você cancela sozinho, em Meu Perfil, parte Assinatura, sem falar com ninguém. O acesso vai até o fim do período já pago e nada mais é cobrado. Até lá, dá para voltar atrás com um clique.',
        'Ao subir de plano, a troca vale na hora e o valor não usado do plano atual é descontado. Ao descer, a troca vale no fim do período.',
      ],
    },
    {
      id: 'arrependimento',
      title: 'Arrependimento: 7 dias',
      parts: [
        `Como a compra é feita pela internet, você pode desistir em até 7 dias, contados da contratação, e receber de volta tudo o que pagou (art. 49 do Código de Defesa do Consumidor). O pedido é feito em Meu Perfil, parte Assinatura, ou ${operator.writeTo}. No PIX o valor volta para a conta de origem; no cartão, o estorno aparece na fatura conforme o prazo do emissor.`,
      ],
    },
    {
      id: 'mudanca-de-preco',
      title: 'Mudanças de preço',
      parts: [
        'O preço pode mudar, inclusive o promocional, com aviso de pelo menos 30 dias. O novo valor só vale para renovações posteriores ao aviso; o período já pago não muda. Se não gostar, é só cancelar antes.',
      ],
    },
    {
      id: 'indicacao',
      title: 'Indique e Ganhe',
      parts: [
        'Quem indica recebe 50% do valor do plano efetivamente pago pela pessoa indicada, a cada cobrança, enquanto ela for assinante, sem contar o custo do parcelamento. A comissão fica pendente até o prazo de devolução passar e o pagamento ser liquidado, e é desfeita em caso de reembolso ou contestação. Há também prêmios de 1 mês, 3 meses e 1 ano grátis com 5, 15 e 40 indicações pagas.',
        'Não vale indicar a si mesmo nem criar contas em círculo: mesmo CPF, telefone, cartão, chave de recebimento ou navegador anulam a indicação. Abusos, como mensagens em massa, encerram a participação.',
      ],
    },
    {
      id: 'uso',
      title: 'Uso correto',
      parts: [
        'Você concorda em não:',
        [
          'usar a Lya para fins ilegais ou em nome de outra pessoa sem autorização;',
          'tentar entrar em contas alheias, contornar limites ou sobrecarregar o serviço;',
          'copiar, revender ou desmontar o serviço, salvo no que a lei permite;',
          'enviar vírus ou conteúdo que viole direitos de terceiros.',
        ],
      ],
    },
    {
      id: 'conteudo',
      title: 'O que é seu e o que é nosso',
      parts: [
        'Seus lançamentos e conversas são seus. Você nos autoriza a tratá-los apenas para prestar o serviço, como explica a Política de Privacidade. A marca, o código e o desenho da Lya são nossos.',
      ],
    },
    {
      id: 'disponibilidade',
      title: 'Disponibilidade e limites',
      parts: [
        'Trabalhamos para a Lya estar sempre no ar, mas pode haver manutenção, falhas de terceiros (WhatsApp, provedores de pagamento, internet) ou força maior. Confira lançamentos importantes: a leitura automática de mensagens, fotos e áudios pode errar, e tudo pode ser desfeito ou corrigido.',
        'Respondemos pelos danos que causarmos, na forma da lei. Não respondemos por decisões financeiras tomadas só com base nos painéis, nem por falhas que estejam fora do nosso controle.',
      ],
    },
    {
      id: 'encerramento',
      title: 'Suspensão e encerramento',
      parts: [
        'Você encerra a conta quando quiser, em Meu Perfil. Podemos suspender uma conta que viole estes termos, explicando o motivo e dando chance de resposta, salvo quando a lei ou a segurança exigir ação imediata. Valores pagos por período não usado são devolvidos quando o encerramento partir de nós sem culpa sua.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nestes termos',
      parts: [
        'Mudanças são publicadas nesta página com 10 dias de antecedência. Quem continuar usando depois disso aceita o novo texto; quem não aceitar pode cancelar e sair sem custo.',
      ],
    },
    {
      id: 'foro',
      title: 'Lei e foro',
      parts: [
        'Valem as leis do Brasil. Fica eleito o foro de Brasília-DF, sem prejuízo do direito do consumidor de acionar a Justiça na cidade onde mora.',
        `Dúvidas e reclamações: ${operator.writeTo}.`,
      ],
    },
  ],
}
