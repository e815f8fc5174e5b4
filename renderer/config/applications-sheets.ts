/** Spreadsheets of applications, for the administrator and for employers; undefined: none. */
export const applicationsSheets: Readonly<Record<'Admin' | 'Employer', string | undefined>> = {
  Admin: import.meta.env.LOUPE_APPLICATIONS_SHEET_URL || undefined,
  Employer: import.meta.env.LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL || undefined
}
