import { entryOf, type PlainSet, turnOf } from '#corpus/plain/plain-set.ts'

const sums = ['150', '1.200', '80', '45,50', '2300']

const people = [
  ...['minha mãe', 'o João', 'a dona Maria', 'meu irmão', 'a cliente', 'o patrão', 'minha sogra'],
  ...['a vizinha', 'seu Zé', 'a Bia', 'meu ex', 'o inquilino', 'meu pai', 'a empresa', 'uma aluna'],
]
const goods = [
  ...['bolo', 'celular usado', 'brigadeiro', 'sofá', 'roupa usada', 'artesanato', 'marmita'],
  ...['bezerro', 'ovos', 'rifa', 'livros', 'salgados', 'geladinho'],
]
const works = [
  ...['faxina', 'corrida', 'aula particular', 'unha', 'costura', 'pintura', 'consultoria'],
  ...['tradução', 'massagem', 'diária'],
]
const pay = [
  ...['salário', 'décimo terceiro', '13º', 'aposentadoria', 'bolsa família', 'auxílio', 'PLR'],
  ...['comissão', 'adiantamento', 'restituição do imposto', 'seguro desemprego', 'hora extra'],
  ...['bônus', 'rescisão'],
]

type Shape = (what: string, sum: string) => string

const shapes: readonly [readonly string[], Shape][] = [
  [people, (who, sum) => `${who} me pagou ${sum}`],
  [people, (who, sum) => `${who} me mandou ${sum}`],
  [people, (who, sum) => `${who} me deu ${sum}`],
  [people, (who, sum) => `${who} fez um pix de ${sum} pra mim`],
  [people, (who, sum) => `${who} depositou ${sum} na minha conta`],
  [people, (who, sum) => `recebi um pix de ${sum} de ${who}`],
  [goods, (what, sum) => `vendi um ${what} por ${sum}`],
  [goods, (what, sum) => `vendi ${sum} de ${what}`],
  [goods, (what, sum) => `venda de ${what} ${sum}`],
  [goods, (what, sum) => `recebi ${sum} da venda de ${what}`],
  [works, (what, sum) => `recebi ${sum} de ${what}`],
  [works, (what, sum) => `ganhei ${sum} com ${what}`],
  [works, (what, sum) => `entrou ${sum} da ${what}`],
  [pay, (what, sum) => `caiu ${what} ${sum}`],
  [pay, (what, sum) => `recebi ${sum} de ${what}`],
  [pay, (what, sum) => `entrou ${what} ${sum}`],
  [pay, (what, sum) => `${what} ${sum}`],
]

/** What came in, of people, of goods, of work and of those who pay. */
export const incomes: PlainSet = {
  name: 'what came in',
  rightMin: 99.5,
  wrongMax: 0.5,
  cases: () =>
    shapes.flatMap(([list, shape]) =>
      list.map((what, at) => {
        const sum = turnOf(sums, at)
        return { said: shape(what, sum), entries: [entryOf('+', sum)] }
      }),
    ),
}
