import { openPage } from '@platform/module-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../../../module.json';
import { createDemoSource } from '../../demo/demoSource';
import { SchedulingSourceProvider } from '../../source/useSchedulingSource';
import { AskTimeOffDialog } from './AskTimeOffDialog';

test("names the person's shifts on the requested days off", async () => {
  const source = createDemoSource();
  const jordan = (await source.listStaff()).find(({ name }) => name === 'Jordan Blake')?.id ?? '';
  await openPage({
    descriptor,
    App: () => (
      <SchedulingSourceProvider value={source}>
        <main>
          <AskTimeOffDialog staffId={jordan} onClose={() => undefined} />
        </main>
      </SchedulingSourceProvider>
    ),
    address: '/scheduling',
  });
  const first = await screen.findByLabelText(/^First day/);
  await userEvent.type(first, '2025-05-03');
  await userEvent.tab();
  expect(await screen.findByText('You have 1 shift on these days')).toBeTruthy();
  expect(screen.getByText('Lifeguard, Saturday, May 3, 10:00 AM to 4:00 PM')).toBeTruthy();
  await userEvent.clear(first);
  await userEvent.type(first, '2035-07-01');
  await userEvent.tab();
  expect(screen.queryByText(/on these days$/)).toBeNull();
});
