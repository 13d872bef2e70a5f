/**
 * Of a charge `c`: money that counts. What came for nothing goes back, and play money counts only
 * as long as there is no other. `conta_pessoas` in the migrations says the same of first payments.
 */
export const isCountedMoney = `NOT c.excedente AND (c.environment = 'production' OR NOT EXISTS (
  SELECT FROM charges r WHERE r.environment = 'production' AND r.provider_id IS NOT NULL))`
