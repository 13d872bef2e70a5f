import type { SawReason } from '#phrasing/talking/silence-reason.ts'

type Line = readonly [text: (thing: string) => string, ...answers: string[]]

/** What she says of a sum that neither came nor went, and the answers that fit it. */
export const unmeantLines: Readonly<Record<SawReason, Line>> = {
  lost: [(thing) => `Poxa, que pena. 💛 Esses ${thing} não entraram nem saíram, então não anotei.`],
  notDone: [(thing) => `Certo, se não foi, não conta: ${thing} fica fora. Se mudar, me avisa? 💛`],
  ofOther: [
    (thing) => `Vi ${thing}, mas é dinheiro de outra pessoa, então não anotei. Foi seu?`,
    'Foi meu gasto',
    'Não',
  ],
  wished: [
    (thing) => `Vi ${thing}, e por enquanto é só um plano. Se comprar, me conta? 💛`,
    'Já comprei',
    'Ainda não',
  ],
  supposed: [
    (thing) => `Vi ${thing}, mas ainda é um “se”, então não anotei. Quando for certo, me conta? 💛`,
  ],
  priced: [(thing) => `Vi ${thing}: é só o preço, ou você já pagou?`, 'Já paguei', 'Não'],
  owing: [
    (thing) => `Vi ${thing}, ainda para pagar. Que dia vence? Aí eu te lembro.`,
    'Mês que vem',
    'Não',
  ],
  kept: [
    (thing) =>
      `Que bom ter ${thing}! O que já é seu não é gasto nem entrada, então não anotei. Para acompanhar, crie uma meta: "meta viagem 3000".`,
  ],
  coming: [
    (thing) => `Vi ${thing}, ainda para receber. Quando entrar, me conta que eu anoto? 💛`,
    'Já recebi',
    'Ainda não',
  ],
  mended: [
    (thing) => `Vi ${thing}, mas não achei o que corrigir. Foi de quê?`,
    'Foi gasto',
    'Foi entrada',
    'Não',
  ],
}
