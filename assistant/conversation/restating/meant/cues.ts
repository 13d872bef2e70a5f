import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'

/** Orders to put, write or leave something as it is to be. */
export const putting = words(
  'poe ponha por bota bote botar coloca coloque colocar deixa deixe deixar escreve escreva escrever ' +
    'anota anote anotar registra registre registrar muda mude mudar troca troque trocar joga jogue ' +
    'jogar passa passe passar ajeita ajeite ajeitar arruma arrume arrumar corrige corrija corrigir ' +
    'conserta conserte acerta acerte acertar completa complete completar altera altere alterar ' +
    'edita edite editar salva salve marca marque identifica identifique renomeia renomeie renomear ajusta ajuste ' +
    'botado colocado move mova mover volta volte voltar lanca lance inclui inclua adiciona acrescenta acrescente',
)

const joints = words('de do da dos das')

/** It is put somewhere there: a "troca de óleo" is a thing. */
export function putsAt(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  const isThing = norm === 'troca' && joints.has(tokens[at + 1]?.norm ?? '')
  return putting.has(norm) && !isThing
}

/** What is spoken of is how a thing is called. */
export const naming = words(
  'nome nomes escrito escrita descricao titulo renomeia renomeie renomear rebatiza rebatizar identifica identifique parenteses',
)

/** How it is to be shown: the name stands right behind. */
export const showing = words(
  'ver aparecer apareca aparecesse apareceria ficar fique ficasse fica constar conste constasse chamar chame ' +
    'chamasse como nome descricao titulo prefiro preferia preferiria',
)

/** What was told was wrong, or what it is now was looked up. */
export const mended = words(
  'arruma arrume arrumar corrige corrija corrigir conserta conserte consertar acerta acerte acertar ' +
    'ajeita ajeite ajeitar ajusta ajuste ajustar altera altere alterar muda mude mudar troca troque ' +
    'trocar atualiza atualize errei errado errada erro engano enganei confundi troquei inverti ' +
    'correcao corrigindo retificando digitei dedo dedao teclado contrario trocado invertido invertida perdao desculpa desculpe atrapalhei',
)

/** What costs less since it was told. */
export const cheaper = words(
  'cashback desconto descontinho descontao abatimento abateu abateram abaixou abaixaram baixou baixaram ' +
    'chorei pechinchei negociei barganhei etiqueta cupom barato baratinho precinho promocao',
)

/** Words between a verb and a name that belong to neither. */
export const light = words(
  'o a os as um uma de do da dos das ai la aqui ali so como por pra para pro no na nesse nessa esse ' +
    'essa isso que e eh foi mesmo viu ne ta la por favor melhor apenas seria era fosse',
)

/** "não", as it is written. */
export const denies = words('nao num nem n')

/** What points at what was told just now. */
export const pointing = words(
  'esse essa isso esses essas este esta isto desse dessa disso nesse nessa nisso dele dela nele nela ' +
    'aquele aquela naquele naquela lancamento registro recebimento entrada',
)

/** What is still to be: nothing that stands there is meant. */
export const ahead = words('vou vamos vai amanha depois quando lembra lembre lembrar')
