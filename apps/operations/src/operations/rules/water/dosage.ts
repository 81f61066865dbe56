import type { Pool } from '../../source/rows/water';
import { amountOfLiquid, amountOfSolid } from './amounts';
import { cyanurateAlkalinity, latestIndex, verdictOf, type LatestMeasures } from './waterBalance';

/** A product that reaches the target, and how much of it. */
export interface Product {
  name: string;
  /** The name on the label. */
  strength: string;
  amount: string;
}

/** What to add, and why. Each product alone reaches the target. */
interface Dose {
  aim: string;
  products: readonly Product[];
  /** The source of the amount. */
  source: string;
}

export interface Advice {
  /** Why people must stay out for now; undefined if they may swim. */
  closure?: string;
  doses: readonly Dose[];
  /** What else to do or to measure. */
  notes: readonly string[];
}

/** A pool is closed at once beyond these limits of pH: CDC, Model Aquatic Health Code (2018), 6.6.3.1 (3) and (4). */
const CLOSED_BELOW_PH = 6.5;
const CLOSED_ABOVE_PH = 8;

type Water = Pick<Pool, 'chlorineMin' | 'chlorineMax' | 'phMin' | 'phMax' | 'temperatureMax' | 'volumeGallons'>;

const LITERS_PER_GALLON = 3.785411784;

/**
 * What to add to a body of water if its last values are out of its limits or its water is not balanced. Amounts follow
 * from the volume and the strength of the product. They are for clean, circulating water: the product's label and the
 * club's own operator come first, and the water is tested again before more is added.
 */
export function adviseOn(pool: Water, measured: LatestMeasures): Advice {
  const liters = (pool.volumeGallons ?? 0) * LITERS_PER_GALLON;
  const found = [
    chlorineAdvice(pool, measured, liters),
    phAdvice(pool, measured, liters),
    balanceAdvice(measured, liters),
  ];
  const closure = closureOf(pool, measured);
  const isDosed = found.some(({ doses }) => doses.length > 0);
  const notes = found.flatMap((advice) => advice.notes);
  if (measured.temperature !== null && measured.temperature > pool.temperatureMax) {
    notes.push('Turn the heater down, and keep people out until the temperature is within its limit.');
  }
  if (isDosed && pool.volumeGallons === null) {
    return {
      closure,
      doses: [],
      notes: [...notes, 'Enter the volume of this body of water under Limits to work out what to add.'],
    };
  }
  return { closure, doses: found.flatMap(({ doses }) => doses), notes };
}

/** Too little chlorine or a pH far off closes a pool until it is corrected (Model Aquatic Health Code 6.6.3.1). */
function closureOf({ chlorineMin, phMin, phMax }: Water, { chlorine, ph }: LatestMeasures): string | undefined {
  const until = [
    chlorine !== null && chlorine < chlorineMin && `free chlorine is at least ${chlorineMin} ppm`,
    ph !== null && (ph < CLOSED_BELOW_PH || ph > CLOSED_ABOVE_PH) && `the pH is ${phMin} to ${phMax}`,
  ].filter((each) => each !== false);
  return until.length > 0 ? `Keep people out until ${until.join(' and ')}.` : undefined;
}

const none: Advice = { doses: [], notes: [] };

/**
 * Grams of chlorine are ppm × liters ÷ 1,000. Liquid chlorine of 12.5 % trade strength has 125 g of available chlorine
 * in a liter (trade percent is grams in 100 mL). Calcium hypochlorite of 65 % has 0.65 g in a gram.
 */
function chlorineAdvice({ chlorineMin, chlorineMax }: Water, { chlorine }: LatestMeasures, liters: number): Advice {
  if (chlorine === null) return none;
  if (chlorine > chlorineMax) {
    return { ...none, notes: ['Stop the chlorine feed, and keep people out until the chlorine is within its limits.'] };
  }
  if (chlorine >= chlorineMin) return none;
  const target = chlorineMin + 1;
  const grams = ((target - chlorine) * liters) / 1000;
  return {
    doses: [
      {
        aim: `Raise free chlorine from ${chlorine} to ${target} ppm`,
        products: [
          { name: 'Sodium hypochlorite', strength: '12.5 % trade', amount: amountOfLiquid((grams / 125) * 1000) },
          { name: 'Calcium hypochlorite', strength: '65 % available chlorine', amount: amountOfSolid(grams / 0.65) },
        ],
        source: 'Available chlorine on the label, times the volume.',
      },
    ],
    notes: [],
  };
}

const share = (ph: number) => {
  const [first, second] = [10 ** (ph - 6.35), 10 ** (2 * ph - 6.35 - 10.33)];
  return (first + 2 * second) / (1 + first + second);
};

/**
 * From the equilibrium of carbonate at 25 °C (pK 6.35 and 10.33; Stumm and Morgan, Aquatic Chemistry), with the part of
 * cyanuric acid. Muriatic acid of 31.45 % (density 1.16 g/mL, 36.46 g/mol) has 10 equivalents in a liter. Soda ash has two
 * equivalents and one carbonate in 105.99 g.
 */
function phAdvice({ phMin, phMax }: Water, { ph, alkalinity, cyanuricAcid }: LatestMeasures, liters: number): Advice {
  if (ph === null || (ph >= phMin && ph <= phMax)) return none;
  const target = Math.round(((phMin + phMax) / 2) * 10) / 10;
  const direction = ph > phMax ? 'Lower' : 'Raise';
  if (alkalinity === null) {
    return {
      ...none,
      notes: [`Measure the total alkalinity: how much ${direction.toLowerCase()}s the pH depends on it.`],
    };
  }
  const [acid, acidAtTarget] = [ph, target].map((at) => cyanurateAlkalinity(cyanuricAcid ?? 0, at)) as [number, number];
  const toMillimoles = (ppm: number) => ppm / 50.04;
  const carbonate = toMillimoles(alkalinity - acid) / share(ph);
  if (carbonate <= 0) return none;
  const wanted = share(target) * carbonate + toMillimoles(acidAtTarget) - toMillimoles(alkalinity);
  const product =
    direction === 'Lower'
      ? { name: 'Muriatic acid', strength: '31.45 %', amount: amountOfLiquid((-wanted * liters) / 10) }
      : {
          name: 'Soda ash (sodium carbonate)',
          strength: '100 %',
          amount: amountOfSolid(((wanted / (2 - share(target))) * 105.99 * liters) / 1000),
        };
  return {
    doses: [
      {
        aim: `${direction} the pH from ${ph} to ${target}`,
        products: [product],
        source: 'Carbonate equilibrium at 25 °C (Stumm and Morgan), with the measured alkalinity.',
      },
    ],
    notes: ['Add half of what changes the pH first, let it circulate, and test before you add the rest.'],
  };
}

/** Ideal ranges of tables for the saturation index: alkalinity from 80 ppm and calcium hardness from 200 ppm. */
const LEAST_ALKALINITY = 80;
const LEAST_CALCIUM = 200;

/**
 * Sodium bicarbonate: 84.01 g give 50.04 g of alkalinity as calcium carbonate. Calcium chloride dihydrate: 147.01 g give
 * 100.09 g of hardness.
 */
function balanceAdvice(measured: LatestMeasures, liters: number): Advice {
  const index = latestIndex(measured);
  if (index === undefined) return none;
  const verdict = verdictOf(index);
  if (verdict === 'scaling') {
    return {
      ...none,
      notes: ['The water leaves scale: keep the pH low within its limits, or replace a part of the water.'],
    };
  }
  if (verdict === 'balanced') return none;
  const { alkalinity, calcium } = measured;
  const doses: Dose[] = [];
  if (alkalinity !== null && alkalinity < LEAST_ALKALINITY) {
    const grams = ((LEAST_ALKALINITY - alkalinity) * liters * (84.01 / 50.04)) / 1000;
    doses.push({
      aim: `Raise the total alkalinity from ${alkalinity} to ${LEAST_ALKALINITY} ppm`,
      products: [{ name: 'Sodium bicarbonate', strength: '100 %', amount: amountOfSolid(grams) }],
      source: 'Molar masses: 84.01 g for 50.04 g of alkalinity.',
    });
  }
  if (calcium !== null && calcium < LEAST_CALCIUM) {
    const grams = ((LEAST_CALCIUM - calcium) * liters * (147.01 / 100.09)) / 1000;
    doses.push({
      aim: `Raise the calcium hardness from ${calcium} to ${LEAST_CALCIUM} ppm`,
      products: [
        { name: 'Calcium chloride dihydrate', strength: '77 % calcium chloride', amount: amountOfSolid(grams) },
      ],
      source: 'Molar masses: 147.01 g for 100.09 g of hardness.',
    });
  }
  const notes = doses.length > 0 ? [] : ['The water attacks the pool: keep the pH high within its limits.'];
  return { doses, notes };
}
