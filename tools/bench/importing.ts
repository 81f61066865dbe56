import type { Measurement } from './measurement';
import { withServedPlatform } from './servedPlatform';
import { signedInPage } from './signedInPage';

const ROWS = 2000;
const ROUNDS = 7;
/** Each of these faults occurs in one of a hundred rows. */
const faults: ((row: string[]) => void)[] = [
  (row) => (row[3] = '2/30/2006'),
  (row) => (row[2] = 'person0@import.example.test'),
  (row) => (row[0] = '=1+1'),
  (row) => (row[2] = 'robin at home'),
  (row) => (row[4] = 'fifteen'),
  (row) => (row[1] = 'Snack Bar'),
  (row) => row.push('one cell', 'too many'),
];

/** A file of 2,000 people as clubs keep them: with a byte order mark, semicolons, line breaks in cells, and faults. */
function faultyFile(): string {
  const lines = Array.from({ length: ROWS }, (_, number) => {
    const row = [`"Person\n${number}"`, 'lifeguard', `person${number}@import.example.test`, '5/24/2006', '15,50'];
    faults[(number % 100) - 1]?.(row);
    return row.join(';');
  });
  return `\uFEFFEmployee;Job title;E-mail;Birthday;Pay rate\r\n${lines.join('\r\n')}\r\n`;
}

// As text: a named function would need a compiler helper that the page does not have. Excludes the person's time for
// checking the columns between the two steps.
const DROP_AND_CHECK = `async (text) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = async (find) => {
    for (;;) {
      const found = find();
      await frame();
      if (found) return found;
    }
  };
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Check the rows');
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'staff.csv', { type: 'text/csv' }));
  const input = document.querySelector('input[type=file]');
  input.files = carried.files;
  const dropped = performance.now();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const check = await seen(button);
  const read = performance.now();
  check.click();
  await seen(() => document.querySelector('[aria-label="Rows of the file"] tbody tr'));
  return [read - dropped, performance.now() - read];
}`;

/** The time (milliseconds) from a file of 2,000 rows to its rendered preview, for each round. Imports nothing. */
export function measureImport(): Promise<Measurement[]> {
  return withServedPlatform(async ({ origin, browser }) => {
    const page = await signedInPage(browser, origin);
    const file = JSON.stringify(faultyFile());
    const read: number[] = [];
    const checked: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${origin}/staff/import`);
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
      const [reading = NaN, checking = NaN] = await page.evaluate<number[]>(`(${DROP_AND_CHECK})(${file})`);
      read.push(reading);
      checked.push(checking);
    }
    return [
      { name: `a file of ${ROWS} rows: from the drop to its columns`, unit: 'ms', promise: 1000, runs: read },
      { name: 'from the columns to what becomes of each row', unit: 'ms', promise: 1000, runs: checked },
      {
        name: 'both, from the drop to the rendered preview',
        unit: 'ms',
        promise: 1000,
        runs: read.map((reading, round) => reading + (checked[round] ?? NaN)),
      },
    ];
  });
}
