import type { PhraseListId } from './phrase-list.ts'

/** About language, not about fraud: the administrator's lists leave them out. */
export const sentenceWords = {
  money: `
    money, amount, rupee*, rs, inr, rupay*, rupai*, rupiya*, rupia*, rupya*, paisa, paise, paiso, hazar, hajar, thousand,
    payment, fund, पैस*, रुपये, रुपए, रुपया, रुपयों, रु, राशि, रकम, हजार, सौ, अमाउंट, पेमेंट, मनी, પૈસો, રૂપિયા*, છસો, સો`,
  cost: `
    keemat, kimat, cost, costs, expense*, kharch*, price, rent, kiraya, bhadu, कीमत, खर्चा, खर्च, किराया, કિંમત, ખર્ચો, ભાડું`,
  // A demand only with an obligation, or for papers.
  give: `
    give, dena, dene, deni, dijiye, de, aapva, aapvi, aapvo, aapvu, aapo, karna, karana, rakhna, karvu, karavvu, देना, देने,
    देनी, दें, दो, दीजिए, करना, कराना, कराने, करनी, करवाना, रखना, આપવા, આપવી, આપવો, આપવું, આપો, આપવાના, આપવાની, આપવાનો, રાખવું,
    રાખવા`,
  obligation: `
    must, require, requires, required, needed, payable, mandatory, compulsory, necessary, applicable, applies, apply, collected, taken, upfront,
    hoga, hogi, honge, hongi, padeg*, padeng*, padse, padshe, jayenge, jayega, raheshe, rehse, anivarya, jaruri, zaroori,
    जाएंगे, जाएगा, होग*, होंग*, पड़ेग*, पड़ेंग*, अनिवार्य, जरूरी, लिया, ली, પડશે, રહેશે, રહેશો, ફરજિયાત, લેવામાં, લેવાશે`,
  pay: 'pay, pays, paying, paid, payed, give, deposited, leave, bring',
  buy: 'buy, purchase, kharid*, खरीदें, खरीदना, खरीदनी, ખરીદો, ખરીદવી, ખરીદવા',
  gold: 'gold, tola, tole, silver, sona, sonu, soni, sone, chandi, सोना, सोने, तोला, तोले, चांदी, સોનું, સોનાની, સોનુ',
  cheque: 'cheque, cheques, check, chek, cheks, draft, marksheet*, original, certificates, चेक, ड्राफ्ट, मार्कशीट',
  blank: 'blank, signed, undated, koro, kora, khali, sahi, sign, खाली, कोरा, साइन, हस्ताक्षर, કોરો, સહી',
  scan: 'only, sirf, scan, number, no, screenshot, id, सिर्फ, स्कैन, स्क्रीनशॉट, ફક્ત, સ્કેન',
  account: 'account, ac, details, detail, khata, khate, khatu, number, kyc, खाता, खाते, डिटेल, ખાતું, ખાતાની, વિગત*',
  candidate: `
    candidate*, applicant*, interview, joining, jobs, seat, slot, naukri, nokri, hiring, hired, fresher, freshers, umeedvar,
    ummidvar, appointment, उम्मीदवार*, नौकरी, इंटरव्यू, सीट, ઉમેદવાર*, નોકરી*`,
  bookkeeping: 'books, accounts, accountant, bank, banks, register, बैंक, खाते, બેંકમાં, બેંક',
  house: `
    studio, workshop, factory, shop, we, us, company, firm, house, ourselves, seller, employer, owner, management, ham, humari,
    malik, कंपनी, मालिक, हम, અમે`,
  pays: `
    pay, pays, paid, bear, bears, borne, cover*, provide*, reimburse, reimburses, reimbursed, degi, dega, denge, aapshe, aapse,
    देगी, देगा, देंगे, આપશે, આપીશું`,
  negation: `
    no, not, never, without, neither, nor, none, nil, zero, nothing, dont, doesnt, wont, cannot, didnt, nahi, nahin, nai,
    nathi, mat, bina, vina, vagar, नहीं, नही, न, मत, बिना, बगैर, નથી, વગર, વિના, na de/den/dena/do/kare/karo/karen/le/len/lo,
    ना दें/दो/दे/करें/करो, -card/account/acount/ac/aadhaar/aadhar/adhar/pancard/passbook no`,
  free: 'free, muft, mafat, nishulk, मुफ्त, निशुल्क, फ्री, મફત',
  // Denied beside a demand, not the demand itself.
  unrelated: `
    given, refund*, return*, wapas, vapas, pacha, pachi, experience, age, limit*, skill*, पाछा, वापस, वापिस, પાછી, પરત`,
  or: 'or, nor',
  but: 'but, only, just, except, however, lekin, magar, sirf, bas, लेकिन, मगर, सिर्फ, केवल, बस, પણ, માત્ર, ફક્ત',
  salary: 'salar*, wage*, stipend, incentive*, bonus, pagar, vetan, tankhwah, tankha, वेतन, तनख्वाह, सैलरी, पगार',
  period: `
    month, monthly, year, annum, annual, day, daily, week, weekly, hour, piece, stone, gram, ring, mahina, mahine, mahino, roz,
    kilometre, km, महीना, महीने, रोज़, दिन, મહિનો`,
  link: 'link, qr, लिंक',
  first: 'first, pehle, pehla, pahela, pahle, पहले, પહેલા, પહેલાં',
  // Money that goes the other way.
  benefit: `
    salar*, wage*, stipend, incentive*, bonus, allowance, earn, earns, earning, get, gets, receive, receives, added, ctc, rate, rates, piece,
    voucher, pagar, vetan, tankhwah, mileg*, mileng*, milt*, malse, male, bhatta, kamai, मिलेग*, मिलेंग*, मिलत*, वेतन, तनख्वाह,
    सैलरी, पगार, दिहाड़ी, भत्ता, कमाई, મળશે, મળે, મળતો, ભથ્થું`,
  // May follow a bare number that is money.
  behindMoney: `
    liye, to, for, by, via, through, on, now, first, and, only, before, in, at, pehle, pehla, cash, online, nakad, rokda, ka,
    ke, ki, ko, se, mate, bhi, per, par, लिए, पहले, नकद, ऑनलाइन, का, के, की, को, से, पर, લેવાશે, પહેલા, પહેલાં, રોકડા, ઓનલાઈન,
    માટે`,
  beforePay: `
    to, must, please, pls, kindly, you, candidate*, applicant*, should, and, then, first, just, simply, can, need, or, worker*,
    helper*, who, trainee*, fresher*, student*`,
  byReader: 'trainee*, fresher*, you, candidate*, applicant*, worker*, student*',
  readerPays: 'aap denge, tame aapsho, आप देंगे, તમે આપશો'
} as const

export type Concept = PhraseListId | keyof typeof sentenceWords | 'sum'

/** The anchor beside any of the others, within so many words. */
export interface Rule {
  kind: 'fee' | 'account'
  anchor: Concept
  near: readonly Concept[]
  within: number
  /** Only without a benefit. */
  isWeak?: boolean
}

export const rules: readonly Rule[] = [
  { kind: 'fee', anchor: 'fees', near: ['purposes'], within: 5 },
  { kind: 'fee', anchor: 'fees', near: ['pledges', 'money', 'sum'], within: 4 },
  { kind: 'fee', anchor: 'fees', near: ['obligation', 'handingOver', 'readerPays'], within: 5 },
  { kind: 'fee', anchor: 'sum', near: ['handingOver', 'readerPays'], within: 8 },
  { kind: 'fee', anchor: 'money', near: ['handingOver', 'readerPays'], within: 6 },
  { kind: 'fee', anchor: 'money', near: ['purposes'], within: 3 },
  { kind: 'fee', anchor: 'sum', near: ['obligation', 'purposes'], within: 8, isWeak: true },
  { kind: 'fee', anchor: 'money', near: ['purposes'], within: 6, isWeak: true },
  { kind: 'fee', anchor: 'sum', near: ['buy'], within: 5, isWeak: true },
  { kind: 'fee', anchor: 'cost', near: ['purposes', 'readerPays'], within: 4 },
  { kind: 'fee', anchor: 'cost', near: ['sum'], within: 3, isWeak: true },
  { kind: 'fee', anchor: 'money', near: ['first'], within: 2, isWeak: true },
  { kind: 'fee', anchor: 'buy', near: ['kit'], within: 5 },
  { kind: 'fee', anchor: 'pledges', near: ['gold', 'sum', 'cheque'], within: 6 },
  { kind: 'fee', anchor: 'pledges', near: ['money'], within: 2 },
  { kind: 'fee', anchor: 'cheque', near: ['blank', 'sum'], within: 4 },
  { kind: 'fee', anchor: 'link', near: ['money', 'readerPays'], within: 4 },
  { kind: 'account', anchor: 'channels', near: ['handingOver', 'sum', 'scan', 'sending', 'readerPays'], within: 6 },
  { kind: 'account', anchor: 'papers', near: ['sending'], within: 11 }
]
