import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CrisisTier, crisisReading, crisisReply, crisisStep, crisisTier, needsCheckIn, nextRaised } from './crisis'
import { CONCERN, HIGH, IDIOM, IMMINENT } from './crisis.samples'

const wrong = (samples: readonly string[], tier: CrisisTier) =>
  samples.map((text) => ({ text, tier: crisisTier(text) })).filter((sample) => sample.tier !== tier)

test('the lists are long enough to mean something', () => {
  expect(IMMINENT.length + HIGH.length + CONCERN.length).toBeGreaterThanOrEqual(60)
  expect(IDIOM.length).toBeGreaterThanOrEqual(80)
})
test('plan, means, time or a deed done are imminent', () => expect(wrong(IMMINENT, 'imminent')).toEqual([]))
test('the wish to die, self-harm and violence are high', () => expect(wrong(HIGH, 'high')).toEqual([]))
test('despair, denial and loss are a concern', () => expect(wrong(CONCERN, 'concern')).toEqual([]))
test('idiom does not fire', () => expect(wrong(IDIOM, 'none')).toEqual([]))

test('case, spacing, quotes and invisible characters change nothing', () => {
  const dressings = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.replaceAll("'", '\u2019'),
    (text: string) => text.replaceAll(' ', '  \n'.slice(0, 2)),
    (text: string) => `${text}\u200b`,
    (text: string) => `Hi. ${text}`,
    (text: string) => text.normalize('NFD'),
  ]
  const heard = (text: string) => expect(['high', 'imminent'], text).toContain(crisisTier(text))
  for (const text of [...HIGH, ...IMMINENT]) for (const dress of dressings) heard(dress(text))
  fc.assert(
    fc.property(fc.constantFrom(...HIGH, ...IMMINENT), fc.shuffledSubarray(dressings, { minLength: 2 }), (text, several) => {
      heard(several.reduce<string>((dressed, dress) => dress(dressed), text))
    }),
  )
})

test('any text is read, quickly, and twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(crisisReading(text)).toEqual(crisisReading(text))
    }),
  )
  const long = 'i really do not want to think about my friend who said that he was going to '.repeat(52).slice(0, 4000)
  const before = performance.now()
  crisisTier(long)
  expect(performance.now() - before).toBeLessThan(1000)
})

test('it hears about whom the words are', () => {
  expect(crisisReading('I want to die').about).toBe('self')
  expect(crisisReading('My friend wants to kill himself').about).toBe('other')
  expect(crisisReading('My husband beats me').about).toBe('violence')
})

test('the raised state rises and never falls, and concern does not raise it', () => {
  expect(nextRaised(null, 'none')).toBe(null)
  expect(nextRaised(null, 'concern')).toBe(null)
  expect(nextRaised(null, 'high')).toBe('high')
  expect(nextRaised('high', 'imminent')).toBe('imminent')
  expect(nextRaised('imminent', 'none')).toBe('imminent')
  expect(needsCheckIn('high', false)).toBe(true)
  expect(needsCheckIn('high', true)).toBe(false)
  expect(needsCheckIn(null, false)).toBe(false)
})

test('after a crisis answer the next reply asks once more, even after a denial, and then the coach speaks', () => {
  const first = crisisStep({ raised: null, askedAgain: false, text: 'I do not want to be here any more.' })
  expect(first).toMatchObject({ tier: 'high', raised: 'high', reply: 'first' })
  const second = crisisStep({ ...first, text: 'Forget it. I am fine, just dramatic.' })
  expect(second).toMatchObject({ tier: 'none', raised: 'high', reply: 'again', askedAgain: true })
  const third = crisisStep({ ...second, text: 'Can we talk about my goals?' })
  expect(third).toMatchObject({ raised: 'high', reply: null })
  const fourth = crisisStep({ ...third, text: 'I want to kill myself tonight' })
  expect(fourth).toMatchObject({ raised: 'imminent', reply: 'first', askedAgain: false })
  expect(crisisStep({ ...fourth, text: 'ok' }).reply).toBe('again')
})

test('danger that grows before the second asking is answered first', () => {
  const step = crisisStep({ raised: 'high', askedAgain: false, text: 'I have the pills in my hand and I want to die' })
  expect(step).toMatchObject({ raised: 'imminent', reply: 'first' })
})

test('each answer carries the lines of the country and the person’s name', () => {
  const first = crisisReply({ tier: 'high', firstName: 'Thandi', country: 'ZA', turn: 0 })
  expect(first).toContain('I am glad you told me, Thandi.')
  const again = crisisReply({ tier: 'none', firstName: 'Thandi', country: 'ZA', turn: 1 })
  expect(again).toContain('I would rather ask twice')
  for (const text of [first, again]) {
    for (const number of ['0800 567 567', '31393', '10177 or 112']) expect(text).toContain(number)
  }
  expect(crisisReply({ tier: 'imminent', firstName: '', country: 'US', turn: 0 })).toMatch(/told me\.[\s\S]*911[\s\S]*988/)
  expect(crisisReply({ tier: 'high', firstName: 'A', country: 'FR', turn: 2, about: 'other' })).toContain('findahelpline.com')
  expect(crisisReply({ tier: 'high', firstName: 'A', country: null, turn: 0, about: 'violence' })).toContain('not your fault')
})
