export type PoolKind = 'pool' | 'wading_pool' | 'spa';

/** The measures of a body of water. */
export type Measure = 'chlorine' | 'ph' | 'temperature';

/** A body of water with its limits: free chlorine in parts per million, pH, and degrees Fahrenheit. */
export interface Pool {
  id: string;
  name: string;
  kind: PoolKind;
  usesCyanuricAcid: boolean;
  chlorineMin: number;
  chlorineMax: number;
  phMin: number;
  phMax: number;
  temperatureMax: number;
  /** US gallons; null until entered. */
  volumeGallons: number | null;
  /** When a reading is due each day, `HH:MM` on the club's clock, in order. Empty: no set times. */
  readingTimes: readonly string[];
  /** Since when readings are due at these times (ISO 8601). No earlier ones were missed. */
  timesSince: string | null;
  /** Whether the body of water is in use. */
  isActive: boolean;
  version: number;
}

/** The fields a person enters for a body of water. */
export type PoolDraft = Omit<Pool, 'id' | 'timesSince' | 'version'>;

/** The values of a water test. A measure that was not taken is null. */
export interface Reading {
  id: string;
  /** Null if the body of water was deleted; its name is kept. */
  poolId: string | null;
  poolName: string;
  /** A moment (ISO 8601). */
  takenAt: string;
  chlorine: number | null;
  ph: number | null;
  temperature: number | null;
  /** Total alkalinity, calcium hardness and cyanuric acid in parts per million: measured less often. */
  alkalinity: number | null;
  calcium: number | null;
  cyanuricAcid: number | null;
  /** The measures out of the current limits of the body of water. */
  outOfRange: readonly Measure[];
  /** What was done or seen; empty without a note. */
  notes: string;
  authorName: string | null;
  /** Why the reading is struck; null while it counts. */
  struckReason: string | null;
}

/** The last values of a body of water: each from its latest reading that counts; null if there never was one. */
export type WaterNow = Pick<
  Reading,
  'takenAt' | 'chlorine' | 'ph' | 'temperature' | 'alkalinity' | 'calcium' | 'cyanuricAcid'
> & { poolId: string };

/** A reading of a body of water that is due at a set time. */
export interface DueReading {
  poolId: string;
  /** Moments (ISO 8601). */
  dueAt: string;
  /** Null until it is taken. */
  takenAt: string | null;
}

/**
 * The fields a person enters for a reading. The key is made before sending, so that a resent reading is stored once.
 */
export type ReadingDraft = Pick<
  Reading,
  'takenAt' | 'chlorine' | 'ph' | 'temperature' | 'alkalinity' | 'calcium' | 'cyanuricAcid' | 'notes'
> & {
  key: string;
  poolId: string;
};
