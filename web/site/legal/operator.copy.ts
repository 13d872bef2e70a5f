/**
 * Who runs the product, as the legal texts name them. The tags are slots (`site/slots.tsx`): what
 * an operator has not set up is left out, and the sentence still stands.
 */
export const operator = {
  name: '{{companyName}}',
  full: '{{companyName}}{{#companyCnpj}}, CNPJ {{companyCnpj}}{{/companyCnpj}}{{#companyAddress}}, com endereço em {{companyAddress}}{{/companyAddress}}',
  writeTo:
    '{{#companyEmail}}pelo e-mail {{companyEmail}}{{/companyEmail}}{{^companyEmail}}pela página de Ajuda, dentro do produto{{/companyEmail}}',
  officer:
    '{{#privacyOfficer}}A pessoa encarregada pelo tratamento de dados pessoais (art. 41 da LGPD) é {{privacyOfficer}}.{{/privacyOfficer}}{{^privacyOfficer}}Pedidos sobre dados pessoais vão direto para a pessoa encarregada pelo tratamento (art. 41 da LGPD).{{/privacyOfficer}}',
} as const

export const updatedOn = '27 de junho de 2025'
