import {
  type Company,
  type CompanyMember,
  canWriteCompany,
  companyMemberSchema,
  companySchema
} from '../domain/company/company.ts'
import { declareCollection, describeRecord } from './collection.ts'

export const companies = declareCollection<Company>({
  name: 'companies',
  schema: companySchema,
  place: 'root',
  isPublic: true,
  describe: describeRecord,
  loadRule: async () => canWriteCompany
})

/** By uid: a job names its company by that alone. */
export const companyMembers = declareCollection<CompanyMember>({
  name: 'companyMembers',
  schema: companyMemberSchema,
  place: 'root',
  isPublic: true,
  // Stays when the account goes: what is sent for a company is counted by it, and an ended job still leads there.
  loadRule: async () => (writer) => writer?.role === 'Admin'
})
