import { sampleClub, sampleTeam, sampleTrainingModules } from './index';

test('the staff is that of the product decisions: 24 people of eight roles, each name once', () => {
  const people = new Map<string, number>();
  for (const { role } of sampleTeam) people.set(role, (people.get(role) ?? 0) + 1);
  expect(Object.fromEntries(people)).toEqual({
    Lifeguard: 12,
    'Head Guard': 2,
    'Swim Instructor': 3,
    'Gate Attendant': 3,
    Maintenance: 1,
    'Tennis Pro': 1,
    'Assistant Manager': 1,
    Manager: 1,
  });
  expect(new Set(sampleTeam.map(({ name }) => name)).size).toBe(24);
});

test('one member of staff serves twelve members', () => {
  expect(Math.round(sampleClub.memberCount / sampleTeam.length)).toBe(12);
});

test('only staff take part in training, nobody twice in one module, and every id is used once', () => {
  const staff = new Set(sampleTeam.map(({ name }) => name));
  const ids: string[] = [];
  for (const { id, participants } of sampleTrainingModules) {
    const names = participants.map(({ name }) => name);
    expect(names.filter((name) => !staff.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    ids.push(id, ...participants.map((participant) => participant.id));
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('nothing was completed after the moment at which the club stands still', () => {
  const now = Date.parse(sampleClub.clock);
  const completions = sampleTrainingModules.flatMap(({ participants }) =>
    participants.map(({ completedAt }) => completedAt),
  );
  const later = completions.filter((completedAt) => completedAt !== null && Date.parse(completedAt) > now);
  expect(later).toEqual([]);
});

test('modules are ordered by title', () => {
  const titles = sampleTrainingModules.map(({ title }) => title);
  expect(titles.toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual(titles);
});
