/** What guessers try first, in lower case and long enough to pass the length rule. Our own list, widened as breaches teach. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password12345 password! password1! password123! passw0rd passw0rd1
  p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 pa$$word pa$$w0rd mypassword thepassword newpassword changeme changeme1
  changeme123 letmein1 letmein12 letmein123 welcome1 welcome12 welcome123 welcome1234 welcome01 welcome2024 welcome2025
  welcome2026 password2024 password2025 password2026 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210
  87654321 11223344 1122334455 112233445566 12341234 123123123 123321123 1234554321 123454321 12344321 147258369 159753456
  741852963 789456123 456789123 13579246 24681012 31415926 314159265 10203040 102030405 12121212 13131313 69696969 19871987
  20202020 01234567 00112233 99887766 55667788 1234567a 12345678a 123456789a 1234567890a 1234abcd abcd1234 abcd12345 abc12345
  abc123456 abc1234567 a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwer1234
  qwer12345 1234qwer 12345qwert 123456qwerty qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
  qwertyuiop1 qwertyuiop123 asdfghjk asdfghjkl asdfghjkl1 asdf1234 asdfasdf asdf12345 zxcvbnm1 zxcvbnm123 zxcvbnm,. qweasdzxc
  qweasd123 qwe123qwe qweqweqwe poiuytrewq lkjhgfdsa mnbvcxz1 azertyuiop azerty123 qwertz123 abcdefgh abcdefghi abcdefghij
  abcdefg1 abcdef123 abcdabcd iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123 loveyou1 loveme123
  lovelove lovely123 sunshine sunshine1 sunshine123 princess princess1 princess123 football football1 football123 baseball
  baseball1 basketball superman superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123
  dragon123 monkey123 master123 shadow123 michael1 michael123 jennifer jennifer1 jessica1 jordan23 charlie1 charlie123 daniel123
  andrew123 thomas123 computer computer1 internet internet1 whatever whatever1 trustno1 samsung1 samsung123 liverpool liverpool1
  arsenal1 arsenal123 chelsea1 chelsea123 manchester barcelona realmadrid mercedes corvette mustang1 harley123 chocolate
  chocolate1 butterfly butterfly1 snowball elephant diamond1 victoria victoria1 caroline patricia elizabeth alexander alexandra
  cristina nicholas jonathan freedom1 blessed1 blessing jesus123 jesuschrist godisgood godisgreat god12345 jesus4ever angel123
  babygirl babygirl1 cheese123 summer123 summer2024 summer2025 summer2026 winter123 winter2024 winter2025 winter2026 spring2026
  autumn2026 secret123 secret12 topsecret admin123 admin1234 admin12345 administrator root1234 test1234 test12345 test123456
  testtest testing1 testing123 guest123 guest1234 user1234 login123 demo1234 temp1234 default1 hello123 hello1234 hellohello
  football! soccer123 rugby123 springbok springboks bokkie123 bafana123 kaizerchiefs orlandopirates mamelodi southafrica
  southafrica1 johannesburg capetown capetown1 pretoria durban123 nelson123 mandela1 madiba123 ubuntu123 sawubona nolo1234
  nolocoach coaching coaching1 coach123 coach1234 nolo-coach
  `
    .trim()
    .split(/\s+/),
)
