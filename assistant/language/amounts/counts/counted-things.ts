import type { Pair } from '#language/amounts/counts/pair.ts'
import { isAfterThing } from '#language/amounts/counts/pair.ts'

/** What things come in, and what games sell: nobody buys it by that name alone. */
const packs = new Set(
  `
  novelo meada tubo frasco pote sache capsula ampola comprimido comp cp pag pagina folha volume dose cartela maco
  talao rolo bobina resma galao tablete envelope refil bisnaga engradado palete par garrafinha latinha
  molho cacho penca metro unidade milheiro centena materia saquinho pacotinho robux diamante moeda gema credito vbucks skin coin cristal
  `
    .trim()
    .split(/\s+/),
)

/** Things that are counted beside money, and that may have a price of their own. */
const things = new Set(
  `
  peca bandeja copia ramo buque muda balde barra pastilha sacola grade kit copo prato marmita
  empada empadinha geladinho dindin dindim sacole esfiha esfirra quibe kibe cocada pamonha cupcake brownie alfajor
  refri refrigerante quentinha bolinha bombom trufa brigadeiro docinho salgado salgadinho coxinha espetinho cacetinho pao
  paozinho ovo espiga cabeca pe feixe tora lasca posta
  corrida entrega viagem parada frete carreto coleta pedido chamada atendimento sessao consulta diaria
  pernoite noite plantao turno faxina unha corte visita vistoria foto arte logo post video
  cliente paciente aluno aluna hospede passageiro funcionario funcionaria colega irmao amigo parca
  parceiro garcom crianca adulto idoso convidado familia casal morador socio peao pedreiro ajudante
  ingresso inteira bilhete passagem joguinho aposta rifa cartelinha entrada pulseira ficha
  tijolo bloco telha vara tabua prego parafuso caibro viga ripa isolador lampada tomada disjuntor cano
  joelho luva bucha azulejo ladrilho lajota mourao estaca poste porca arruela broca rebite chapa
  caderno caneta lapis borracha cartolina adesivo etiqueta convite panfleto cartao banner
  fralda lenco pano toalha lencol fronha meia cueca calcinha blusinha camiseta sutia
  pneu vela amortecedor filtro bico correia lona palheta rolamento
  boi vaca bezerro galinha frango pinto porco leitao cabrito ovelha mula bode
  `
    .trim()
    .split(/\s+/),
)

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)))
}

/** Whether a folded word names what is counted far oftener than it is priced. */
export function isCountedThing(word: string): boolean {
  return isIn(packs, word) || isIn(things, word)
}

const papers = new Set(['conta', 'continha', 'boleto', 'fatura', 'coisa'])

/** `paguei 3 conta hoje`: how many they were, of whoever leaves the plural out. */
export function isFewBills(word: string, hundredths: number): boolean {
  return papers.has(word) && hundredths >= 200 && hundredths < 1000
}

const asPriceMin = 4

/** Whether a pair counts a thing: "leite 8 ovo 20" are two, each with its price behind it. */
export function countsThing(pair: Pair): boolean {
  const thing = pair.tokens[pair.count.last + 1]?.norm ?? ''
  if (isIn(packs, thing)) return true
  return isIn(things, thing) && (pair.reais <= asPriceMin || !isAfterThing(pair))
}
