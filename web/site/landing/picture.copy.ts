export const brokenPicture = 'Erro ao carregar imagem'
