/**
 * Words that are one slip from a core word and are words of their own, folded. Of the Brazilian
 * word list of Debian (`wbrazilian`) all that `near-core.ts` would take for a slip, and what people
 * cut short.
 */
export const ownWords: ReadonlySet<string> = new Set(
  (
    'abastece abastecei abastecia abasteco abatimentos academias academica acougues acrescentei ' +
    'acrescentem acrescentes adiantadas adiantados adiantamentos adiantando adiante adianteis ' +
    'adulas alas almoce almoceis almocos almocou aloco altea altear alteara alterai alteram ' +
    'alterara alteras alterca altercar alterei alterem alteres alterna alternar alterne alug ' +
    'alugue alugueis anita aniversarios anotador anotai anotam anotara anotas anote anoteis ' +
    'anta anulas apagai apagam apagao apagara apagas apagueis apaguem apagues apart ' +
    'apartamentos aplicativos apliqueis aporteis aposentadorias apurador arrasado assinaturas ' +
    'atende atendei atendia atendo atera atracado atualizai atualizam atualizar atualizas ' +
    'atualizei atualizem atualizes aula aumentai aumentara aumentas aumentes azulas barbeara ' +
    'barbeariam barbearias barbeio barbeiros beneficios beneficiou benefico bolero boletos ' +
    'borracheiros bote boteis brotei cabeleireiros cabelos cadastrai cadastras caias camisas ' +
    'camisetas cancelai cancelam cancelara cancelas canceleis cancelem canceles canela carrao ' +
    'carta cartago carto categoriais categorial categorica categoricas categoriza categorizas ' +
    'caxias cegou celula cereja cervejas chancela chego churrascos ciente cinemas cinta cintas ' +
    'cobre cobreis cobri cobriu colica colocai colocara colocas coloque coloqueis coloques ' +
    'compara comparamos comparar comparas comparei comparou compira compiramos compiras compora ' +
    'comporas comporei comprai comprais compram compramo comprara comprarmos compraro compraz ' +
    'compre compreis compro comprovantes concertei concerto condominios condomino conserte ' +
    'conserteis consertos consertou consta constas constei consultai consultam consultar ' +
    'consultas contai contais contam contar conteis contra contras corei corou corria corridas ' +
    'corrigem corriges corrigi corrigido corrigira corrijam corrijas corroida cota cotas cotei ' +
    'creditos creditou cumpra cumpramos cumpras daria debitos debitou debuto definem defines ' +
    'definhe defini definira deito deixeis dentistas deparei depositai depositas deposite ' +
    'depositeis deposites deposito deposta descontados descontai descontam descontando ' +
    'descontar descontas desconte desconteis descontos descontou desculpai desculpam desculpar ' +
    'desculpas desculpei desculpem desculpes desfaze despeca despecas despensa despensas despes ' +
    'desvendo devolve devolvei devolvera devolves devolvia devolvo diarias digite digiteis ' +
    'diminuira diminuis dinheirao dinheiros diria ditaria divide dividia dividir dividis ' +
    'dividiu divido dizias doaria dobrando dobrou domingao domingos domino economiza ' +
    'economizara emergia emprestador empreste empresteis emprestemo emprestimos empresto ' +
    'encomendai encomendeis energias energica energisa engane enganeis enteada entradas entrara ' +
    'entrariam entregai entregais entregueis entro ergamos ermos erradia erradio erre erreis ' +
    'escoa escol escolar escolas escolha escolta esposas esquecas esquecei esquecem esquecer ' +
    'esqueces esqueceu esquecia esqueco estacionamentos estornara estornariam estoura estourara ' +
    'estoure estoureis estrato excluam excluas excluia excluira excluis excluiu excluo extratos ' +
    'faculdades faina fala falam falda faldas faltai faltamo faltar faltas farmacias fartura ' +
    'fatora faturai faturam faturar faturas faxinal faxinas feia feiras feita feiura fera feria ' +
    'feriadao feriados ferido ferira fiaria fieira fila filhas filhos filo financiamentos ' +
    'financiamiento fira fizera folha frangos fratura frauda fraudas freira fritas frotas fruta ' +
    'funcionai funcionas furtas ganhamo ganharmos ganhe ganheis ganho gaso gasoza gasta gastado ' +
    'gastamo gastao gastara gastarmos gaste gasteis gato gatos gentilezas gorjea gorjetas ' +
    'grutas guara guarda guardados guardai guardam guardamo guardara guardarmos guardas ' +
    'guarde guardeis guardia impostor impostos impostou ingressou interne inverte ' +
    'invertei invertia inverto investe investia investir investis investiu irao irma irmano ' +
    'irmaos jana janota jantai jantam jantara jantas jante janteis jatei junta juntara junteis ' +
    'juro lacei lance lancei lanceis lancheis lanchem lanches lavandeira lavanderias lebre ' +
    'lembrai lembram lembrara lembras lembravam lembravas lembrei lembrem lembres levara ' +
    'levariam limiar limitai limitam limitara limitas limitei limitem limites litro mainha mama ' +
    'mamaes mamai mamar mame mandara mandariam mande mandeis mando manicore manicures maridao ' +
    'maridos mario marmota marmotas materia maximos mecanicos medicao medici medicos medicou ' +
    'medio mensalidades mentia mentir mentiram mentirao mentiras mentiria mentora mercadao ' +
    'mercados mercearias mercenaria meros metades minemo minimos monstra morada moradias mordia ' +
    'mostrai mostram mostrar mostras mostres muar muda mudara mula mulata muleta multai multam ' +
    'multar multas munimo noites note notei notem numerosa numeroso numerou obrigadas obrigados ' +
    'obrigando obtem oficia oficinas orcamentos pacoti padarias paga pagamentos pagamo pagaos ' +
    'pagara pagariam pagarmos pagaro pago pague pagueis parce parceladas parcelados parcelai ' +
    'parcelais parcelam parcelando parcelar parcele parceleis parcelo passadas passados ' +
    'passando passeada passeado passei passeios patria patroas patrona pedagios pedrao penando ' +
    'perdoai perdoam perdoar perdoas pessoais pizzas poso possuo poupe poupeis pradaria ' +
    'precioso precisao precisos precisou prensando presentea pressente pressentes primeiras ' +
    'primeiros proximais proximal proximos quantia quantias quartas quata quato quebro queira ' +
    'quer queriam querias querida quilometros quina quintal quintas quita quiteis rache racheis ' +
    'reagis reatam recais recebe recebei recebemo recebera recebermos recebia recebidos recebo ' +
    'receemos receia receias receitai receitais receitam receitar recita recitas reduz reduzam ' +
    'reduzas reduzi reduzia reduzira regais registrai registras registres reis rejais remais ' +
    'remedeio remediou remoce remoe remoer removei removem removera removes removeu removi ' +
    'renais reservai resta restamo restaurantes retificado retificou rezais riais rirei roupao ' +
    'sabadao sabados sabao sabida sabidas sadia sadias saia saiam saias saira sairiam sala ' +
    'salarios saldos saldou salgando salmao saloa sambado sanado sapatao sapatos saque saqueai ' +
    'saqueei saqueia saqueie saqueio saqueis saram sauda saudas saudo segundas seguros segurou ' +
    'semanais semanas separai separam separara separas separe separeis serico servicos sesta ' +
    'seta sextas sida sidas sobrado sobro sorveste sorvetes supermercados tachei tamanhos teca ' +
    'telefonei telefonem telefones tera tercas terei testam tire tireis tocar toco tonelada ' +
    'toquei torco transfere transferencias transferia transferir transferis transferiu ' +
    'transportei transportem transportes trico trocara trocos trocou tronco troque troqueis ' +
    'truco ultimai ultimais ultimam ultimar ultimou umidade umidades vagem vale valei vedemos ' +
    'vencei vencemo vencer vencera vences venci vendai vende vendei vendemo vendermos vendia ' +
    'vendo verdades veterinarios vexes viajem vizinhas vizinhos votei'
  ).split(' '),
)
