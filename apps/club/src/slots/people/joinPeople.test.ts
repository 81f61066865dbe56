import { joinPeople, type ClubPerson } from './joinPeople';

const onStaff = (name: string, id = name): ClubPerson => ({
  id,
  name,
  role: 'Lifeguard',
  onRoster: { status: 'Active', certificationBadge: 'Current' },
});
const withAccount = (name: string, accountId = name): ClubPerson => ({
  id: `account ${accountId}`,
  name,
  role: 'User',
  accountId,
});
const lines = (people: ClubPerson[]) => people.map(({ id, accountId }) => [id, accountId]);

test('joins a staff member and their account into one person, and lists the others by name', () => {
  expect(lines(joinPeople([onStaff('Jordan Blake'), onStaff('Ava Cole')], [withAccount('Jordan Blake', 'j')]))).toEqual(
    [
      ['Ava Cole', undefined],
      ['Jordan Blake', 'j'],
    ],
  );
  expect(lines(joinPeople([onStaff('Jordan Blake')], [withAccount('Marcus Bell', 'm')]))).toEqual([
    ['Jordan Blake', undefined],
    ['account m', 'm'],
  ]);
});

test('keeps two people with the same name apart', () => {
  const people = joinPeople([onStaff('Sam Lee', '1'), onStaff('Sam Lee', '2')], [withAccount('Sam Lee', 's')]);
  expect(lines(people)).toEqual([
    ['1', undefined],
    ['2', undefined],
    ['account s', 's'],
  ]);
});
