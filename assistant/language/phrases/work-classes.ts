/** Words of work, of what it sells and of who does it, which stand for one another. */
export const workClasses: Readonly<Record<string, string>> = {
  weekday: 'segunda terca quarta quinta sexta sabado domingo',
  'when-worked':
    'hoje ontem anteontem hj agora domingo sabado segunda terca quarta quinta sexta sabadao domingao',
  app: '99 ifood rappi lalamove indrive app aplicativo loggi zedelivery aiqfome',
  'ride-app': 'uber 99 indrive cabify maxim',
  'till-line':
    'uber 99 indrive ifood rappi lalamove balcao delivery salao loja feira maquininha dinheiro pix ' +
    'cartao debito credito corrida corridas entrega entregas particular mesa mesas',
  worked:
    'consertei consertamos lavei cortei pintei costurei colhi descarreguei entreguei tosei bordei soldei capinei podei ' +
    'rocei instalei montei formatei reboquei assentei depilei escovei maquiei lavamos cortamos ' +
    'pintamos colhemos descarregamos entregamos',
  repaired:
    'troquei trocamos arrumei arrumamos fiz fizemos limpei limpamos revisei soldei ajustei reformei ' +
    'desentupi apliquei passei costurei coloquei botei trancei alinhei calibrei busquei imprimi montamos ' +
    'pintei atendi furei emendei aparei',
  'beside-pay':
    'diaria diarias vale bonificacao bonus extra extras adicional comissao gorjeta gorjetas caixinha ' +
    'plantao ajuda premio abono produtividade',
  served:
    'barba barbas cabelo cabelos corte cortes unha unhas escova escovas bolo bolos bainha bainhas ' +
    'barra barras frete fretes fretinho carreto carretinho mudanca mudancas tranca trancas stories reels sobrancelhas marmitas ' +
    'pe pes mao maos',
  groomed:
    'alongamento esmaltacao blindagem progressiva selagem botox hidratacao luzes mecha mechas ' +
    'penteado maquiagem make cilios sobrancelha depilacao manicure pedicure relaxamento ' +
    'manutencao manutencoes esmaltacoes francesinha progressivas drenagens massagens henna ' +
    'cauterizacao coloracao micropigmentacao limpeza drenagem massagem entrelace dread nago braids',
  homemade:
    'bolo bolos docinho docinhos doce doces brigadeiro brigadeiros quindim quindins tapioca tapiocas ' +
    'marmita marmitas marmitex quentinha quentinhas salgado salgados salgadinho salgadinhos coxinha ' +
    'coxinhas empada empadas empadinha empadinhas geladinho geladinhos sacole sacoles dindin trufa trufas ' +
    'torta tortas pudim pudins pamonha pamonhas cocada cocadas acaraje acarajes beijinho beijinhos ' +
    'brownie brownies cupcake cupcakes cookie cookies tacaca tacacas',
  ware:
    'encomenda encomendas pedido pedidos barra barras bainha bainhas escova escovas unha unhas tranca ' +
    'trancas alongamento progressiva sobrancelha marmita marmitas quentinha quentinhas frete fretes ' +
    'costura costuras ajuste ajustes faxina diaria cortina cortinas servico',
  financed:
    'carro moto casa ape apartamento terreno faculdade escola consorcio financiamento cartao ' +
    'geladeira emprestimo iptu ipva seguro celular dele dela',
  platform: 'twitch youtube tiktok kwai hotmart kiwify adsense onlyfans privacy patreon',
  mending:
    'consertar arrumar lavar recapar pintar trocar fazer revisar soldar limpar afiar costurar reformar ' +
    'instalar podar dedetizar imprimir plotar revelar tosar polir balancear alinhar ajustar apertar ' +
    'desentupir rebobinar tornear cromar estofar forrar bordar encadernar formatar desbloquear',
  house:
    'dono dona donos donas salao casa loja estudio studio patrao patroa barbearia clinica app ' +
    'aplicativo plataforma espaco socio socia parceiro parceira oficina agencia produtora',
  beast: 'vaca porca gata cadela cachorra cabra ovelha egua novilha coelha galinha',
  staff:
    'tecnico tecnica tecnicos tecnicas professor professora professores professoras garcom garcons ' +
    'garconete enfermeiro enfermeira medico medica atendente atendentes caixa caixas cozinheiro ' +
    'cozinheira funcionario funcionaria vendedor vendedora motorista motoristas',
  coach: 'onibus busao buzao bus linha circular van trem metro lotacao',
  task:
    'entrega entregas diaria diarias sessao sessoes servico servicos servicinho pintura instalacao ' +
    'conserto consertos montagem empreita empreitada bainha bainhas faxina faxinas plantao plantoes ' +
    'obra reforma corrida corridas aula aulas trampo bico frete fretes carreto unha unhas corte cortes ' +
    'escova escovas tranca trancas braids alongamento gel tattoo tatuagem tatuagens costura limpeza ' +
    'francesinha esmaltacao banho tosa massagem drenagem maquiagem penteado sobrancelha cilios ' +
    'jardinagem capina solda laje reboco formatacao ensaio show palestra consulta manutencao laudo laudos honorarios turno site logo',
  several:
    '3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 tres quatro cinco seis sete oito nove dez',
  many:
    '5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 ' +
    '39 40 41 42 43 44 45 46 47 48 49 50 cinco seis sete oito nove dez onze doze quinze vinte trinta',
  run: 'corrida corridas entrega entregas viagem viagens',
  gig: 'uber 99 ifood indrive rappi loggi lalamove borzo 99food zedelivery app aplicativo',
  'shift-work': 'plantao plantoes faxina faxinas diarias empreita reboco',
  built:
    'banheiro cozinha telhado muro pintura obra reforma piso laje portao grade movel moveis armario ' +
    'calcada jardim piscina instalacao conserto casamento formatura buffet site logo',
  payday:
    'pagamento salario decimo 13 13o ferias plr ppr quinzena adiantamento abono comissao bonus vale',
  dues: 'luz agua aluguel internet conta boleto fatura cartao carro casa condominio escola faculdade gas',
  'own-shop':
    'padaria loja lojinha bar barraca barraquinha banca mercadinho salao barbearia oficina ' +
    'restaurante lanchonete feira cantina quitanda bazar brecho trailer caixa movimento delivery ' +
    'barzinho sorveteria acaiteria pizzaria espetinho hamburgueria',
  works: 'corridas corrida entrega entregas faxina faxinas diaria diarias plantao plantoes',
}
