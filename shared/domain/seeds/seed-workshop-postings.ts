import { findDefaultCompany } from '../job/job-content.ts'
import type { SeedPosting } from './seed-posting.ts'

const design = {
  category: 'Pre Production',
  company: findDefaultCompany('Pre Production'),
  companyOverview:
    'A design house near Opera House that takes bridal and diamond lines from first sketch to approved master for forty retail jewellers.'
} as const

const suvarna = {
  category: 'Production',
  company: findDefaultCompany('Production'),
  companyOverview:
    'A workshop of sixty benches in Varachha that makes 18 and 22 karat studded jewellery for export and for chain stores.'
} as const

const trade = {
  category: 'Others',
  company: findDefaultCompany('Others')
} as const

export const workshopPostings: readonly SeedPosting[] = [
  {
    ...design,
    title: 'CAD Designer',
    location: 'Mumbai MH',
    type: 'Full-time',
    daysAgo: 1,
    description:
      'Turn hand sketches into production-ready models in MatrixGold and Rhino, mainly solitaire rings and tennis bracelets in 14 and 18 karat. You plan stone sizes from 0.8 mm melee up and keep every piece within its target weight. Files go to our own resin printer the same evening.',
    responsibilities: [
      'Model 4 to 6 pieces a day with correct prongs, seats and wall thickness',
      'Estimate metal weight and stone count before approval',
      'Correct models after the setter and the caster report back'
    ],
    qualifications: [
      '2 years of jewellery CAD in MatrixGold or Rhino',
      'A portfolio of models that were cast, not only rendered'
    ],
    salaryRange: '₹35,000–55,000 a month',
    keywords: ['CAD', 'MatrixGold', 'Rhino', '3D modelling', 'solitaire']
  },
  {
    category: 'Pre Production',
    title: 'Kundan and Polki Sketch Designer',
    company: 'Kesar Kundan House',
    location: 'Jaipur RJ',
    type: 'Full-time',
    daysAgo: 3,
    description:
      'Draw bridal sets, chokers and borlas for kundan, polki and meenakari work, by hand in gouache or on a tablet. You sit with clients in our Johari Bazaar atelier and follow each design to the finished piece in 22 karat gold.',
    responsibilities: [
      'Paint life-size sketches with stone layout and enamel colours',
      'Match polki and emerald lots to the drawing',
      'Brief the karigars and check the first piece against the sketch'
    ],
    qualifications: [
      'Diploma in jewellery design, or 3 years of drawing for kundan work',
      'A good eye for meenakari colours'
    ],
    salaryRange: '₹4,80,000–6,60,000 a year',
    keywords: ['sketching', 'kundan', 'polki', 'meenakari', 'bridal'],
    companyOverview:
      'Four generations of kundan and meena work in Johari Bazaar, with an atelier of twenty-two artisans.'
  },
  {
    category: 'Pre Production',
    title: 'Resin Printing and Mould Technician',
    company: 'Tara Solitaires',
    location: 'Surat GJ',
    type: 'Full-time',
    daysAgo: 6,
    description:
      'Run two DLP resin printers and the rubber mould section for a lab-grown diamond line. About 150 patterns a day leave your table clean, supported and free of print lines. Night batches are started by timer; there is no night shift.',
    responsibilities: [
      'Slice, print, wash and cure castable resin',
      'Cut silicone moulds and log their shrinkage',
      'Inject and tree wax, and record the wax weight of every tree'
    ],
    qualifications: ['1 year with castable resin or wax injection', 'Comfortable with STL repair software'],
    salaryRange: '₹22,000–30,000 a month',
    keywords: ['3D printing', 'RPT', 'mould', 'wax', 'lab-grown diamonds']
  },
  {
    ...design,
    title: 'Product Development Coordinator',
    location: 'Remote',
    type: 'Contract',
    daysAgo: 15,
    description:
      'Keep 200 open designs moving between sketch, CAD, sample and costing for a 9-month catalogue project. You work from home on our tracking sheet and on video calls, with one visit to the Mumbai studio each month, travel paid.',
    responsibilities: [
      'Check each design for stones, karat, finding codes and target price',
      'Chase samples and report delays twice a week',
      'Hand over complete tech packs to production'
    ],
    qualifications: [
      'Knowledge of casting and setting limits',
      'Confident with spreadsheets; English and Hindi or Gujarati'
    ],
    salaryRange: '₹40,000 a month',
    keywords: ['product development', 'tech pack', 'costing', 'sampling']
  },
  {
    ...suvarna,
    title: 'Diamond Setter, Micro-pavé',
    location: 'Surat GJ',
    type: 'Full-time',
    daysAgo: 2,
    description:
      'Set round and fancy diamonds from 0.9 to 2.5 mm in 18 karat white and rose gold under the microscope. Each bench has its own micromotor, GRS ball vice and dust box. Piece incentives are paid on top of the salary every Saturday.',
    responsibilities: [
      'Set 40 to 60 stones a day at export quality',
      'Check every seat and bead under 10× before the piece moves on',
      'Keep the weight slip: metal in, metal out, dust collected'
    ],
    qualifications: ['3 years of pavé or channel setting', 'A paid bench test of one day'],
    salaryRange: '₹28,000–42,000 a month',
    keywords: ['setting', 'pavé', 'microscope', 'diamond', '18 karat']
  },
  {
    ...suvarna,
    title: 'Casting Supervisor',
    location: 'Surat GJ',
    type: 'Full-time',
    daysAgo: 9,
    description:
      'Lead a team of five in vacuum casting of 14, 18 and 22 karat gold and silver, 12 to 15 flasks a day. You are responsible for alloying, burnout curves and the metal account of the department, closed to the milligram every evening.',
    responsibilities: [
      'Calculate alloy and check purity by XRF before each melt',
      'Keep casting loss within the agreed limit and explain differences',
      'Maintain furnaces, flasks and exhaust; see that protective gear is worn'
    ],
    qualifications: ['5 years in gold casting, 2 of them leading a shift', 'ITI or diploma in metallurgy welcome'],
    salaryRange: '₹38,000–48,000 a month',
    keywords: ['casting', 'alloy', 'XRF', 'metal account', 'burnout']
  },
  {
    category: 'Production',
    title: 'Polishing and Rhodium Plating Artisan',
    company: 'Dharohar Jewels',
    location: 'Ahmedabad GJ',
    type: 'Full-time',
    daysAgo: 12,
    description:
      'Give antique and Italian-finish pieces their last surface: pre-polish, ultrasonic, steam, final buff and rhodium. Extraction hoods collect the dust at every wheel, and the gold recovered from them is shared as a yearly bonus.',
    responsibilities: [
      'Polish 30 to 40 pieces a day without rounding edges or thinning prongs',
      'Mix and test rhodium and gold baths',
      'Weigh each bag in and out with the supervisor'
    ],
    qualifications: ['2 years at the polishing wheel', 'Safe handling of plating chemicals'],
    salaryRange: '₹20,000–28,000 a month',
    keywords: ['polishing', 'rhodium', 'plating', 'finishing']
  },
  {
    ...trade,
    title: 'Delivery Person',
    location: 'Mumbai MH',
    type: 'Full-time',
    daysAgo: 2,
    description:
      'Carry sealed parcels between Zaveri Bazaar, the Bharat Diamond Bourse and the hallmarking centre. Every trip is insured, tracked and limited in value; high-value goods travel in pairs by company car. Phone, two-wheeler fuel and rain gear are provided.',
    responsibilities: [
      'Check seal, weight and challan before signing for a parcel',
      'Hand over only against identity proof and one-time code',
      'Report every delay to the control desk at once'
    ],
    qualifications: [
      'Two-wheeler licence and knowledge of South Mumbai and BKC',
      'References and police verification, which we arrange and pay'
    ],
    salaryRange: '₹19,000–24,000 a month',
    keywords: ['delivery', 'logistics', 'two-wheeler', 'insured parcels']
  },
  {
    category: 'Others',
    title: 'Showroom Sales Associate, Bridal',
    company: 'Dharohar Jewels',
    location: 'Delhi DL',
    type: 'Full-time',
    daysAgo: 5,
    description:
      'Help families choose bridal sets in our Karol Bagh showroom and explain price, making charges, hallmark and exchange plainly. The floor is busiest from October to February; the weekly day off moves to Monday then.',
    responsibilities: [
      'Show pieces tray by tray and count each tray back in',
      'Write estimates at the rate of the day, with HUID and stone certificate',
      'Call customers when repairs and orders are ready'
    ],
    qualifications: ['1 year in jewellery or luxury retail', 'Hindi and English; Punjabi is a plus'],
    salaryRange: '₹22,000–30,000 a month plus incentive',
    keywords: ['sales', 'showroom', 'bridal', 'retail']
  },
  {
    category: 'Others',
    title: 'Jewellery Photographer and Retoucher',
    company: 'Tara Solitaires',
    location: 'Bangalore KA',
    type: 'Contract',
    daysAgo: 11,
    description:
      'Shoot 60 to 80 pieces a week on white and on model for our web shop, in focus-stacked stills and 360° turntable clips. Camera, macro lens and light tent are ours; a custodian brings and takes back the goods.',
    responsibilities: [
      'Light diamonds and polished gold without glare or colour shift',
      'Retouch dust and reflections, never the stone itself',
      'Name files by SKU and deliver within two days'
    ],
    qualifications: ['A portfolio of macro product work', 'Photoshop and tethered capture'],
    salaryRange: '₹45,000 a month for six months',
    keywords: ['photography', 'retouching', 'e-commerce', 'macro']
  },
  {
    ...trade,
    title: 'Vault Custodian',
    location: 'Hyderabad TS',
    type: 'Part-time',
    daysAgo: 18,
    description:
      'Open and close the vault under dual control and issue trays to the counters, 8 to 11 in the morning and 7 to 9 in the evening. Stock is counted by RFID at both ends of the day.',
    responsibilities: [
      'Hold one of two keys and keep the access register',
      'Reconcile RFID count and book stock before anyone leaves',
      'Test alarm and cameras each week'
    ],
    qualifications: ['Experience in a vault, bank cash room or stock section', 'Background check, paid by us'],
    salaryRange: '₹14,000–17,000 a month',
    keywords: ['vault', 'RFID', 'security', 'stock count']
  }
]
