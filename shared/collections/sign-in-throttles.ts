import * as v from 'valibot'
import { declareCollection } from './collection.ts'

export interface SignInThrottle {
  /** The normalised address. */
  id: string
  revision?: number | undefined
  /** Failures in a row. */
  failures: number
  /** The wait left when this was written, in milliseconds. */
  remaining: number
}

export const signInThrottles = declareCollection<SignInThrottle>({
  name: 'signInWaits',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    failures: v.pipe(v.number(), v.integer(), v.minValue(0)),
    remaining: v.pipe(v.number(), v.minValue(0))
  }) satisfies v.GenericSchema<unknown, SignInThrottle>
})
