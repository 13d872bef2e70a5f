import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling of money that is still to move. */
export const later = {
  /** It only passes through the writer's hands. */
  notOwn: [
    [
      'nao eh|e|era|sao meu|minha|meus|minhas [nao|viu|,|.|!|eh|e|so] ..5 $',
      'recebi 600 pra comprar material, não é meu',
      'culpa|problema|casa|carro|moto nao eh|e meu|minha',
    ],
    ['dinheiro|grana|valor nao eh|e|era meu|minha', 'o dinheiro não é meu'],
    ['dinheiro|grana|valor [que] [eh] dos outros', 'é dinheiro dos outros'],
  ],
  /** Something is to be made of it that is no entry. */
  wantsMade: [
    [
      'quero|queria|cria|crie|criar|faz|faca|bota|poe|coloca [criar|fazer|por] [um|uma|o|a|meu|minha] orcamento|limite|teto|meta',
      'quero um orçamento de saúde',
    ],
  ],
  /** What is paid on a day, read as one that is over. */
  'falls-due': [
    ['vence|vencem|vencimento', 'multa 130, vence dia 30'],
    ['cai|entra|sai|pinga [so] [no] dia #', 'comissão sai dia 20, 300'],
    [
      'dia ..7 vai|vou|vamos|vao [ter] [que] ficar|dar|ser|custar|sair|pagar|gastar|cobrar',
      'dentista dia 20 às 14h, vai ficar 250',
    ],
    ['vai|vao|quer|querem|pague ..8 dia #', 'o banco quer que eu pague 940 dia 20'],
    [
      'vem|vai ..5 segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o homem vem arrumar o lavatório segunda, 220',
      'segunda|terca|quarta|quinta|sexta parcela|etapa|vez',
    ],
  ],
  /** It hangs on something else. */
  perhaps: [
    ['^ [ah|e|mas|lya] [,] se', 'se der certo recebo 800 amanhã'],
    ['talvez|provavelmente|estimativa|acho|tomara', 'talvez eu receba 80 amanhã'],
    ['penso|pensando|pensamos em', 'ano que vem penso em trocar de carro, 60 mil'],
    [
      'estou|ando|estamos querendo|doido|doida|louco|louca|namorando',
      'tô querendo comprar um tênis',
    ],
    ['estou|ando|estamos de olho', 'tô de olho num celular de 1.200'],
    ['ia|iamos comprar|pegar|levar|fazer ..8 mas deixei|deixamos', 'ia comprar, mas deixei'],
    [
      'se {would-be}|der|acabar|terminar|chover|rolar|sair|cair|vier|conseguir|renovar',
      'recebo 90 se chover',
    ],
    [
      'se eu|a|nos [gente] [nao] passar|passarmos|tirar|ganhar|fechar|vender|bater|conseguir|ir',
      'a mãe vai me dar 50 se eu passar em matemática',
    ],
    [
      'ano que vem [eu|a] [gente] {want}|pretendo|sonho|planejo',
      'ano que vem quero fazer um curso, custa 1.200',
    ],
    [
      'quilo|kilo|kg|litro|saco|saca|duzia|unidade|metro|fardo|preco ..2 vai|vao pra|para|subir|custar|ficar',
      'disse que semana que vem o quilo vai pra doze',
    ],
  ],
  /** In a month that is named, behind what is to come. */
  inMonth: [
    ['em|pra|para|ate|so {month}', 'e o sofá 1.500 em fevereiro'],
    ['ano|mes que vem', 'e o sofá 1.500 ano que vem'],
  ],
} as const satisfies Ways
