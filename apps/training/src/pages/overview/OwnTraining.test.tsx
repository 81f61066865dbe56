import { screen } from '@testing-library/react';
import { demoSource } from '../../demo';
import { openTraining } from '../training.testkit';

/** The training of a person who manages nothing: nothing is open, and `assigned` modules were. */
async function openOwn(assigned: number): Promise<void> {
  const demo = demoSource();
  const [person] = await demo.listPeople();
  if (!person) throw new Error('The sample club has people.');
  await openTraining(
    {
      ...demo,
      canManage: false,
      ownStaffId: async () => person.staffId,
      readRecord: async () => ({
        person: { ...person, assigned, completed: assigned },
        modules: [],
        sessions: [],
        certifications: [],
      }),
    },
    '',
  );
}

test('says that nothing is assigned to a person who has no training yet', async () => {
  await openOwn(0);
  expect(await screen.findByText('No training is assigned to you yet.')).toBeTruthy();
});

test('says that everything is completed once it is', async () => {
  await openOwn(2);
  expect(await screen.findByText('You have completed everything that was assigned to you.')).toBeTruthy();
});
