import { entryOf, type PlainSet } from '#corpus/plain/plain-set.ts'

const words = (text: string) => text.split(' ')

const masculine = words(
  'almoço mercado uber tênis livro bolo remédio café lanche sanduíche presente churrasco sorvete ' +
    'pastel frango queijo vinho gás pneu filtro curso jantar estacionamento pedágio cinema açougue',
)
const feminine = words(
  'pizza farmácia padaria gasolina luz água internet feira blusa consulta vacina ração carne ' +
    'cerveja marmita torta academia passagem roupa escova boneca lavanderia manicure',
)

type Shape = (a: string, thing: string) => string

const toOther: readonly Shape[] = [
  (a, thing) => `muda ${a} ${thing} pra 29`,
  (a, thing) => `corrige ${a} ${thing} pra 29`,
  (a, thing) => `na verdade ${a} ${thing} foi 29`,
  (a, thing) => `${a} ${thing} foi 29, não 27`,
  (a, thing) => `errei, ${a} ${thing} foi 29`,
  (a, thing) => `o valor d${a} ${thing} é 29`,
]
const toNone: readonly Shape[] = [
  (a, thing) => `apaga ${a} ${thing}`,
  (a, thing) => `tira ${a} ${thing}`,
  (a, thing) => `pode excluir ${a} ${thing}?`,
]

/** What stands there at 27, mended or taken out by its name. */
export const corrections: PlainSet = {
  name: 'a correction by its name',
  rightMin: 100,
  wrongMax: 0,
  cases: () => {
    const things = [
      ...masculine.map((thing) => ({ a: 'o', thing })),
      ...feminine.map((thing) => ({ a: 'a', thing })),
    ]
    return things.flatMap(({ a, thing }) => {
      const before = `gastei 27 n${a} ${thing}`
      return [
        ...toOther.map((shape) => ({
          ...{ before, said: shape(a, thing), entries: [entryOf('-', '29')] },
        })),
        ...toNone.map((shape) => ({ before, said: shape(a, thing), entries: [] })),
      ]
    })
  },
}
