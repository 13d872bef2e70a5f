/** First names that many Brazilians have, and that name no shop, place or thing besides. */
const firstNames = new Set(
  `
  maria jose ana joao antonio francisco carlos paulo pedro lucas luiz marcos luis gabriel rafael daniel
  marcelo bruno eduardo felipe raimundo rodrigo manoel mateus andre fernando fabio leonardo gustavo
  guilherme leandro tiago anderson ricardo marcio jorge sebastiao alexandre roberto edson diego vitor
  sergio claudio matheus thiago geraldo adriano luciano julio renato alex vinicius rogerio samuel
  ronaldo mario flavio igor douglas davi manuel jeferson cicero miguel robson mauricio danilo henrique
  caio reginaldo joaquim benedito gilberto alan nelson cristiano elias wilson valdir luan david renan
  severino fabricio mauro jonas gilmar jean fabiano wesley diogo adilson jair everton gilson silvio
  helio pablo artur wagner valter celso ivan cleiton arthur sandro moises ademir evandro cesar murilo
  juliano ailton breno nicolas alberto rubens nilton cleber osmar hugo otavio italo tonho chico zeca
  francisca antonia adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica
  leticia julia luciana vanessa mariana gabriela vera larissa claudia beatriz rita luana sonia renata
  eliane josefa simone natalia cristiane carla debora rosangela jaqueline daniela marlene terezinha
  raimunda andreia fabiana lucia raquel angela rafaela joana luzia elaine regina alessandra isabel
  helena elisangela edna marta sabrina cristina rebeca rosana silvia viviane alice monica tatiane
  roberta laura michele paula cleusa tania neusa neuza ivone lourdes celia lais isabela ines teresa
  valeria gisele bianca sueli milena talita ivete geovana karina thais irene lara yasmin lorena
  livia manuela cecilia sofia heloisa nina gabi lia rafa duda bia nalva socorro neide zilda iraci odete
  cris dani nanda carol pri leo mari manu tati vivi lucinha cida drica ju lu gui kelly
  theo enzo gael bernardo benjamin heitor noah ravi isaac pietro benicio anthony lucca kauan kaua
  kaique ryan yuri lorenzo caleb emanuel nathan erick bryan valentina isabella isadora antonella
  lavinia giovanna eloa agatha maite pietra esther ayla catarina emilly mirella elisa heloise sarah
  raissa rayssa tais thaynara tatiana silvana zuleide dirce josiane priscila valdirene edmilson
  genivaldo valmir edilson waldemar tarcisio osvaldo
  `
    .trim()
    .split(/\s+/),
)

/** Whether a folded word is a first name, and nothing that money is spent on. */
export function isFirstName(word: string): boolean {
  return firstNames.has(word)
}
