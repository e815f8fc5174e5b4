// pdf.js draws in a window. It asks two things of it, and takes a worker without one for its own worker of reading.
Object.assign(globalThis, {
  window: {
    location: globalThis.location,
    // The clock of frames stands still in a tab that nobody looks at.
    requestAnimationFrame: (draw: () => void) => setTimeout(draw),
    cancelAnimationFrame: clearTimeout
  }
})

export {}
