/**
 * Words that are one slip from a core word and are words of their own, folded. Of the Brazilian
 * word list of Debian (`wbrazilian`) all that `near-core.ts` would take for a slip, and what people
 * cut short.
 */
export const ownWords: ReadonlySet<string> = new Set(
  (
    'abastece abastecei abastecia abasteco academias academica acougues adiantamentos adulas ' +
    'alas almoce almoceis almocos almocou aloco alug alugue alugueis anita aniversarios anotai ' +
    'anotam anotara anotas anote anoteis anta anulas apagai apagam apagao apagara apagas apart ' +
    'aplicativos aposentadorias assinaturas aula azulas barbeara barbeariam barbearias barbeio ' +
    'barbeiros beneficios beneficiou benefico bolero boletos borracheiros bote boteis brotei ' +
    'cabeleireiros cabelos camisas camisetas cancelai cancelam cancelara cancelas canela carrao ' +
    'carta cartago carto categoriais categorial categorica categoricas categoriza categorizas ' +
    'celula cereja cervejas chancela churrascos ciente cinemas cinta cintas cobre cobreis cobri ' +
    'coloque coloqueis compara comparamos comparar comparas comparei comparou compira ' +
    'compiramos compiras compora comporas comporei comprai comprais compram compramo comprara ' +
    'comprarmos compraro compraz compre compreis compro concertei concerto condominios ' +
    'condomino conserte conserteis consertos consertou consta constas consultai consultam ' +
    'consultar consultas contai contais contam contar contra contras corei corria corridas ' +
    'corrigem corriges corrigi corrigira corrijam corrijas corroida cota cotas creditos ' +
    'creditou cumpra cumpramos cumpras daria debitos debitou debuto deito dentistas deparei ' +
    'deposite depositeis deposito descontos descontou desculpai desculpam desculpar desculpas ' +
    'desfaze despeca despecas despensa despensas despes devolve devolvei devolvia devolvo ' +
    'diarias dinheirao dinheiros diria ditaria divide dividia dividir dividis dividiu divido ' +
    'doaria dobrando dobrou domingao domingos domino economiza economizara emergia empreste ' +
    'empresteis emprestemo emprestimos empresto energias energica energisa enteada entradas ' +
    'entro erre erreis escoa escol escolar escolas escolha escolta esposas esquecei esquecem ' +
    'esquecer esqueces esqueceu esquecia esqueco estacionamentos estrato extratos faculdades ' +
    'faina fala falam falda faldas faltai faltamo faltar faltas farmacias fartura fatora ' +
    'faturai faturam faturar faturas faxinal faxinas feia feiras feita feiura fera feria ferira ' +
    'fiaria fieira fila filhas filhos filo financiamentos financiamiento fira folha frangos ' +
    'fratura frauda fraudas freira fritas frotas fruta furtas ganhamo ganharmos ganhe ganheis ' +
    'ganho gaso gasoza gasta gastado gastamo gastao gastara gastarmos gaste gasteis gato gatos ' +
    'gorjea gorjetas grutas guarda guardara guarde guardeis guarei impostor impostos impostou ' +
    'ingressou interne investe investia investir investis investiu irao irma irmano irmaos jana ' +
    'janota jantai jantam jantara jantas jante janteis jatei junta juntara juro lance lancei ' +
    'lancheis lanchem lanches lavandeira lavanderias lebre lembrai lembram lembrara lembras ' +
    'lembrei lembrem lembres limitei limitem limites mainha mama mamaes mamai mamar mame mande ' +
    'mandeis mando manicore manicures maridao maridos mario marmota marmotas materia mecanicos ' +
    'medicao medici medicos medicou medio mensalidades mercadao mercados mercearias mercenaria ' +
    'metades monstra morada moradias mordia mostrai mostram mostrar mostras muar muda mudara ' +
    'mula mulata muleta multai multam multar multas noites note notei notem obrigadas obrigados ' +
    'obrigando obtem oficia oficinas orcamentos padarias paga pagamentos pagamo pagaos pagara ' +
    'pagarmos pagaro pago pague pagueis parce parcelados parcelai parcelais parcelam parcelando ' +
    'parcelar parcele parceleis passadas passados passando passeada passeado passei passeios ' +
    'patria patroas patrona pedagios pizzas poso possuo pradaria precioso precisao precisos ' +
    'precisou presentea pressente pressentes quantia quantias quartas quata quato quebro queira ' +
    'quer queriam querias querida quina quintal quintas quita rache racheis reagis reatam ' +
    'recais recebe recebei recebemo recebera recebermos recebia recebidos recebo receemos ' +
    'receia receias receitai receitais receitam receitar recita recitas regais reis rejais ' +
    'remais remedeio remediou renais resta restamo restaurantes rezais riais rirei roupao ' +
    'sabadao sabados sabao sabida sabidas sadia sadias saia saiam saias saira sairiam sala ' +
    'salarios saldos saldou salgando salmao saloa sambado sanado sapatao sapatos saque saqueai ' +
    'saqueei saqueia saqueie saqueio saqueis saram sauda saudas saudo segundas seguros segurou ' +
    'semanas separe separeis serico servicos sesta seta sextas sida sidas sobrado sobro ' +
    'sorveste sorvetes supermercados tachei teca telefonei telefonem telefones tera tercas ' +
    'terei testam tire tireis toco toquei torco transfere transferencias transferia transferir ' +
    'transferis transferiu transportei transportem transportes trico trocos trocou tronco ' +
    'troque troqueis truco ultimai ultimais ultimam ultimar ultimou vagem vale valei vedemos ' +
    'vencei vencemo vencer vences venci vendai vende vendei vendemo vendermos vendia vendo ' +
    'verdades veterinarios vexes viajem vizinhas vizinhos votei'
  ).split(' '),
)
