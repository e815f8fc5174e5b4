import { fold } from '#shared/documents/fold-text.ts'

/** Towns of the trade and the larger ones, by the two letters of their state or territory. */
const towns = {
  AP: 'Vijayawada, Visakhapatnam, Vizag, Guntur, Nellore, Tirupati, Kurnool, Rajahmundry, Kakinada',
  AS: 'Guwahati, Dibrugarh, Silchar',
  BR: 'Patna, Gaya, Muzaffarpur, Bhagalpur',
  CG: 'Raipur, Bhilai, Bilaspur',
  CH: 'Chandigarh',
  DL: 'Delhi, New Delhi, दिल्ली, नई दिल्ली',
  GA: 'Goa, Panaji, Panjim, Margao, Vasco da Gama',
  GJ: 'Surat, Ahmedabad, Vadodara, Baroda, Rajkot, Bhavnagar, Jamnagar, Junagadh, Gandhinagar, Anand, Navsari, Bharuch, Vapi, Valsad, Morbi, Amreli, Palanpur, Mehsana, Bhuj, Gandhidham, Nadiad, સુરત, અમદાવાદ, વડોદરા, રાજકોટ, ભાવનગર, નવસારી, सूरत, अहमदाबाद, राजकोट',
  HP: 'Shimla, Solan, Baddi',
  HR: 'Gurgaon, Gurugram, Faridabad, Panipat, Ambala, Karnal, Hisar, Rohtak, Sonipat, Panchkula, गुड़गांव',
  JH: 'Ranchi, Jamshedpur, Dhanbad, Bokaro',
  JK: 'Srinagar, Jammu',
  KA: 'Bangalore, Bengaluru, Mysore, Mysuru, Mangalore, Mangaluru, Hubli, Belgaum, Belagavi, Udupi, Davangere, बेंगलुरु',
  KL: 'Kochi, Cochin, Thrissur, Kozhikode, Calicut, Thiruvananthapuram, Trivandrum, Kollam, Kannur, Malappuram, Palakkad, Kottayam',
  MH: 'Mumbai, Bombay, Navi Mumbai, Thane, Pune, Nagpur, Nashik, Kolhapur, Aurangabad, Solapur, Jalgaon, Sangli, Satara, Vasai, Virar, Kalyan, Dombivli, Mira Road, Bhiwandi, Panvel, Akola, Amravati, Hupari, मुंबई, मुम्बई, पुणे, नागपुर, મુંબઈ',
  ML: 'Shillong',
  MN: 'Imphal',
  MP: 'Indore, Bhopal, Gwalior, Jabalpur, Ujjain, Ratlam, Sagar, इंदौर, भोपाल',
  NL: 'Dimapur, Kohima',
  OD: 'Bhubaneswar, Cuttack, Rourkela, Sambalpur, Berhampur',
  PB: 'Ludhiana, Amritsar, Jalandhar, Patiala, Mohali, Bathinda, अमृतसर',
  PY: 'Puducherry, Pondicherry',
  RJ: 'Jaipur, Jodhpur, Udaipur, Kota, Ajmer, Bikaner, Alwar, Bhilwara, Sikar, Nathdwara, Sri Ganganagar, जयपुर, जोधपुर, उदयपुर, बीकानेर',
  SK: 'Gangtok',
  TN: 'Chennai, Madras, Coimbatore, Madurai, Trichy, Tiruchirappalli, Salem, Tirunelveli, Erode, Vellore, Tiruppur, Thanjavur, चेन्नई',
  TR: 'Agartala',
  TS: 'Hyderabad, Secunderabad, Warangal, Karimnagar, Nizamabad, हैदराबाद',
  UK: 'Dehradun, Haridwar, Haldwani, Roorkee',
  UP: 'Noida, Greater Noida, Lucknow, Kanpur, Agra, Varanasi, Ghaziabad, Meerut, Prayagraj, Allahabad, Bareilly, Aligarh, Moradabad, Mathura, Gorakhpur, Jhansi, लखनऊ, कानपुर, आगरा, वाराणसी, मेरठ',
  WB: 'Kolkata, Calcutta, Howrah, Siliguri, Durgapur, Asansol, Hooghly, Domjur, कोलकाता'
} as const

/** States and territories, each with all that it is written as. */
const states = {
  AN: 'AN, Andaman and Nicobar Islands',
  AP: 'AP, Andhra Pradesh, Andhra',
  AR: 'AR, Arunachal Pradesh',
  AS: 'AS, Assam',
  BR: 'BR, Bihar',
  CG: 'CG, CT, Chhattisgarh',
  CH: 'CH',
  DL: 'DL, Delhi NCR, NCR',
  DN: 'DN, DD, DH, Daman, Silvassa, Dadra and Nagar Haveli',
  GA: 'GA',
  GJ: 'GJ, Gujarat, ગુજરાત, गुजरात',
  HP: 'HP, Himachal Pradesh',
  HR: 'HR, Haryana',
  JH: 'JH, Jharkhand',
  JK: 'JK, Jammu and Kashmir',
  KA: 'KA, Karnataka',
  KL: 'KL, Kerala',
  LA: 'LA, LD, Ladakh',
  MH: 'MH, Maharashtra, महाराष्ट्र',
  ML: 'ML, Meghalaya',
  MN: 'MN, Manipur',
  MP: 'MP, Madhya Pradesh',
  MZ: 'MZ, Mizoram',
  NL: 'NL, Nagaland',
  OD: 'OD, OR, Odisha, Orissa',
  PB: 'PB, Punjab',
  PY: 'PY',
  RJ: 'RJ, Rajasthan, राजस्थान',
  SK: 'SK, Sikkim',
  TN: 'TN, Tamil Nadu, Tamilnadu',
  TR: 'TR, Tripura',
  TS: 'TS, TG, Telangana',
  UK: 'UK, UT, Uttarakhand, Uttaranchal',
  UP: 'UP, Uttar Pradesh',
  WB: 'WB, West Bengal'
} as const

/** Letters that are also a state, province or country elsewhere: beside an unknown town they prove nothing. */
const sharedLetters = new Set('AR AS CH CT GA LA LD MN MP MS NL OR PY SK TN TR UK UT'.split(' '))

/** Quarters in which the trade works; any other word behind a town may be a place abroad. */
const quarters = names(
  'Andheri, Andheri East, Andheri West, Bandra, BKC, Bandra Kurla Complex, SEEPZ, Zaveri Bazaar, Zaveri Bazar, Opera House, Bhuleshwar, Kalbadevi, Malad, Borivali, Goregaon, Dahisar, Marine Lines, Varachha, Katargam, Mahidharpura, Ichchhapore, Sachin, Adajan, Johari Bazaar, Johri Bazar, Sitapura, MI Road, Karol Bagh, Chandni Chowk, Dariba Kalan, Lajpat Nagar, CG Road, Manek Chowk, Bapunagar, Bowbazar, Burrabazar, T Nagar, Sowcarpet, Charminar, Jayanagar, Chickpet'
)

/** Where the trade also works. Names of countries come from Intl. */
const abroad = {
  AE: 'Dubai, Abu Dhabi, Sharjah, Ajman, UAE, U.A.E., Deira, दुबई, દુબઈ',
  AU: 'Sydney, Melbourne',
  BE: 'Antwerp, Antwerpen, Brussels',
  BH: 'Manama',
  BW: 'Gaborone',
  CA: 'Toronto, Vancouver',
  CN: 'Shenzhen, Guangzhou, Shanghai, Panyu',
  FR: 'Paris',
  GB: 'London, Birmingham, UK, England',
  HK: 'Hong Kong, Hongkong, Kowloon',
  IL: 'Tel Aviv, Ramat Gan',
  IT: 'Vicenza, Arezzo, Valenza, Milan',
  JP: 'Tokyo, Kofu',
  KW: 'Kuwait City',
  LK: 'Colombo, Ratnapura',
  NP: 'Kathmandu',
  OM: 'Muscat',
  QA: 'Doha',
  SA: 'Riyadh, Jeddah, Dammam',
  SG: 'Singapore',
  TH: 'Bangkok, Chanthaburi',
  TR: 'Istanbul, Turkey',
  US: 'New York, NYC, New Jersey, Los Angeles, Houston, Chicago, Dallas, Atlanta, Edison, USA, U.S.A., US',
  ZA: 'Johannesburg, South Africa'
} as const

interface KnownPlace {
  readonly addressLocality?: string
  readonly addressRegion?: string
  /** ISO 3166. */
  readonly addressCountry: string
}

/** A remote job with the countries it is open to, or the places of one at a place. null: nothing is known for sure. */
type KnownWhere = { readonly remoteIn: string } | { readonly places: readonly KnownPlace[] } | null

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(', ').map(fold))
}

function invert(table: Readonly<Partial<Record<string, string>>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([code, list = '']) => [...names(list)].map((name) => [name, code] as const))
  )
}

const stateOfTown = invert(towns)
const stateOf = invert(states)
const india = names('India, Bharat, भारत, ભારત')
const countryOf = new Map([...listCountries(), ...invert(abroad)])

function listCountries(): [name: string, code: string][] {
  const named = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => !['IN', 'EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO', 'SU', 'GE', 'JE'].includes(code))
    .flatMap((code): [string, string][] => {
      const name = named.of(code)
      return name ? [[fold(name), code]] : []
    })
}

const remoteWords =
  /\b(?:fully|100%|remote(?:ly)?|work(?:ing)? from (?:home|anywhere)|wfh|home[- ]based)\b|घर से काम|ઘરેથી કામ/gi
const everywhere = /\b(?:all|pan|across|anywhere in|throughout)[- ]?(?=india\b)/gi

/** Reads a place as employers type it: 'Surat GJ', 'Mumbai / Surat', 'Remote (India)', 'Dubai, UAE'. Claims only what it knows. */
export function findWhere(typed: string): KnownWhere {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const rest = text.replace(remoteWords, ' ')
  if (rest !== text) return findRemote(rest)
  if (rest.replace(everywhere, '') !== rest) return null
  const places = text.split(/\s*(?:[/|&;+]|\bor\b|\band\b(?! (?:nicobar|kashmir|nagar)))\s*/i).map(findPlace)
  const known = places.filter((place) => place !== null)
  return known.length === places.length && known.length > 0 ? { places: known } : null
}

/** A place beside the word 'remote' may be an office: only a country is what applicants must live in. */
function findRemote(rest: string): KnownWhere {
  const words = fold(rest.replace(everywhere, ' '))
    .replace(/\b(?:in|from|only|within)\b|[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const country = words === '' || india.has(words) ? 'IN' : countryOf.get(words)
  return country ? { remoteIn: country } : null
}

const pinCode = /^[1-9]\d{2} ?\d{3}$/

/** One place, from the smaller to the larger: 'Zaveri Bazaar, Mumbai MH'. */
function findPlace(text: string): KnownPlace | null {
  const parts = text.split(/\s*[,()[\]]\s*|\s+[-–—]\s+/).flatMap((part) => splitState(part.trim()))
  const filled = parts.filter((part) => part !== '' && !pinCode.test(part))
  const indexOf = (isKind: (name: string) => boolean) => filled.findIndex((part) => isKind(fold(part)))
  const count = (isKind: (name: string) => boolean) => filled.filter((part) => isKind(fold(part))).length
  const isTown = (name: string) => stateOfTown.has(name)
  const isState = (name: string) => stateOf.has(name)
  const isAbroad = (name: string) => countryOf.has(name)
  // 'UK' is Uttarakhand behind an Indian town alone.
  const town = filled[indexOf(isTown)]
  const region = filled.find((part) => isState(fold(part)) && !(isAbroad(fold(part)) && !town))
  const isIndian = town !== undefined || region !== undefined || count((name) => india.has(name)) > 0
  const foreign = filled.filter((part) => isAbroad(fold(part)) && part !== region)
  if (foreign.length > 0) return isIndian ? null : describeAbroad(filled, foreign)
  if (!isIndian || count(isTown) > 1) return null
  const state = region && stateOf.get(fold(region))
  if (town && state && stateOfTown.get(fold(town)) !== state) return null
  const others = filled.filter((part) => part !== town && part !== region && !india.has(fold(part)))
  if (town) {
    const behind = filled.slice(filled.indexOf(town) + 1).filter((part) => others.includes(part))
    if (!behind.every((part) => quarters.has(fold(part)))) return null
  } else if (others.length > 1 || (others.length === 1 && region && sharedLetters.has(region))) return null
  // A word beside 'India' alone may be anything: 'Head office, India'.
  else if (others.length === 1 && !region) return null
  const locality = town ?? others[0]
  return {
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    addressCountry: 'IN'
  }
}

function describeAbroad(parts: readonly string[], foreign: readonly string[]): KnownPlace | null {
  const countries = new Set(foreign.map((part) => countryOf.get(fold(part))))
  const [addressCountry] = countries
  // Behind a town an unknown word may be another country: 'Paris, Texas'.
  const isForeign = (part: string) => foreign.includes(part)
  const isUnknownBehind = parts.slice(parts.findIndex(isForeign)).some((part) => !isForeign(part))
  if (countries.size !== 1 || !addressCountry || isUnknownBehind || /\d/.test(parts.join())) return null
  // 'Singapore' and 'Hong Kong' are both.
  const locality = parts.find((part) => !isCountryName(part, addressCountry))
  return { ...(locality && { addressLocality: locality }), addressCountry }
}

function isCountryName(name: string, code: string): boolean {
  const own = new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? ''
  return fold(own) === fold(name) || /^(?:u\.?a\.?e\.?|u\.?s\.?a?\.?|uk|england)$/i.test(name)
}

/** 'Surat GJ' and 'Surat Gujarat' are two parts. */
function splitState(part: string): string[] {
  if (stateOf.has(fold(part)) || stateOfTown.has(fold(part)) || countryOf.has(fold(part))) return [part]
  const words = part.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const last = words.slice(at).join(' ')
    const isLetters = /^[A-Za-z]{2}$/.test(last)
    if (pinCode.test(last)) return splitState(words.slice(0, at).join(' '))
    const isKnown = stateOf.has(fold(last)) || india.has(fold(last))
    if (isKnown && (!isLetters || last === last.toUpperCase() || stateOfTown.has(fold(words.slice(0, at).join(' ')))))
      return [words.slice(0, at).join(' '), last]
  }
  return [part]
}
