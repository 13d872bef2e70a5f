import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Says that a figure is not known, or what is wished for, and asks for none. */
export const unknownBook = new PhraseBook('unknown', [
  {
    means: 'unknown',
    say: 'queria|quero|queremos|gostaria|preciso|precisamos [de] [aprender|comecar] [a] controlar|organizar|cuidar [melhor] [de|d*] [o|os|a|as] [{my}] gasto|gastos|dinheiro|contas|financas|despesas',
    not: ['gastos|gasto|despesas ..2 ?'],
    like: 'sou aposentado e quero controlar meus gastos',
  },
  {
    means: 'unknown',
    say: 'nao [me] sei|lembro|lembrei|vi|recordo|guardei [direito|mais|bem|o|de|do] [de|do] [o] quanto|valor|preco',
    like: 'gastei no estacionamento mas não lembro quanto',
  },
  {
    means: 'unknown',
    say: 'nem sei|lembro|vi|olhei [direito] [o] quanto|valor|preco',
    like: 'comprei na shopee, nem vi quanto deu',
  },
  {
    means: 'unknown',
    say: 'depois te|eu|ti [te] falo|digo|conto|passo|mando [o] [total|valor|quanto]',
    like: 'vendi bem hoje, depois te passo o total',
  },
  { means: 'unknown', say: 'esqueci [de] quanto|valor', like: 'esqueci quanto foi' },
  {
    means: 'unknown',
    say: 'sera que [eu] consigo|posso|da|daria',
    like: 'será que eu consigo guardar metade do que sobrou?',
  },
  { means: 'unknown', say: 'sei la quanto', like: 'gastei sei lá quanto no rolê' },
  {
    means: 'unknown',
    say: '^ [lya|oi|mas|e] [,] [e] se eu|a|nos|agente ..8 @#',
    like: 'se eu der 2 mil no carro será que sobra?',
  },
  {
    means: 'unknown',
    say: 'quanto custa|custam|custaria [em|uma|um] [media]',
    not: ['quanto custa|custam .. meu|minha|meus|minhas'],
    like: 'quanto custa em média um aluguel em goiânia?',
  },
])
