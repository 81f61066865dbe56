import type { Pool, Reading } from '../../source/rows/water';
import { checkReading, outOfRangeInWords, type ReadingFields } from './readingCheck';
import { leastChlorine, limitsInWords, outOfRange } from './waterLimits';
import { latestReadings } from './waterStanding';

const pool: Pool = {
  id: 'main',
  name: 'Main pool',
  kind: 'pool',
  usesCyanuricAcid: true,
  chlorineMin: 2,
  chlorineMax: 10,
  phMin: 7.2,
  phMax: 7.8,
  temperatureMax: 104,
  volumeGallons: 100_000,
  readingTimes: [],
  timesSince: null,
  isActive: true,
  version: 1,
};
const measured = { chlorine: 3, ph: 7.5, temperature: 80, alkalinity: null, calcium: null, cyanuricAcid: null };

test.each([
  [{}, []],
  [{ ph: 7.8 }, []],
  [{ ph: 7.9 }, ['ph']],
  [{ chlorine: 1.9 }, ['chlorine']],
  [{ chlorine: 10 }, []],
  [{ temperature: 104.1, ph: 7.1 }, ['ph', 'temperature']],
  [{ chlorine: null, ph: null, temperature: 20 }, []],
])('with %j, %j is out of the limits', (some, out) => {
  expect(outOfRange({ ...measured, ...some }, pool)).toEqual(out);
});

test.each([
  ['pool', false, 1],
  ['pool', true, 2],
  ['wading_pool', false, 1],
  ['spa', false, 3],
  ['spa', true, 3],
] as const)('gives a new %s, stabilized: %s, a minimum of %i ppm', (kind, usesCyanuricAcid, least) => {
  expect(leastChlorine({ kind, usesCyanuricAcid })).toBe(least);
});

test('writes limits and values beyond them with their units', () => {
  expect(limitsInWords('chlorine', pool)).toBe('2 to 10 ppm');
  expect(limitsInWords('temperature', pool)).toBe('at most 104 °F');
  expect(outOfRangeInWords({ outOfRange: ['chlorine', 'ph'], chlorine: 1, ph: 8, temperature: null })).toBe(
    'free chlorine 1 ppm, pH 8',
  );
});

const now = new Date('2025-05-01T13:00:00Z');
const fields: ReadingFields = { poolId: 'main', date: '2025-05-01', time: '08:00', ...measured, notes: '' };
const errorsOf = (some: Partial<ReadingFields>, moment = new Date('2025-05-01T12:00:00Z')) =>
  checkReading({ ...fields, ...some }, pool, { moment, now });

test.each([
  [{ chlorine: -3 }, 'chlorine', 'Free chlorine must be 0 to 40 ppm.'],
  [{ ph: -3 }, 'ph', 'The pH must be 0 to 14.'],
  [{ temperature: -3 }, 'temperature', 'The temperature must be 32 to 130 °F.'],
  [
    { chlorine: null, ph: null, temperature: null },
    'chlorine',
    'A reading has free chlorine, pH or the temperature. Enter one of them.',
  ],
  [{ alkalinity: 1001 }, 'alkalinity', 'Total alkalinity must be 0 to 1,000 ppm.'],
  [{ calcium: -1 }, 'calcium', 'Calcium hardness must be 0 to 2,000 ppm.'],
  [{ cyanuricAcid: 501 }, 'cyanuricAcid', 'Cyanuric acid must be 0 to 500 ppm.'],
  [{ poolId: '' }, 'poolId', 'Choose the body of water.'],
  [{ date: '' }, 'date', 'Enter the day.'],
  [{ time: '' }, 'time', 'Enter the time.'],
  [{ ph: 8.4 }, 'notes', 'This reading is out of its limits. Write down what you did about it.'],
] as const)('refuses a reading with %j in a sentence', (some, field, sentence) => {
  expect(errorsOf(some)[field]).toBe(sentence);
});

test('requires a note of the measures if a reading is beyond its limits, and only then', () => {
  expect(Object.values(errorsOf({})).filter(Boolean)).toEqual([]);
  expect(Object.values(errorsOf({ ph: 8.4, notes: 'Acid added.' })).filter(Boolean)).toEqual([]);
});

test('refuses a reading in the future', () => {
  expect(errorsOf({}, new Date('2025-05-01T13:01:00Z')).time).toMatch(/has not come/);
});

test('takes the state of a body of water from its latest reading that counts', () => {
  const reading = (id: string, some: Partial<Reading> = {}): Reading => ({
    id,
    poolId: 'main',
    poolName: 'Main pool',
    takenAt: '2025-05-01T12:00:00Z',
    ...measured,
    outOfRange: [],
    notes: '',
    authorName: null,
    struckReason: null,
    ...some,
  });
  const standings = latestReadings(
    [pool, { ...pool, id: 'closed', isActive: false }, { ...pool, id: 'new' }],
    [reading('struck', { struckReason: 'Wrong pool' }), reading('counts'), reading('older')],
  );
  expect(standings.map(({ pool: { id }, reading: latest }) => [id, latest?.id])).toEqual([
    ['main', 'counts'],
    ['new', undefined],
  ]);
});
