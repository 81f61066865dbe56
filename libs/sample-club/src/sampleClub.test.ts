import {
  sampleApplications,
  sampleCertifications,
  sampleClub,
  sampleFormerStaff,
  sampleOnboardingItems,
  sampleStaffSeasons,
  sampleTeam,
  sampleTrainingModules,
} from './index';

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

test('of the 27 of last season 24 finished, 20 could come back and 17 did', () => {
  const team = new Set(sampleTeam.map(({ id }) => id));
  const eligible = sampleStaffSeasons.filter(({ eligibleForRehire }) => eligibleForRehire);
  expect({
    worked: new Set(sampleStaffSeasons.map(({ staffId }) => staffId)).size,
    finished: sampleStaffSeasons.filter(({ outcome }) => outcome === 'finished').length,
    eligible: eligible.length,
    returned: eligible.filter(({ staffId }) => team.has(staffId)).length,
    former: sampleFormerStaff.length,
  }).toEqual({ worked: 27, finished: 24, eligible: 20, returned: 17, former: 10 });
});

test('five certifications expire within 30 days of the club’s date', () => {
  const expiring = sampleCertifications.filter(
    ({ expiryDate }) => expiryDate >= '2025-05-01' && expiryDate <= '2025-05-31',
  );
  expect(expiring).toHaveLength(5);
});

test('one member of staff serves twelve members', () => {
  expect(Math.round(sampleClub.memberCount / sampleTeam.length)).toBe(12);
});

test('has only staff in training, each once in a module, and uses every id once', () => {
  const staff = new Set(sampleTeam.map(({ name }) => name));
  for (const { participants } of sampleTrainingModules) {
    const names = participants.map(({ name }) => name);
    expect(names.filter((name) => !staff.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
  const rows = [
    ...sampleTeam,
    ...sampleFormerStaff,
    ...sampleStaffSeasons,
    ...sampleCertifications,
    ...sampleOnboardingItems,
    ...sampleApplications,
    ...sampleApplications.flatMap(({ events }) => events),
    ...sampleTrainingModules,
    ...sampleTrainingModules.flatMap(({ participants }) => participants),
  ];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('nothing was done after the moment at which the club stands still', () => {
  const now = Date.parse(sampleClub.clock);
  const completions = sampleTrainingModules.flatMap(({ participants }) =>
    participants.map(({ completedAt }) => completedAt),
  );
  const moments = [
    ...completions,
    ...sampleOnboardingItems.map(({ doneAt }) => doneAt),
    ...sampleApplications.flatMap(({ appliedDate, events }) => [
      appliedDate,
      ...events.map((event) => event.happenedAt),
    ]),
  ];
  expect(moments.filter((moment) => moment !== null && Date.parse(moment) > now)).toEqual([]);
});

test('modules are ordered by title', () => {
  const titles = sampleTrainingModules.map(({ title }) => title);
  expect(titles.toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual(titles);
});
