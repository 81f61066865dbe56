import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
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
import { VIEWS } from './overhead/overheadResult';
import { measurePromotion } from './promotion';
import { measureRegistry } from './registry/registry';
import { measureSchedule } from './schedule';
import { measureScrolling } from './scrolling';
import { measureChange } from './workspace/change';
import { measureReload } from './workspace/reload';

/** What a benchmark can be told. */
interface Told {
  /** How often to measure; each benchmark has its own default, and only those of `IN_ROUNDS` can be told. */
  rounds?: number;
  /** The only page to visit, of those of `overhead`. */
  view?: string;
}

type Benchmark = (told: Told) => Promise<Measurement[]>;

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
 * `--rounds` sets how often those that measure in rounds do, and `--view` which page alone `overhead` visits.
 */
export async function main(words: string[]): Promise<void> {
  const usage = `npm run bench -- [${Object.keys(benchmarks).join('|')}] [--rounds <number>] [--view <path>]`;
  if (words.includes('--help') || words.includes('-h')) return console.log(usage);
  const { only, problem, ...told } = readWords(words);
  if (problem) {
    console.error(`${problem}: ${usage}`);
    process.exitCode = 1;
    return;
  }
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (only && name !== only) continue;
    const measurements = await measure(told);
    const folder = path.join(repositoryRoot, 'bench/results');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(measurements, null, 2)}\n`);
    console.log(formatTable(['what', 'median', 'least', '95th percentile', 'promise'], measurements.map(rowOf)));
  }
}

interface Words extends Told {
  only?: string;
  /** What cannot be done with the words. */
  problem?: string;
}

function readWords(words: string[]): Words {
  const options = { rounds: { type: 'string' }, view: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true, strict: false });
  const [only, ...stray] = positionals;
  const [unknown] = [...stray, ...Object.keys(values).filter((name) => !Object.hasOwn(options, name))];
  if (unknown !== undefined) return { problem: `"${unknown}" is unexpected` };
  if (only !== undefined && !Object.hasOwn(benchmarks, only)) return { problem: `There is no benchmark "${only}"` };
  const [rounds, view] = [values.rounds, values.view].map((value) => (value === undefined ? undefined : String(value)));
  if (view !== undefined && only !== 'overhead') return { problem: 'Only overhead visits a single view' };
  if (view !== undefined && !VIEWS.some(({ path: known }) => known === view)) {
    return { problem: `overhead has no view "${view}", but ${VIEWS.map(({ path: known }) => known).join(', ')}` };
  }
  if (rounds === undefined) return { only, view };
  if (only === undefined || !IN_ROUNDS.includes(only)) return { problem: `Only ${IN_ROUNDS.join(', ')} have rounds` };
  if (!/^[1-9]\d*$/.test(rounds)) return { problem: `"${rounds}" is not a number of rounds` };
  return { only, rounds: Number(rounds), view };
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
