import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of saying why it is to go, each with a message that does. */
export const whyItGoes = {
  /** What was written was the writer's own money on its way to another account of theirs. */
  ownMoved: [
    [
      'nao eh|foi|era [uma] entrada|ganho|renda [nao] [,|.] [isso] [foi|era|eh|tirei|saquei] [so] [eu] [uma] [tirei|saquei|transferencia] [minha] [da|do|de|entre] ..1 conta|contas|banco|caixa',
      'isso não é entrada, foi transferência minha de uma conta pra outra',
    ],
    [
      'de|entre uma|minha|1 conta minha pra|para [a] outra [minha]',
      'os 200 foi só de uma conta minha pra outra, não é gasto',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh [so] [uma|1] [transferencia|movimentacao] entre ..1 contas',
      'essa transferência foi entre contas minhas',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh [so] pra|para [a] minha outra conta|poupanca|carteira',
      'esse pix foi pra minha outra conta',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh|veio|saiu [so] pra|para|da|de [a] minha [propria|outra] conta do|da|no|na',
      'essa TED foi pra minha conta do Inter mesmo, não é gasto',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh|veio de mim pra|para mim',
      'esse pix foi de mim pra mim',
    ],
    [
      'essa|esse|isso|esta|este|isto [transferencia|pix|ted|valor|dinheiro] foi|era|eh [so] pra|para mim mesm*',
      'isso foi pra mim mesma',
    ],
    [
      'nao eh|foi|era [um] gasto|despesa [nao] [,] [foi|era|eh] [so] [uma|1] [transferencia] entre ..1 contas',
      'não é gasto, é transferência entre minhas contas',
    ],
    [
      'nao eh|foi|era [um] gasto|despesa [nao] [,] [foi|era|eh] [so] pra|para [a] minha outra conta',
      'não foi gasto, foi pra minha outra conta',
    ],
    [
      '^ [nao] [,] foi|era|eh [so] entre ..1 contas [minhas|proprias] [,|.|!] ..6 $',
      'foi entre contas minhas',
    ],
  ],
  /** It neither came in nor went out. */
  noEntry: [
    [
      'nao eh|foi|era|sao|foram [uma|um] entrada|receita|ganho|renda|gasto|despesa|compra|saida',
      'não é entrada não, o 200 foi saque',
    ],
    ['nao [foi] recebi|ganhei|gastei', 'não recebi, foi saque'],
  ],
  /** The writer's own money changed its place. */
  drawn: [
    ['foi|era|eh|sao|foram [um|o|so] saque|resgate', 'o 200 foi saque da minha conta'],
    ['saquei|resgatei', 'não é entrada, saquei da poupança'],
    [
      'transferencia [d*] [minha|meu] [outra|outro|mesma] conta|poupanca|banco|titularidade',
      'não é ganho, foi transferência da minha outra conta',
    ],
    [
      'transferi|tirei|passei|mandei|peguei [isso] da|do|de minha|meu [outra|outro] conta|poupanca|banco|cofrinho|caixinha|reserva',
      'não é entrada, transferi da minha outra conta',
    ],
    ['[da|de] minha [outra] conta|poupanca|reserva mesmo', 'veio da minha conta mesmo'],
  ],
  /** Money came back of what had been bought. */
  refunded: [
    ['estorno|estornad*|estornaram|estornou|estornei', 'estornaram o notebook, 2000'],
    ['reembols*', 'reembolso da centauro 300'],
    ['devolvi|devolvemos|devolveram|devolucao', 'devolvi o tênis, recebi 300 de volta'],
    ['cancelei|cancelaram|cancelada|cancelado', 'cancelaram a compra, voltou 300'],
  ],
  /** It is over, or never will be. */
  gaveUp: [
    ['cancelei|cancelamos|encerrei|encerramos|desisti|desistimos|abandonei', 'cancelei o spotify'],
    ['vou|vamos|quero|resolvi cancelar|encerrar', 'vou cancelar a netflix, pode tirar'],
    ['parei|paramos com|de', 'parei com o crossfit, tira'],
    ['sai|saimos da|do', 'saí da academia, pode tirar'],
    ['nao pago|pagamos|faco|fazemos|uso|usamos|tenho|temos mais', 'não pago mais a natação'],
    ['nao vou|vamos|quero ..2 mais', 'o inglês não vou fazer mais'],
  ],
  /** What is ended by its own word: a bill is, and what was paid for it stays. */
  cancels: [
    ['cancela|cancele|cancelar|encerra|encerre|encerrar', 'cancela a netflix'],
    ['cancelei|cancelamos|encerrei|encerramos', 'cancelei o spotify'],
    ['nao pago|pagamos mais', 'não pago mais a natação'],
    ['nao vou|vamos mais pagar', 'não vou mais pagar o spotify'],
    ['nao vou|vamos pagar mais', 'não vou pagar mais a academia'],
  ],
  /** The same in words of life, which may be of another thing: of what stands right there. */
  quits: [
    ['larguei|largamos|tranquei|trancamos', 'larguei a academia'],
    ['nao faco|fazemos|uso|usamos|assino|assinamos mais', 'não faço mais pilates'],
    ['nao estou|estamos mais indo|fazendo|usando|pagando', 'não tô mais indo na academia'],
    ['parei|paramos com|de', 'parei com a academia'],
    [
      'nao precisa|precisam mais [d*] ..2 ficar|constar|estar|aparecer',
      'a academia acabou, não precisa mais ficar aí',
    ],
    ['ja era [,|.|!|e|pode|tira|exclui|apaga|remove]', 'a academia já era, tira das contas'],
  ],
  /** The person has ended it themselves, and tells of that. */
  hasCancelled: [
    [
      'cancelei|cancelamos|encerrei|encerramos',
      'a academia cancelei',
      'cancelei|cancelamos|encerrei|encerramos [o|a] compra|pedido|consulta|corrida|encontro|jantar|viagem|voo|hotel',
      'nao cancelei|cancelamos|encerrei',
    ],
    ['nao pago|pagamos mais', 'não pago mais a academia'],
  ],
  /** And when that was: no word of one payment alone. */
  endedThen: [
    [
      'cancelei|cancelamos|encerrei|encerramos ..4 hoje|ontem|anteontem|agora|semana|mes|dia',
      'spotify cancelei mês passado',
      'cancelei|cancelamos ..4 lancamento|gasto|despesa|compra|registro|entrada|pagamento|parcela',
      'lancamento|gasto|despesa|compra|registro|entrada|pagamento|parcela ..4 cancelei|cancelamos',
      'cancelei|cancelamos ..4 so|que',
    ],
  ],
  /** Why it is to go: somebody else paid, or it stands there already. */
  notMine: [
    ['foi ..4 que|quem pagou|pago|deu|comprou', 'esquece o xis, foi a Manu que pagou'],
    ['quem pagou|comprou|deu foi', 'o café quem pagou foi a Vera'],
    ['nao fui eu', 'a pizza não fui eu que paguei'],
    ['ja tinha|tinham|esta|estava|ta|tava', 'a farmácia minha mãe já tinha lançado'],
    ['{person} ..2 que pagou|pago', 'o show, minha irmã que pagou'],
  ],
} as const satisfies Ways
