/**
 * Words of their own that no list of Lya's has, one slip from what people spend on, folded: of the
 * Brazilian word list of Debian (`wbrazilian`). "O galpão foi 300" is of no galão.
 */
export const unlistedWords: ReadonlySet<string> = new Set(
  (
    'abadia acuar adense adias agarras agirao agita aguaras albino alcara alegra alicie aliste ' +
    'alugues amazonas ameia analisa andor anestesio antonimo antonino aparecia apoiasse apore ' +
    'arais araria areola armais arreia arrendo arria arrio arrisco assoai atacando atrela avanca ' +
    'avara baamas babel bacteria bailada bailo baixara balaco baleada baquea barbea barrado ' +
    'barranca bateia batera batizando bavara bebias beijou boato boemia bolado bolara bonitao ' +
    'bordao braba brabante braca brama breco brocha cabeceia cacado cacados cacao cacara cacas ' +
    'cadeia cadeias cadinho caiar caibo caladas calado calados calas calcina caldeira calhada ' +
    'calido calos cancha cantas capada captar cardo careira careiro careta carnal cascao casco ' +
    'catares cataria cavar certificando chapada chaveio chocada chocolateira chofre cinica cirilo ' +
    'cirurgica cloracao coada colera colha colho comas compadre comutador concreta condensando ' +
    'confeitara consultora conveio coorte corada corado corda coreia cores coreto coroe corola ' +
    'correa correis correntina corrias crave cretina cruza cunhando custais damos digamo dioxina ' +
    'doador doceira doeria doutra doutro drogara drogo ducto duende eleve emanada emanado ' +
    'embeleze encantador enojei enxame escoltar escovo esfrego espertinho esperto espesso ' +
    'espetara espia esquio estaco estagiara estampar estando estao estira estrado extenso feias ' +
    'feijo feios feitio feras feridas ferimento feris ferreo filas finca fisco fisico floco ' +
    'foguista fores fotografa fotografai freado freias freirinha frente fresco fresta frias friso ' +
    'funcionara gaiata galeao galpao galvao gamado garbosa garca geada geadas gemes geometra ' +
    'geriatria gingo gomes gradacao grafas grandao guaira guaranta guarei guiado hamburgo havana ' +
    'havida hospedara imerso impresso interacao intermedia joalheira juara judia lanceira latrao ' +
    'lavrador lavrar legues leiteria letao levite liras listra livrara lordes lotea loteia lucras ' +
    'macia macros magna mamore maneta maninha mante mantra maquilagem marias marica maringa ' +
    'matraca meada meado mecas mediacao memoriza meninao mentos mexeria mexido mingua moeis ' +
    'monitora monitorai mouro moves movia mudos nacos nocivo noivas notada novais ocultos ordena ' +
    'pains papeete paquimetro paria partira pastes patinado patinas patino patis pecada pecadores ' +
    'pecaria pencas pequei percas pereiro perito permito pescara pinces plana planas planto ' +
    'podarao poderao polaca porao posada potro poucos pranto preito premia presa presenteie ' +
    'proporia propria proteico pulseia radico radiografa radiografai ranco reata reboo referi ' +
    'relojeiro remoendo rimos ritos rodio rolado roncada roteio sacara salda salina salmo salpico ' +
    'sanear sangra sangrai sarava secretara serrara servas sofria solado sonica sugas suino ' +
    'superei superpo suspenso talhas tangeria tapearia tapinha taque teclando telefonia tenor ' +
    'tenro teras terna terre terreo teteia toada toledo tolha tolhas tombada torneia torneio ' +
    'torremo traca tracas transado trara tremas trena treno trinca trino trota trunco unias ' +
    'valente varjao vedas veicula venosa vermelhao vestindo victoria vieira vilao violado ' +
    'violenta violo voando'
  ).split(' '),
)
