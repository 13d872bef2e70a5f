/** Where money is put by at home; none of them is bought by whoever puts money in. */
export const jars =
  'latinha|lata|pote|potinho|cofrinho|porquinho|cofre|envelope|caixinha|garrafa|gaveta|colchao'
