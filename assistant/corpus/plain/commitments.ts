import { centsOf, type PlainCase, type PlainSet, turnOf } from '#corpus/plain/plain-set.ts'

const sums = ['150', '1.200', '89,90', '320', '45,50']
const days = ['5', '10', '28', '15']

const bills = [
  ...['aluguel', 'luz', 'água', 'internet', 'netflix', 'academia', 'condomínio', 'faculdade'],
  ...['plano de saúde', 'prestação do carro', 'celular', 'natação', 'van escolar', 'consórcio'],
]
const billShapes: readonly ((name: string, sum: string, day: string) => string)[] = [
  (name, sum, day) => `${name} ${sum} todo dia ${day}`,
  (name, sum, day) => `todo mês pago ${sum} de ${name} dia ${day}`,
  (name, sum, day) => `${name} vence dia ${day}, ${sum} por mês`,
  (name, sum, day) => `pago ${name} todo dia ${day}, ${sum}`,
  (name, sum, day) => `me lembra de pagar ${name} ${sum} todo dia ${day}`,
  (name, sum) => `${name} ${sum} mensal`,
  (name, sum, day) => `conta fixa: ${name} ${sum} dia ${day}`,
]

const goals = [
  ...['viagem', 'carro', 'casamento', 'reserva de emergência', 'celular novo', 'reforma', 'moto'],
  ...['curso de inglês', 'Natal', 'enxoval', 'cirurgia'],
]
const goalShapes: readonly ((name: string, sum: string) => string)[] = [
  (name, sum) => `quero juntar ${sum} pra ${name}`,
  (name, sum) => `meta ${name} ${sum}`,
  (name, sum) => `cria uma meta de ${sum} pra ${name}`,
  (name, sum) => `meu objetivo é juntar ${sum} pra ${name}`,
]

const limited = ['mercado', 'alimentação', 'lazer', 'transporte', 'farmácia', 'educação', 'comida']
const limitShapes: readonly ((name: string, sum: string) => string)[] = [
  (name, sum) => `limite de ${sum} pra ${name}`,
  (name, sum) => `quero gastar no máximo ${sum} com ${name} esse mês`,
  (name, sum) => `não quero gastar mais de ${sum} com ${name}`,
  (name, sum) => `orçamento de ${name} ${sum}`,
]

/** Bills, goals and limits, each told in one sentence. */
export const commitments: PlainSet = {
  name: 'bills, goals and limits',
  rightMin: 100,
  wrongMax: 0,
  cases: () => [
    ...bills.flatMap((name, at) =>
      billShapes.map((shape): PlainCase => {
        const sum = turnOf(sums, at)
        return {
          said: shape(name, sum, turnOf(days, at)),
          entries: [],
          isKept: (world) => world.bills.some(({ amountCents }) => amountCents === centsOf(sum)),
        }
      }),
    ),
    ...goals.flatMap((name, at) =>
      goalShapes.map((shape): PlainCase => {
        const sum = turnOf(sums, at)
        return {
          said: shape(name, sum),
          entries: [],
          isKept: (world) => world.goals.some(({ targetCents }) => targetCents === centsOf(sum)),
        }
      }),
    ),
    ...limited.flatMap((name, at) =>
      limitShapes.map((shape): PlainCase => {
        const sum = turnOf(sums, at)
        return {
          said: shape(name, sum),
          entries: [],
          isKept: (world) =>
            world.budgets.some(({ plannedCents }) => plannedCents === centsOf(sum)),
        }
      }),
    ),
  ],
}
