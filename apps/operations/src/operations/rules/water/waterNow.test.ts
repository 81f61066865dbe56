import type { Pool, Reading } from '../../source/rows/water';
import { waterNow, withWaterNow } from './waterNow';

const pool = {
  id: 'main',
  name: 'Main pool',
  isActive: true,
  chlorineMin: 1,
  chlorineMax: 10,
  phMin: 7.2,
  phMax: 7.8,
  temperatureMax: 104,
} as Pool;
const reading = (takenAt: string, some: Partial<Reading>): Reading => ({
  id: takenAt,
  poolId: 'main',
  poolName: 'Main pool',
  takenAt,
  chlorine: null,
  ph: null,
  temperature: null,
  alkalinity: null,
  calcium: null,
  cyanuricAcid: null,
  outOfRange: [],
  notes: '',
  authorName: 'Ana',
  struckReason: null,
  ...some,
});
const readings = [
  reading('2025-05-01T12:00:00Z', { ph: 9, struckReason: 'Wrong pool' }),
  reading('2025-05-01T11:00:00Z', { ph: 7.9 }),
  reading('2025-04-30T11:00:00Z', { ph: 7.5, chlorine: 2 }),
];

test('uses the latest counted value of each measure', () => {
  expect(waterNow([pool], readings)).toMatchObject([
    { poolId: 'main', takenAt: '2025-05-01T11:00:00Z', ph: 7.9, chlorine: 2, calcium: null },
  ]);
  expect(
    waterNow(
      [
        { ...pool, isActive: false },
        { ...pool, id: 'spa' },
      ],
      readings,
    ),
  ).toEqual([]);
});

test("lists other people's later values before the member's own readings, with what is out of limits", () => {
  const own = readings.slice(2);
  const [first, ...rest] = withWaterNow(own, waterNow([pool], readings), [pool]);
  expect(first).toMatchObject({ ph: 7.9, outOfRange: ['ph'], authorName: null });
  expect(rest).toEqual(own);
  const later = [reading('2025-05-01T13:00:00Z', { ph: 7.4 })];
  expect(withWaterNow(later, waterNow([pool], readings), [pool])[0]).toEqual(later[0]);
});
