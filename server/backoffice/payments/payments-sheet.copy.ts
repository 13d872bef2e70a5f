export const paymentTitles = [
  ...['Nome', 'E-mail', 'Feita em', 'Plano', 'Valor', 'Devolvido', 'Parcelas', 'Meio', 'Motivo'],
  ...['Situação', 'Ambiente', 'Cobrança', 'Pessoa'],
]
