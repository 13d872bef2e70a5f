/** Who did what no operator did. */
export const commandLine = 'Linha de comando'

export const sheetTitles = [
  'Quando',
  'Quem',
  'E-mail',
  'O quê',
  'Tabela',
  'Registro',
  'Pessoa',
  'Antes',
  'Depois',
  'Endereço',
  'Motivo',
]
