import { reportProblem } from '../../bundler/reportProblem';
import { chromiumHere } from '../../checks/browser/chromium';
import { buildExercises } from './buildExercises';
import { readBuiltShell } from './readBuiltShell';
import { requireStart } from './requireStart';

/**
 * The last step of the shell's build: opens what was built in Chromium. A build without the code that a page needs at its start
 * compiles and passes its unit tests. A machine without Chromium can build and start the product, too, so the check
 * says that it was left out. `npm test` installs Chromium before it builds.
 */
export async function main(): Promise<void> {
  const executablePath = chromiumHere();
  if (!executablePath) return console.log('This machine has no Chromium, so the shell was not opened.');
  try {
    const exercises = await buildExercises();
    try {
      await requireStart(executablePath, await readBuiltShell(), exercises);
    } finally {
      await exercises.remove();
    }
  } catch (error) {
    await reportProblem(error);
  }
}
