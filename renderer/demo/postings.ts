import type { JobContent } from '#shared/domain/job/job-content.ts'

const workshop = {
  category: 'Production',
  company: 'Suvarna Karigari Works',
  location: 'Surat GJ',
  type: 'Full-time',
  companyOverview: 'A workshop of sixty benches in Varachha that makes 18 and 22 karat studded jewellery for export.'
} as const

export const setter: JobContent = {
  ...workshop,
  title: 'Diamond Setter, Micro-pavé',
  description:
    'Set round brilliants of 0.8 to 1.5 mm under the microscope, mostly in 18 karat white gold. Two benches are free, one in each shift. The stones come sorted and counted, and your tools are yours.',
  responsibilities: [
    'Cut seats and set 120 to 150 stones a day, even and tight',
    'Check every piece under the microscope before it goes to polishing',
    'Return stones and dust each evening, weighed'
  ],
  qualifications: ['3 years of pavé under a microscope', 'A steady hand: you set a trial piece with us'],
  salaryRange: '₹28,000–42,000 a month',
  keywords: ['setting', 'pavé', 'microscope', 'diamonds']
}

export const caster: JobContent = {
  ...workshop,
  title: 'Casting Supervisor',
  description:
    'Lead four people at two vacuum casting machines, from the wax tree to the cut casting. You decide temperature and alloy, keep the loss under two in a hundred and write down what was cast.',
  responsibilities: [
    'Plan the trees of the day with the wax room',
    'Keep flask and metal temperatures within five degrees',
    'Weigh metal in and out, and answer for the loss'
  ],
  qualifications: ['6 years at vacuum casting, 2 of them leading others', 'You read an alloy certificate'],
  salaryRange: '₹38,000–52,000 a month',
  keywords: ['casting', 'vacuum', 'alloy', 'supervisor']
}

export const polisher: JobContent = {
  ...workshop,
  title: 'Polisher, White Gold',
  description:
    'Polish rings and bracelets before and after setting and bring them to the plating bath. The machines are new, with suction at every wheel.',
  responsibilities: ['Polish 40 to 60 pieces a day without rounding an edge', 'Rhodium plating, two baths'],
  qualifications: ['2 years at the wheel'],
  salaryRange: '₹20,000–26,000 a month',
  keywords: ['polishing', 'rhodium plating']
}

export const grader: JobContent = {
  title: 'Diamond Grader, Certified Goods',
  company: 'Ratnadeep Jewels',
  location: 'Mumbai MH',
  category: 'Others',
  type: 'Full-time',
  description:
    'Grade 150 certified stones a day for colour and clarity against their reports before they are bought, from 0.30 to 3 carats, at our SEEPZ office. You work beside two graders and sign what you have seen.',
  responsibilities: [
    'Compare each stone with its report, and say where it differs',
    'Keep master stones and lamps in order'
  ],
  qualifications: ['GIA GG or IGI diploma', '2 years of grading loose stones'],
  salaryRange: '₹45,000–60,000 a month',
  keywords: ['grading', 'diamonds', 'GIA', 'clarity'],
  companyOverview: 'Manufacturer and exporter of diamond jewellery at SEEPZ, Mumbai, with 300 people in all.'
}

export const counter: JobContent = {
  title: 'Counter Sales, Silver and Fashion Jewellery',
  company: 'Sparkle Avenue',
  location: 'Pune MH',
  category: 'Others',
  type: 'Full-time',
  description:
    'Show and sell silver and fashion jewellery in our first shop, which opens on FC Road next month. You dress the windows, know the price of every tray and close the till in the evening.',
  responsibilities: ['Serve thirty to fifty guests a day', 'Count the trays at opening and closing'],
  qualifications: ['1 year behind a counter, of any trade', 'Marathi and Hindi'],
  salaryRange: '₹16,000–20,000 a month',
  keywords: ['sales', 'silver', 'showroom'],
  companyOverview: ''
}

export const deposit: JobContent = {
  title: 'Jewellery Packing from Home',
  company: 'Goldline Careers',
  location: 'Delhi DL',
  category: 'Others',
  type: 'Part-time',
  description:
    'Pack imitation jewellery at home and earn ₹35,000 a month. No experience needed. A refundable security deposit of ₹2,500 must be paid for the first parcel of material. WhatsApp 98110 00262 to book your place today.',
  responsibilities: ['Pack 200 boxes a day'],
  qualifications: ['Anybody can do it'],
  salaryRange: '₹35,000 a month',
  keywords: ['home', 'packing'],
  companyOverview: ''
}

export const salesGirl: JobContent = {
  title: 'URGENT REQUIRED SALES GIRL!!!',
  company: 'sparkle avenue',
  location: 'Pune MH',
  category: 'Others',
  type: 'Full-time',
  description:
    'urgent requirment sales girl for jewelery shop only unmarried girls below 25 should apply,, good looking & smart ,salary no bar for right candidate timing 10 to 9 come fast with bio data',
  responsibilities: ['sale', 'all shop work'],
  qualifications: ['12 pass', 'only female'],
  salaryRange: 'negotiable',
  keywords: ['sales'],
  companyOverview: ''
}

export const retoucher: JobContent = {
  title: 'Retoucher, Product Pictures',
  company: 'Tara Solitaires',
  location: 'Bangalore KA',
  category: 'Others',
  type: 'Contract',
  description:
    'Clean the pictures of two hundred rings for the wedding season, three weeks in our studio or from your own desk. The raw files are there, with a note for each piece.',
  responsibilities: ['Take out dust and reflections, never the stone itself', 'Deliver forty pieces a day'],
  qualifications: ['Photoshop, and a tablet that you know'],
  salaryRange: '',
  keywords: ['retouching', 'Photoshop'],
  companyOverview: ''
}

/** Sent again with what the administrator missed. */
export const paidRetoucher: JobContent = {
  ...retoucher,
  salaryRange: '₹1,800–2,400 a day',
  qualifications: [...retoucher.qualifications, 'You bring five pictures of your own, before and after']
}

export const goldLoans: JobContent = {
  title: 'Gold Loan Agent',
  company: 'Goldline Careers',
  location: 'Delhi DL',
  category: 'Others',
  type: 'Contract',
  description: 'Bring customers for gold loans and earn on each of them. Work when you like, be your own boss.',
  responsibilities: ['Find five customers a week'],
  qualifications: ['A telephone'],
  salaryRange: '',
  keywords: ['gold loan'],
  companyOverview: ''
}

export const model: JobContent = {
  title: 'Jewellery Model for Catalogue',
  company: 'Tara Solitaires',
  location: 'Bangalore KA',
  category: 'Others',
  type: 'Contract',
  description: 'Wear our new line for two days of catalogue pictures. Send three photographs with your application.',
  responsibilities: ['Two days of pictures in our studio'],
  qualifications: ['You have stood before a camera'],
  salaryRange: '₹12,000 a day',
  keywords: ['catalogue', 'pictures'],
  companyOverview: ''
}

export const rejections = {
  goldLoans: 'Work on commission alone is no job of this board. If you pay a wage, say how much, and send it again.',
  model:
    'Please leave the photographs out of the application: we take no posting that chooses by looks. What you need to know of somebody’s work can be asked in words.',
  retoucher: 'The pay is missing. Please give a figure for a day or for a piece, then we can put it up.'
} as const
