-- The last payments of a person's bills, so that each of them is told from an expense.
CREATE INDEX operacoes_pagamentos_idx ON operacoes (user_id, created_at DESC)
  WHERE comando = 'recurring.pay';
