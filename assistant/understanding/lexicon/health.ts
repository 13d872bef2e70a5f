import type { Entry } from '#understanding/lexicon/entry.ts'

export const health: readonly Entry[] = [
  {
    concept: 'pharmacy',
    weight: 'item',
    terms: `
      remedio, remedios, medicamento, medicamentos, medicacao, dipirona, paracetamol, ibuprofeno,
      dorflex, novalgina, tylenol, advil, buscopan, omeprazol, losartana, amoxicilina,
      antibiotico, antialergico, loratadina, anticoncepcional, pilula, pilula do dia seguinte,
      insulina, vitamina, vitaminas, vitamina c, vitamina d, colirio, xarope, pomada, band aid,
      curativo, gaze, soro, soro fisiologico, termometro, protetor solar, camisinha, preservativo,
      teste de gravidez, repelente, engov, neosaldina, antiacido, sal de fruta, eno, rivotril,
      ritalina, sertralina, fluoxetina, puran, glifage, metformina, ozempic, mounjaro, absorvente,
      absorventes, suplemento, melatonina, manipulado, formula manipulada, aparelho de pressao,
      inalador, receita medica, whey, whey protein, creatina, remedio da pressao, soro caseiro, nimesulida, torsilax,
      dramin, plasil, luftal, imosec, floratil, azitromicina, cefalexina, prednisona, desloratadina, allegra,
      histamin, rinosoro, sorine, vick, benegrip, cimegripe, resfenol, multigrip, cataflan, gelol, salonpas, bepantol,
      hipoglos, minancora, merthiolate, esparadrapo, algodao, seringa, agulha, fita de glicemia, sinvastatina,
      atenolol, captopril, enalapril, hidroclorotiazida, levotiroxina, escitalopram, clonazepam, zolpidem, venvanse,
      concerta, bombinha, aerolin, mascara descartavel, oximetro, xarope pra tosse, pastilha pra garganta, antigripal
    `,
  },
  {
    concept: 'pharmacy',
    weight: 'place',
    terms: `
      farmacia, farmacias, drogaria, drogasil, droga raia, drogaraia, raia, pague menos,
      paguemenos, panvel, ultrafarma, drogaria sao paulo, drogao, pacheco, drogarias pacheco,
      venancio, onofre, nissei, farmais, araujo, drogaria araujo, extrafarma, sao joao farmacias,
      farmacia popular, indiana, globo farma, farmacia de manipulacao, permanente, drogal,
      farma conde, farmaconde, catarinense, preco popular, trabalhador farmacia
    `,
  },
  {
    concept: 'health',
    weight: 'item',
    terms: `
      consulta, consultas, consulta medica, medico, medica, doutor, doutora, dentista,
      ortodontista, aparelho ortodontico, manutencao do aparelho, canal no dente, tratamento do canal, tratamento de canal,
      psicoterapia, sessao de psicoterapia, analise psicologica, dente, dentes,
      clareamento, limpeza dental, obturacao, implante, protese, psicologo, psicologa, psiquiatra,
      terapia, terapeuta, sessao de terapia, analista, fisioterapia, fisioterapeuta, fisio, fono,
      fonoaudiologa, nutricionista, nutri, pediatra, ginecologista, gineco, obstetra,
      dermatologista, dermato, oftalmologista, oftalmo, cardiologista, cardio, ortopedista,
      urologista, endocrino, endocrinologista, neurologista, otorrino, oncologista, clinico geral,
      exame, exames, exame de sangue, ultrassom, ultrassonografia, raio x, ressonancia,
      tomografia, ecografia, eletrocardiograma, hemograma, check up, checkup, cirurgia,
      internacao, vacina, vacinas, plano de saude, plano odontologico, convenio, convenio medico,
      coparticipacao, hospital, pronto socorro, upa, clinica, laboratorio, lavoisier, fleury,
      delboni, sabin, dasa, hermes pardini, oculos, oculos de grau, lente de contato,
      lentes de contato, lentes, armacao, otica, aparelho auditivo, acupuntura, quiropraxia,
      osteopata, pilates, podologo, podologa, unimed, amil, bradesco saude, sulamerica, hapvida,
      notredame, notre dame, prevent senior, porto saude, golden cross, albert einstein,
      sirio libanes, odontoprev, dr consulta, cadeira de rodas, muleta, bota ortopedica, palmilha,
      cuidadora, cuidador, enfermeira, ambulancia, doula, parto, pre natal, psicopedagoga, saude,
      sessao terapeutica, sao camilo, rede dor, oticas diniz, oticas carol, chilli beans grau, consulta particular,
      retorno medico, eletro, ecocardiograma, mamografia, preventivo, papanicolau, biopsia, endoscopia, colonoscopia,
      exame de vista, exame de urina, teste do pezinho, radiografia, densitometria, periodontista, endodontista,
      bucomaxilo, siso, extracao do siso, arrancar dente, dentadura, faceta, alinhador, invisalign, aparelho do dente,
      consulta oftalmologica, consulta com, consulta no, psico, psicanalista, terapia de casal, hematologista,
      reumatologista, gastro, gastroenterologista, pneumologista, mastologista, angiologista, alergista, geriatra,
      proctologista, infectologista, fisioterapeutica, rpg, quiropraxista, home care, maternidade, uti, sus, dentistas
    `,
  },
  {
    concept: 'fitness',
    weight: 'item',
    terms: `
      academia, smart fit, smartfit, bluefit, bio ritmo, bodytech, crossfit, cross fit, gympass,
      wellhub, totalpass, personal, personal trainer, natacao, yoga, ioga, musculacao, luta,
      muay thai, jiu jitsu, boxe, judo, karate, capoeira, spinning, funcional, treino, selfit,
      panobianco, skyfit, ironberg, beach tennis aula, pre treino
    `,
  },
  {
    concept: 'beauty',
    weight: 'item',
    terms: `
      manicure, pedicure, unha, unhas, unha em gel, cabelo, cabeleireiro, cabeleireira, salao,
      salao de beleza, barbeiro, barbearia, barba, corte de cabelo, corte, escova, progressiva,
      luzes, mechas, tintura, hidratacao, sobrancelha, design de sobrancelha, depilacao,
      depilacao a laser, cilios, extensao de cilios, maquiagem, make, batom, base, rimel, esmalte,
      perfume, perfumes, colonia, shampoo, xampu, condicionador, creme, hidratante, desodorante,
      sabonete, skincare, skin care, botox, preenchimento, limpeza de pele, massagem, drenagem,
      estetica, esteticista, bronzeamento, tatuagem, piercing, spa, micropigmentacao, trancas,
      mega hair, pasta de dente, escova de dente, fio dental, higiene, higiene pessoal, laser
    `,
  },
  {
    concept: 'beauty',
    weight: 'place',
    terms: `
      boticario, o boticario, natura, avon, sephora, quem disse berenice, eudora, mary kay,
      ikesaki, epoca cosmeticos, beleza na web, loja de cosmeticos, cosmeticos, espacolaser,
      espaco laser, granado
    `,
  },
]
