/** Where applications from outside of Loupe are read: by the administrator, and by employers; undefined means nowhere. */
export const applicationsSheets: Readonly<Record<'Admin' | 'Employer', string | undefined>> = {
  Admin: import.meta.env.LOUPE_APPLICATIONS_SHEET_URL || undefined,
  Employer: import.meta.env.LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL || undefined
}
