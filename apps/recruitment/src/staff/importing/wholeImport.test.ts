import { csvRecords, csvText, readCsv } from '@platform/module-kit/screens';
import { createDemoSource } from '../demo/demoSource';
import { staffCsvLines } from '../export/staffCsvLines';
import { importRows, orderInFile } from './importRows';
import { guessMapping } from './reading/mapping';
import { judgeRows, withChosenRoles, type JudgedRow, type RoleChoices } from './rowStates';

/** A file of 2,000 people as clubs keep them, with every fault in every hundredth row. */
function faultyFile(): File {
  const faults: ((row: string[]) => void)[] = [
    (row) => (row[0] = ''),
    (row) => (row[2] = 'robin at home'),
    (row) => (row[3] = '2/30/2006'),
    (row) => (row[4] = 'fifteen'),
    (row) => (row[0] = '=1+1'),
    (row) => (row[1] = 'Snack Bar'),
    (row) => (row[2] = 'person0@example.test'),
    (row) => row.push('one cell', 'too many'),
  ];
  const lines = Array.from({ length: 2000 }, (_, number) => {
    const row = [`"Person\n${number}"`, 'lifeguard', `person${number}@example.test`, '5/24/2006', '15,50'];
    faults[(number % 100) - 1]?.(row);
    return row.join(';');
  });
  lines.push('Jordan Blake;Head Guard;JORDAN.BLAKE@example.test;;18');
  lines.push('Avery Collins;Lifeguard;avery.collins@example.test;;15.50');
  const text = `\uFEFFEmployee;Job title;E-mail;Birthday;Pay rate\r\n${lines.join('\r\n')}\r\n`;
  const file = new File([text], 'staff.csv');
  file.arrayBuffer ??= async () => new TextEncoder().encode(text).buffer;
  return file;
}

async function judge(choices: RoleChoices = {}) {
  const source = createDemoSource();
  const file = await readCsv(faultyFile());
  const mapping = guessMapping(file.header);
  const order = orderInFile(file, mapping);
  if (order === null) throw new Error('the order of days should be known');
  const read = importRows(file, mapping, order);
  const rows = withChosenRoles(read.rows, choices);
  const trial = await source.importStaff(rows, false);
  const { people } = await source.listStaff();
  return { source, trial, judged: judgeRows({ rows, problems: read.problems, trial, choices, people }) };
}

const ofKind = (judged: readonly JudgedRow[], kind: JudgedRow['state']['kind']) =>
  judged.filter(({ state }) => state.kind === kind);

it('names every bad row by its line, and says what the good ones would do', async () => {
  const { judged, trial } = await judge();
  expect(trial.newRoles).toEqual([{ title: 'Snack Bar', people: 20 }]);
  const bad = ofKind(judged, 'problem');
  expect(bad).toHaveLength(8 * 20);
  // Every name has a line break in its cell, so the second person is on the fourth line of the file.
  const messages = bad
    .slice(0, 8)
    .map(({ row, state }) => [row.line, 'problems' in state && state.problems[0]?.message]);
  expect(messages).toEqual([
    [4, 'The name is missing.'],
    [5, '"robin at home" is not an email address.'],
    [7, '"2/30/2006" is not a day. Write 2006-02-28 or 2/28/2006.'],
    [9, '"fifteen" is not an hourly rate. Write dollars, up to 1000: 15.50.'],
    [11, '"=1+1" is a formula. Write the value that it shows.'],
    [12, 'The club has no job role "Snack Bar". Say above what to do with it.'],
    [14, 'Line 2 has the same email address.'],
    [16, 'This line has 7 cells, the header 5. Put texts with a separator in quotation marks.'],
  ]);
  expect(ofKind(judged, 'new')).toHaveLength(2000 - 160);
  expect(ofKind(judged, 'unchanged')).toHaveLength(1);
  expect(ofKind(judged, 'changed')[0]?.state).toEqual({
    kind: 'changed',
    name: 'Jordan Blake',
    changes: [
      { label: 'Role', before: 'Lifeguard', after: 'Head Guard' },
      { label: 'Pay', before: '$15.50', after: '$18.00' },
    ],
  });
});

it('asks before it adds a job role, which may be one of the club’s', async () => {
  expect(ofKind((await judge({ 'snack bar': 'make' })).judged, 'problem')).toHaveLength(7 * 20);
  const same = await judge({ 'snack bar': 'as Gate Attendant' });
  expect(ofKind(same.judged, 'problem')).toHaveLength(7 * 20);
  expect(same.trial.newRoles).toEqual([]);
});

it('finds nothing to change in the file of its own export', async () => {
  const source = createDemoSource();
  const { people } = await source.listStaff();
  const [header, ...lines] = csvRecords(csvText(staffCsvLines(people)).slice(1), ',');
  const file = { name: 'staff.csv', header: header?.cells ?? [], rows: lines };
  const { rows, problems } = importRows(file, guessMapping(file.header), 'month-first');
  const trial = await source.importStaff(rows, false);
  const judged = judgeRows({ rows, problems, trial, choices: {}, people });
  expect(ofKind(judged, 'unchanged')).toHaveLength(people.length);
  expect(trial).toMatchObject({ added: 0, updated: 0, unchanged: people.length });
});

it('imports all or nothing', async () => {
  const { source, judged } = await judge();
  const before = (await source.listStaff()).people.length;
  await expect(
    source.importStaff(
      judged.map(({ row }) => row),
      true,
    ),
  ).rejects.toThrow('Nothing was imported. Line 4: The name is missing.');
  expect((await source.listStaff()).people).toHaveLength(before);

  const good = judged.filter(({ state }) => state.kind !== 'problem').map(({ row }) => row);
  expect(await source.importStaff(good, true)).toMatchObject({
    committed: true,
    added: 1840,
    updated: 1,
    unchanged: 1,
  });
  const { people } = await source.listStaff();
  expect(people).toHaveLength(before + 1840);
  expect(people.find(({ name }) => name === 'Person 50')).toMatchObject({
    role: 'Lifeguard',
    status: 'Pending Onboarding',
    details: { birthDate: '2006-05-24', hourlyRate: 15.5 },
  });
});
