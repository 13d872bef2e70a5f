/** What is said to have something taken away, as words parted by spaces. */
export const takingAway =
  'tira tire tirar remove remova remover retira retire apaga apague apagar exclui exclua excluir'
