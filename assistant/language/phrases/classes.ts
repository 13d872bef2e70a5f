import { formsOf } from '#language/phrases/verb-forms.ts'
import { workClasses } from '#language/phrases/work-classes.ts'

/** Words that stand for one another wherever one of them may stand. */
const classes: Record<string, string> = {
  ...workClasses,
  i: 'eu nos agente',
  me: 'me mim comigo nos',
  my: 'meu minha meus minhas nosso nossa',
  person:
    'ele ela eles elas voce voces mae pai mainha painho irmao irma irmaos filho filha filhos tio tia ' +
    'avo vo vovo voinho voinha primo prima sogro sogra marido esposa esposo mulher namorado namorada noivo noiva ' +
    'amigo amiga amigos vizinho vizinha colega colegas cunhado cunhada neto neta sobrinho sobrinha ' +
    'afilhado afilhada padrinho madrinha comadre compadre galera pessoal cara fulano alguem povo ' +
    'gente menino menina chefe',
  kid: 'menino menina meninos meninas crianca criancas filho filha filhos filhas neto neta netos netas',
  kin: 'mae pai mainha painho avo vo vovo voinho voinha sogro sogra tio tia padrinho madrinha marido esposa esposo',
  bank:
    'itau nubank nu inter bradesco santander caixa c6 bb banco picpay neon next will mercado pagbank ' +
    'pagseguro original sicredi sicoob btg xp rico wise nomad banrisul carteira conta cartao',
  payer:
    'cliente clientes chefe patrao patroa empresa firma aluno aluna alunos inquilino inquilina ' +
    'comprador compradora fregues freguesa governo inss prefeitura contratante paciente escritorio ' +
    'agencia loja seguradora operadora hospede passageiro passageira cooperativa encarregado ' +
    'mestre empreiteiro laticinio laticinios frigorifico usina',
  spender: 'chefe patrao patroa empresa firma governo prefeitura escritorio agencia loja',
  pack:
    'pacote caixa kit cartela fardo pct cx saco bandeja embalagem frasco combo pote vidro jogo ' +
    'bandejinha caixinha pacotinho conjunto rolo resma',
  seat: 'mesa reserva quarto festa jantar almoco lugar lugares comida casa barraca bolo churrasco',
  friend:
    'amigo amiga amigos amigas pessoa pessoas colega colegas primo prima primos primas irmao irma ' +
    'irmaos irmas outro outra outros outras cara caras guri guris guria gurias menina meninas ' +
    'menino meninos mana manas mano manos camarada camaradas parceiro parceiros parca parcas vizinho ' +
    'vizinhos',
  few: '2 3 4 5 6 7 8 9 10 11 12 dois duas tres quatro cinco seis sete oito',
  split:
    'dividi dividimos dividimo dividiu dividido dividida divididos rachei rachamos rachamo rachou ' +
    'rachado rachada racha rachando dividindo racho divido divide',
  summary: 'resumo resumao resuminho balanco relatorio fechamento',
  'shared-home': 'gas luz agua internet wifi aluguel condominio faxina faxineira diarista energia',
  'paid-at-once':
    'uber taxi pizza gasolina churrasco churras rodizio lanche cerveja bar jantar janta almoco quadra ' +
    'pedagio breja cinema',
  shoe:
    'tenis sapato sapatos botas botina chinelo chinelos havaianas havaiana sandalia sandalias ' +
    'sapatilha sapatenis crocs rasteirinha rasteira chuteira tamanco mocassim coturno papete ' +
    'scarpin slide alpargata mule pantufa patins',
  mended:
    'e ah mas entao nao pera ih ops opa ei lya eita vixe ixi ixe putz aff xi oxe poxa uai ue oxente vish bah tche nossa',
  looks:
    'nova novo usada usado preta preto branca branco marrom azul vermelha vermelho rosa bege couro ' +
    'cinza verde feminina feminino masculina masculino infantil linda lindo',
  'shoe-size':
    '17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46',
  wear:
    'calca calcas bermuda short shorts saia vestido camisa camiseta blusa jaqueta casaco terno ' +
    'farda uniforme jaleco cueca sutia calcinha legging macacao moletom blazer jeans pijama biquini ' +
    'sunga maio avental roupa conjunto',
  'wear-size': '2 4 6 8 10 12 14 16 34 36 38 40 42 44 46 48 50 52 54 56',
  hour: '00 01 02 03 04 05 06 07 08 09 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24',
  fever: '37 38 39 40 41 37,5 38,5 39,5 37,8 38,2 38,8',
  'fever-tenth':
    '37,5 37,6 37,7 37,8 37,9 38,1 38,2 38,3 38,4 38,5 38,6 38,7 38,8 38,9 39,1 39,2 39,3 39,4 39,5 ' +
    '39,6 39,7 39,8 39,9 40,1 40,2 40,5',
  'pays-later':
    'vai vao paga pagam ficou ficaram fica ficam deve devem so ainda falta faltam faltou nao pediu ' +
    'pediram prometeu amanha depois sexta sabado fiado',
  stint:
    'plantao turno escala expediente horario trabalho trabalhei trabalhando extra bico baba diarista ' +
    'rodei feira servico sai saio entro chega abre fecha comeca passa funciona atende',
  drove: 'estava passei andei andando andar ia vinha dirigindo correndo rodando radar',
  eyesight: 'miopia astigmatismo hipermetropia presbiopia adicao',
  voucher: 'refeicao alimentacao vr va vale combustivel cultura mobilidade',
  part: 'parcela parc prestacao cota sessao dose mensalidade etapa aula',
  beer:
    'brahma skol heineken antarctica itaipava bohemia budweiser bud stella amstel kaiser corona ' +
    'original spaten eisenbahn cerveja cerva breja ceva coca guarana fanta pepsi sprite dolly',
  month: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'month-number': '1 2 3 4 5 6 7 8 9 10 11 12',
  cattle: 'vaca vacas novilha novilhas bezerra bezerro egua touro boi bufala cabra porca matriz',
  way: 'pix cartao dinheiro debito credito vr va vale boleto fatura especie transferencia parcelado',
  dish:
    'acai hamburguer hamburgue burger burguer xis lanche tapioca pizza pastel sorvete crepe marmita milkshake ' +
    'batata cuscuz sanduiche hotdog dogao cachorro vitamina casquinha petit beirute misto',
  topping:
    'granola leite ninho bacon queijo cheddar ovo calabresa catupiry borda creme chantilly calda ' +
    'cobertura nutella pacoca banana morango adicional extra molho presunto mussarela frango carne kiwi',
  rate: 'kg quilo litro pacote duzia saco saca metro caixa bandeja cento unidade lata garrafa maco pe',
  article: 'o a os as um uma uns umas',
  of: 'de do da dos das',
  in: 'em no na nos nas',
  for: 'pra pro pras pros para por pelo pela',
  want: 'quero queria quis quiser queremos querem querendo pretendo pretendia planejo planejando',
  may: 'posso podia poderia deveria devia',
  would: 'daria faria teria iria iriamos',
  need: 'preciso precisava precisamos',
  will: 'vou vamos irei iremos ia',
  strike: 'deixa deixo faz faco fecha aceita topa vendo levo',
  saw: 'vi vimos achei achamos encontrei olhei pesquisei li ouvi viu',
  moved: 'subiu subiram aumentou aumentaram baixou baixaram sobe sobem',
  goes: 'vai vao foi foram passou passaram pulou pularam chegou chegaram caiu cairam baixou subiu',
  appraised:
    'avaliado avaliada estimado estimada orcado orcada cotado cotada tabelado tabelada avaliados ' +
    'estimados orcados cotados',
  got: 'recebi recebemos ganhei chegou tive fiz mandei pedi veio',
  proposal:
    'proposta oferta orcamento cotacao simulacao convite sugestao contraproposta promessa cobranca ' +
    'notificacao intimacao mensagem ligacao email golpe',
  hired:
    'aprovado aprovada contratado contratada promovido promovida chamado chamada convidado ' +
    'convidada selecionado selecionada aprovados contratados chamados convidados selecionados',
  'hand-over': 'passa da manda empresta transfere ve arruma arranja',
  bought:
    'comprei compramos levei levamos paguei gastei quis dei emprestei mandei topei aceitei fechei',
  'of-these': 'desses destes dessas destas desse deste dessa disso nisso',
  'would-be': 'tivesse tivessem fosse era eram seria ser ter teria sera for estaria deveria',
  said:
    'disse disseram falou falaram contou contaram avisou avisaram comentou comentaram garantiu ' +
    'jurou afirmou diz dizem dizia fala falam perguntou perguntaram postou escreveu noticiou ' +
    'anunciou',
  body:
    'temperatura febre peso idade pressao glicose colesterol altura batimentos glicemia ' +
    'triglicerides imc saturacao bpm hemoglobina ferritina tsh creatinina cintura quadril kcal ' +
    'calorias',
  code:
    'placar velocidade distancia recorde senha pontuacao protocolo cpf cep quilometragem ranking ' +
    'colocacao versiculo',
  test: 'prova exame enem vestibular teste materia disciplina simulado concurso oab quiz',
  pay:
    'salario salarios freela freelas freelance freelances frila bico bicos comissao comissoes gorjeta ' +
    'gorjetas bonus plr ppr aposentadoria reembolso estorno cashback rendimento rendimentos ' +
    'dividendo dividendos proventos mesada adiantamento ordenado restituicao premio prolabore ' +
    'auxilio holerite abono heranca pensao beneficio receita plantao plantoes entradas freelancer cache caches publi repasse bpc quinzena aposento',
  till: 'lanchonete barraca barraquinha banca banquinha brecho quiosque trailer bazar carrinho',
  takings: 'venda vendas faturamento lucro',
  bill: 'fatura boleto multa cobranca debito imposto iptu ipva taxa',
  allowance: 'pensao mesada salario comissao bonus rescisao adiantamento ferias',
  errand:
    'hotel almoco jantar passagem passagens hospedagem uber taxi curso confra festa cafe lanche ' +
    'evento viagem material carro conserto',
  please: 'quero queria preciso pode poderia consegue vou vamos solicito desejo favor voce eu',
  note:
    'anotar anota anote anotai registrar registra registre registro lancar lanca lance lancai ' +
    'adicionar adiciona adicione incluir inclui inclua marca marque marcar salvar salva salve ' +
    'cadastrar cadastra cadastre computar computa compute insere inserir informo',
  put: 'poe bota coloca coloque',
  noting:
    'anota anote anotar anotes registra registre registrar lanca lance lancar adiciona adicione ' +
    'adicionar inclui inclua incluir marca marque marcar salva salve salvar cadastra cadastre ' +
    'cadastrar contabiliza contabilize contabilizar',
  'note-down': 'anota anote registra registre lanca lance marca coloca bota poe',
  putting: 'coloca coloque colocar poe ponha por bota bote botar conta conte guarda guarde',
  insist: 'nao n nunca',
  softly: 'ah oh ih opa nao lya mano',
  rounds: 'corridas entregas vendas',
  shift: 'hoje ontem dia noite semana manha tarde uber 99 app ifood rappi feira loja',
  gigs: 'bico bicos freela freelas freelance freelances frila trampo trampos corrida uber vendas feira',
  stuff: 'coisa coisas negocio negocios parada treco trecos tralha tralhas',
  cash: 'pagamento dinheiro grana pix dindin',
  wage: 'cache comissao diaria salario freela bico plantao',
  took: 'peguei pegamos tomei',
  later:
    'amanha depois quando entrega semana mes fim final sexta sabado domingo segunda terca quarta ' +
    'quinta proxima proximo dezembro janeiro fevereiro marco abril',
  gift:
    'perfume colonia bombom bombons chocolate chocolates caneca relogio brinco brincos colar ' +
    'pulseira anel hidratante boneca boneco bicicleta bike brinquedo carrinho pelucia vestido bolsa ' +
    'lingerie carteira rosa rosas cafeteira',
  feast:
    'churras churrasco ceia festa festinha almoco jantar janta aniversario casamento encontro feijoada culto jogo ' +
    'formatura batizado show evento bingo quermesse cha reuniao feira bazar missa confraternizacao confra',
  dear:
    'mae pai mainha painho mamae papai sogra sogro namorada namorado esposa esposo marido mozao amor ' +
    'avo vo vovo voinha noiva noivo madrinha padrinho tia tio comadre neta neto afilhada afilhado ' +
    'sobrinha sobrinho',
  'money-gift':
    'pix dinheiro grana premio bonus vale adiantamento comissao gorjeta reembolso cashback aumento ' +
    'extra trocado trocados ajuda mesada bico freela valor conto',
}

const plain = /^[a-z0-9çº=$%&,.;:!?()'"+/-]+$|^\p{Extended_Pictographic}$/u

/**
 * The words that one alternative of a pattern stands for.
 *
 * @throws Error for a class, sense or form that does not exist, or a word that is not folded.
 */
export function wordsOf(alternative: string): readonly string[] {
  const [, name] = /^\{(.+)\}$/.exec(alternative) ?? []
  if (name !== undefined) {
    const words = classes[name]
    if (words === undefined) throw new Error(`no class of words '${name}'`)
    return words.split(' ')
  }
  const [, sense, forms] = /^<([a-z-]+)(?::([a-z,-]+))?>$/.exec(alternative) ?? []
  if (sense !== undefined) return formsOf(sense, forms?.split(','))
  if (!plain.test(alternative)) throw new Error(`'${alternative}' is not a folded word`)
  return [alternative]
}
