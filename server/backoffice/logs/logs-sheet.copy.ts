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
