import { amountOfLiquid, amountOfSolid } from './amounts';
import { adviseOn } from './dosage';
import type { LatestMeasures } from './waterBalance';

const pool = {
  chlorineMin: 1,
  chlorineMax: 10,
  phMin: 7.2,
  phMax: 7.8,
  temperatureMax: 104,
  volumeGallons: 10_000,
};
const good: LatestMeasures = {
  chlorine: 3,
  ph: 7.5,
  temperature: 80,
  alkalinity: 100,
  calcium: 250,
  cyanuricAcid: null,
};
const advice = (some: Partial<LatestMeasures>, of = pool as Parameters<typeof adviseOn>[0]) =>
  adviseOn(of, { ...good, ...some });
const products = (some: Partial<LatestMeasures>) =>
  advice(some).doses.flatMap((dose) => dose.products.map(({ name, amount }) => `${amount} ${name}`));

test('adds nothing to water within its limits', () => {
  expect(advice({})).toEqual({ doses: [], notes: [] });
});

test('raises chlorine above its minimum by the amount on the label', () => {
  // 2 ppm of 10,000 gallons are 75.7 g of chlorine.
  expect(products({ chlorine: 0 })).toEqual(['20 fl oz Sodium hypochlorite', '4.1 oz Calcium hypochlorite']);
  expect(advice({ chlorine: 0 }).doses[0]).toMatchObject({
    aim: 'Raise free chlorine from 0 to 2 ppm',
    products: [{ strength: '12.5 % trade' }, { strength: '65 % available chlorine' }],
  });
});

test('computes acid and soda ash from the alkalinity, and adds only half first', () => {
  // Operators' tables say about 12 fl oz from 7.8 to 7.4 in 10,000 gallons with 100 ppm of alkalinity.
  const { doses, notes } = adviseOn({ ...pool, phMin: 7.1, phMax: 7.7 }, { ...good, ph: 7.8 });
  expect(doses[0]?.products[0]?.amount).toBe('13 fl oz');
  expect(notes).toEqual([expect.stringContaining('half')]);
  expect(products({ ph: 7 })).toEqual([expect.stringMatching(/ lb Soda ash/)]);
  expect(advice({ ph: 8, alkalinity: null })).toEqual({
    doses: [],
    notes: ['Measure the total alkalinity: how much lowers the pH depends on it.'],
  });
});

test('adds alkalinity and calcium to corrosive water', () => {
  expect(products({ ph: 7.2, temperature: 60, alkalinity: 60, calcium: 100 })).toEqual([
    '2.8 lb Sodium bicarbonate',
    '12 lb Calcium chloride dihydrate',
  ]);
  expect(advice({ ph: 7.8, temperature: 100, alkalinity: 250, calcium: 800 }).notes[0]).toMatch(/leaves scale/);
});

test.each([
  [{ chlorine: 11 }, /Stop the chlorine feed/],
  [{ temperature: 105 }, /Turn the heater down/],
])('with %j, adds nothing and says what to do', (some, words) => {
  expect(advice(some)).toEqual({ doses: [], notes: [expect.stringMatching(words)] });
});

test('asks for the volume when it is missing, and gives no amount', () => {
  expect(advice({ chlorine: 0 }, { ...pool, volumeGallons: null })).toEqual({
    closure: expect.stringContaining('Keep people out'),
    doses: [],
    notes: [expect.stringContaining('Enter the volume')],
  });
});

test('writes amounts in trade units', () => {
  expect([amountOfLiquid(100), amountOfLiquid(3785.4 * 12), amountOfSolid(100), amountOfSolid(4536)]).toEqual([
    '3.4 fl oz',
    '12 gal',
    '3.5 oz',
    '10 lb',
  ]);
});

test.each([
  [{ chlorine: 0.9 }, 'Keep people out until free chlorine is at least 1 ppm.'],
  [{ chlorine: 1 }, undefined],
  [{ ph: 8.1 }, 'Keep people out until the pH is 7.2 to 7.8.'],
  [{ ph: 8 }, undefined],
  [{ ph: 6.5 }, undefined],
  [{ chlorine: 0.4, ph: 6.4 }, 'Keep people out until free chlorine is at least 1 ppm and the pH is 7.2 to 7.8.'],
])('%j closes the water: %s', (some, closure) => {
  expect(advice(some).closure).toBe(closure);
});
