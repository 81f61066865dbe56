import { asking, byName, compareNames, everyPage, PAGE } from '@platform/module-kit/screens';
import type { DueReading, Measure, Pool, PoolKind, Reading, WaterNow } from '../rows/water';
import { failures } from './requests';

const read = asking(failures.water);

/** The bodies of water of the club with their limits, by name. @throws DataError */
export async function readPools(clubId: string): Promise<Pool[]> {
  const rows = await read((db) =>
    db
      .from('pools')
      .select(
        'id, name, kind, uses_cyanuric_acid, free_chlorine_min_ppm, free_chlorine_max_ppm, ph_min, ph_max, temperature_max_f, volume_gallons, reading_times, reading_times_since, is_active, version',
      )
      .eq('club_id', clubId),
  );
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind as PoolKind,
      usesCyanuricAcid: row.uses_cyanuric_acid,
      chlorineMin: row.free_chlorine_min_ppm,
      chlorineMax: row.free_chlorine_max_ppm,
      phMin: row.ph_min,
      phMax: row.ph_max,
      temperatureMax: row.temperature_max_f,
      volumeGallons: row.volume_gallons,
      // `HH:MM:SS` in the database.
      readingTimes: row.reading_times.map((time) => time.slice(0, 5)),
      timesSince: row.reading_times_since,
      isActive: row.is_active,
      version: row.version,
    }))
    .sort(byName);
}

/** The generated types make every view column nullable, even those that cannot be null. */
interface ReadingRow {
  id: string;
  pool_id: string | null;
  pool_name: string | null;
  taken_at: string;
  free_chlorine_ppm: number | null;
  ph: number | null;
  temperature_f: number | null;
  total_alkalinity_ppm: number | null;
  calcium_hardness_ppm: number | null;
  cyanuric_acid_ppm: number | null;
  free_chlorine_in_range: boolean | null;
  ph_in_range: boolean | null;
  temperature_in_range: boolean | null;
  notes: string | null;
  author_name: string | null;
  struck_reason: string | null;
  created_at: string;
}

const QUALITY =
  'id, pool_id, pool_name, taken_at, free_chlorine_ppm, ph, temperature_f, total_alkalinity_ppm, calcium_hardness_ppm, cyanuric_acid_ppm, free_chlorine_in_range, ph_in_range, temperature_in_range, notes, author_name, struck_reason, created_at';

/**
 * The readings since a moment, the latest first, each beside the limits of its body of water.
 * @param since a moment (ISO 8601)
 * @throws DataError
 */
export async function readReadings(clubId: string, since: string): Promise<Reading[]> {
  const rows = await everyPage<ReadingRow>((after) =>
    read((db) => {
      const readings = db.from('water_quality').select(QUALITY).eq('club_id', clubId).gte('taken_at', since);
      const rest = after ? readings.gt('id', after.id) : readings;
      return rest.order('id').limit(PAGE).overrideTypes<ReadingRow[], { merge: false }>();
    }),
  );
  // Of two readings of the same minute, the one that was entered last comes first, as in the database (app.water_now).
  const newest = rows.sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  return inReadingOrder(
    newest.map((row) => ({
      id: row.id,
      poolId: row.pool_id,
      poolName: row.pool_name ?? '',
      takenAt: row.taken_at,
      chlorine: row.free_chlorine_ppm,
      ph: row.ph,
      temperature: row.temperature_f,
      alkalinity: row.total_alkalinity_ppm,
      calcium: row.calcium_hardness_ppm,
      cyanuricAcid: row.cyanuric_acid_ppm,
      outOfRange: outOfRange(row),
      notes: row.notes ?? '',
      authorName: row.author_name,
      struckReason: row.struck_reason,
    })),
  );
}

/** The readings that are due on a day, by time and name of the body of water. @throws DataError */
export async function readDueReadings(clubId: string, day: string): Promise<DueReading[]> {
  const rows = await read((db) => db.rpc('readings_of_day', { club_id_param: clubId, day_param: day }));
  return rows.map((row) => ({
    poolId: row.pool_id,
    dueAt: row.due_at,
    // The generated types do not say that this can be null.
    takenAt: row.taken_at as string | null,
  }));
}

/** The last values of each body of water in use, by name. @throws DataError */
export async function readWaterNow(clubId: string): Promise<WaterNow[]> {
  const rows = await read((db) => db.rpc('water_now', { club_id_param: clubId }));
  // The generated types do not say that a value can be null.
  return rows.map((row) => ({
    poolId: row.pool_id,
    takenAt: row.taken_at,
    chlorine: row.free_chlorine_ppm as number | null,
    ph: row.ph as number | null,
    temperature: row.temperature_f as number | null,
    alkalinity: row.total_alkalinity_ppm as number | null,
    calcium: row.calcium_hardness_ppm as number | null,
    cyanuricAcid: row.cyanuric_acid_ppm as number | null,
  }));
}

function outOfRange(row: ReadingRow): Measure[] {
  return [
    ...(row.free_chlorine_in_range === false ? (['chlorine'] as const) : []),
    ...(row.ph_in_range === false ? (['ph'] as const) : []),
    ...(row.temperature_in_range === false ? (['temperature'] as const) : []),
  ];
}

/** The latest first. */
export function inReadingOrder(readings: readonly Reading[]): Reading[] {
  return [...readings].sort(
    (one, other) => Date.parse(other.takenAt) - Date.parse(one.takenAt) || compareNames(one.poolName, other.poolName),
  );
}
