import { inviteesIn, newInvitees } from './inviteesIn';

const people = (text: string) => inviteesIn(text).map(({ name, email, problem }) => [name, email, problem]);

test.each([
  ['Ann Lee, ann@example.com', 'Ann Lee', 'ann@example.com'],
  ['Ann Lee <ann@example.com>', 'Ann Lee', 'ann@example.com'],
  ['ann@example.com; Ann Lee', 'Ann Lee', 'ann@example.com'],
  ['"Lee, Ann"\tann@example.com', 'Lee Ann', 'ann@example.com'],
  ['ann@example.com', 'ann@example.com', 'ann@example.com'],
])('reads "%s"', (line, name, email) => {
  expect(people(line)).toEqual([[name, email, null]]);
});

test('reads the columns that a heading names, in any order', () => {
  expect(people('Phone,Last name,First name,Email\n555,Lee,Ann,ann@example.com\n556,Diaz,Bo,')).toEqual([
    ['Ann Lee', 'ann@example.com', null],
    ['Bo Diaz', '', 'There is no email address.'],
  ]);
});

test('names each line that cannot be read', () => {
  expect(inviteesIn('Ann Lee, ann@example.com\n\nBo Diaz\nCy, cy@home')).toEqual([
    { line: 1, name: 'Ann Lee', email: 'ann@example.com', problem: null },
    { line: 3, name: 'Bo Diaz', email: '', problem: 'There is no email address.' },
    { line: 4, name: 'Cy', email: 'cy@home', problem: '“cy@home” is not an email address.' },
  ]);
});

test('asks each address once, and no one again', () => {
  const listed = inviteesIn('Ann, ann@example.com\nAnn again, ANN@example.com\nBo, bo@example.com\nCy');
  expect(newInvitees(listed, ['Bo@example.com'])).toEqual([{ name: 'Ann', email: 'ann@example.com' }]);
});
