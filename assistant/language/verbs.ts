import { conjugate, type VerbForm } from '#language/conjugation.ts'

/**
 * What a verb says about money: `spend` leaves the pocket, `earn` comes in, `cost` is a price or
 * a bill (no person does it), `arrive` is money that comes by itself, `give` goes from one person
 * to another, `hand` is an everyday deed that a price may follow, `else` has nothing to do with
 * money: a figure in its clause is a distance, a mark, an offer.
 */
export type VerbKind = 'spend' | 'earn' | 'cost' | 'arrive' | 'give' | 'hand' | 'refund' | 'else'

export interface Verb {
  kind: VerbKind
  form: VerbForm
}

const regular: Record<VerbKind, string> = {
  spend:
    'gastar pagar comprar torrar desembolsar abastecer assinar adquirir quitar alugar contratar ' +
    'recarregar encomendar apostar gastear financiar desembolsar bancar custear liquidar',
  earn: 'receber ganhar vender faturar lucrar embolsar',
  cost: 'custar sair ficar totalizar',
  arrive: 'cair entrar pingar pintar render creditar',
  give: 'mandar enviar transferir depositar passar emprestar repassar doar ofertar',
  hand:
    'almocar jantar lanchar comer beber tomar consertar trocar pedir levar pegar meter botar ' +
    'colocar deixar largar cortar reservar renovar carregar abrir fechar fumar consumir matricular ' +
    'efetuar realizar usar visitar imprimir lavar reformar pintar estacionar ajeitar ' +
    'arrumar contribuir contribuir presentear rachar dividir encher completar calibrar revisar',
  refund: 'estornar reembolsar devolver ressarcir restituir',
  else:
    'oferecer subir descer aumentar diminuir baixar nascer pesar medir correr andar caminhar pedalar ' +
    'resgatar sacar nadar assistir arrecadar malhar treinar dormir acordar tirar ler estudar ouvir escutar falar contar achar encontrar precisar dever ' +
    'esperar torcer jogar vencer perder cobrar prometer mostrar perguntar responder valer durar ' +
    'demorar faltar sobrar morar viver trabalhar ajudar pensar imaginar sonhar gostar amar odiar ' +
    'roubar furtar sumir quebrar negar propor negociar avaliar estimar calcular prever funcionar ' +
    'lembrar esquecer olhar pesquisar desistir resistir evitar economizar juntar somar anunciar ' +
    'ameacar sugerir apresentar postar publicar mudar conseguir tentar comecar terminar parar ' +
    'entregar chamar convidar aceitar recusar registrar lancar anotar cadastrar atrasar vencer ' +
    'empatar marcar errar acertar completar crescer engordar emagrecer bater atingir alcancar passear',
}

const irregular: readonly (readonly [VerbKind, VerbForm, string])[] = [
  [
    'cost',
    'they-did',
    'deu deram foi foram custou custaram ficou ficaram saiu sairam veio vieram morreu morreram',
  ],
  ['cost', 'they-do', 'custa custam fica'],
  ['cost', 'undone', 'era eram seria daria sairia ficaria'],
  ['give', 'i-did', 'dei demos doei fiz entreguei entregamos'],
  ['give', 'they-did', 'adiantou adiantaram'],
  ['hand', 'i-did', 'acertei acertamos'],
  ['give', 'infinitive', 'dar'],
  ['give', 'i-do', 'dou'],
  ['hand', 'i-did', 'fiz fizemos pus pusemos fui fomos'],
  ['hand', 'infinitive', 'fazer por'],
  ['spend', 'participle', 'pago paga pagos pagas gasto'],
  ['spend', 'i-did', 'adquiri investi perdi sacrifiquei'],
  ['hand', 'i-did', 'consumi bebi comi joguei jogamos'],
  ['spend', 'they-did', 'perdeu debitou debitaram descontou descontaram cobrou cobraram'],
  ['spend', 'participle', 'debitado debitada cobrado cobrada descontado'],
  ['arrive', 'i-did', ''],
  ['arrive', 'they-did', 'chegou chegaram caiu cairam'],
  // Of these verbs the present is no noun.
  ['else', 'i-do', 'moro moramos durmo corro calco'],
  [
    'else',
    'i-did',
    'cheguei chegamos voltei voltamos viajei viajamos liguei avisei expliquei conversei',
  ],
  [
    'else',
    'i-did',
    'procurei dancei cantei brinquei casei namorei briguei escrevi aprendi ensinei cresci',
  ],
  ['else', 'they-do', 'comeca comecam termina terminam acaba acabam chega chegam acontece demora'],
  ['else', 'they-do', 'mora moram dorme corre pesa pesam mede medem cabe cabem'],
  ['spend', 'they-do', 'gasta gastam pagam'],
  ['else', 'i-do', 'cobro cobramos vendo'],
  ['earn', 'participle', 'recebido recebida ganho vendido vendida'],
]

// `jogo`, `corrida`, `falta`: of these verbs such forms are nouns.
const mostlyNouns = new Set<VerbForm>(['i-do', 'they-do', 'participle'])

const plainForms = new Set<string>()

const verbs = new Map<string, Verb>()
for (const [kind, list] of Object.entries(regular)) {
  for (const infinitive of new Set(list.split(' '))) {
    for (const [word, form] of conjugate(infinitive)) {
      if (kind === 'else' && mostlyNouns.has(form)) {
        plainForms.add(word)
        continue
      }
      // The keys of `regular` are verb kinds: the compiler checks it above.
      if (!verbs.has(word)) verbs.set(word, { kind: kind as VerbKind, form })
    }
  }
}
for (const [kind, form, list] of irregular) {
  for (const word of list.split(' ')) if (word) verbs.set(word, { kind, form })
}
// Nouns and other words far oftener than verbs.
const nounList =
  'gasto gastos compra compras venda vendas conta passo entra saio entrada entradas saida saidas ' +
  'renda rende pinto usado usada usados usadas fechado aberto comida bebida corto pico ' +
  'pegada lavada cortada levada passada passado passa tomada tomado mando pinta entrado divida ' +
  'dividas assinatura trocado trocados reserva reservas lanche lanches aluga encomenda encomendas ' +
  'fatura faturas lucro lucros completo completa conserto consertos deixa levo pega bote coma ' +
  'racha bota botas saia saias pinga passe passes troca trocas funcionaria bebidas comidas banca ' +
  'bancas banco bancos sao sam oferta ofertas envio envios fumo lava repasse largo cao lia ' +
  'janta almoco corte tome come como toma tomo custo custos usa uso jantar almocar pago visita visto ' +
  'reforma reformas consumo financiamento aposta apostas por vista caio cai sai ficava entrava pinte pinto recebe'
const nouns = new Set(
  `${nounList} matricula matriculas bebe credito debito deposito reembolso estorno recebimento emprestimo emprestado pedido pedidos doce doces `
    .trim()
    .split(/\s+/),
)
for (const noun of nouns) verbs.delete(noun)
verbs
  .set('pago', { kind: 'spend', form: 'participle' })
  .set('paga', { kind: 'spend', form: 'participle' })

/** The money verb that a folded word is a form of, if any. */
export function findVerb(word: string): Verb | undefined {
  return verbs.get(word)
}

/** Whether a folded word looks like a verb form and is a noun far oftener. */
export function isNounForm(word: string): boolean {
  return nouns.has(word) || plainForms.has(word)
}

/** The forms that tell of something done, for spelling repair: slips in others mislead more. */
export function toldForms(): string[] {
  const told = [...verbs].filter(([, { kind, form }]) => form.endsWith('did') && kind !== 'else')
  return told.map(([word]) => word)
}
