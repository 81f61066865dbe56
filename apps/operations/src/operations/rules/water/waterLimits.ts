import type { Measure, Pool, Reading } from '../../source/rows/water';

type Measured = Pick<Reading, 'chlorine' | 'ph' | 'temperature'>;
type Limits = Pick<Pool, 'chlorineMin' | 'chlorineMax' | 'phMin' | 'phMax' | 'temperatureMax'>;

/**
 * The measures of a reading that are out of the limits of its body of water; missing ones are not. The database has the
 * same rule (`water_quality`).
 */
export function outOfRange({ chlorine, ph, temperature }: Measured, limits: Limits): Measure[] {
  const isOut = (value: number | null, min: number, max: number) => value !== null && (value < min || value > max);
  return [
    ...(isOut(chlorine, limits.chlorineMin, limits.chlorineMax) ? (['chlorine'] as const) : []),
    ...(isOut(ph, limits.phMin, limits.phMax) ? (['ph'] as const) : []),
    ...(isOut(temperature, -Infinity, limits.temperatureMax) ? (['temperature'] as const) : []),
  ];
}

/** The name and unit of each measure. */
export const measures: Record<Measure, { name: string; unit: string }> = {
  chlorine: { name: 'Free chlorine', unit: 'ppm' },
  ph: { name: 'pH', unit: '' },
  temperature: { name: 'Temperature', unit: '°F' },
};

/** The limits of a measure in words: `2 to 10 ppm`, `7.2 to 7.8`, `at most 104 °F`. */
export function limitsInWords(measure: Measure, limits: Limits): string {
  switch (measure) {
    case 'chlorine':
      return `${limits.chlorineMin} to ${limits.chlorineMax} ppm`;
    case 'ph':
      return `${limits.phMin} to ${limits.phMax}`;
    case 'temperature':
      return `at most ${limits.temperatureMax} °F`;
  }
}

/**
 * The lowest free chlorine of a new body of water, in ppm: the CDC's Model Aquatic Health Code (2018), section 5.7.3, as in the
 * database (`app.set_pool_limits`).
 */
export function leastChlorine({ kind, usesCyanuricAcid }: Pick<Pool, 'kind' | 'usesCyanuricAcid'>): number {
  if (kind === 'spa') return 3;
  return usesCyanuricAcid ? 2 : 1;
}
