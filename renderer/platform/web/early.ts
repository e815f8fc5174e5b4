import { openWebDocuments } from './web-documents.ts'

// In a file with what it stands on, which a page asks for before the rest (build/vite/pages.ts): what this browser keeps is read while
// the libraries that draw it are still on their way.
if (import.meta.env.LOUPE_OWN_BOARD && !import.meta.env.LOUPE_DESKTOP) openWebDocuments()
