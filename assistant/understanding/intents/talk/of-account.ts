import type { Rows } from '#understanding/intents/talk/rows.ts'

const ends =
  'apagar|apago|apaga|apague|excluir|excluo|exclui|exclua|deletar|deleto|deleta|remover|removo|encerrar|encerro|encerra|cancelar|cancelo|cancela'
const zap = 'whatsapp|whats|zap|zapzap|wpp'

/** What people ask about being a customer of ours, most of all in their first minutes. */
export const ofAccount = {
  whatsapp: [
    [
      `conectar|conecta|conecto|conecte|vincular|vinculo|vincula|ativar|ativo|ligar|ligo|liga|integrar|sincronizar|configurar ..3 ${zap}`,
      'conectar meu whatsapp',
    ],
    [`usar|uso|usa|usando ..3 ${zap}`, 'como faço para usar no WhatsApp?'],
    [
      `falar|falo|fala|conversar|converso|escrever|escrevo|chamar|chamo [com|pra|para] voce|contigo|lya ..2 ${zap}`,
      'dá pra falar com você pelo whatsapp?',
    ],
    [`te chamo|chamar|acho|encontro|adiciono|escrevo ..1 ${zap}`, 'como te chamo no zap?'],
    [
      `numero|contato|codigo [da|do|de|pro|pra] [lya] [no|do] ${zap}`,
      'qual o número da lya no whatsapp?',
    ],
    [`me passa|manda|da|diz seu|teu|o [numero] [do|de] ${zap}`, 'me passa seu zap'],
    [`^ [e|lya] tem|funciona|atende|voce [tem|no|pelo|por] [o] ${zap} [?] $`, 'tem whatsapp?'],
  ],
  cancel: [
    [
      '^ [e|mas|lya] [,] como|onde [eu|que|eh] [que|eu|se] [faco|faz|posso] [pra|para] cancelo|cancela|cancelar [isso|aqui] [?] $',
      'como cancelo?',
    ],
    ['^ quero|queria|preciso|gostaria [de] cancelar [?|.] $', 'quero cancelar'],
    ['^ cancelar [?|.|!] $', 'cancelar'],
    ['^ [eu] nao quero mais [isso|usar] [lya|!|.] $', 'não quero mais'],
    ['^ [quero|como] [que] [faco] [pra|para|de] sair [daqui|disso|da] [lya] [?|.|!] $', 'sair'],
  ],
  quiet: [
    [
      'para|pare|parem|parar|chega de [me] mandar|mandando|enviar|enviando|receber|encher [essas|esses|tantas|tanta|mais|tanto] [mensagem|mensagens|lembrete|lembretes|aviso|avisos|notificacao|notificacoes]',
      'para de me mandar mensagem',
    ],
    [
      'nao quero|queria|gosto [mais] [de] [receber|que] [voce|me] [mande|avise|receber] [essas|esses|suas|seus|mais] mensagem|mensagens|lembrete|lembretes|aviso|avisos|notificacao|notificacoes',
      'não quero receber lembretes',
    ],
    [
      'desativar|desativo|desligar|desligo|desliga|tirar|tiro|silenciar|silencio|parar ..2 lembrete|lembretes|aviso|avisos|notificacao|notificacoes',
      'como desligo os lembretes?',
    ],
    ['^ [quero] parar|pare|descadastrar|stop [!|.] $', 'parar'],
  ],
  card: [
    [
      'mudar|mudo|muda|trocar|troco|troca|atualizar|atualizo|cadastrar|cadastro ..1 cartao [da|de|do] [assinatura|pagamento|plano|cobranca|lya]',
      'como mudo meu cartão?',
      '@',
    ],
    [
      'mudar|mudo|trocar|troco ..1 forma de pagamento|cobranca',
      'como mudo a forma de pagamento?',
      '@',
    ],
  ],
  close: [
    [
      '^ [como|quero|queria|preciso|lya] [que] [eu] [faco|faz] [pra|para|de] apagar|apago|excluir|excluo|deletar|zerar tudo [daqui|que] [anotei|tem] [?|.|!] $',
      'como faço pra apagar tudo?',
    ],
    [
      `${ends} minha|meu conta|cadastro [da|na|no|do|daqui] [lya|app] [pra|para] [sempre] [?|.|!] $`,
      'como apago minha conta?',
    ],
    [
      `${ends} a|o|minha|meu conta|cadastro da|do|na|no|de|com lya|app|aplicativo|voces|voce`,
      'quero excluir a conta da lya',
    ],
    [
      '^ [quero|queria|preciso|gostaria] [de] excluir|exclui|excluo|deletar|deleta|deleto|encerrar|encerro|cancelar|cancelo [a] conta|cadastro [?|.|!] $',
      'excluir conta',
    ],
  ],
  forgot: [
    ['^ [estou|fiquei|to] sem [a|minha] senha [?|.|!] $', 'estou sem minha senha'],
    [
      '^ [oi|lya|eu] [,] [eu] nao consigo|estou|consegui [mais|conseguindo] entrar|acessar|logar [na|no|em] [minha|app|site] [conta] [?|.|!] $',
      'não consigo entrar',
    ],
    [
      'esqueci|perdi|recuperar|recupero|resetar|redefinir|lembro ..2 senha [da|do|de|daqui] [lya|app|acesso|entrar] [?|.|!] $',
      'esqueci minha senha',
    ],
  ],
  support: [
    [
      'falar|falo|fala|conversar|converso|chamar|chama|contato ..2 atendente|atendimento|suporte|humano|humana',
      'quero falar com um atendente',
    ],
    [
      'falar|conversar com [um|uma|alguma] pessoa|alguem|gente [de] [verdade|equipe|voces] [?|.|!] $',
      'quero falar com uma pessoa de verdade',
    ],
    [
      '^ [quero|queria|preciso|tem|cade] [de|do|o|um] atendente|suporte|atendimento [humano|humana] [?|.|!] $',
      'tem atendimento humano?',
    ],
  ],
} as const satisfies Rows
