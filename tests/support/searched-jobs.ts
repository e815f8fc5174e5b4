import board from '#renderer/demo/board.json'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from './job-people.ts'

/** Beside the live jobs of the demonstration: title | company | location | category | type | keywords | posted. */
const madeUp = `
Kundan Setter | Johari Jewels | Jaipur RJ | Production | Full-time | kundan, jadai | 2026-11-18
Polki Jadau Specialist | Rajputana Ornaments | Jaipur RJ | Production | Full-time | jadau, polki | 2026-11-10
Gold Polisher | Mehta Gold | Mumbai MH | Production | Full-time | polishing, buffing | 2026-11-17
Ghasai Karigar | Patel Ornaments | Rajkot GJ | Production | Full-time | ghasai, filing | 2026-11-05
Senior CAD Designer | Shah Exports | Surat GJ | Pre Production | Full-time | rhino, matrix | 2026-11-21
Wax Setter | Zaveri Casting | Mumbai MH | Production | Full-time | wax setting | 2026-11-12
CPX Operator | Zaveri Casting | Mumbai MH | Production | Full-time | casting, wax tree | 2026-11-11
Rhodium Plater | Patel Ornaments | Surat GJ | Production | Contract | electroplating | 2026-11-09
Diamond Assorter | Kiran Diamonds | Surat GJ | Others | Full-time | sorting, sieve | 2026-11-19
Diamond Planner, Sarin | Kiran Diamonds | Surat GJ | Others | Full-time | galaxy, marking | 2026-11-08
Accounts Executive | Soni Jewellers | Ahmedabad GJ | Back Office | Full-time | Tally Prime, GST | 2026-11-20
Peon | Lakshmi Jewellers | Hyderabad TS | Office Boy | Full-time | bank work | 2026-11-16
Counter Salesman, Gold | Kaveri Gold | Chennai TN | Others | Full-time | counter, retail | 2026-11-15
Silver Showroom Executive | Chandi Mahal | Pune MH | Others | Full-time | silver, gifting | 2026-11-13
Security Guard | Bowbazar Bullion | Kolkata WB | Others | Full-time | night shift | 2026-11-14
Driver cum Delivery | Karol Bagh Jewels | Delhi DL | Others | Full-time | two-wheeler | 2026-11-06
Meenakari Artist | Johari Jewels | Jaipur RJ | Production | Full-time | enamel, mina | 2026-11-15
Hand Engraver | Bengal Ornaments | Kolkata WB | Production | Full-time | chitai, nakshi | 2026-11-12
Chain Making Goldsmith | Kerala Chains | Thrissur KL | Production | Full-time | handmade chain | 2026-11-04
Quality Inspector, Diamond Jewellery | Ratnadeep Jewels | Mumbai MH | Production | Full-time | QC, checking | 2026-11-18
Telecaller | Kiran Diamonds | Surat GJ | Back Office | Part-time | customer care | 2026-11-17
Receptionist, Bridal Floor | Kaveri Gold | Bangalore KA | Back Office | Full-time | front desk | 2026-11-16
Graphic Designer | Karol Bagh Jewels | Delhi DL | Others | Full-time | CorelDraw, Photoshop | 2026-11-15
Laser Soldering Operator | Zaveri Casting | Mumbai MH | Production | Full-time | laser welding | 2026-11-10
Lab-Grown Diamond Sales Manager | Kiran Diamonds | Surat GJ | Others | Full-time | CVD, export sales | 2026-11-22
Gemmologist | Johari Jewels | Jaipur RJ | Others | Full-time | GIA, coloured stones | 2026-11-21
Showroom Manager | Lakshmi Jewellers | Hyderabad TS | Others | Full-time | retail, team | 2026-11-14
Housekeeping Staff | Mehta Gold | Mumbai MH | Office Boy | Full-time | cleaning | 2026-11-13
Bench Jeweller Trainee | Bengal Ornaments | Kolkata WB | Production | Internship | fresher | 2026-11-12
B2B Marketing Executive | Karol Bagh Jewels | Delhi DL | Others | Full-time | wholesale | 2026-11-11
Filigree Artisan | Silver City Works | Cuttack OD | Production | Contract | tarkashi, silver wire | 2026-11-03
Bead Stringer | Karol Bagh Jewels | Delhi DL | Production | Part-time | pearls, patwa | 2026-11-07
Gold Loan Appraiser | Cochin Gold Finance | Kochi KL | Back Office | Full-time | touchstone | 2026-11-18
Production Manager | Mehta Gold | Mumbai MH | Production | Full-time | factory | 2026-11-16
Store Keeper, Findings | Patel Ornaments | Rajkot GJ | Back Office | Full-time | stock, inward | 2026-11-15
હીરા કારીગર | Kiran Diamonds | Surat GJ | Production | Full-time | ઘસાઈ | 2026-11-02
Cook for Karigar Mess | Suvarna Karigari Works | Surat GJ | Others | Full-time | kitchen | 2026-11-20
Social Media Executive | Johari Jewels | Remote | Others | Part-time | Instagram, reels | 2026-11-19
Jewellery Repair Karigar | Chandi Mahal | Pune MH | Production | Full-time | repair, soldering | 2026-11-17
Data Entry Operator | Soni Jewellers | Ahmedabad GJ | Back Office | Temporary | Excel | 2026-11-16
Stone Setter, CZ | Sparkle Imitation | Mumbai MH | Production | Full-time | stone fitting | 2026-11-05
Cashier | Kaveri Gold | Chennai TN | Back Office | Full-time | cash counter | 2026-11-14
Stock Auditor | Ratnadeep Jewels | Mumbai MH | Back Office | Contract | audit | 2026-11-13
Foreman, Casting Floor | Zaveri Casting | Mumbai MH | Production | Full-time | shift | 2026-11-01
`

const split = (text: string, sign: string) => text.split(sign).map((part) => part.trim())

export const searchedJobs: readonly Job[] = [
  ...(board.lists.jobs as unknown as Job[]).filter(({ status }) => status === 'approved'),
  ...split(madeUp.trim(), '\n').map((line, index) => {
    const [title = '', company = '', location = '', category = '', type = '', keywords = '', postedDate = ''] = split(
      line,
      '|'
    )
    const texts = { title, company, location, category, type, keywords: split(keywords, ','), postedDate }
    return jobOf('approved', { ...texts, id: `made_${index}`, employerId: 'someone', expiresOn: '9999-12-31' })
  })
]

/** What is typed, and the title that must come first; '': nothing is found. */
export const searches: readonly (readonly [typed: string, first: string])[] = [
  // Several words, each on its own
  ['surat setter', 'Diamond Setter, Micro-pavé'],
  ['setter surat', 'Diamond Setter, Micro-pavé'],
  ['setter job in surat', 'Diamond Setter, Micro-pavé'],
  ['accountant mumbai', 'Accountant'],
  ['mumbai accountant vacancy', 'Accountant'],
  ['cad designer surat', 'Senior CAD Designer'],
  ['sales delhi', 'Showroom Sales Associate, Bridal'],
  ['polisher mumbai', 'Gold Polisher'],
  ['kundan setter jaipur', 'Kundan Setter'],
  ['part time surat', 'Telecaller'],
  ['contract mumbai', 'Stock Auditor'],
  ['office boy hyderabad', 'Peon'],
  ['production manager mumbai', 'Production Manager'],
  ['diamond surat', 'Lab-Grown Diamond Sales Manager'],
  // Places, under all their names
  ['Surat', 'Lab-Grown Diamond Sales Manager'],
  ['surat gj', 'Lab-Grown Diamond Sales Manager'],
  ['bombay accountant', 'Accountant'],
  ['सूरत', 'Lab-Grown Diamond Sales Manager'],
  ['સુરત setter', 'Diamond Setter, Micro-pavé'],
  ['bengaluru', 'Receptionist, Bridal Floor'],
  ['calcutta', 'Security Guard'],
  ['madras', 'Inventory Executive, RFID'],
  ['gurugram', 'Secure Logistics Coordinator'],
  ['amdavad', 'Office Assistant, Showroom'],
  ['work from home', 'Social Media Executive'],
  ['gujarat polisher', 'Polishing and Rhodium Plating Artisan'],
  ['trichur', 'Chain Making Goldsmith'],
  // Beginnings
  ['sett', 'Kundan Setter'],
  ['receptio', 'Receptionist, Bridal Floor'],
  ['micro', 'Diamond Setter, Micro-pavé'],
  ['hallm', 'Hallmarking and HUID Coordinator'],
  // Stems
  ['polisher', 'Gold Polisher'],
  ['polishing', 'Gold Polisher'],
  ['polish', 'Gold Polisher'],
  ['designing', 'CAD Designer'],
  ['photographers', 'Jewellery Photographer and Retoucher'],
  ['deliveries', 'Delivery Person'],
  ['accounting', 'Accountant'],
  ['assorting', 'Diamond Assorter'],
  ['engraving', 'Hand Engraver'],
  ['merchandising', 'Merchandiser, US Chain Stores'],
  // Synonyms of the trade
  ['office boy', 'Office Assistant, Showroom'],
  ['peon', 'Peon'],
  ['jadau', 'Polki Jadau Specialist'],
  ['polki setter', 'Kundan Setter'],
  ['salesman', 'Counter Salesman, Gold'],
  ['sales executive', 'Lab-Grown Diamond Sales Manager'],
  ['silver', 'Silver Showroom Executive'],
  ['chandi', 'Jewellery Repair Karigar'],
  ['fitter', 'Kundan Setter'],
  ['ghasai', 'Ghasai Karigar'],
  ['goldsmith', 'Chain Making Goldsmith'],
  ['karigar', 'Cook for Karigar Mess'],
  ['sonar kolkata', 'Bench Jeweller Trainee'],
  ['rhino', 'CAD Designer'],
  ['3d designer', 'CAD Designer'],
  ['tally', 'Accountant'],
  ['munim', 'Accountant'],
  ['minakari', 'Meenakari Artist'],
  ['enameller', 'Meenakari Artist'],
  ['tarkashi', 'Filigree Artisan'],
  ['watchman', 'Security Guard'],
  ['chowkidar', 'Security Guard'],
  ['caster', 'CPX Operator'],
  ['lgd', 'Lab-Grown Diamond Sales Manager'],
  ['plating', 'Polishing and Rhodium Plating Artisan'],
  ['sorter', 'Diamond Assorter'],
  ['gia grader', 'Gemmologist'],
  ['qc', 'Quality Inspector, Diamond Jewellery'],
  ['store manager', 'Showroom Manager'],
  ['store keeper', 'Store Keeper, Findings'],
  ['sweeper', 'Housekeeping Staff'],
  ['supervisor mumbai', 'Foreman, Casting Floor'],
  ['hr', 'Payroll and HR Executive'],
  ['valuer', 'Gold Loan Appraiser'],
  ['stone setter', 'Stone Setter, CZ'],
  ['चपरासी', 'Office Assistant, Showroom'],
  ['कारीगर surat', 'Cook for Karigar Mess'],
  ['હીરા', 'હીરા કારીગર'],
  // As people of the trade type it on a phone, written without knowledge of the synonyms
  ['SETTER', 'Kundan Setter'],
  ['setters surat', 'Diamond Setter, Micro-pavé'],
  ['diamond setting', 'Diamond Setter, Micro-pavé'],
  ['pave setter', 'Diamond Setter, Micro-pavé'],
  ['hira jadai', 'Diamond Setter, Micro-pavé'],
  ['jadiya', 'Kundan Setter'],
  ['polish wala', 'Gold Polisher'],
  ['palish karigar', 'Gold Polisher'],
  ['polisher ahmedabad', 'Polishing and Rhodium Plating Artisan'],
  ['ghisai', 'Gold Polisher'],
  ['dhalai surat', 'Casting Supervisor'],
  ['cad desinger', 'CAD Designer'],
  ['jewelry designer', 'CAD Designer'],
  ['3d designer mumbai', 'CAD Designer'],
  ['matrix', 'CAD Designer'],
  ['sketch designer jaipur', ''],
  ['wax setter', 'Wax Setter'],
  ['mold maker', 'Resin Printing and Mould Technician'],
  ['cam operator', 'Resin Printing and Mould Technician'],
  ['acountant mumbai', 'Accountant'],
  ['hisab kitab', 'Accountant'],
  ['tally operator', 'Accountant'],
  ['billing clerk', 'Billing and GST Executive'],
  ['computer operator kolkata', 'Billing and GST Executive'],
  ['office boy mumbai', 'Housekeeping Staff'],
  ['chaprasi ahmedabad', 'Office Assistant, Showroom'],
  ['helper', 'Office Assistant, Showroom'],
  ['delivery boys', 'Delivery Person'],
  ['bike rider', 'Delivery Person'],
  ['salesman delhi', 'Showroom Sales Associate, Bridal'],
  ['sales girl', 'Lab-Grown Diamond Sales Manager'],
  ['ghar baithe kaam', 'Social Media Executive'],
  ['part time job', 'Social Media Executive'],
  ['photo editing bengaluru', 'Jewellery Photographer and Retoucher'],
  ['diamond assorter', 'Diamond Assorter'],
  ['security guard', 'Security Guard'],
  // Not typed as it is written
  ['PAVE', 'Diamond Setter, Micro-pavé'],
  ['lab grown', 'Lab-Grown Diamond Sales Manager'],
  ['  suvarna   karigari ', 'Cook for Karigar Mess'],
  ['micro-pavé setter', 'Diamond Setter, Micro-pavé'],
  ['e commerce', 'Jewellery Photographer and Retoucher'],
  ['jobs', 'Accountant'],
  // Not there
  ['etter', ''],
  ['astronaut', ''],
  ['accountant thrissur', '']
]
