/** Says what is in the archive, and how to open it. */
export function readMe(made: { name: string; on: string; files: readonly string[] }): string {
  const { name, on, files } = made
  const lines = [
    `Seus dados na Lya${name === '' ? '' : `, ${name}`}`,
    `Arquivo feito em ${on}.`,
    '',
    'planilhas/  abre no Excel, no LibreOffice e no Google Planilhas (CSV)',
    'json/       os mesmos dados e mais detalhes, para outros programas (JSON)',
    'foto.webp   sua foto de perfil, se você tiver uma',
    '',
    'O que está aqui:',
    ...files.map((file) => `- ${file}`),
    '',
    'Senhas, códigos e números de cartão não aparecem: nós não os guardamos de forma legível.',
  ]
  return `${lines.join('\r\n')}\r\n`
}
