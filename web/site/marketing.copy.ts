/**
 * The figures and voices of the public pages. An operator edits them here and nowhere else; the
 * next start builds the pages anew. What is claimed here is a promise by law: keep it true.
 */
export const marketing = {
  /** Of the pricing card of the landing page; what plans cost comes from the catalogue alone. */
  startingPrice: 'a partir de R$ 22,00/mês',
  landingFigures: [
    { value: '12.500+', label: 'pessoas usam' },
    { value: '+R$ 50Mi', label: 'organizados' },
    { value: '250K+', label: 'transações anotadas' },
    { value: '4.9/5', label: 'de avaliação' },
  ],
  trialFigures: [
    { value: 'R$ 347', label: 'de economia média por mês' },
    { value: '10.000+', label: 'pessoas já usam a Lya' },
    { value: '−34%', label: 'de dívidas em média' },
  ],
  trialResults: [
    { percent: 95, label: 'recomendam a Lya para um amigo' },
    { percent: 92, label: 'sabem quanto ainda podem gastar no mês' },
    { percent: 89, label: 'anotam os gastos todos os dias' },
    { percent: 87, label: 'passaram a guardar algum dinheiro' },
  ],
  testimonials: [
    {
      name: 'Camila',
      about: '34 anos, professora no Recife',
      text: 'Eu tinha três planilhas e nenhuma em dia. Agora mando uma mensagem na fila do mercado e pronto.',
    },
    {
      name: 'Rafael',
      about: '29 anos, designer em Belo Horizonte',
      text: 'No primeiro mês descobri quanto o delivery levava. Não precisei cortar tudo, só enxergar.',
    },
    {
      name: 'Patrícia',
      about: '41 anos, enfermeira em Curitiba',
      text: 'Aqui em casa ninguém mais discute por causa de conta. Está tudo anotado, é só olhar.',
    },
  ],
} as const
