import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Asks of the money that came in last: what went since, what part of it went, when more comes. */
export const ofIncome = new PhraseBook('of what came in last', [
  {
    means: 'since-income',
    say: 'quanto ..3 gastei|gastamos|gasto|foi|saiu|torrei|torramos ..2 desde|depois|apos [do|de|o|a|que] [dia|ultimo|ultima] [do|que|em] [meu|eu|me|o] [ultimo|que] [eu] recebi|receber|recebemos|ganhei|caiu|entrou|salario|pagamento|pagaram',
    not: ['pagamento do|da|de', 'caiu|entrou ..1 pix|cliente'],
    like: 'quanto eu gastei desde que recebi?',
  },
  {
    means: 'since-income',
    say: 'gastei|gastamos|torrei [ja] quanto ..1 desde|depois|apos [do|de|o|a|que] [dia|ultimo] [do|que] [meu|eu|me|o] [que] [eu] recebi|ganhei|caiu|salario|pagamento|pagaram',
    not: ['pagamento do|da|de'],
    like: 'gastei quanto desde o salário?',
  },
  {
    means: 'since-income',
    say: '^ [lya|e|,] quanto [que] [eu] [ja] foi|gastei|usei|comi|torrei|gastamos|saiu|consumi [ja] do|de|da [meu|minha|nosso] [ultimo] salario|pagamento|salarios|aposentadoria|bolsa [ate] [agora|hoje|esse|este|desse] [mes] [?] $',
    like: 'quanto já foi do salário?',
  },
  {
    means: 'since-income',
    say: '^ [lya|e|,] do|da [meu|minha] [ultimo] salario|pagamento|aposentadoria [eu] [ja] quanto|foi|gastei [eu] [ja] [quanto|foi|gastei] [ja] [?] $',
    like: 'do meu salário já foi quanto?',
  },
  {
    means: 'since-income',
    say: 'quanto do|da [meu|minha] [ultimo] salario|pagamento|aposentadoria [que] [eu] [ja] [que] [eu|se] foi|gastei|usei|acabou|comi [ate] [agora|hoje] [?] $',
    like: 'quanto do meu salário já foi?',
  },
  {
    means: 'next-income',
    say: 'quantos|quanto [dias|tempo] falta|faltam [ainda] pra|pro|para|ate [o|a|eu] [meu|minha|dia] [do|da] [proximo|proxima] salario|pagamento|receber|aposentadoria|adiantamento|vale [cair|chegar|entrar|de|novo] [novo] [?] $',
    not: ['pagamento d* conta|aluguel|luz|cartao'],
    like: 'quantos dias faltam pro salário',
  },
  {
    means: 'next-income',
    say: 'falta|faltam quanto|quantos [tempo|dias] pra|pro|para [o|a|eu] [meu] salario|pagamento|receber [cair|chegar] [?] $',
    like: 'falta quantos dias pro pagamento?',
  },
  {
    means: 'next-income',
    say: '^ [lya|e|,] quando|que|qual [dia] [eh|que] [que] [eu] [vou] cai|caira|recebo|receber|vem|entra|chega [o|a] [meu|minha] [proximo|proxima] salario|aposentadoria|pagamento [de|do] [novo|mes] [?] $',
    like: 'que dia cai meu salário?',
  },
  {
    means: 'share-of-income',
    say: 'quanto|quantos|qual|que [eh|foi] [a|o] [%|porcento|porcentagem|percentual|parte|por] [cento] [que] do|da|de [meu|minha] salario|renda|pagamento|ganho|aposentadoria ..3 foi|gastei|vai|gasto|foram|usei|gastamos|vao|comprometi|comprometido',
    not: ['quanto do|da', 'quanto de'],
    like: 'quantos por cento do salário foi pro aluguel?',
  },
  {
    means: 'share-of-income',
    say: '%|porcento|porcentagem|percentual|cento do|da [meu|minha|que] [eu] salario|renda|pagamento|recebi|ganhei|ganho|entrou|aposentadoria ..4 foi|gastei|vai|gasto|foram|usei|representa',
    not: ['cento do salario ..2 a mais'],
    like: 'quanto % do salário foi pro aluguel',
  },
  {
    means: 'share',
    say: 'qual|quanto|quantos|que [eh|foi|em] [a|o] %|porcento|porcentagem|percentual|fatia [foi|eh|que|dos|do|das] [eu|meus|que|minhas|de] [eu] gastei|gasto|gastos|despesas|foi|vai|foram|gastamos|comida|mercado|com|em|pra',
    not: ['%|porcentagem|percentual .. salario|renda|juros|desconto|aumento'],
    like: 'qual a porcentagem que gastei com comida',
  },
  {
    means: 'share',
    say: 'quantos|quanto por cento [foi|eh|que|dos|do|das] [eu|meus|que|minhas|de] [eu] gastei|gasto|gastos|despesas|foi|vai|foram|gastamos',
    not: ['cento .. salario|renda|juros|desconto|aumento'],
    like: 'quantos por cento gastei com mercado?',
  },
])
