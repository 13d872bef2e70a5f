/** What shoes and clothes are numbered by, beside their price; as the rows of `around.ts`. */
type Size = 'name' | 'name name' | 'name -' | 'name - -' | 'name name - -'

export const sizes: readonly (readonly [Size, string, string, ...string[]])[] = [
  ['name', 'calco {shoe-size}', 'a bota veio 41 e eu calço 43', '{shoe-size} reais|conto'],
  [
    'name name',
    '{shoe}|bota veio|vieram|chegou|chegaram [tamanho|numero] {shoe-size} e|mas|, ..2 calco|uso|pedi|era|tamanho {shoe-size}',
    'a bota veio 41 e eu calço 43',
    '{shoe-size} reais|conto',
  ],
  ['name -', 'bota {shoe-size} por|deu|a #', 'vendi uma bota 37 por 70'],
  ['name -', '{shoe}|bota {shoe-size} {looks} #', 'bota 42 nova 289'],
  ['name -', '{shoe} {shoe-size} pro|pra|da|do ..2 por #', 'tênis 34 pro Pedro por 129'],
  [
    'name -',
    '{shoe} ..3 {shoe-size} [a|por|paguei|deu|foi|r|$] #',
    'sapato branco 37 por 89,90',
    'tam|tamanho|com {shoe-size}',
  ],
  ['name -', '{shoe} [numero|n] {shoe-size} que|, ..5 #', 'vendi o tênis 41 que não cabe mais, 80'],
  ['name -', '{shoe} ..2 {shoe-size} no|na ..4 #', 'vendi meu tênis 42 na enjoei 95'],
  ['name -', '{shoe} {shoe-size} de|da|do|pra|pro ..1 #', 'tênis 42 da nike 250'],
  // Of each thing its price stands at the end.
  [
    'name name - -',
    '{shoe} {shoe-size} pra|pro ..4 # ..4 , [r] [$] # e [r] [$] #',
    'sandália 33 pra Bia e chinelo 40 pro pai, 49,90 e 35',
  ],
  [
    'name - -',
    '{shoe} {shoe-size} pra|pro ..6 , [r] [$] # e [r] [$] #',
    'tênis 31 pro caçula e mochila, 109,90 e 85',
  ],
  ['name -', '{wear} ..2 {wear-size} por|paguei|deu|foi #', 'calça jeans 46 por 119'],
]
