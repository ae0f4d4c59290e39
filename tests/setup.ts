import fc from 'fast-check'
import { afterEach, beforeEach, expect } from 'vitest'
import { SIZES } from '../src/server/testing/test-size'

fc.configureGlobal({ numRuns: SIZES.runs })

const complaints: string[] = []

// What a library says on console.error is a fault: the test in which it was said fails.
console.error = (...said: unknown[]) => {
  complaints.push(said.map(String).join(' '))
}

beforeEach(() => {
  complaints.length = 0
})

afterEach(() => {
  expect(complaints, 'nothing is written to console.error').toEqual([])
})
