/** The domain of the product, for the addresses that people write to. */
export const productDomain: string = import.meta.env.LOUPE_DOMAIN ?? 'loupe.example'

/** Address of the public web app, for links that are shared; undefined means: where the app is opened. */
export const publicAddress: string | undefined = import.meta.env.LOUPE_PUBLIC_URL || undefined

/** Whether the lists of this device are filled with samples when they are empty. Never those of a shared board. */
export const hasSamples: boolean = import.meta.env.LOUPE_SAMPLES ?? true

/** The administrator has the demonstration password, which everybody may know. */
export const demonstration: boolean = import.meta.env.LOUPE_DEMONSTRATION
