/** Address of the form for candidates; undefined: they apply in Loupe. */
export const applicationForm: string | undefined = import.meta.env.LOUPE_APPLICATION_FORM_URL || undefined
