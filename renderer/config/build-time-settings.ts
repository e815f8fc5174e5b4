/** Domain of the addresses that people write to. */
export const productDomain: string = import.meta.env.LOUPE_DOMAIN ?? 'loupe.example'

/** Public address for shared links; undefined: where the app is opened. */
export const publicAddress: string | undefined = import.meta.env.LOUPE_PUBLIC_URL || undefined

/** Fills empty lists of this device with samples, never those of a shared board. */
export const hasSamples: boolean = import.meta.env.LOUPE_SAMPLES ?? true

/** The administrator's password is the published one. */
export const demonstration: boolean = import.meta.env.LOUPE_DEMONSTRATION

/** Address of the form for candidates; undefined: they apply in Loupe. */
export const applicationForm: string | undefined = import.meta.env.LOUPE_APPLICATION_FORM_URL || undefined

/** Spreadsheets of applications, for the administrator and for employers; undefined: none. */
export const applicationsSheets: Readonly<Record<'Admin' | 'Employer', string | undefined>> = {
  Admin: import.meta.env.LOUPE_APPLICATIONS_SHEET_URL || undefined,
  Employer: import.meta.env.LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL || undefined
}
