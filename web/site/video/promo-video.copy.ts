export const promoVideo = {
  label: 'Vídeo: a Lya em 24 segundos',
  play: 'Assistir ao vídeo, 24 segundos, sem som',
  tracks: 'Português',
  failed: 'Erro ao carregar o vídeo',
  retry: 'Tentar novamente',
} as const
