import { type Obstacle, plainReply, type Reply, type ReplyDraft } from '#phrasing/reply.ts'

const texts: Record<Obstacle, string> = {
  'amount-out-of-bounds': 'Esse valor não me parece certo. Me conte de novo, em reais?',
  'instalments-unknown':
    'Em quantas vezes foi? Me conte tudo junto, como "geladeira 2.400 em 10x".',
  'recurring-income':
    'Entrada fixa eu não repito sozinha: quando ela cair, me conte e eu anoto na hora.',
  'category-unknown':
    'Não achei essa categoria entre as suas. Crie em Categorias ou escolha outra.',
  'category-which': 'Em qual categoria fica então? Diga, por exemplo, "põe em Outros".',
  'no-categories':
    'Você ainda não tem categorias de despesa. Crie uma em Categorias e me conte de novo.',
  'nothing-to-correct':
    'O que eu corrijo: o nome, o valor, o dia ou a categoria? Por exemplo: "na verdade foi 45".',
  'nothing-recent':
    'Não tenho um lançamento recente em mente. Responda à mensagem dele ou edite em Transações.',
  'quoted-nothing':
    'Essa mensagem não anotou nada, então não há o que mudar nela. Responda à do lançamento.',
  'method-unknown':
    'A forma de pagamento eu não guardo, então ficou como estava. O resto eu corrijo: valor, dia, nome ou categoria.',
  'change-of-what':
    'O que eu mudo: um gasto, uma conta, uma meta ou um orçamento? Diga qual e para quanto, como "aumenta o orçamento de lazer para 350".',
  'no-goal':
    'Guardar onde? Você ainda não tem uma meta. Diga o nome e o valor, como "meta tênis 450", e eu guardo lá.',
  'several-limits':
    'Vi mais de um orçamento, mas um deles eu não sei em qual categoria fica. Me diz um por vez, como "orçamento de lazer 300"?',
  'limit-by-category':
    'O limite vale pra categoria inteira: tudo que é dela conta, então deixei como está. Se quiser, eu mudo o valor: é só dizer quanto.',
  'by-mistake': 'Acontece! Quer tirar o que anotei? É só dizer "apaga".',
  'price-of-one-unknown':
    'Esse está anotado aqui, mas o preço de cada um eu não guardei. Me diz quanto deu no total, com o nome, como "o frango foi 144"?',
  'discount-of-what':
    'O desconto foi em qual deles? Me diga o nome, como "a farinha teve 10% de desconto", e eu refaço a conta.',
  'several-bills':
    'Tem mais de uma conta com esse nome, então não mexi em nada. Em Pagamentos dá para apagar a certa.',
  'name-of-bill':
    'Esse é o nome de uma conta sua, e dele eu não mexi em nada: em Pagamentos dá para mudar.',
  'no-such-bill':
    'Essa conta não está em Pagamentos, então não tem o que tirar aqui. Se ela estiver com outro nome, me diz qual?',
  'no-parts':
    'Não achei de qual compra são essas parcelas, então não mexi em nada. Qual é? Para apagar um gasto já anotado, diga "apaga" e o nome dele.',
  'stands-once': 'Olhei aqui: está anotado uma vez só, então não apaguei nada.',
  'no-such-income':
    'Não achei essa entrada nos últimos lançamentos, então não apaguei nada. Se estiver lá, me diga pelo valor, como "apaga a de 34".',
  'tick-counted':
    'O fiado já está anotado inteiro, no dia da compra: o que você paga dele não conta de novo, então não mudei nada.',
  'no-such-day':
    'Esse dia não existe no calendário, então não anotei nada. Me conta de novo com o dia certo?',
  'not-again': 'Essa eu não consigo refazer sozinha. Me conte de novo e eu anoto.',
}

type Told = Pick<Extract<Reply, { kind: 'obstacle' }>, 'obstacle' | 'names'>

/** Says kindly what is in the way, and what to do. */
export function phraseObstacle({ obstacle, names = [] }: Told): ReplyDraft {
  const choice = names.length > 0 ? ` Você tem ${names.join(', ')} e Outros.` : ''
  return plainReply(`${texts[obstacle]}${choice}`, obstacle === 'by-mistake' ? ['Apaga'] : [])
}

const refusals: Record<string, string> = {
  'undo.too-late': 'Isso já mudou depois, então não dá mais para desfazer por aqui.',
  'undo.missing': 'Não achei nada recente para desfazer.',
  'recurring.finished': 'Esse pagamento já chegou ao fim, não falta nada.',
  'recurring.already-paid': 'Esse vencimento já estava em dia.',
  'budgets.category-taken': 'Essa categoria já tem orçamento neste mês.',
  'transactions.plan-limit':
    'Seu plano chegou ao limite de lançamentos deste mês, então ainda não anotei. Guardei sua mensagem: com um plano maior, em Planos, eu anoto.',
  'budgets.missing':
    'Esse orçamento ainda não existe neste mês, então não tenho o que mudar. Diga "orçamento de lazer 300" e eu crio.',
  'budgets.nothing-left':
    'Esse orçamento é menor do que isso, então não mexi. Com quanto ele deve ficar?',
  'goals.less-saved':
    'Nessa meta não tem tudo isso guardado, então não tirei nada. Confira quanto falta: "como está a meta?".',
  'goals.as-much-saved':
    'Nessa meta já está guardado isso ou mais, então não mexi. Para somar, diga "guardei mais 100 na meta".',
  'transactions.missing': 'Esse lançamento não está mais aqui.',
}

/** Says that something could not be done; nothing of it was. */
export function phraseRefused(code: string): ReplyDraft {
  return plainReply(refusals[code] ?? 'Não consegui fazer isso. Nada mudou; tente pelo painel.')
}
