import { createDemoSource } from '../demo/demoSource';
import { nextSteps } from './nextSteps';

it('says what is missing, expiring and open in the sample club', async () => {
  const source = createDemoSource();
  const [measures, roles, { people }] = [
    await source.readMeasures(),
    await source.listRoles(),
    await source.listStaff(),
  ];
  expect(nextSteps(measures, roles, people).map(({ count, words }) => `${count} ${words}`)).toEqual([
    '4 people without a valid certification: ask for it before they work',
    '5 certifications run out within 30 days: arrange the renewal',
    '2 positions to fill: Gate Attendant, Lifeguard',
  ]);
});

it('says nothing when nothing waits', () => {
  expect(nextSteps({ certificationsExpiring: 0, actionNeeded: 0 }, [], [{ status: 'Active' }])).toEqual([]);
});
