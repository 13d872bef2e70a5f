export const brokenPicture = { text: 'Erro ao carregar imagem', retry: 'Tentar novamente' } as const
