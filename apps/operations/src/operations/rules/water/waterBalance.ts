import type { Reading } from '../../source/rows/water';

/**
 * The inputs of the water's balance: degrees Fahrenheit, and total alkalinity, calcium hardness and cyanuric acid in
 * parts per million (alkalinity and hardness as calcium carbonate).
 */
export interface Balance {
  ph: number;
  temperature: number;
  alkalinity: number;
  calcium: number;
  /** 0 without any. */
  cyanuricAcid: number;
}

/** The dissociated share of cyanuric acid (pKa 6.88; O'Brien, Morris and Butler, 1974) at a pH. */
const cyanurateShare = (ph: number) => 1 / (1 + 10 ** (6.88 - ph));

/** A titration of alkalinity ends at this pH. */
const END_OF_TITRATION = 4.5;

/**
 * How much of the total alkalinity comes from cyanuric acid, in ppm as calcium carbonate: about a third of it at pH
 * 7.6, and less in more acidic water. 129.07 and 50.04 g are the equivalents of the two.
 */
export function cyanurateAlkalinity(cyanuricAcid: number, ph: number): number {
  return cyanuricAcid * (50.04 / 129.07) * (cyanurateShare(ph) - cyanurateShare(END_OF_TITRATION));
}

/**
 * Temperature factors of the saturation index by degrees Fahrenheit, as tables for pool operators print them (W. D. Haan and
 * J. S. Johanningsmeier, Swimming Pool Pest Management, Michigan State University).
 */
const temperatureFactors = [
  [32, 0],
  [37, 0.1],
  [46, 0.2],
  [53, 0.3],
  [60, 0.4],
  [66, 0.5],
  [76, 0.6],
  [84, 0.7],
  [94, 0.8],
  [105, 0.9],
  [128, 1],
] as const;

function temperatureFactor(temperature: number): number {
  const above = temperatureFactors.findIndex(([degrees]) => degrees >= temperature);
  const [high, highFactor] = temperatureFactors[above === -1 ? temperatureFactors.length - 1 : above] ?? [128, 1];
  const [low, lowFactor] = temperatureFactors[above - 1] ?? [high, highFactor];
  if (high === low) return highFactor;
  return lowFactor + ((temperature - low) / (high - low)) * (highFactor - lowFactor);
}

/**
 * The saturation index of Langelier: pH + temperature factor + calcium factor + alkalinity factor − 12.1, for water with less
 * than 1,000 ppm of dissolved solids. Both logarithms give the factors of the same tables (200 ppm of calcium: 1.9; 100 ppm
 * of alkalinity: 2.0). Alkalinity from cyanuric acid does not count.
 * @returns undefined where nothing is left of the alkalinity, or of the calcium
 */
export function saturationIndex({ ph, temperature, alkalinity, calcium, cyanuricAcid }: Balance): number | undefined {
  const carbonate = alkalinity - cyanurateAlkalinity(cyanuricAcid, ph);
  if (carbonate <= 0 || calcium <= 0) return undefined;
  return ph + temperatureFactor(temperature) + (Math.log10(calcium) - 0.4) + Math.log10(carbonate) - 12.1;
}

/** Between −0.5 and 0.5 the water neither attacks the pool nor leaves scale (Haan and Johanningsmeier). */
const BALANCED = 0.5;

export type BalanceVerdict = 'corrosive' | 'balanced' | 'scaling';

export function verdictOf(index: number): BalanceVerdict {
  if (index < -BALANCED) return 'corrosive';
  return index > BALANCED ? 'scaling' : 'balanced';
}

type Measured = 'chlorine' | 'ph' | 'temperature' | 'alkalinity' | 'calcium' | 'cyanuricAcid';

/** The latest value of each measure that counts; null if it was not taken. */
export type LatestMeasures = Record<Measured, number | null>;

/**
 * The latest value of each measure, because alkalinity and hardness are measured less often than pH.
 * @param readings the latest first
 */
export function latestMeasures(readings: readonly Reading[]): LatestMeasures {
  const latest = (measure: Measured) =>
    readings.find((reading) => reading.struckReason === null && reading[measure] !== null)?.[measure] ?? null;
  return {
    chlorine: latest('chlorine'),
    ph: latest('ph'),
    temperature: latest('temperature'),
    alkalinity: latest('alkalinity'),
    calcium: latest('calcium'),
    cyanuricAcid: latest('cyanuricAcid'),
  };
}

/**
 * The saturation index from the latest value of each measure. Undefined until pH, temperature, alkalinity and calcium
 * have been measured; cyanuric acid counts as 0 until then.
 */
export function latestIndex({
  ph,
  temperature,
  alkalinity,
  calcium,
  cyanuricAcid,
}: LatestMeasures): number | undefined {
  if (ph === null || temperature === null || alkalinity === null || calcium === null) return undefined;
  return saturationIndex({ ph, temperature, alkalinity, calcium, cyanuricAcid: cyanuricAcid ?? 0 });
}
