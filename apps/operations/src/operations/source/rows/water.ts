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
  /** Whether readings are taken of it. */
  isActive: boolean;
  version: number;
}

/** What people enter about a body of water. */
export type PoolDraft = Omit<Pool, 'id' | 'version'>;

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
  /** What was out of the limits that the body of water has now. */
  outOfRange: readonly Measure[];
  /** What was done, or what was seen; empty without. */
  notes: string;
  authorName: string | null;
  /** Why the reading does not count; null while it counts. */
  struckReason: string | null;
}

/** What people enter about a reading. The key is made before it is sent: a reading that is sent twice is stored once. */
export type ReadingDraft = Pick<Reading, 'takenAt' | 'chlorine' | 'ph' | 'temperature' | 'notes'> & {
  key: string;
  poolId: string;
};
