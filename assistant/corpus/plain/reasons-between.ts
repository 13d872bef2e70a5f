import { entryOf, type PlainSet } from '#corpus/plain/plain-set.ts'

const firsts = [
  ['gastei 27 no almoço', '27'],
  ['paguei 80 de luz', '80'],
  ['comprei um remédio de 42,90', '42,90'],
  ['abasteci 100', '100'],
  ['mercado 63', '63'],
] as const
const seconds = ['15 de uber', 'uber 15', 'paguei 15 no uber', '15 no uber']
const joints = [' e ', ', ', ' e mais ', '. ', ' e depois ']
const asides = [
  ...['pq esqueci a marmita em casa kkk', 'porque tava sem nada em casa', 'pq tava chovendo'],
  ...['porque meu carro quebrou', 'que tava atrasada', 'pq não deu tempo de cozinhar', 'kkk'],
  ...['porque a geladeira pifou', 'com as meninas do trabalho', 'pra minha mãe', 'tá tudo caro'],
  ...['que tava na promoção', 'que tá um absurdo', 'depois do trabalho', 'antes do plantão'],
  ...['na volta pra casa', 'com meu filho', 'pro jantar', 'misericórdia', 'pq ninguém merece'],
  ...['porque eu mereço', 'de manhã cedo', 'no intervalo', 'perto do trabalho', 'lá no centro'],
  ...['da esquina', 'aqui perto de casa', 'pra semana toda', 'pq acabou', 'que nem é tão bom'],
  ...['que eu tava precisando', 'pq tô gripada', 'já que não tinha comida', 'pra comemorar'],
  ...['pra não passar fome', 'que minha filha pediu', 'porque hoje é aniversário dela'],
]

/** Two entries, the first with why or of whom behind it. */
export const reasonsBetween: PlainSet = {
  name: 'two entries, and why',
  rightMin: 99,
  wrongMax: 0.8,
  cases: () =>
    firsts.flatMap(([first, sum]) =>
      asides.flatMap((aside) =>
        joints.flatMap((joint) =>
          seconds.map((second) => ({
            said: `${first} ${aside}${joint}${second}`,
            entries: [entryOf('-', sum), entryOf('-', '15')],
          })),
        ),
      ),
    ),
}
