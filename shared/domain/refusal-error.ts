/** A table of transitions forbids a step: to this person, or in this state. */
export class Refusal extends Error {
  constructor(step: string, noun: string) {
    super(`this person may not ${step} this ${noun} as it is`)
    this.name = 'Refusal'
  }
}
