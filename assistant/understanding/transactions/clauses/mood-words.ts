// Patterns over the flat text of a clause: words folded, single spaces, one at each end.

export const wishes =
  / (transfira|transfere|deposite|envie|mande|pague|faltando|nem sei|nao sei se|nao lembro|nao tenho certeza|orcamento|cotacao|simulacao|me (passa|da|manda|empresta|transfere|ve|arruma|arranja) (uns |umas |mais )?(r \$ )?\d\S*|chuto|quer (uns |umas |r \$ )*\d\S*|quer um|quer uma|aposto|quer apostar|aposta (r \$ )?\d\S* (reais )?que|(deixa|deixo|faz|faco|fecha|aceita|topa|vendo|levo) por (menos de |uns )?(r \$ )?\d\S*|paga \d leva|leve \d|quer o|quer a|quer comprar|quer gastar|querem|sera que|sera se|quero|queria|quis|quiser|queremos|pretendo|pretendia|planejo|penso em|pensei em|pensei que|achava que|achei que ia|jurava que|pensando em|pensando se|pensava em|imagina|imagine|sonho|talvez|quem sabe|vontade de|afim de|a fim de|doid[oa] pra|tentad[oa] a|vale a pena|compensa|posso|podia|poderia|deveria|devia|tomara|quase|por pouco|falta pouco|dava pra|da pra|daria|da para|querendo|planejando|juntando|economizando|se eu|se a gente|se der|se tudo|caso eu|quando eu|assim que|preciso|precisava|precisamos|tenho que|tenho de|temos que|falta pagar|falta comprar|devo|deviam|me deve|me devem|ficou de|ficaram de|vou|vamos|irei|iremos|ia|iria|iriamos|estou devendo|faltam|faltava|prestes|deixei de|deixamos de|parei de|sem grana pra|estou precisando|faria|teria|quanto custa|orcei|orcamento de|cotei|simulei|meta e|ameacei|sonhando|sonhei|oferta|promete|prometeu|prometi|combinei|combinamos) /
export const sights =
  / (que caro|que absurdo|que roubo|que assalto|olha esse|olha essa|olha o preco|acho caro|acho muito caro|acho barato|tinha um|tinha uma|tem|sorteio|concorrendo|valendo|normalmente|geralmente|costuma|custaria|(?:avaliad|estimad|orcad|cotad|tabelad)[oa]s? (?:em|a|por)|da (uns |umas )?\d\S*|tem um|tem uma|havia|estou com|tenho|fiquei com|estamos com|restam|sobrou|sobraram|vi|vimos|achei|achamos|encontrei|olhei|pesquisei|li|ouvi|viu|olha que|anunciou|anunciaram|custa|custam|custava|custavam|custando|vem|vinha|subiu|subiram|aumentou|aumentaram|baixou|baixaram|sobe|sobem|esta cobrando|estao cobrando|cobra|cobram|esta por|estao por|esta dando|estao dando|esta saindo|estao saindo|esta custando|sai por|saem por|sai a partir|fica por|fica em|ficam em|ficam por|esta em torno|estava por|o preco|precos|promocao|vende|vendem|sendo vendido|a partir de|inflacao) /
/** A price that moves: `vai pra 1.600`, `passou de 30 pra 45`. */
export const moving =
  / (vai|vao|foi|foram|passou|passaram|pulou|pularam|chegou|chegaram|caiu|cairam|baixou|subiu) (de (r \$ )?\d\S* )?(pra|para|a) (uns |quase |os |r \$ )*\d\S* (?!pessoas |amig[oa]s |criancas )/
/** What is only offered or asked for: nothing has been paid or earned by it. */
export const offers =
  / (recebi|recebemos|ganhei|chegou|tive|fiz|mandei|pedi|me fizeram|me mandaram|veio) (uma |um |o |a |outra |outro )?(proposta|oferta|orcamento|cotacao|simulacao|convite|sugestao|contraproposta|promessa|cobranca|notificacao|intimacao|mensagem|ligacao|email|golpe) /
/** News that make a figure a prospect: `fui aprovado, salário de 4 mil`, `botei à venda por`. */
export const prospects =
  / (fui|fomos|vim|vou) (so )?(ver (o preco|os precos|quanto|preco|se|o valor|os valores|orcamento)|olhar|pesquisar|perguntar|orcar|cotar|saber) | (fui|foi|fomos) (aprovad|contratad|promovid|chamad|convidad|selecionad)[oa]s? | (a|pra|para) venda (por|a) | (coloquei|botei|pus|anunciei|esta|estou vendendo) .{0,30}(a|pra|para) venda | a vaga | vaga de | salario de ate | (1|um) (dolar|euro) = /
export const retractions =
  / (brincadeira|mentira(?! ,? ?(foi|dei|paguei|gastei|era|eh|sao|foram|\d))|zueira|zoeira|recusei|recusamos|nao tenho certeza|nem lembro|nem sei|nao lembro (direito|ao certo|quanto|bem)|nao sei ao certo|sei la se|rejeitei|neguei|nao aceitei|nao aceitamos|nao topei|declinei|cancelei|cancelamos|devolvi(?! (?:os |uns )?(?:r \$ )?\d)|nao fui eu|quem (?:me )?dera|nao deu certo) /

export const cancels =
  / (desisti|desistimos|me segurei|nos seguramos|resisti|deixei la|deixei pra la|deixamos la|deixei quieto|nao comprei|nao compramos|nao levei|nao levamos|acabei nao|acabamos nao|acabou nao|nao paguei|nao gastei|nao quis|mas nao|nem comprei|nem paguei|era brincadeira|brincadeira|mentira(?! ,? ?(foi|dei|paguei|gastei|era|eh|sao|foram|\d))|nao rolou|nao deu certo|cancelei|cancelamos|devolvi(?! (?:os |uns )?(?:r \$ )?\d)|caro demais|estava caro|achei caro|muito caro|fica pra proxima|vou pensar|vou ver|vou esperar|vou pesquisar|pensando ainda|nao dei|nao emprestei|nao mandei|nao topei|nao aceitei|nao fechei|recusei|rejeitei|estou fora|nem pensar|nao rola|recusad[oa]|negad[oa]|nao autorizad[oa]|nao aprovad[oa]|compra cancelada|nao passou|ainda nao|nao fui eu|quem (?:me )?dera|so olhei|zueira|zoeira|melhor nao) /
export const worth = / (vale|valem|valia|valiam) (uns |umas |mais |quase |de |r |\$ )*\d/

/** A thing that was given, whatever it cost the giver; and money that was. */
export const presents = / (me deu|me deram|ganhei|ganhamos) (de \p{L}+ )?(um|uma|uns|umas) /u
export const isMoneyGift =
  / (pix|dinheiro|grana|premio|bonus|vale|adiantamento|comissao|gorjeta|reembolso|cashback|aumento|extra|trocado|trocados|ajuda|mesada|bico|freela|valor|conto|reais de|real de) /

/** Figures of other things than money. */
export const measured =
  / (juros (?:de |a |em |sao )?\d\S* (?:% )?(?:ao|a) (?:mes|ano)|por hora|(faz|fez|fazia) \d\S* (km )?(por|com um) litro|limite de velocidade|(visto|calco|uso) \d\d|nota \d|minha nota|nota foi|nota na|nota da|media final|placar|temperatura|febre|peso|idade|pressao|glicose|colesterol|altura|velocidade|distancia|recorde|senha|pontuacao|batimentos|protocolo|cpf|cep|quilometragem|glicemia|triglicerides|imc|saturacao|bpm|hemoglobina|ferritina|tsh|creatinina|cintura|quadril|meu score|meu peso|minha idade|ranking|colocacao|versiculo|kcal|calorias) /
/** Marks: "passei na prova com 8,5". */
export const exams =
  / (passei|passamos|tirei|acertei|fechei) [^,;.]{0,20}(prova|exame|enem|vestibular|teste|materia|disciplina) /
export const negations =
  / (nao|nunca|nem|jamais|sem) ((eu|me|a gente|nos|mais|ainda|sequer|chegu?ei a|precisei|quis|consegui) ){0,3}/

/** Deeds said with a helping verb: `tive que pagar`, `acabei gastando`. */
export const forced =
  / (tive que|tive de|tivemos que|tivemos de|precisei|precisamos|acabei|acabamos|acabo de|acabei de|fui|consegui|resolvi|inventei de|cai na besteira|ainda tive) /
/** Said of a deed, these deny it whatever else the clause says. */
export const doubts =
  / (fiquei devendo|devendo|fiado|pendurei|pendurado|sonhei|pensei que|achei que|achava que|jurava que|se gastei|se paguei|se comprei|se recebi|(quando|se|assim que) (eu )?(receber|cair|entrar|pagar|ganhar|vender|sobrar|der)|nem sei|nao sei se|nao lembro|nao tenho certeza|quase|por pouco|se eu|se a gente|pensei em|imagina|sera que|quando eu|assim que|vou ter|ia ter|queria ter|deveria ter|devia ter) /
export const pending =
  / (tivesse|tivessem|fosse|era|eram|seria|ser|ter|teria|sera|for|estaria|deveria) /
