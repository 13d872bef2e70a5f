/** Common names of Brazil, one list for each part. */
export const firstNames = [
  ...[
    'Ana',
    'Maria',
    'João',
    'Pedro',
    'Lucas',
    'Mariana',
    'Gabriel',
    'Juliana',
    'Rafaela',
    'Felipe',
  ],
  ...['Larissa', 'Matheus', 'Beatriz', 'Thiago', 'Camila', 'Bruno', 'Letícia', 'Gustavo', 'Amanda'],
  ...[
    'Rodrigo',
    'Fernanda',
    'Leonardo',
    'Patrícia',
    'Eduardo',
    'Aline',
    'Vinícius',
    'Débora',
    'Caio',
  ],
  ...[
    'Renata',
    'Otávio',
    'Simone',
    'Murilo',
    'Tatiane',
    'Sérgio',
    'Luana',
    'Davi',
    'Elaine',
    'Igor',
  ],
] as const

export const middleNames = [
  ...['Alves', 'Barbosa', 'Cardoso', 'Dias', 'Esteves', 'Freitas', 'Gomes', 'Henrique', 'Lopes'],
  ...['Machado', 'Nogueira', 'Pacheco', 'Queiroz', 'Ramos', 'Siqueira', 'Teixeira', 'Viana'],
] as const

export const lastNames = [
  ...['Silva', 'Santos', 'Oliveira', 'Souza', 'Pereira', 'Ferreira', 'Lima', 'Carvalho', 'Ribeiro'],
  ...[
    'Almeida',
    'Costa',
    'Martins',
    'Araújo',
    'Rocha',
    'Gonçalves',
    'Moreira',
    'Brandão',
    'Peixoto',
  ],
  ...['Assunção', 'Duarte', 'Falcão', 'Medeiros', 'Sampaio'],
] as const

/** What people write down. */
export const entries = [
  ...['Mercado', 'Padaria', 'Uber', 'Farmácia', 'Almoço', 'Gasolina', 'Conta de luz', 'Internet'],
  ...['Cinema', 'Presente', 'Feira', 'Aluguel', 'Academia', 'Lanche', 'Estacionamento', 'Pet shop'],
] as const
