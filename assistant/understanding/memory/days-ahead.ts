/** How a day begins on which something is still to be paid. */
export const dueDay =
  'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|quinzena|fim|final'

/** How any day begins that is still to come, pay days as well. */
export const comingDay = `${dueDay}|proxima|proximo|pagamento|quinto`
