/** Who or what moves a subscription; the database's words. */
export type Cause = 'pessoa' | 'operador' | 'dia' | 'provedor' | 'conta' | 'premio'
