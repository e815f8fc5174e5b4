import { configure } from '@testing-library/react'

// Whether each element is visible is for a browser to say: here it costs seconds on a long list.
configure({ defaultHidden: true })

// A search by role asks for the styles of everything on the way, and each answer would read all rules of the workplace again. What they
// make of it is for a browser to say: here an element has the styles that it was given itself.
window.getComputedStyle = (element) => (element as HTMLElement).style
