/** Verbs of what something came to, between bars as a row of a phrase book has them. */
export const cameTo = 'foi|era|foram|eram|deu|deram|ficou|saiu|fechou|sao'

/** The same, and verbs of what it is. */
export const cost = 'foi|foram|era|eram|eh|sao|deu|deram|ficou|saiu|veio|custou'

/** Verbs of telling Lya something. */
export const toldLya =
  'anotou|anotei|lancou|lancei|registrou|registrei|falei|disse|contei|digitei|escrevi|marquei|li|informei'

/** Verbs of telling her something, and of her noting it. */
export const notedDown = `${toldLya}|botou|botei|colocou|coloquei|pus`

/** Orders to put something somewhere. */
export const puts = 'poe|bota|coloca|ponha|coloque|bote|deixa|botar|colocar|deixar'
