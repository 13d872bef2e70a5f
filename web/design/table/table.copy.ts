export const tableCopy = {
  choose: (name: string) => `Selecionar ${name}`,
  chooseAll: 'Selecionar todos desta página',
  sortBy: 'Ordenar por',
  ascending: 'crescente',
  descending: 'decrescente',
  first: 'Início',
  next: 'Próxima',
  pages: 'Páginas',
  retry: 'Tentar novamente',
}
