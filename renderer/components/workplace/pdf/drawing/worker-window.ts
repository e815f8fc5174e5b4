// pdf.js needs two members of a window, and takes a worker without one for its own.
Object.assign(globalThis, {
  window: {
    location: globalThis.location,
    // requestAnimationFrame stops in hidden tabs.
    requestAnimationFrame: (draw: () => void) => setTimeout(draw),
    cancelAnimationFrame: clearTimeout
  }
})

export {}
