import { ENTER_DAY } from '@platform/module-kit/screens';
import { water_readings } from '@platform/database/refusals/water_readings';
import type { Pool, Reading } from '../../source/rows/water';
import { momentError } from '../momentError';
import { outOfRange } from './waterLimits';

const { rules: said } = water_readings;

export interface ReadingFields {
  poolId: string;
  /** A day (ISO 8601) and a time (`HH:MM`) on the club's clock. */
  date: string;
  time: string;
  chlorine: number | null;
  ph: number | null;
  temperature: number | null;
  alkalinity: number | null;
  calcium: number | null;
  cyanuricAcid: number | null;
  notes: string;
}

export type ReadingErrors = Partial<Record<keyof ReadingFields, string>>;

const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most);

/**
 * What is wrong with a reading, one sentence for each field. The possible ranges are those of the database. Beyond the
 * limits of the body of water, the notes must say what was done.
 * @param moment when it was taken; undefined while the day or the time is incomplete
 */
export function checkReading(
  fields: ReadingFields,
  pool: Pool | undefined,
  { moment, now }: { moment: Date | undefined; now: Date },
): ReadingErrors {
  const { poolId, date, time, chlorine, ph, temperature, notes } = fields;
  const isMeasured = chlorine !== null || ph !== null || temperature !== null;
  const impossible = {
    chlorine: isMeasured
      ? isWithin(chlorine, 0, 40)
        ? undefined
        : said.water_readings_free_chlorine_range
      : said.water_readings_measure_something,
    ph: isWithin(ph, 0, 14) ? undefined : said.water_readings_ph_range,
    temperature: isWithin(temperature, 32, 130) ? undefined : said.water_readings_temperature_range,
  };
  // A value that cannot be is a slip of the pen: there is nothing to do about the water.
  const isOut = pool !== undefined && !Object.values(impossible).some(Boolean) && outOfRange(fields, pool).length > 0;
  return {
    poolId: poolId ? undefined : 'Choose the body of water.',
    date: date ? undefined : ENTER_DAY,
    time: momentError(time, moment, now),
    ...impossible,
    alkalinity: isWithin(fields.alkalinity, 0, 1000) ? undefined : said.water_readings_alkalinity_range,
    calcium: isWithin(fields.calcium, 0, 2000) ? undefined : said.water_readings_calcium_range,
    cyanuricAcid: isWithin(fields.cyanuricAcid, 0, 500) ? undefined : said.water_readings_cyanuric_acid_range,
    notes:
      isOut && notes.trim() === '' ? 'This reading is out of its limits. Write down what you did about it.' : undefined,
  };
}

/** The measures of a reading that are out of its limits, with their values: `pH 7.9, Temperature 106 °F`. */
export function outOfRangeInWords(reading: Pick<Reading, 'outOfRange' | 'chlorine' | 'ph' | 'temperature'>): string {
  const words = {
    chlorine: `free chlorine ${reading.chlorine} ppm`,
    ph: `pH ${reading.ph}`,
    temperature: `${reading.temperature} °F`,
  };
  return reading.outOfRange.map((measure) => words[measure]).join(', ');
}

/** The measured values of the water's balance: `alkalinity 90, calcium 240 ppm`; empty without any. */
export function balanceInWords({
  alkalinity,
  calcium,
  cyanuricAcid,
}: Pick<Reading, 'alkalinity' | 'calcium' | 'cyanuricAcid'>): string {
  const parts = [
    alkalinity !== null && `alkalinity ${alkalinity}`,
    calcium !== null && `calcium ${calcium}`,
    cyanuricAcid !== null && `cyanuric acid ${cyanuricAcid}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')} ppm` : '';
}
