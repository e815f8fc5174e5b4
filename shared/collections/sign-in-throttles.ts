import * as v from 'valibot'
import { storedDocument } from '../domain/well-formed.ts'
import { declareCollection } from './collection.ts'

/** By normalised address. */
const signInThrottleSchema = storedDocument({
  /** In a row. */
  failures: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The wait left when this was written, in milliseconds. */
  remaining: v.pipe(v.number(), v.minValue(0))
})
export type SignInThrottle = v.InferOutput<typeof signInThrottleSchema>

export const signInThrottles = declareCollection({ name: 'signInWaits', schema: signInThrottleSchema })
