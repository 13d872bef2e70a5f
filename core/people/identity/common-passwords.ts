/**
 * What people try first: the passwords of every leak, and Brazil's own. In lower case and without
 * accents, six characters or more, since shorter ones are refused anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  000000 0000000 00000000 010203 01020304 0123456 01234567 0123456789 0987654321 101010 10203040
  102030 111111 1111111 11111111 111222 112233 11223344 121212 12121212 123000 123123 123123123
  1231234 123321 1234321 123412 12341234 123456 1234560 1234567 12345678 123456789 1234567890
  12345678910 123456a 123456abc 123654 12345a 12345abc 1234abcd 123abc 123mudar 123qwe 123qwe123
  123teste 131313 1313131313 134679 135790 13579000 141414 142536 147147 147258 147258369 147852
  147852369 159357 159753 161616 171717 181818 191919 192837 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 200000 202020 20202020 202122 212121 222222 22222222 232323 242424 246810 252525 258258
  258456 262626 282828 303030 313131 321321 321654 321654987 333333 33333333 369258 369258147
  4321432 444444 44444444 456123 456456 456789 4567890 505050 515151 520520 54321a 555555 55555555
  555666 654123 654321 654654 666666 66666666 696969 707070 741852 741852963 753951 7654321 777777
  77777777 789123 789456 789456123 789789 7894561230 808080 852456 852852 87654321 876543210
  888888 88888888 909090 951753 963852 963852741 987654 9876543 98765432 987654321 9876543210
  987987 999999 99999999 999999999 aaaaaa aaaaaaaa abc123 abc12345 abc123456 abc1234 abcabc
  abcd1234 abcdef abcdefg abcdefgh abcd123 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4
  aa123456 access acesso acesso123 admin123 admin1234 administrador alegria alexandre amanda
  america amigos amizade amordemae amoreterno amorzinho amor123 amomeusfilhos amominhafamilia
  andre123 andrea anderson animal asdfgh asdfghj asdfghjkl asdf1234 asdasd asdasd123 asd123
  atletico avai1923 azerty baseball batata batman beatriz bebezinho bemvindo bemvindo1 bianca
  biscoito bobesponja botafogo brasil brasil123 brasil10 brasileiro bruna123 bruninho cachorro
  cafecomleite camila campeao caramelo carinho carlos carlos123 carnaval carolina casa123 cebola
  changeme charlie chocolate cocacola computador computer contabanco corinthians corintiano
  coracao cristina cruzeiro daniel daniela danielle deusefiel deusefiel1 deusepai deusnocomando
  deus123 diamante dinheiro dinheiro123 dragon eduardo estrela eusoueu eutequero eunaosei
  eunaosei123 familia familia123 familiafeliz felicidade felipe felipe123 fernanda fernando
  flamengo flamengo10 flamengo1981 fluminense football fortaleza freedom fulano futebol futebol10
  gabriel gabriel123 gabriela gatinha gatinho geovana gremio1983 guilherme gustavo hello123
  hellokitty iloveyou inter1909 internacional internet isabela isabella jesus123 jesuscristo
  jesusteama jesusvive jessica joaopedro joaovitor jordan juliana julia123 juventude lasanha
  larissa leonardo leticia letmein liberdade linda123 linkinpark login123 lucas123 luciana
  luizfelipe maedelas mamaepapai mamae123 marcelo marcos123 maria123 mariaeduarda mariana
  marquinhos master master123 matheus matrix melancia menina michelle minhafamilia minhasenha
  minhavida miguel123 monkey morango moreninha mudar123 mudar1234 musica123 mypassword naolembro
  naosei naotemsenha natalia neymar10 neymarjr nicolas ninguem nossasenhora obrigado palmeiras
  palmeiras1 pandora papai123 pass1234 passw0rd password password1 password123 password12 patricia
  paulista pedro123 pernambuco pikachu pipoca pokemon princesa princess priscila p@ssw0rd p@ssword
  qazwsx qazwsxedc qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert123 qwerty qwerty1 qwerty12
  qwerty123 qwertyu qwertyui qwertyuiop rafael rafael123 rafaela renata ricardo roberto roberta
  rodrigo ronaldo ronaldinho sabrina salmo23 salmos91 samsung santos123 saopaulo saopaulofc
  saudade secreto segredo segredo1 seguranca senha1 senha10 senha12 senha123 senha1234 senha12345
  senha123456 senha2024 senha2025 senha2026 senhaforte senhanova senhas senhasecreta senha@123
  shadow soccer sophia starwars sucesso sunshine superman superstar teamomae teamomuito teamopai
  teamo123 teamo1234 teste123 teste1234 testando thiago tricolor trustno1 universo usuario
  usuario123 vascodagama vanessa vasco123 victoria vida123 vinicius vitoria vitoria123 welcome
  welcome1 whatever willian xxxxxx zaq12wsx zxcvbn zxcvbnm zxcvbnm123
  `
    .trim()
    .split(/\s+/),
)
