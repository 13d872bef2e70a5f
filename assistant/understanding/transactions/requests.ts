const asks =
  / (?:(?:voce )?(?:eu )?(?:quero|queria|gostaria de|preciso|pode|poderia|consegue|vou|vamos|da pra|solicito|desejo|favor) )?(?:me |o registro de |que voce )?(?:anotar?|anote|anotai|registrar?|registre|registro|lancar?|lance|adicionar?|adicione|incluir?|inclua|marca|marque|marcar|salvar?|salve|cadastrar?|cadastre|computar?|poe ai|bota ai|coloca ai|coloque ai|insere|inserir|guarda ai|informo)(?= )/

/** Whether a flat text asks Lya outright to write something down. */
export function asksToRecord(flat: string): boolean {
  return asks.test(flat)
}

/** The flat text without the asking, so that "quero anotar" is no wish. */
export function withoutAsking(flat: string): string {
  return flat.replace(asks, ' ')
}

// "se nao anotar agora, esqueco" asks for the very thing.
const refusals = [
  /(?<! se) (?:nao|nem|n|nunca) (?:(?:precisa|precisava|preciso|quero|que|eh|era|pra|para|me|vai|va|pode|mais|tem|voce|ai|de) ){0,4}(?:anota|anote|anotar|anotes|registra|registre|registrar|lanca|lance|lancar|adiciona|adicione|adicionar|inclui|inclua|incluir|marca|marque|marcar|salva|salve|salvar|cadastra|cadastre|cadastrar|contabiliza|contabilize|contabilizar|(?:coloca|coloque|colocar|poe|ponha|por|bota|bote|botar|conta|conte|guarda|guarde) (?:isso|iss|esse|essa|este|esta|ai|la|na (?:lista|conta)|no app|nada)) /,
  / (?:anota|anote|registra|registre|lanca|lance|marca|coloca|bota|poe) (?:isso |ai |esse |essa )?nao (?:[,.!;]|ta |viu |por favor |$)/,
  /^ (?:(?:ah|oh|ih|opa|nao|lya|mano|,) )*(?:esquece|esqueca|deixa|deixe)(?: (?:isso|pra la|quieto|assim|ai|essa|esse|tudo))* [,.!:;]/,
  / (?:esquece|esqueca|deixa (?:pra la|quieto)|deixa)(?: isso| essa| esse)? (?:[.!] )*$/,
]
// "nao esquece" and "nao deixa de anotar" are the contrary.
const insists = / (?:nao|n|nunca) (?:se |me )?(?:esquece|esqueca|deixa|deixe) /

/** Without one of these nothing is refused, and most messages have none. */
const hints = / (?:nao|nem|n|nunca|esquec|esqueca|deix)/

/** Whether a flat text says that nothing of it is to be written: "não anota isso", "esquece". */
export function refusesToRecord(flat: string): boolean {
  return hints.test(flat) && !insists.test(flat) && refusals.some((one) => one.test(flat))
}
