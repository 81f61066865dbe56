import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { formatTable } from '../releases/terminal/table';
import { measureAlternatives } from './alternatives/alternatives';
import { measureAttacks } from './attacks';
import { measureAutofill } from './autofill';
import { measureBoot } from './boot/boot';
import { measureData } from './data/data';
import { measureImport } from './importing';
import { measureInteractions } from './interactions/interactions';
import { quantile, type Measurement } from './measurement';
import { measureOverhead } from './overhead/overhead';
import { measurePromotion } from './promotion';
import { measureRegistry } from './registry/registry';
import { measureSchedule } from './schedule';
import { measureScrolling } from './scrolling';
import { measureChange } from './workspace/change';
import { measureReload } from './workspace/reload';

/** @param rounds how often to measure; each benchmark has its own default, and only those of `IN_ROUNDS` can be told */
type Benchmark = (rounds?: number) => Promise<Measurement[]>;

const benchmarks: Record<string, Benchmark> = {
  promotion: measurePromotion,
  change: measureChange,
  reload: measureReload,
  attacks: measureAttacks,
  data: measureData,
  registry: measureRegistry,
  boot: measureBoot,
  scrolling: measureScrolling,
  import: measureImport,
  autofill: measureAutofill,
  schedule: measureSchedule,
  interactions: measureInteractions,
  overhead: measureOverhead,
  alternatives: measureAlternatives,
};

/** The benchmarks whose number of rounds can be told. */
const IN_ROUNDS = ['change', 'boot', 'interactions', 'overhead', 'alternatives'];

/**
 * `npm run bench [name]`: measures, writes bench/results/<name>.json and prints a table. Never part of the tests.
 * `--rounds` sets how often those that measure in rounds do.
 */
export async function main(words: string[]): Promise<void> {
  const usage = `npm run bench -- [${Object.keys(benchmarks).join('|')}] [--rounds <number>]`;
  if (words.includes('--help') || words.includes('-h')) return console.log(usage);
  const { only, rounds, problem } = readWords(words);
  if (problem) {
    console.error(`${problem}: ${usage}`);
    process.exitCode = 1;
    return;
  }
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (only && name !== only) continue;
    const measurements = await measure(rounds);
    const folder = path.join(repositoryRoot, 'bench/results');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(measurements, null, 2)}\n`);
    console.log(formatTable(['what', 'median', 'least', '95th percentile', 'promise'], measurements.map(rowOf)));
  }
}

interface Words {
  only?: string;
  rounds?: number;
  /** What cannot be done with the words. */
  problem?: string;
}

function readWords(words: string[]): Words {
  const [roundsAt, given] = [words.indexOf('--rounds'), words[words.indexOf('--rounds') + 1]];
  const [only, ...stray] = roundsAt < 0 ? words : words.toSpliced(roundsAt, 2);
  if (stray.length > 0) return { problem: `"${stray.join(' ')}" is unexpected` };
  if (only && !Object.hasOwn(benchmarks, only)) return { problem: `There is no benchmark "${only}"` };
  if (roundsAt < 0) return { only };
  if (!only || !IN_ROUNDS.includes(only)) return { problem: `Only ${IN_ROUNDS.join(', ')} have rounds` };
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1) return { problem: `"${given ?? ''}" is not a number of rounds` };
  return { only, rounds };
}

function rowOf({ name, unit, promise, runs }: Measurement): string[] {
  const show = (share: number) => `${digits(quantile(runs, share))} ${unit}`;
  const promised = promise === undefined ? '' : `${unit === '/s' ? '≥' : '≤'} ${promise} ${unit}`;
  return [name, show(0.5), show(0), show(0.95), promised];
}

/** Whole numbers from 100 on, two decimals below ten. */
function digits(value: number): string {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
