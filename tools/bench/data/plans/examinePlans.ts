import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';
import { makeEveryRead } from './makeEveryRead';
import { startPlannedStack } from './plannedStack';
import { planText } from './planText';
import { readPlans } from './readPlans';
import { sequentialScans } from './sequentialScans';

/**
 * Makes every read of every module in one club of several hundred, and keeps how the database finds the rows of each in
 * bench/results/plans.txt.
 * @throws Error that names each statement that reads a whole table though the table grows with the clubs
 */
export async function examinePlans(): Promise<void> {
  const stack = await startPlannedStack();
  try {
    await makeEveryRead(stack);
    const plans = readPlans(await stack.log());
    if (plans.length === 0) throw new Error('The server has logged no plans.');
    const folder = path.join(repositoryRoot, 'bench/results');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'plans.txt'), planText(plans));
    const whole = plans.flatMap(({ statement, plan }) =>
      sequentialScans(plan, stack.grown).map((table) => `${table}: ${statement}`),
    );
    if (whole.length > 0)
      throw new Error(`Tables that grow are read whole (bench/results/plans.txt):\n${whole.join('\n')}`);
  } finally {
    await stack.stop();
  }
}
