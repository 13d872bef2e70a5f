import { entryOf, type PlainSet, turnOf } from '#corpus/plain/plain-set.ts'

const words = (text: string) => text.split(' ')

const masculine = words(
  'tênis celular livro bolo remédio café lanche sanduíche presente brinquedo sofá fogão colchão ' +
    'ventilador fone carregador relógio perfume batom shampoo sabonete caderno chinelo casaco ' +
    'biquíni jogo chocolate sorvete pastel frango queijo vinho botijão pneu filtro capacete ' +
    'ingresso curso abajur tapete liquidificador secador notebook mouse teclado cabo chip xarope',
)
const feminine = words(
  'blusa calça camisa mochila sandália geladeira cama cadeira panela toalha pizza marmita torta ' +
    'carne cerveja água passagem mensalidade consulta vacina ração coleira planta vela caneta ' +
    'agenda boneca bola bicicleta lâmpada tinta furadeira escada cortina almofada escova pomada ' +
    'vitamina fralda mamadeira',
)
const sums = ['45', '199,90', '1200', '12,50', '350']

type Shape = (thing: string, sum: string, a: '' | 'a') => string

const shapes: readonly Shape[] = [
  (thing, sum, a) => `comprei um${a} ${thing} de ${sum}`,
  (thing, sum, a) => `comprei um${a} ${thing} por ${sum}`,
  (thing, sum) => `comprei ${thing} ${sum}`,
  (thing, sum) => `${thing} ${sum}`,
  (thing, sum) => `gastei ${sum} com ${thing}`,
  (thing, sum, a) => `gastei ${sum} em um${a} ${thing}`,
  (thing, sum, a) => `gastei ${sum} reais ${a === 'a' ? 'na' : 'no'} ${thing}`,
  (thing, sum, a) => `paguei ${sum} ${a === 'a' ? 'na' : 'no'} ${thing}`,
  (thing, sum) => `paguei ${sum} de ${thing}`,
  (thing, sum, a) => `paguei ${a || 'o'} ${thing} ${sum}`,
  (thing, sum, a) => `hoje comprei um${a} ${thing}, ${sum} reais`,
  (thing, sum) => `${thing} foi ${sum}`,
  (thing, sum, a) => `saiu ${sum} ${a || 'o'} ${thing}`,
  (thing, sum, a) => `comprei um${a} ${thing} pro meu filho ${sum}`,
  (thing, sum, a) => `comprei um${a} ${thing} pra minha mãe de ${sum}`,
  (thing, sum) => `${thing} ${sum} no cartão`,
  (thing, sum) => `anota ${thing} ${sum}`,
  (thing, sum) => `anota aí ${sum} de ${thing}`,
  (thing, sum) => `mais ${sum} de ${thing}`,
  (thing, sum, a) => `${a || 'o'} ${thing} deu ${sum}`,
]

/** What was bought, in the twenty ways in which it is told. */
export const purchases: PlainSet = {
  name: 'a purchase',
  rightMin: 98.5,
  wrongMax: 0.5,
  cases: () => {
    const things = [
      ...masculine.map((thing) => ({ thing, a: '' as const })),
      ...feminine.map((thing) => ({ thing, a: 'a' as const })),
    ]
    return shapes.flatMap((shape) =>
      things.map(({ thing, a }, at) => {
        const sum = turnOf(sums, at)
        return { said: shape(thing, sum, a), entries: [entryOf('-', sum)] }
      }),
    )
  },
}
