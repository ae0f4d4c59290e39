import type { Clock } from '#server/core/clock'

/** A clock that moves only when told to. */
export class TestClock implements Clock {
  constructor(private at = Date.parse('2026-11-18T08:00:00Z')) {}

  now() {
    return this.at
  }

  /** Moves on by milliseconds. */
  advance(ms: number) {
    this.at += ms
  }

  set(instant: string) {
    this.at = Date.parse(instant)
  }
}
