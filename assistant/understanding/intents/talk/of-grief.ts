import { ofHealth } from '#understanding/intents/talk/of-health.ts'
import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people tell of what makes them sad. */
export const ofGrief = {
  grief: [
    [
      '[{my}] pai|mae|avo|vo|irmao|irma|tio|tia|marido|esposa|filho|filha|amigo|amiga|cachorro|gato|cachorra|gata morreu|faleceu|partiu',
      'meu pai morreu',
    ],
    ['estou|fiquei de luto', 'tô de luto'],
    ['morreu|faleceu [o|a] {my}', 'faleceu minha avó'],
    ['velorio|enterro|sepultamento hoje|ontem|amanha|do|da', 'velório da minha tia'],
  ],
  jobless: [
    ['perdi|perdemos|perdeu [o|{my}] emprego|trabalho|servico', 'perdi o emprego'],
    ['fui|fomos|foi demitid*|mandado|mandada|desligad*', 'fui demitida'],
    ['me mandaram|demitiram [embora]', 'me mandaram embora'],
    ['estou|fiquei|ficando [sem] desempregad*|emprego|servico', 'tô desempregada'],
    ['perdi [o|um|{my}] cliente|clientes|freguesa|contrato', 'perdi meu cliente'],
  ],
  sick: [
    ...ofHealth.sick,
    ['estou|fiquei doente|gripad*|mal|internad*|ruim|resfriad*', 'tô doente'],
    ['estou|com com|febre|dor de|cabeca|febre', 'tô com dor de cabeça', 'remedio|farmacia'],
    ['esta|ficou doente|internado|internada|hospital|gripado|gripada', 'meu cachorro tá doente'],
  ],
  'idle-day': ofHealth['idle-day'],
  sad: [
    ['estou|ando|fiquei [muito|tao|meio|bem] triste|chatead*|deprimid*|sozinh*', 'tô triste'],
    ['chorei|chorando|choro', 'chorei o dia todo', 'chorei ..3 preco|conta'],
    [
      'terminei|terminamos|separei|separamos o|meu|nosso|de namoro|noivado|casamento|relacionamento',
      'terminei o namoro',
    ],
    [
      'terminei|terminamos|separei com|do|da|de [o|a|meu|minha] namorado|namorada|noivo|noiva|marido|mulher|ex',
      'terminei com meu namorado',
    ],
    [
      'terminei|separei [hoje|ontem] [,] [estou|to|ando] triste|mal|arrasad*|chorando',
      'terminei, tô arrasada',
    ],
    ['dia [foi|esta] [um] pessimo|horrivel|ruim|dificil|pesado|daqueles', 'hoje o dia foi péssimo'],
    ['estou|ando|fiquei [muito|tao|meio|bem] cansad*|exaust*|esgotad*|mort*', 'tô cansada'],
    ['que tristeza|desanimo|saco|tedio|droga', 'que tristeza'],
    [
      'estou|ando desanimad*|estressad*|perdid*|nervos*|irritad*',
      'ando desanimado',
      // Laughed at, and of a first job, it is no grief.
      'perdid* k|rs|kk|kkk|kkkk',
      'comecei ..4 emprego|trampo|trabalho|servico|estagio',
    ],
    ['ninguem me ama|quer|entende|liga', 'ninguém me entende'],
  ],
} as const satisfies Rows
