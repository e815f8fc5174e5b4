/** Where candidates apply outside of Loupe; undefined: in Loupe. */
export const applicationForm: string | undefined = import.meta.env.LOUPE_APPLICATION_FORM_URL || undefined
