import { findDefaultCompany } from '../job/job-content.ts'
import type { SeedPosting } from './seed-posting.ts'

const ratnadeep = {
  category: 'Back Office',
  company: findDefaultCompany('Back Office'),
  companyOverview:
    'Manufacturer and exporter of diamond jewellery at SEEPZ, Mumbai, with sales offices in Delhi and Chennai and 300 people in all.'
} as const

const heeramani = {
  category: 'Office Boy',
  company: findDefaultCompany('Office Boy')
} as const

export const officePostings: readonly SeedPosting[] = [
  {
    ...ratnadeep,
    title: 'Accountant',
    location: 'Mumbai MH',
    type: 'Full-time',
    daysAgo: 1,
    description:
      'Keep the books of a jewellery exporter in Tally Prime: gold bought on loan, job work with twelve workshops, and sales in rupees and dollars. Metal is accounted in grams of fine gold beside the money.',
    responsibilities: [
      'Post purchases, karigar labour bills and metal issues daily',
      'Prepare GSTR-1, GSTR-3B and TDS returns for review',
      'Reconcile banks, gold loan and debtors each month'
    ],
    qualifications: ['B.Com and 3 years of accounts, in jewellery if possible', 'Tally Prime and Excel'],
    salaryRange: '₹30,000–40,000 a month',
    keywords: ['Tally', 'GST', 'TDS', 'gold loan', 'accounts']
  },
  {
    ...ratnadeep,
    title: 'Export Documentation Executive',
    location: 'Mumbai MH',
    type: 'Full-time',
    daysAgo: 4,
    description:
      'Prepare the papers for 20 to 30 shipments a month to Dubai, Hong Kong and New York through the Precious Cargo Customs Clearance Centre. You are the one who knows where each parcel and each document is.',
    responsibilities: [
      'Make invoice, packing list and shipping bill; file on ICEGATE',
      'Book secured carriers and transit insurance before goods leave the vault',
      'Follow bank realisation and keep GJEPC and DGFT papers current'
    ],
    qualifications: ['2 years of export papers for gems and jewellery', 'Clear written English'],
    salaryRange: '₹4,20,000–5,40,000 a year',
    keywords: ['export', 'customs', 'ICEGATE', 'insurance', 'shipping']
  },
  {
    category: 'Back Office',
    title: 'Hallmarking and HUID Coordinator',
    company: 'Kesar Kundan House',
    location: 'Jaipur RJ',
    type: 'Full-time',
    daysAgo: 7,
    description:
      'Send every gold lot to the assaying centre and bring it back with the right HUID on the right piece. You handle about 250 articles a week in 18 and 22 karat and keep our BIS registration in order.',
    responsibilities: [
      'Enter lots on the BIS portal and match weights on return',
      'Check mark, purity and six-character HUID under the loupe',
      'Settle rejected pieces with workshop and centre'
    ],
    qualifications: ['1 year with hallmarked stock', 'Careful record keeping'],
    salaryRange: '₹20,000–26,000 a month',
    keywords: ['hallmarking', 'BIS', 'HUID', 'purity', 'assaying']
  },
  {
    category: 'Back Office',
    title: 'Inventory Executive, RFID',
    company: 'Dharohar Jewels',
    location: 'Chennai TN',
    type: 'Full-time',
    daysAgo: 8,
    description:
      'Own the stock of three showrooms, 14,000 tagged pieces in all. You tag new arrivals, run the daily RFID scan and find every difference between tray and book before the shutters open.',
    responsibilities: [
      'Print and attach RFID tags with gross, net and stone weight',
      'Record transfers, approvals and melting in the ERP',
      'Lead the quarterly full count with the auditors'
    ],
    qualifications: ['2 years of jewellery or high-value stock', 'Tamil and English; basic Excel'],
    salaryRange: '₹22,000–28,000 a month',
    keywords: ['inventory', 'RFID', 'ERP', 'stock', 'tagging']
  },
  {
    ...ratnadeep,
    title: 'Diamond Purchase Executive',
    location: 'Surat GJ',
    type: 'Full-time',
    daysAgo: 10,
    description:
      'Buy melee and pointers for our production plan from Mahidharpura and the Surat Diamond Bourse. You sort by sieve, colour and clarity, compare with the Rapaport list and bargain in good faith.',
    responsibilities: [
      'Assort parcels from +2 to +11 sieve and star melee',
      'Check reports and screen for undisclosed lab-grown stones',
      'Keep consignments within time and limits'
    ],
    qualifications: ['4 years of polished assortment', 'GIA or IGI diamond course is a plus'],
    salaryRange: '₹6,00,000–8,40,000 a year',
    keywords: ['diamonds', 'assortment', 'purchase', 'melee', 'Rapaport']
  },
  {
    category: 'Back Office',
    title: 'Merchandiser, US Chain Stores',
    company: 'Tara Solitaires',
    location: 'Noida UP',
    type: 'Full-time',
    daysAgo: 13,
    description:
      'Look after two American chains from line sheet to delivery. You turn their price points into karat, stone weight and finding choices that the factory can make, and answer their mails the same day.',
    responsibilities: [
      'Cost styles at the gold rate and revise on every change',
      'Track purchase orders through CAD, sample and production',
      'Check labels, packing and test reports before shipment'
    ],
    qualifications: ['3 years of jewellery merchandising', 'Fluent business English'],
    salaryRange: '₹45,000–60,000 a month',
    keywords: ['merchandising', 'costing', 'export', 'line sheet']
  },
  {
    category: 'Back Office',
    title: 'Billing and GST Executive',
    company: 'Shubh Labh Bullion',
    location: 'Kolkata WB',
    type: 'Full-time',
    daysAgo: 14,
    description:
      'Bill bullion and chains to 150 shops around Bowbazar in Busy. Rates are fixed by phone all day, so each bill must carry the rate, touch and weight that was agreed.',
    responsibilities: [
      'Raise e-invoices and delivery challans within the hour',
      'Match rate bookings, weight slips and receipts at day end',
      'Send ledgers to customers every week'
    ],
    qualifications: ['2 years of billing in Busy or Tally', 'Quick with numbers; Bengali and Hindi'],
    salaryRange: '₹18,000–25,000 a month',
    keywords: ['Busy', 'billing', 'GST', 'bullion', 'e-invoice']
  },
  {
    category: 'Back Office',
    title: 'Online Catalogue Executive',
    company: 'Navratna Trade Services',
    location: 'Remote',
    type: 'Part-time',
    daysAgo: 16,
    description:
      'Publish 40 new pieces a week on marketplaces and on our clients’ own shops, five hours a day from home. You write what a buyer needs: karat, gross and net weight, stone details, certificate and size.',
    responsibilities: [
      'Enter specifications and pictures from the SKU sheet',
      'Keep price formulas in step with the daily gold rate',
      'Answer marketplace queries within the day'
    ],
    qualifications: ['Experience with Shopify or a marketplace panel', 'A steady connection and a computer'],
    salaryRange: '₹15,000–18,000 a month',
    keywords: ['catalogue', 'e-commerce', 'Shopify', 'SKU']
  },
  {
    category: 'Back Office',
    title: 'Secure Logistics Coordinator',
    company: 'Navratna Trade Services',
    location: 'Gurgaon HR',
    type: 'Full-time',
    daysAgo: 17,
    description:
      'Plan pick-ups and exhibition moves for jewellers of the capital region. You declare values, choose the carrier and keep each consignment inside its policy limit from vault to vault.',
    responsibilities: [
      'Book armoured and air movements and share live tracking',
      'Issue transit insurance certificates and file claims',
      'Keep proof of delivery for every seal number'
    ],
    qualifications: ['2 years in valuables or air cargo', 'Ready for a rotating Sunday, with a day off instead'],
    salaryRange: '₹28,000–36,000 a month',
    keywords: ['logistics', 'insurance', 'valuables', 'tracking']
  },
  {
    ...ratnadeep,
    title: 'Payroll and HR Executive',
    location: 'Pune MH',
    type: 'Contract',
    daysAgo: 20,
    description:
      'Set up payroll for a new workshop of 80 people and hand it over after twelve months. Piece-rate and monthly staff are paid side by side, each with a slip they can read in Marathi or Hindi.',
    responsibilities: [
      'Run salary, PF, ESIC and bonus on time',
      'Turn daily bench records into piece-rate pay',
      'Explain leave and pay to everyone who asks'
    ],
    qualifications: ['3 years of factory payroll', 'Marathi and Hindi'],
    salaryRange: '₹5,40,000 a year',
    keywords: ['payroll', 'PF', 'ESIC', 'HR']
  },
  {
    ...heeramani,
    title: 'Office Assistant, Showroom',
    location: 'Ahmedabad GJ',
    type: 'Full-time',
    daysAgo: 3,
    description:
      'Keep our C G Road showroom ready for guests and the office supplied. You serve tea and water, carry papers to the bank and help at the display windows. Meals and uniform are free, and Sunday is off.',
    responsibilities: [
      'Open the pantry and prepare the counters by 10',
      'Take cheques and papers to bank and post',
      'Pack gift boxes and carry bags in the season'
    ],
    qualifications: ['Reads Gujarati or Hindi', 'Friendly and punctual; we train the rest'],
    salaryRange: '₹13,000–16,000 a month',
    keywords: ['office assistant', 'showroom', 'pantry']
  },
  {
    category: 'Office Boy',
    title: 'Workshop and Pantry Assistant',
    company: 'Shubh Labh Bullion',
    location: 'Mumbai MH',
    type: 'Part-time',
    daysAgo: 19,
    description:
      'Bring job bags between the departments of our Zaveri Bazaar workshop and look after the pantry, 9 to 2 on six days. Bags are sealed and weighed at each door, so every gram is accounted for.',
    responsibilities: [
      'Hand over job bags against signature and weight slip',
      'Make tea, refill water and keep the pantry clean',
      'Collect courier and stationery'
    ],
    qualifications: ['No experience needed', 'Can read numbers on a scale'],
    salaryRange: '₹9,000–11,000 a month',
    keywords: ['workshop', 'pantry', 'job bags']
  }
]
