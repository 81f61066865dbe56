export type PoolKind = 'pool' | 'wading_pool' | 'spa';

/** What is measured of a body of water. */
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
  /** US gallons; null while no one has entered it. */
  volumeGallons: number | null;
  /** When a reading is due each day, `HH:MM` on the club's clock, in order. Empty: at no set time. */
  readingTimes: readonly string[];
  /** Since when readings are due at these times (ISO 8601). Earlier ones were never missed. */
  timesSince: string | null;
  /** Whether readings are taken of it. */
  isActive: boolean;
  version: number;
}

/** What people enter about a body of water. */
export type PoolDraft = Omit<Pool, 'id' | 'timesSince' | 'version'>;

/** What a test kit said. A measure that was not taken is null. */
export interface Reading {
  id: string;
  /** Null when the body of water is gone; its name is kept. */
  poolId: string | null;
  poolName: string;
  /** A moment (ISO 8601). */
  takenAt: string;
  chlorine: number | null;
  ph: number | null;
  temperature: number | null;
  /** Total alkalinity, calcium hardness and cyanuric acid in parts per million: measured more rarely. */
  alkalinity: number | null;
  calcium: number | null;
  cyanuricAcid: number | null;
  /** What was out of the limits that the body of water has now. */
  outOfRange: readonly Measure[];
  /** What was done, or what was seen; empty without. */
  notes: string;
  authorName: string | null;
  /** Why the reading does not count; null while it counts. */
  struckReason: string | null;
}

/** What was last measured of a body of water: each value as of its latest reading that counts; null where it never was. */
export type WaterNow = Pick<
  Reading,
  'takenAt' | 'chlorine' | 'ph' | 'temperature' | 'alkalinity' | 'calcium' | 'cyanuricAcid'
> & { poolId: string };

/** A reading that a body of water has at a set time. */
export interface DueReading {
  poolId: string;
  /** Moments (ISO 8601). */
  dueAt: string;
  /** Null while it was not taken. */
  takenAt: string | null;
}

/** What people enter about a reading. The key is made before it is sent: a reading that is sent twice is stored once. */
export type ReadingDraft = Pick<
  Reading,
  'takenAt' | 'chlorine' | 'ph' | 'temperature' | 'alkalinity' | 'calcium' | 'cyanuricAcid' | 'notes'
> & {
  key: string;
  poolId: string;
};
