import { openDemoClub } from '../../shared/demo/demoClub';
import { createDemoSource as createRecruitmentDemo } from '../../recruitment/demo/demoSource';
import { newPerson } from '../person/form/personDraft';
import { createDemoSource } from './demoSource';

const named = async (source: ReturnType<typeof createDemoSource>, name: string) => {
  const found = (await source.listStaff()).people.find((person) => person.name === name);
  if (!found?.details) throw new Error(`no one is called ${name}`);
  return { ...found, details: found.details };
};

it('counts the figures of the specification from its rows', async () => {
  const source = createDemoSource();
  expect(await source.readMeasures()).toMatchObject({
    staffCount: 24,
    positionsFilled: 24,
    positionsTotal: 26,
    certificationsExpiring: 5,
    actionNeeded: 4,
    daysToOpening: 23,
    retentionPercent: 89,
  });
  expect((await source.readMeasures()).averageHourlyRate).toBeCloseTo(17.2, 10);
  expect(await source.listRetention()).toMatchObject([
    { year: '2024', worked: 27, finished: 24, retentionPercent: 89, returnRatePercent: 85 },
    { year: '2025', worked: 24, retentionPercent: null },
  ]);
});

it('adds the badge with a valid certification, and removes it with the certification', async () => {
  const source = createDemoSource();
  const owen = await named(source, 'Owen Pratt');
  expect(owen.badge).toBe('Action Needed');
  const [type] = (await source.listCertificationTypes()).filter(({ name }) => name === 'CPR/AED');
  await source.addCertification(owen.id, {
    typeId: type?.id ?? null,
    name: 'CPR/AED',
    issuedOn: '2025-04-30',
    expiresOn: '',
    number: '',
    issuer: '',
    file: null,
  });
  const certified = await named(source, 'Owen Pratt');
  expect(certified.badge).toBe('Current');
  const added = certified.details.certifications.find(({ issuedOn }) => issuedOn === '2025-04-30');
  expect(added?.expiresOn).toBe('2027-04-30');
  await source.removeCertification(added?.id ?? '');
  expect((await named(source, 'Owen Pratt')).badge).toBe('Action Needed');
});

it('changes the status with the checklist', async () => {
  const source = createDemoSource();
  const liam = await named(source, 'Liam Novak');
  const [paper] = await source.listOnboarding(liam.id);
  await source.setOnboardingDone(paper?.id ?? '', false);
  expect((await named(source, 'Liam Novak')).status).toBe('Pending Onboarding');
  await source.setOnboardingDone(paper?.id ?? '', true);
  expect((await named(source, 'Liam Novak')).status).toBe('Active');
});

it('refuses an address that another person has, and a save over a newer version, and changes nothing', async () => {
  const source = createDemoSource();
  const before = (await source.listStaff()).people.length;
  const draft = { ...newPerson, name: 'Robin Hale', role: 'Lifeguard', email: 'Jordan.Blake@example.test' };
  await expect(source.addMember(draft)).rejects.toThrow(
    'Jordan Blake already has the email address Jordan.Blake@example.test.',
  );
  expect((await source.listStaff()).people).toHaveLength(before);

  const jordan = await named(source, 'Jordan Blake');
  const mine = { ...draft, name: 'Jordan B.', email: '' };
  await source.saveMember(jordan.id, mine, jordan.details.version);
  await expect(source.saveMember(jordan.id, mine, jordan.details.version)).rejects.toMatchObject({ code: 'PT409' });
});

it('starts over with the next visit', async () => {
  await createDemoSource().addMember({ ...newPerson, name: 'Robin Hale', role: 'Lifeguard' });
  expect((await createDemoSource().listStaff()).people.some(({ name }) => name === 'Robin Hale')).toBe(false);
});

it('has the people hired or rehired in Recruitment, with their checklists, and the roles added there', async () => {
  const club = openDemoClub();
  const [recruitment, staff] = [createRecruitmentDemo(club), createDemoSource(club)];
  const maya = (await recruitment.listApplications()).find(({ name }) => name === 'Maya Torres');
  const role = (await recruitment.listJobRoles()).find(({ title }) => title === 'Lifeguard');
  if (!maya || !role) throw new Error('the sample club has no such applicant or role');
  const terms = {
    jobRoleId: role.id,
    startDate: '2025-05-20',
    pay: 1525,
    beyondPositions: false,
    birthDate: '',
    reason: '',
    invite: false,
  };
  const { staffId } = await recruitment.hire(maya, terms);
  const hired = await named(staff, 'Maya Torres');
  expect(hired).toMatchObject({
    id: staffId,
    role: 'Lifeguard',
    status: 'Pending Onboarding',
    badge: 'Action Needed',
    details: { email: 'maya.torres@example.test', startDate: '2025-05-20', hourlyRate: 15.25 },
  });
  expect((await staff.listOnboarding(hired.id)).map(({ title }) => title)).toEqual([
    'Form I-9: identity and authorization to work',
    'Form W-4: withholding of tax',
    'CPR/AED certification',
    'Lifeguarding certification',
    'At least 15 years old',
  ]);
  expect((await staff.listEvents(hired.id)).map(({ what }) => what)).toContain('Hired');
  expect(await staff.readMeasures()).toMatchObject({ staffCount: 25, positionsFilled: 25 });

  const season = await recruitment.readLastSeason();
  const peter = season?.people.find(({ name }) => name === 'Peter Lang')?.staffId ?? '';
  expect(await recruitment.rehire(season?.id ?? '', [peter], true, '')).toMatchObject([
    { outcome: 'rehired', status: 'Pending Onboarding' },
  ]);
  expect((await staff.listEvents(peter)).map(({ what }) => what)).toContain(
    'Rehired for season 2025 as Gate Attendant',
  );
  expect(await named(staff, 'Peter Lang')).toMatchObject({ id: peter, status: 'Pending Onboarding' });

  await staff.importStaff([{ line: 2, name: 'Robin Hale', role: 'Snack Bar' }], true);
  expect((await recruitment.listJobRoles()).find(({ title }) => title === 'Snack Bar')).toMatchObject({
    positionsTotal: 1,
    positionsFilled: 1,
  });
});

it('starts the checklist only once for a person who was added by hand', async () => {
  const source = createDemoSource();
  const id = await source.addMember({ ...newPerson, name: 'Robin Hale', role: 'Lifeguard' });
  expect(await source.listOnboarding(id)).toEqual([]);
  await source.startOnboarding(id);
  await source.startOnboarding(id);
  expect(await source.listOnboarding(id)).toHaveLength(5);
});
