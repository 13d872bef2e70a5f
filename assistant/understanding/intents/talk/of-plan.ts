import type { Rows } from '#understanding/intents/talk/rows.ts'

const ways = 'pix|boleto|cartao|credito|debito'

/** What people ask of paying for her, of leaving her and of the trial. */
export const ofPlan = {
  pay: [
    [
      `^ [e|lya|voces|voce] [voces|voce] aceita|aceitam [pagamento|pagar|no|em|por|o] [em|por|no|com] ${ways} [tambem] [?|.] $`,
      'aceita pix?',
    ],
    [
      `^ posso|da|consigo|tem|pode [pra|para|como|que] pagar|assinar [a|o] [lya|plano|assinatura] [no|com|por|pelo|via|em|de] ${ways} [?|.] $`,
      'dá pra pagar no pix?',
    ],
    [
      '^ qual|quais [sao|eh] [a|as] forma|formas de pagamento|pagar [?|.] $',
      'quais as formas de pagamento?',
    ],
  ],
  leave: [
    ['cancelo|cancelar|cancela a|o|minha|meu assinatura|plano ..2 ?', 'como cancelo a assinatura?'],
    [
      '^ ..4 cancelar|cancelo|cancela|encerrar|encerro a|o|minha|meu assinatura|plano [.|!] $',
      'quero cancelar minha assinatura',
    ],
    ['^ cancelar|cancela|cancelo|encerrar assinatura|plano [?|.|!] $', 'cancelar plano'],
    [
      'cancel*|encerr* ..2 assinatura|plano da|do|de|com lya|voces|voce|app',
      'cancelar a assinatura da lya',
    ],
    ['cancelar|cancelo|encerrar|desistir|desisti|desisto a|da|de lya', 'cancelar a lya'],
    ['parar de pagar|assinar [a|o|pra|para] lya|voces|voce|app', 'quero parar de pagar a lya'],
    ['nao quero|vou mais assinar', 'não quero mais assinar'],
  ],
  trial: [
    [
      'teste|trial|experiencia [gratis|gratuito] [vai|ja|ainda] acaba|acabar|acabou|termina|terminar|terminou|vence|vencer|dura|expira|ate [quando]',
      'meu teste acaba quando?',
    ],
    [
      'acaba|acabar|termina|vence|dura|expira|falta|faltam|resta|restam|ainda|tempo|dias ..5 teste|trial',
      'quantos dias faltam do teste?',
      'teste de',
    ],
    [
      'quantos|quanto dias|tempo de|do [meu] teste|trial [que] [eu] [ainda] [tenho|falta|faltam|restam|resta]',
      'quantos dias de teste eu ainda tenho?',
    ],
    ['{my} teste gratis|gratuito', 'cadê meu teste grátis?'],
    [
      'periodo|tempo|dias|semana gratis|gratuito|gratuita|gratuitos',
      'quando termina meu período grátis?',
    ],
    ['ate quando ..3 de graca', 'até quando posso usar de graça?'],
  ],
  invite: [
    [
      'convidar|convido|convidando|indicar|indico|indicando ..1 amigo|amiga|amigos|amigas|gente|pessoas|alguem|{person}',
      'como convido um amigo?',
      'amigo|amiga|amigos|amigas|gente|pessoas|alguem|{person} pra|para jantar|almocar|almoco|casa|festa|aniversario|churrasco|casamento',
    ],
    [
      'indicar|indico|recomendar|recomendo|convidar|convido [a|o|pra|para] lya|voce|voces|app',
      'como indico a lya pra minha irmã?',
    ],
    [
      'chamar|chamo|trazer|trago ..3 pra|para usar|ca|lya|aqui',
      'quero chamar um amigo pra usar a lya',
    ],
    [
      'link|codigo|programa|bonus|premio|premios|comissao|comissoes de|da|do|por [minha] indicacao|indicacoes|convite|convites|afiliado|afiliados',
      'cadê meu link de indicação?',
    ],
    ['como funciona|eh a|as [suas] indicacao|indicacoes', 'como funciona a indicação?'],
    [
      'ganho|ganha|ganhar|recebo|recebe ..4 indicar|indicando|indico|indicacao',
      'ganho alguma coisa se indicar?',
    ],
    [
      'quanto [que] [voces|voce|a] [lya|app] paga|pagam|rende por [cada] indicacao|indicacoes|indicado|indicada',
      'quanto vocês pagam por indicação?',
    ],
    ['indique|indica e ganhe|ganha', 'indique e ganhe, como funciona?'],
  ],
} as const satisfies Rows
