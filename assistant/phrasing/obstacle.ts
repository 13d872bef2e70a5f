import { type Obstacle, plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const texts: Record<Obstacle, string> = {
  'amount-out-of-bounds': 'Esse valor não me parece certo. Me conte de novo, em reais?',
  'instalments-unknown':
    'Em quantas vezes foi? Me conte tudo junto, como "geladeira 2.400 em 10x".',
  'recurring-income':
    'Entrada fixa eu não repito sozinha: quando ela cair, me conte e eu anoto na hora.',
  'category-unknown':
    'Não achei essa categoria entre as suas. Crie em Categorias ou escolha outra.',
  'no-categories':
    'Você ainda não tem categorias de despesa. Crie uma em Categorias e me conte de novo.',
  'nothing-to-correct':
    'O que eu corrijo: o valor, o dia ou a categoria? Por exemplo: "na verdade foi 45".',
  'nothing-recent':
    'Não tenho um lançamento recente em mente. Responda à mensagem dele ou edite em Transações.',
}

/** Says kindly what is in the way, and what to do. */
export function phraseObstacle(obstacle: Obstacle): ReplyDraft {
  return plainReply(texts[obstacle])
}
