import type { VerbSense } from '#language/verbs/sense.ts'

/**
 * Verbs whose forms follow from the infinitive. `told` are verbs of which only what was done and
 * what was not are forms: their present and participle are nouns (`jogo`, `corrida`, `falta`).
 */
export const regular: readonly { sense: VerbSense; verbs: string; told?: true }[] = [
  {
    sense: 'spend',
    verbs:
      'gastar torrar desembolsar despender abastecer assinar alugar contratar recarregar apostar gastear ' +
      'bancar custear',
  },
  { sense: 'pay', verbs: 'pagar quitar financiar liquidar' },
  { sense: 'buy', verbs: 'comprar adquirir encomendar' },
  { sense: 'earn', verbs: 'receber ganhar faturar lucrar embolsar apurar' },
  { sense: 'sell', verbs: 'vender revender' },
  { sense: 'cost', verbs: 'custar sair ficar totalizar' },
  { sense: 'arrive', verbs: 'cair entrar pingar pintar render creditar' },
  { sense: 'give', verbs: 'doar ofertar' },
  { sense: 'send', verbs: 'mandar enviar transferir depositar passar repassar' },
  { sense: 'lend', verbs: 'emprestar' },
  { sense: 'refund', verbs: 'estornar reembolsar ressarcir restituir' },
  { sense: 'repay', verbs: 'devolver' },
  {
    sense: 'hand',
    verbs:
      'almocar jantar lanchar comer beber tomar consertar trocar meter botar colocar deixar largar ' +
      'cortar reservar renovar carregar abrir fechar fumar consumir matricular efetuar realizar usar ' +
      'visitar imprimir lavar reformar pintar estacionar ajeitar arrumar contribuir presentear rachar ' +
      'dividir encher completar calibrar revisar',
  },
  { sense: 'take', verbs: 'levar pegar' },
  { sense: 'ask', verbs: 'pedir' },
  { sense: 'save', verbs: 'economizar juntar ajuntar aportar', told: true },
  { sense: 'withdraw', verbs: 'sacar resgatar tirar', told: true },
  { sense: 'record', verbs: 'registrar lancar anotar cadastrar marcar', told: true },
  {
    sense: 'say',
    verbs: 'contar falar mostrar perguntar responder anunciar prometer negar sugerir',
    told: true,
  },
  { sense: 'lack', verbs: 'faltar sobrar dever precisar', told: true },
  { sense: 'serve', verbs: 'trabalhar entregar', told: true },
  {
    sense: 'other',
    verbs:
      'oferecer subir descer aumentar diminuir baixar nascer pesar medir correr andar caminhar pedalar ' +
      'nadar assistir arrecadar malhar treinar dormir acordar ler estudar ouvir escutar achar encontrar ' +
      'esperar torcer jogar vencer perder valer durar demorar morar viver ajudar pensar imaginar sonhar ' +
      'gostar amar odiar roubar furtar sumir quebrar propor negociar avaliar estimar calcular prever ' +
      'funcionar lembrar esquecer olhar pesquisar desistir resistir evitar somar ameacar apresentar ' +
      'postar publicar mudar conseguir tentar comecar terminar parar chamar convidar aceitar recusar ' +
      'cobrar atrasar empatar errar acertar crescer engordar emagrecer bater atingir alcancar passear',
    told: true,
  },
]
