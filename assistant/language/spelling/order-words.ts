/**
 * Most words of what Lya is asked and told besides money's own verbs, folded:
 * orders, measures, what a notice says was done.
 */
export const orderWords: readonly string[] = (
  'coloca coloque colocar coloco guarda guardamos guardado guardando aumenta aumente aumentar ' +
  'aumentou diminui diminuir maximo minimo tambem limitar limita estornada estornado estorno ' +
  'enviado enviada recebida recebidos exclui excluir exclua apague apaguei litros quilos ' +
  'quilometro metros gramas toneladas unidade unidades centavo centavos pacote pacotes caixas ' +
  'duzias errado errada troquei trocar atendi juntei vencer agosto entrega entregas adiantado ' +
  'adiantada dividido dividida rachado rachada tamanho desculpe numero numeros apartamento ' +
  'devendo descontado separa separar talvez digitei enganei inverti eramos pagaram lancei ' +
  'lancamentos corrigindo corrijo retifico retificando contei cancelei cancele deposite ' +
  'deposita devolve devolver devolvido estourei estourar pensando passou apurado poupei ' +
  'adiantei define definir parcelada parcelou creditado creditada transferida cobrou daqueles ' +
  'lembrava anotou anotado anotada anotadas remove remover gentileza comprovante registre ' +
  'registra acrescente descontou abatimento atrasado querendo faltou entraram chegou gastando ' +
  'faltando aportei apliquei funciona mentira emprestado emprestada proxima proximas proximo ' +
  'primeira primeiro cadastra quitada quitado quitei mostre reserva poupanca reduza reduzir ' +
  'altera altere alterar corrigir atualiza atualize lancamento assinaturas freelances ' +
  'investimento investimentos gastos fatura semanas quinzena feriado pessoas pagando vendendo ' +
  'fizeram mandaram levaram deixei entreguei encomenda encomendei descontei desconta estornaram ' +
  'perdoa perdao esqueca'
).split(' ')
