import { fold } from './tokens.ts'

/**
 * What words mean to somebody who looks for demands of money, in English, Hindi, Gujarati and their Roman spelling. They are folded
 * like the text (upper case, long vowels, doubled letters and the two Indian scripts are alike); a * stands for any ending.
 */
const table = {
  fee: `
    fee fees feez fi fis phees charge charges charged charj charjes deposit deposits diposit* advance token commission jamanat
    jaminagiri shulk shulka sulk फीस फीसें फ़ी शुल्क शुल्कं चार्ज चार्जेस डिपॉजिट* डिपोजीट* एडवांस टोकन कमीशन जमानत* ફી ફીસ ફીની
    ફીના ફીનો ફીઝ શુલ્ક ચાર્જ ચાર્જીસ ડિપોઝિટ* એડવાન્સ ટોકન કમિશન જામીનગીરી દલાલી दलाली dalali`,
  membership: 'membership subscription मेंबरशिप सदस्यता મેમ્બરશિપ સભ્યપદ',
  reason: `
    registration* registrasion registeration register reg regn enrol* training tranning kit starter uniform* processing seat seats
    slot slots form forms file interview* visa medical verification background police embassy refundable refund joining application
    apply appointment placement recruitment consult* agent agents hostel insurance idcard id exam test onboarding admission booking
    offer gate certificate guarantee salary laptop tool tools machine nodhani nondhani panjikaran talim taleem prashikshan saman
    samaan bharti bharati रजिस्ट्रेशन* पंजीकरण* पंजीयन* ट्रेनिंग* प्रशिक्षण* किट* यूनिफॉर्म* वर्दी प्रोसेसिंग* सीट स्लॉट फॉर्म*
    फाइल* इंटरव्यू* साक्षात्कार वीज़ा* मेडिकल* वेरिफिकेशन* पुलिस आवेदन जॉइनिंग एजेंट कंसल्ट* डॉक्यूमेंट* आईडी बीमा बीमे परीक्षा
    भर्ती औज़ार* सामान लैपटॉप નોંધણી* તાલીમ* કીટ* યુનિફોર્મ* પ્રોસેસિંગ* સ્લોટ વિઝા* મેડિકલ* વેરિફિકેશન* પોલીસ અરજી* જોઈનિંગ* એજન્ટ*
    આઈડી* વીમા* પરીક્ષા* ભરતી* માલ સામાન ઓજાર* લેપટોપ* કન્સલ્ટ* ડોક્યુમેન્ટ* સીટ* ફોર્મ* ફાઈલ* ઇન્ટરવ્યુ*`,
  money: `
    money amount rupee rupees rs inr rupay* rupai* rupiya* rupia* rupya* paisa paise paisaa paiso hazar hajar hazaar thousand
    payment fund पैसा पैसे पैसों रुपये रुपए रुपया रुपयों रूपये रु राशि रकम हजार हज़ार सौ अमाउंट पेमेंट પેમેન્ટ मनी મની પૈસા પૈસો
    રૂપિયા* રૂ રકમ હજાર છસો સો અમાઉન્ટ`,
  cost: `
    keemat kimat kimmat कीमत કિંમત cost costs expense expenses kharcha kharch kharcho price rent kiraya bhadu खर्चा खर्च किराया ખર્ચ
    ખર્ચો ભાડું`,
  // What asks the reader to hand over money.
  demand: `
    lana lane lani laana lavva* lavvana aapvana लाना लाने लानी લાવવા* આપવાના આપવાની arrange contribute recharge giving send sends
    transfer remit bhejo bhejna bhejne bheje bhejke bhej bhejte bhejen bhejiye jama bharo bharna bharne bharva bharvi bharvani
    bharvo bharni lagega lagegi lagenge lagse lagshe moklo mokalo moklav* moklva moklvi chuk* kharido kharidna भेजें भेजो भेजना
    भेजने भेजकर भेजिए भेजते भेजनी जमा भरें भरो भरना भरने भरनी चुका* लगेगा लगेगी लगेंगे लगेंगी लगते लगता લાગે થશે thase lagte lagta
    lage મોકલો મોકલવા મોકલવી મોકલવો મોકલવાના મોકલી મોકલશો મોકલીને જમા ભરો ભરવી ભરવા ભરવો ભરવાની ભરવાનો ભરવાના ભર્યા ચૂકવ* લાગશે
    जमाकर karvane karwane`,
  // A demand only together with an obligation, or for papers.
  give: `
    give dena dene deni dijiye de aapva aapvi aapvo aapvu aapo apo apva देना देने देनी दें दो दीजिए આપવા આપવી આપવો આપવું આપો આપવાના
    આપવાની આપવાનો करना कराना कराने करनी करवाना karna karana rakhna रखना રાખવું રાખવા karvu karavvu`,
  obligation: `
    must required require requires needed payable mandatory compulsory necessary applicable applies apply collected taken upfront
    hoga hogi honge hongi padega padegi padenge padse padshe jayenge jayega जाएंगे जाएगा raheshe rehse anivarya jaruri zaroori होगा
    होगी होंगे होंगी पड़ेगा पड़ेगी पड़ेंगे अनिवार्य जरूरी लिया ली પડશે રહેશે રહેશો ફરજિયાત જરૂરી લેવામાં લેવાશે`,
  pay: 'pay pays paying paid payed give deposited leave bring',
  buy: 'buy purchase kharido kharidna kharidvi kharidva खरीदें खरीदना खरीदनी ખરીદો ખરીદવી ખરીદવા',
  kit: 'kit starter software material course books membership package किट सामान કીટ માલ સામાન',
  gold: 'gold tola tole silver sona sonu soni sone chandi सोना सोने तोला तोले चांदी સોનું સોનાની સોના સોનુ તોલા ચાંદી',
  pledge: `
    security guarantee guaranty surety collateral pledge girvi amanat safety surksha suraksha सुरक्षा સલામતી सलामती sikyoriti
    sekuriti caution सिक्योरिटी सिक्युरिटी गारंटी गिरवी अमानत સિક્યોરિટી સિક્યુરિટી ગેરંટી ગીરવે અમાનત બાંહેધરી`,
  cheque: `
    cheque cheques check chek cheks draft marksheet* original चेक ड्राफ्ट मार्कशीट certificates ચેક ડ્રાફ્ટ માર્કશીટ`,
  blank: 'blank signed undated koro kora khali sahi sign खाली कोरा साइन हस्ताक्षर કોરો સહી ખાલી',
  channel: `
    upi gpay googlepay phonepe paytm bhim qr qrcode यूपीआई गूगलपे फोनपे पेटीएम भीम क्यूआर યુપીઆઈ* ગૂગલપે ફોનપે પેટીએમ ક્યુઆર ક્યૂઆર`,
  scan: 'only sirf सिर्फ ફક્ત scan स्कैन સ્કેન number no screenshot स्क्रीनशॉट સ્ક્રીનશોટ id',
  paper: `
    aadhaar aadhar adhaar adhar adharcard aadharcard aadhaarcard uid pancard passbook atm cvv otp ifsc mpin netbanking आधार पासबुक
    एटीएम ओटीपी पैन આધાર પાસબુક* એટીએમ ઓટીપી પાન`,
  share: `
    give attach complete ask enter fill send share upload forward whatsapp telegram whatsap submit tell mail bhejo bhejna bheje
    bhejen bhejiye bhej batao batana bataye batayen moklo mokalo moklav* aapo apo kaho भेजें भेजो भेजना भेजिए बताएं बताओ बताना दें
    दो डाल daal dal व्हाट्सएप व्हाट्सऐप टेलीग्राम મોકલો મોકલવો મોકલવા મોકલવી મોકલી આપો વોટ્સએપ વ્હોટ્સએપ ટેલિગ્રામ જણાવો કહો`,
  bank: 'bank बैंक બેંક બેન્ક',
  account: 'account acount ac details detail khata khate khatu number kyc खाता खाते डिटेल ખાતા ખાતું ખાતાની વિગત*',
  // Whoever is meant to work.
  candidate: `
    candidate candidates applicant applicants interview joining jobs seat slot naukri nokri hiring hired fresher freshers umeedvar
    umedvar ummidvar appointment उम्मीदवार* नौकरी इंटरव्यू सीट ઉમેદવાર* નોકરી* ઇન્ટરવ્યૂ સીટ`,
  // Whom or what else the trade takes money from or pays it for.
  trade: `
    customer customers client clients buyer buyers guest guests borrower borrowers vendor vendors supplier suppliers karigars gst
    gstin bis hallmark hallmarking huid trademark licence license customs icegate export shipping shipment freight invoice invoices
    lab labs assay assaying refinery ledger ledgers reconcile reconciliation reconciling tally till cashier counter counters receipt
    receipts challan scheme schemes loan loans kyc vault cctv guard guards labour making setting marketplace marketplaces petty tds
    rent grahak grahako grahakon desk dealer dealers overdue dues baki बकाया બાકી વેપારી* व्यापारी* municipality municipal renew
    renewal tax duty drawback ग्राहक ग्राहकों जीएसटी हॉलमार्क* बीआईएस लाइसेंस लेबर टैली रसीद गार्ड लोन स्कीम ગ્રાહક ગ્રાહકો
    ગ્રાહકોના જીએસટી હોલમાર્ક* બીઆઈએસ લાયસન્સ* ટેલીમાં રસીદ ગાર્ડ લોન સ્કીમ*`,
  bookkeeping: 'books accounts accountant bank banks register बैंक खाते બેંકમાં બેંક',
  house: `
    studio workshop factory shop we us company firm house ourselves seller employer owner management ham humari कंपनी मालिक हम કંપની
    માલિક અમે malik`,
  pays: `
    pay pays paid bear bears borne cover covers covered provide provides provided reimburse reimburses reimbursed degi dega denge
    देगी देगा देंगे આપશે આપીશું aapshe aapse apse`,
  negation: `
    no not never without neither nor none nil zero nothing dont doesnt wont cannot didnt nahi nahin nai nathi na mat bina vina vagar
    नहीं नही न ना मत बिना बगैर નથી નહીં નહિ ન વગર વિના`,
  free: 'free muft mafat nishulk मुफ्त निशुल्क फ्री મફત ફ્રી',
  // What is denied beside a demand, not the demand itself.
  unrelated: `
    given refund* return* wapas vapas pacha pachi पाछा वापस वापिस પાછા પાછી પરત experience age limit limits skill skills`,
  warning: `
    beware fraud fraudulent scam cheats anyone anybody someone somebody whoever asks mange maange magey savdhan मांगे मांगता सावधान
    धोखा માંગે માગે સાવધાન છેતરપિંડી`,
  or: 'or nor',
  but: 'but only just except however lekin magar sirf bas लेकिन मगर सिर्फ केवल बस પણ માત્ર ફક્ત',
  salary: `
    salary salaries wages wage stipend incentive incentives bonus pagar vetan tankhwah tankha वेतन तनख्वाह सैलरी पगार પગાર`,
  period: `
    month monthly year annum annual day daily week weekly hour piece stone gram ring mahina mahine mahino roz kilometre km महीना
    महीने रोज़ दिन મહિને મહિનો રોજ`,
  // What stands between a person and the job, and costs something in a fraud.
  hurdle: `
    permit permits document documents material tools परमिट डॉक्यूमेंट मटेरियल औज़ार પરમિટ* ડોક્યુમેન્ટ મટીરિયલ* ઓજાર auzar entry
    gate dress boots batch course registration interview test exam aptitude card pass stamp paper visa ticket emigration immigration
    medical uniform shoes locker kit seat chair wallet coupon bond verification certificate selected selection select placement
    agreement olakhpatra pariksha स्टाम्प स्टांप परीक्षा टिकट इमिग्रेशन वीज़ा यूनिफॉर्म* चयन सीखने एग्रीमेंट કાર્ડ* સ્ટેમ્પ* પરીક્ષા
    ટિકિટ વિઝા* યુનિફોર્મ* પસંદગી શીખવા* કરાર ઓળખપત્ર* sikhne sikhva`,
  link: 'link लिंक લિંક qr',
  first: 'first pehle pehla pahela pahle पहले પહેલા પહેલાં',
  // Money that goes the other way.
  benefit: `
    salary salaries wage wages stipend incentive incentives bonus allowance earn earns earning get gets receive receives added ctc
    rate rates piece voucher pagar vetan tankhwah milega milegi milenge milta milti malse male मिलेगा मिलेगी मिलेंगे मिलता मिलती
    मिलते वेतन तनख्वाह सैलरी पगार दिहाड़ी પગાર મળશે મળે મળતો भत्ता ભથ્થું bhatta kamai कमाई`,
  // What may stand behind a bare number that is money, and before 'pay' when the reader is to pay.
  behindMoney: `
    liye लिए લેવાશે to for by via through on now first and only before in at pehle pehla cash online nakad rokda पहले પહેલા પહેલાં
    नकद ऑनलाइन રોકડા ઓનલાઈન ka ke ki ko se mate का के की को से માટે bhi per par पर પર`,
  beforePay: `
    to must please pls kindly you candidate candidates applicant applicants should and then first just simply can need or worker
    workers helper helpers who trainee trainees fresher freshers student students`,
  byReader: 'trainees fresher freshers you candidate candidates applicant applicants worker workers student trainee'
} as const

export type Concept = keyof typeof table

/** Which concepts, the first beside any of the others, within so many words of each other, make a hint. */
export interface Rule {
  kind: 'fee' | 'account'
  anchor: Concept | 'reader-pays' | 'sum'
  near: readonly (Concept | 'reader-pays' | 'sum')[]
  within: number
  /** Only without a word of what the reader is given. */
  isWeak?: boolean
}

export const rules: readonly Rule[] = [
  { kind: 'fee', anchor: 'fee', near: ['reason', 'hurdle'], within: 5 },
  { kind: 'fee', anchor: 'fee', near: ['pledge', 'money'], within: 4 },
  { kind: 'fee', anchor: 'membership', near: ['sum', 'fee'], within: 7 },
  { kind: 'fee', anchor: 'fee', near: ['sum'], within: 4 },
  { kind: 'fee', anchor: 'fee', near: ['obligation', 'demand', 'reader-pays'], within: 5 },
  { kind: 'fee', anchor: 'sum', near: ['demand', 'reader-pays'], within: 8 },
  { kind: 'fee', anchor: 'money', near: ['demand', 'reader-pays'], within: 6 },
  { kind: 'fee', anchor: 'money', near: ['reason'], within: 3 },
  { kind: 'fee', anchor: 'sum', near: ['obligation', 'hurdle'], within: 8, isWeak: true },
  { kind: 'fee', anchor: 'money', near: ['hurdle'], within: 6, isWeak: true },
  { kind: 'fee', anchor: 'sum', near: ['buy'], within: 5, isWeak: true },
  { kind: 'fee', anchor: 'cost', near: ['reason', 'reader-pays'], within: 4 },
  { kind: 'fee', anchor: 'cost', near: ['sum'], within: 3, isWeak: true },
  { kind: 'fee', anchor: 'money', near: ['first'], within: 2, isWeak: true },
  { kind: 'fee', anchor: 'buy', near: ['kit'], within: 5 },
  { kind: 'fee', anchor: 'pledge', near: ['gold', 'sum', 'cheque'], within: 6 },
  { kind: 'fee', anchor: 'pledge', near: ['money'], within: 2 },
  { kind: 'fee', anchor: 'cheque', near: ['blank', 'sum'], within: 4 },
  { kind: 'fee', anchor: 'link', near: ['money', 'reader-pays'], within: 4 },
  { kind: 'account', anchor: 'channel', near: ['demand', 'sum', 'scan', 'share', 'reader-pays'], within: 6 },
  { kind: 'account', anchor: 'paper', near: ['share'], within: 11 }
]

const exact = new Map<string, Set<Concept>>()
const beginnings = new Map<string, Set<Concept>>()
for (const [concept, words] of Object.entries(table) as [Concept, string][]) {
  for (const word of words.trim().split(/\s+/)) {
    const [map, key] = word.endsWith('*') ? [beginnings, fold(word.slice(0, -1))] : [exact, fold(word)]
    map.set(key, (map.get(key) ?? new Set()).add(concept))
  }
}
const longestBeginning = Math.max(...[...beginnings.keys()].map((key) => key.length))

/** What a folded word means. */
export function findConcepts(word: string): Set<Concept> {
  const found = new Set(exact.get(word))
  for (let length = Math.min(word.length, longestBeginning); length > 1; length -= 1) {
    for (const concept of beginnings.get(word.slice(0, length)) ?? []) found.add(concept)
  }
  return found
}
