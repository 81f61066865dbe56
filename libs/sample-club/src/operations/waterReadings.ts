import { sampleId } from '../sampleIds';
import { staffNamed } from '../staff/staffNamed';

export interface SamplePool {
  id: string;
  name: string;
  kind: 'pool' | 'wading_pool' | 'spa';
  usesCyanuricAcid: boolean;
  /** Limits: parts per million, pH, degrees Fahrenheit. */
  freeChlorineMinPpm: number;
  freeChlorineMaxPpm: number;
  phMin: number;
  phMax: number;
  temperatureMaxF: number;
  /** US gallons. */
  volumeGallons: number;
  /** When a reading is due each day (`HH:MM`), on the club's clock, and since when (a moment). */
  readingTimes: readonly string[];
  readingTimesSince: string;
}

export interface SampleWaterReading {
  id: string;
  poolId: string;
  /** A moment (ISO 8601 with offset). */
  takenAt: string;
  freeChlorinePpm: number;
  ph: number;
  temperatureF: number;
  totalAlkalinityPpm: number | null;
  calciumHardnessPpm: number | null;
  cyanuricAcidPpm: number | null;
  notes: string | null;
  authorName: string;
}

/** The limits are those that the product gives a new pool, from the CDC's Model Aquatic Health Code (2018). */
const limits = { freeChlorineMaxPpm: 10, phMin: 7.2, phMax: 7.8, temperatureMaxF: 104 };
const due = { readingTimes: ['08:00', '12:00', '18:00'], readingTimesSince: '2025-04-30T06:00:00-04:00' };
const mainPool: SamplePool = {
  id: sampleId('pool', 1),
  name: 'Main pool',
  kind: 'pool',
  usesCyanuricAcid: true,
  freeChlorineMinPpm: 2,
  ...limits,
  volumeGallons: 180_000,
  ...due,
};
const wadingPool: SamplePool = {
  id: sampleId('pool', 2),
  name: 'Wading pool',
  kind: 'wading_pool',
  usesCyanuricAcid: false,
  freeChlorineMinPpm: 1,
  ...limits,
  volumeGallons: 6000,
  ...due,
};

export const samplePools: readonly SamplePool[] = [mainPool, wadingPool];

/** What the balance of the water is computed from, in parts per million. It is measured once a week. */
const balance = {
  mainPool: { totalAlkalinityPpm: 90, calciumHardnessPpm: 240, cyanuricAcidPpm: 40 },
  wadingPool: { totalAlkalinityPpm: 80, calciumHardnessPpm: 200, cyanuricAcidPpm: null },
};
const unmeasured = { totalAlkalinityPpm: null, calciumHardnessPpm: null, cyanuricAcidPpm: null };

/** Readings of the days since the pools were filled, newest first, and three of last season. One is out of range. */
export const sampleWaterReadings: readonly SampleWaterReading[] = [
  reading(
    1,
    mainPool,
    '2025-05-01T07:45:00-04:00',
    2.6,
    7.9,
    68,
    'Frank Delgado',
    'pH high; acid feed turned up.',
    balance.mainPool,
  ),
  reading(2, wadingPool, '2025-05-01T07:50:00-04:00', 2.1, 7.5, 71, 'Frank Delgado', null, balance.wadingPool),
  reading(3, mainPool, '2025-04-30T18:00:00-04:00', 2.8, 7.8, 68, 'Jordan Blake'),
  reading(4, wadingPool, '2025-04-30T18:05:00-04:00', 1.8, 7.5, 72, 'Jordan Blake'),
  reading(5, mainPool, '2025-04-30T07:40:00-04:00', 3.0, 7.7, 67, 'Frank Delgado'),
  reading(6, mainPool, '2025-04-29T07:40:00-04:00', 3.2, 7.6, 66, 'Frank Delgado'),
  reading(7, mainPool, '2025-04-28T07:45:00-04:00', 3.4, 7.6, 66, 'Rachel Kim'),
  reading(8, mainPool, '2024-07-04T11:00:00-04:00', 3.1, 7.5, 82, 'Rachel Kim'),
  reading(9, wadingPool, '2024-07-04T11:05:00-04:00', 2.4, 7.4, 85, 'Rachel Kim'),
  reading(10, mainPool, '2024-08-10T11:00:00-04:00', 2.9, 7.6, 84, 'Devon Price'),
];

function reading(
  number: number,
  pool: SamplePool,
  takenAt: string,
  freeChlorinePpm: number,
  ph: number,
  temperatureF: number,
  author: string,
  notes: string | null = null,
  balanced: Pick<SampleWaterReading, keyof typeof unmeasured> = unmeasured,
): SampleWaterReading {
  return {
    id: sampleId('waterReading', number),
    poolId: pool.id,
    takenAt,
    freeChlorinePpm,
    ph,
    temperatureF,
    ...balanced,
    notes,
    authorName: staffNamed(author).name,
  };
}
