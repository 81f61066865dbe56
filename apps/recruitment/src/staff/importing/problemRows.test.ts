import { type CsvFile, csvRecords, csvText } from '@platform/module-kit/screens';
import { createDemoSource } from '../demo/demoSource';
import { importRows } from './importRows';
import { guessMapping } from './reading/mapping';
import { problemRowLines } from './problemRows';
import { judgeRows } from './rowStates';

const fileOf = (text: string): CsvFile => {
  const [header, ...rows] = csvRecords(text, ',');
  return { name: 'staff.csv', header: header?.cells ?? [], rows };
};

async function judge(file: CsvFile) {
  const source = createDemoSource();
  const { rows, problems } = importRows(file, guessMapping(file.header), 'month-first');
  const trial = await source.importStaff(rows, false);
  const { people } = await source.listStaff();
  return judgeRows({ rows, problems, trial, choices: {}, people });
}

const written = fileOf(
  [
    'Name,Role,E-mail,Born,First day,Phone,Shoe size',
    'Robin Hale,Lifeguard,robin@example.test,5/24/2006,5/24/2025,,9',
    'Kim Young,Lifeguard,kim@example.test,5/25/2011,5/24/2025,call me,7',
    ',,avery.collins@example.test,1/1/2024,,,',
    '=1+1,Lifeguard,sam@example.test,,,+1 336 555 0188,',
    '"Lee, Jo",Lifeguard,lee at home,,,,',
  ].join('\n'),
);

const tooYoung = (age: number) =>
  `Federal law allows no one under 14 to work here (29 CFR 570.2). On the first day they are ${age}.`;

it('refuses people who are too young, and text in place of a phone number', async () => {
  const problems = (await judge(written)).flatMap(({ state }) => (state.kind === 'problem' ? state.problems : []));
  expect(problems).toEqual([
    { line: 3, column: 'birth_date', message: tooYoung(13) },
    { line: 3, column: 'phone', message: 'A phone number has at least 7 digits, such as 336 555 0188.' },
    { line: 4, column: 'birth_date', message: tooYoung(0) },
    { line: 5, column: 'name', message: '"=1+1" is a formula. Write the value that it shows.' },
    { line: 6, column: 'email', message: '"lee at home" is not an email address.' },
  ]);
});

it('returns the rows with problems and their reasons, to be corrected and imported again', async () => {
  const lines = problemRowLines(written, await judge(written));
  expect(lines[0]).toEqual(['Problem', ...written.header]);
  expect(lines).toHaveLength(5);
  const text = csvText(lines).slice(1);
  expect(text).toContain('"Email address: ""lee at home"" is not an email address.","Lee, Jo",Lifeguard,lee at home');
  expect(text).toContain(",,Lifeguard,sam@example.test,,,'+1 336 555 0188,");

  const mended = fileOf(
    text
      .replace('5/25/2011', '5/25/2008')
      .replace('call me', '')
      .replace('1/1/2024', '1/1/2004')
      .replace(',,Lifeguard,sam', ',Sam Ortiz,Lifeguard,sam')
      .replace(',lee at home', ',lee@example.test'),
  );
  const again = await judge(mended);
  expect(again.map(({ row, state }) => [row.name, row.phone, state.kind])).toEqual([
    ['Kim Young', undefined, 'new'],
    [undefined, undefined, 'changed'],
    ['Sam Ortiz', '+1 336 555 0188', 'new'],
    ['Lee, Jo', undefined, 'new'],
  ]);
});
