import { existsSync, writeFileSync } from 'node:fs'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import { atRoot } from './lib/tree.mjs'

// Draws the demo coaches once: `node scripts/portraits.mjs`. The three of the front door were drawn first and stay.
const DARK = '694d3d'
const BROWN = 'ae5d29'
const TAN = 'd08b5b'
const WARM = 'edb98a'
const LIGHT = 'ffdbb4'
/** Head, skin, face, and where they have one a beard or glasses. */
const PEOPLE = {
  'nomsa-khumalo': ['bantuKnots', DARK, 'smile'],
  'priya-naidoo': ['long', BROWN, 'calm'],
  'annelie-van-wyk': ['grayBun', LIGHT, 'smile', { accessories: 'glasses2' }],
  'sipho-dlamini': ['flatTop', DARK, 'cute'],
  'lerato-molefe': ['cornrows2', DARK, 'cute'],
  'johan-pretorius': ['short4', WARM, 'calm', { facialHair: 'moustache2' }],
  'zanele-mthembu': ['longAfro', DARK, 'smile'],
  'thabo-nkosi': ['shaved1', DARK, 'calm', { facialHair: 'goatee1' }],
  'fatima-jacobs': ['hijab', TAN, 'smile'],
  'ayanda-zulu': ['twists', DARK, 'cute', { accessories: 'glasses' }],
  'kagiso-motaung': ['short1', DARK, 'smile', { accessories: 'glasses3' }],
  'chloe-adams': ['mediumBangs', TAN, 'calm'],
  'pieter-botha': ['grayShort', LIGHT, 'calm', { facialHair: 'full' }],
  'refilwe-tau': ['buns', DARK, 'smile'],
  'mpho-letsoalo': ['dreads1', DARK, 'cute'],
  'yusuf-ebrahim': ['short2', TAN, 'calm', { facialHair: 'full3' }],
  'tshepo-modise': ['noHair1', DARK, 'smile', { facialHair: 'full2' }],
  'liezel-fourie': ['mediumStraight', WARM, 'cute'],
  'bongani-sithole': ['short5', DARK, 'smile'],
  'amahle-gumede': ['dreads2', DARK, 'smile'],
  'devan-pillay': ['pomp', BROWN, 'smile', { accessories: 'glasses4' }],
  'hlengiwe-cele': ['bun2', DARK, 'calm'],
  'tiyani-maluleke': ['twists2', DARK, 'smile'],
  'nandi-radebe': ['cornrows', DARK, 'calm', { accessories: 'glasses2' }],
  'sizwe-mahlangu': ['flatTopLong', DARK, 'cute'],
  'grace-okafor': ['afro', DARK, 'cute', { accessories: 'glasses3' }],
  'eleanor-hughes': ['grayMedium', LIGHT, 'calm'],
  'mateo-garcia': ['short3', WARM, 'smile', { facialHair: 'chin' }],
  'camille-laurent': ['bangs', LIGHT, 'calm'],
  'jonas-weber': ['shaved3', LIGHT, 'smile', { accessories: 'glasses' }],
  'yuki-tanaka': ['medium1', WARM, 'cute'],
  'sofia-almeida': ['longCurly', WARM, 'smile'],
  'daniel-cohen': ['mohawk2', LIGHT, 'calm', { facialHair: 'full4', accessories: 'glasses5' }],
  'marcus-reid': ['noHair2', DARK, 'calm', { facialHair: 'goatee2' }],
  'isla-mcdonald': ['longBangs', LIGHT, 'smile'],
  'thandeka-ngcobo': ['bun', DARK, 'cute'],
  'hassan-moosa': ['shaved2', BROWN, 'smile', { facialHair: 'full' }],
  'elsabe-venter': ['hatHip', LIGHT, 'smile'],
}
const CLOTHES = ['9ddadb', '8fa7df', 'ffcf77', 'e78276', '78e185', 'e279c7']

const entries = Object.entries(PEOPLE)
for (const [index, [slug, [head, skin, face, extra = {}]]] of entries.entries()) {
  const file = atRoot(`public/portraits/${slug}.svg`)
  const drawn = createAvatar(openPeeps, {
    seed: slug,
    head: [head],
    skinColor: [skin],
    face: [face],
    clothingColor: [CLOTHES[index % CLOTHES.length]],
    headContrastColor: [head.startsWith('gray') ? 'e8e1e1' : skin === LIGHT || skin === WARM ? '724133' : '2c1b18'],
    accessories: extra.accessories ? [extra.accessories] : [],
    accessoriesProbability: extra.accessories ? 100 : 0,
    facialHair: extra.facialHair ? [extra.facialHair] : [],
    facialHairProbability: extra.facialHair ? 100 : 0,
    maskProbability: 0,
  }).toString()
  const title = 'Drawn portrait</title><desc>Remix of Open Peeps (https://www.openpeeps.com/) by Pablo Stanley, CC0 1.0</desc>'
  const svg = drawn
    .replace(
      /<svg [^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 40 584 584" width="200" height="200"><title>${title}`,
    )
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replaceAll('viewboxMask', `vm-${slug}`)
  if (!existsSync(file)) console.log(`+ ${slug}`)
  writeFileSync(file, svg)
}
console.log(`${entries.length} portraits.`)
