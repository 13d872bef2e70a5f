import { readEntries } from '#understanding/lexicon/entry.ts'

/** School, courses, what is needed for them, and books. */
export const education = readEntries(`
  education item:
    escola, escolinha, colegio, ensino fundamental, ensino medio, ensino infantil, creche, bercario, faculdade,
    universidade, mensalidade da faculdade, mensalidade da escola, mensalidade escolar, matricula, rematricula, curso,
    cursos, cursinho, curso de ingles, aula de ingles, ingles, espanhol, idiomas, aula, aulas, aula particular,
    professor particular, reforco escolar, pos graduacao, pos, mestrado, doutorado, mba, enem, vestibular, concurso,
    inscricao do concurso, prova do concurso, apostila, apostilas, material escolar, caderno, cadernos, caneta,
    canetas, lapis, mochila escolar, agenda escolar, papelaria, kalunga, xerox, impressao, tcc, formatura, diploma, udemy,
    alura, coursera, hotmart, duolingo, rocketseat, wizard, ccaa, cultura inglesa, fisk, cna, kumon, senac, senai,
    sesi escola, estacio, anhanguera, unip, uninter, unopar, puc, mackenzie, fgv, descomplica, excursao da escola,
    uniforme escolar, uniforme da escola, material de arte, aula de musica, aula de violao, seminario, palestra,
    xerox do, xerox da, fotocopia, encadernacao, plotagem, reforco, mensalidade do curso, mensalidade do ingles,
    mensalidade do colegio, colegial, jardim de infancia, maternal, explicadora, tutor, aula de matematica,
    aula de danca, aula de natacao infantil, aula de bateria, aula de piano, aula de canto, aula de desenho,
    oficina de teatro, inscricao do vestibular, inscricao do enem, taxa do concurso, prova da oab,
    kindle unlimited livros, borracha, compasso, regua, mochila da escola, lancheira, estojo, giz de cera, canetinha,
    papel sulfite, resma, cartolina, workshop, congresso, certificacao, treinamento, educacao, ead, estudo, estudos,
    vademecum, doutrina, encadernar, atletica, dce, calourada, une, dne, biblioteca, apm, fichario, apontador, eva,
    pincel, pinceis, aquarela, argila, esquadro, transferidor, fies, prouni, hotelzinho, prezinho, conservatorio, bale,
    ballet, mentoria, imersao, masterclass, mopp, ciee, grancursos, qconcursos, stoodi, proenem, brainly, ebac, platzi,
    domestika, skillshare, cambly, babbel, busuu, italki, preply, yazigi, alumni, influx, knn, microlins, embelleze,
    cebrac, uninove, unicesumar, pitagoras, univesp, uniasselvi, ulbra, unisinos, pucrs, unisul, univali, uninassau,
    unifor, uniceub, ucb, ceub, unama, fametro, metodista, faap, fmu, insper, ibmec, espm, unifacs, senat, ifsp, toefl,
    ielts, revalida, mochila, vade mecum, clt livro, capa dura, centro academico, kit odonto, material didatico,
    lista escolar, livros didaticos, caixa escolar, excursao escolar, papel almaco, marca texto, post it, cola branca,
    cola bastao, cola quente, papel crepom, papel cartao, papel oficio, tinta guache, professora particular, nr 10,
    nr 35, open english, number one, cel lep, up time, newton paiva, nilton lins, belas artes, instituto federal,
    segunda chamada, historico escolar, psicotecnico escolar, codigo penal livro, xerox das paginas, banner do tcc,
    taxa de inscricao, inscricao da prova, inscricao no evento, taxa da prova, taxa do diploma, colacao de grau,
    baile de formatura, comissao de formatura, taxa da atletica, carteirinha de estudante, carteira de estudante,
    multa da biblioteca, multa na biblioteca, jaleco da faculdade, kit de laboratorio, lista de material,
    livros da escola, livro da escola, sistema de ensino, taxa de material, taxa da escola, passeio da escola,
    festa da escola, bloco de notas, bloco de papel, tesoura sem ponta, papel a 4, tela de pintura,
    massinha de modelar, calculadora da escola, aula de guitarra, aula de teclado, aula de ukulele, aula de teatro,
    curso de barbeiro, curso de manicure, curso de unha, curso de solda, reciclagem do curso, cruzeiro do sul,
    mauricio de nassau, prova de proficiencia, residencia medica inscricao, anuidade do cursinho,
    uniforme novo da escola, traducao juramentada do diploma
  books item:
    livro, livros, atlas, ebook, e book, livro didatico, gibi, manga japones, hq, revista, biblia, quadrinho, audiolivro,
    coquetel, dicionario, didaticos, manga, harpa crista, palavras cruzadas, kindle ebook, assinatura do jornal
  books place:
    livraria, sebo, estante virtual, saraiva, livraria cultura, livraria leitura, livraria da vila, travessa,
    livraria da travessa, blooks, comix, panini, jambo, catarinense livraria, martins fontes, amazon livros,
    banca de jornal, livraria do shopping, bienal do livro, feira do livro, cia das letras
  education item:
    certificado do curso, maquete, isopor do trabalho, tesoura escolar, trabalho da escola,
    folha a 4, papel a 4, resma, ccaa, calculadora cientifica, beca da formatura, revisao do tcc, correcao do tcc,
    me salva, cola bastao, caderno de desenho, lista de material, lista da escola, lista escolar, papel almaco,
    papel cartao, papel pardo
`)
