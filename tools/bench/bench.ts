import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { formatTable } from '../releases/terminal/table';
import { measureAttacks } from './attacks';
import { measureAutofill } from './autofill';
import { measureData } from './data/data';
import { measureImport } from './importing';
import { quantile, type Measurement } from './measurement';
import { measurePromotion } from './promotion';
import { measureRegistry } from './registry/registry';
import { measureSchedule } from './schedule';
import { measureScrolling } from './scrolling';

const benchmarks: Record<string, () => Promise<Measurement[]>> = {
  promotion: measurePromotion,
  attacks: measureAttacks,
  data: measureData,
  registry: measureRegistry,
  scrolling: measureScrolling,
  import: measureImport,
  autofill: measureAutofill,
  schedule: measureSchedule,
};

/** `npm run bench [name]`: measures, writes bench/results/<name>.json and prints a table. Never part of the tests. */
export async function main([only, ...stray]: string[]): Promise<void> {
  const usage = `npm run bench -- [${Object.keys(benchmarks).join('|')}]`;
  if (only === '--help' || only === '-h') return console.log(usage);
  if (stray.length > 0 || (only && !Object.hasOwn(benchmarks, only))) {
    console.error(
      `${stray.length > 0 ? `"${stray.join(' ')}" is unexpected` : `There is no benchmark "${only}"`}: ${usage}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (only && name !== only) continue;
    const measurements = await measure();
    const folder = path.join(repositoryRoot, 'bench/results');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(measurements, null, 2)}\n`);
    console.log(formatTable(['what', 'median', 'least', '95th percentile', 'promise'], measurements.map(rowOf)));
  }
}

function rowOf({ name, unit, promise, runs }: Measurement): string[] {
  const show = (share: number) => `${digits(quantile(runs, share))} ${unit}`;
  return [name, show(0.5), show(0), show(0.95), `≤ ${promise} ${unit}`];
}

/** Whole numbers from 100 on, two decimals below ten. */
function digits(value: number): string {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
