-- A checkout that was saved again after its form was complete kept the marks of the CPF, and so the
-- document of who paid was not the same text as the same document elsewhere.
UPDATE asaas_customers SET cpfcnpj = upper(regexp_replace(cpfcnpj, '[^0-9A-Za-z]', '', 'g'))
  WHERE cpfcnpj ~ '[^0-9A-Z]';
