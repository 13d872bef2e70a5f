import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people ask about what she costs. */
export const ofPrice = {
  price: [
    [
      'quanto|quando [que] [eh] custa|cobra|pago ..2 app|lya|isso|voce|plano',
      'quanto custa o app?',
    ],
    ['voce|lya|app|isso [aqui] custa|cobra', 'o app cobra?'],
    ['voce|lya|app|isso [aqui] eh quanto|pago|paga|caro|cara', 'isso é pago?'],
    [
      'voce|voces|tu|lya|isso|app|aplicativo|aqui|usar|teste|plano ..3 de graca|gratis|gratuito|gratuita',
      'isso aqui é de graça?',
      'de graca ..3 ganhei',
    ],
    [
      '^ [oi|lya|e|mas] [,] eh [mesmo|tudo] [de] graca|gratis|gratuito [mesmo|ne] [?] $',
      'é de graça?',
    ],
    ['depois [voce|voces] cobra|cobram', 'depois cobra?'],
    ['^ quanto [que] [eh] [que] voce|voces|tu cobra|cobram', 'quanto vocês cobram por mês?'],
    [
      'quanto|valor|preco [que] [custa|cobram|do|de] [voces|por] [d*] esse|este|desse|deste servico|sistema|programa [?] $',
      'qual o valor desse serviço?',
    ],
    ['quanto custa [o] [esse|este] servico [de|da] voces|lya', 'quanto custa o serviço de vocês?'],
    ['^ tem|preciso que pagar [?|alguma|pra|para]', 'tem que pagar?'],
    ['mensalidade|valor|preco|plano|planos|assinatura de|da|do voces|voce|lya|app', 'valor da lya'],
    ['tem|precisa|preciso [que] pagar ..3 pra|para usar|ter|continuar', 'precisa pagar pra usar?'],
    ['quanto custa|eh|cobra|pago pra|para usar', 'quanto custa pra usar?'],
    ['quais|qual [sao] [os|o|eh] plano|planos|precos', 'quais são os planos?'],
    ['plano|planos anual|trimestral', 'quanto é o plano anual?', 'plano de saude'],
    ['vai|vao [me] cobrar ..4 cartao', 'vai cobrar no meu cartão?'],
    ['quero|queria|como|posso|vou assinar|assino', 'quero assinar'],
    ['assinatura|plano da|do|de lya|voces|voce', 'a assinatura da lya'],
    [
      'preco|precos|valor|valores dos|do|da|de plano|planos|assinatura [mensal|anual|trimestral] [da|do] [lya|app] [?|.] $',
      'qual o preço dos planos?',
    ],
    [
      'quanto [que] eh|fica|custa|sai|pago|custam|sao [o|os|a|no|pelo] plano|planos|assinatura [mensal|anual|trimestral] [?] $',
      'quanto fica o plano anual?',
    ],
    ['^ quanto [que] eh|fica|sai|pago por mes|ano [?] $', 'quanto é por mês?'],
    [
      'pago|pagar|custa|cobra|cobram|fica depois do|de [meu|periodo] [de] teste',
      'quanto vou pagar depois do teste?',
    ],
    ['me fala|diz|passa|manda|mostra os precos|valores|planos', 'me fala os preços'],
    ['^ qual|quais [que] [eh|sao] [o|os] preco|precos [?] $', 'qual o preço?'],
  ],
} as const satisfies Rows
