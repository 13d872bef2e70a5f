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
