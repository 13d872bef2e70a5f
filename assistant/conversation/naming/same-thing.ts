/** Words for one and the same, and what goes by a wider name as well. */
const others = new Map<string, ReadonlySet<string>>(
  [
    ['combustivel', 'abastecimento gasolina gasosa etanol alcool diesel gnv'],
    ['abastecimento', 'combustivel gasolina gasosa etanol alcool diesel gnv'],
    ['luz', 'energia'],
    ['viagem', 'viajar'],
    ['reforma', 'reformar'],
    ['casamento', 'casar'],
    ['mercado', 'supermercado mercadinho'],
    ['internet', 'net wifi'],
    ['academia', 'gym'],
    ['faculdade', 'facul'],
    ['condominio', 'cond'],
    ['celular', 'cel'],
    ['telefone', 'tel fone'],
    ['farmacia', 'drogaria'],
    ['padaria', 'padoca'],
    ['cinema', 'cine'],
    ['jantar', 'janta'],
    ['onibus', 'busao buzu'],
  ].map(([one = '', words = '']) => [one, new Set(words.split(' '))]),
)

/** Whether two folded words may name one thing: fuel and 'abastecimento', energy and light. */
export function areOneThing(one: string, other: string): boolean {
  return others.get(one)?.has(other) === true || others.get(other)?.has(one) === true
}
