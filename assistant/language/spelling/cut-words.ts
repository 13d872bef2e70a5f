/**
 * Words as they are cut in a hurry, of which no other common word begins so, folded, and what they
 * stand for. A short form with letters left out is in `spell-out.ts`.
 */
export const cutWords: Readonly<Record<string, string>> = {
  orc: 'orcamento',
  orcam: 'orcamento',
  orcto: 'orcamento',
  transp: 'transporte',
  alim: 'alimentacao',
  aliment: 'alimentacao',
  educ: 'educacao',
  morad: 'moradia',
  condom: 'condominio',
  energ: 'energia',
  internt: 'internet',
  gasol: 'gasolina',
  combust: 'combustivel',
  estac: 'estacionamento',
  passag: 'passagem',
  farm: 'farmacia',
  farmac: 'farmacia',
  remed: 'remedio',
  consult: 'consulta',
  acad: 'academia',
  mercad: 'mercado',
  restaur: 'restaurante',
  refei: 'refeicao',
  lanch: 'lanche',
  mensalid: 'mensalidade',
  assinat: 'assinatura',
  manut: 'manutencao',
}
