import { createDemoSource } from '../../demo/demoSource';
import { newPerson } from './personDraft';
import { personConcerns, type KnownOfClub } from './personConcerns';

async function sampleClub(): Promise<KnownOfClub> {
  const source = createDemoSource();
  return {
    today: (await source.listStaff()).today,
    roles: await source.listRoles(),
    season: await source.readSeason(),
  };
}

const robin = { ...newPerson, name: 'Robin Hale', role: 'Lifeguard' };

it('has none about a person who fits the plan and the season', async () => {
  expect(personConcerns({ ...robin, startDate: '2025-05-24' }, null, [], await sampleClub())).toEqual([]);
});

it('names the role that would have more people than positions, and a first day outside the season', async () => {
  const manager = { ...robin, role: 'Manager', startDate: '2025-09-20' };
  expect(personConcerns(manager, null, [], await sampleClub())).toEqual([
    'Manager would have 2 people; 1 position is planned.',
    'The first day, Sep 20, 2025, is outside the season, Apr 1, 2025 to Sep 1, 2025.',
  ]);
});

it('names the open items when a person becomes Active', async () => {
  const source = createDemoSource();
  const id = await source.addMember(robin);
  await source.startOnboarding(id);
  const [items, member] = [await source.listOnboarding(id), await source.readMember(id)];
  const [concern] = personConcerns({ ...robin, status: 'Active' }, member, items, await sampleClub());
  expect(concern).toMatch(/^Robin Hale would be Active before this is done or on record: Form I-9.*CPR\/AED/);
  expect(personConcerns({ ...robin, status: 'Active' }, null, [], await sampleClub())).toEqual([
    'Robin Hale would be Active before this is done or on record: CPR/AED certification, Lifeguarding certification.',
  ]);
  expect(personConcerns(robin, member, items, await sampleClub())).toEqual([]);
});
