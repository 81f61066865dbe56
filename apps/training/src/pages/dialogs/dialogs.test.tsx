import { DataError } from '@platform/module-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoSource } from '../../demo';
import { openTraining } from '../training.testkit';

test.each([
  ['assign', 'Job role'],
  ['log', 'Topic'],
])('?do=%s: after the staff could not be read, Retry reads it', async (deed, label) => {
  const source = demoSource();
  const { listPeople } = source;
  source.listPeople = () => Promise.reject(new DataError('Ask a manager of your club.', '42501', 403));
  await openTraining(source, `?do=${deed}`);
  await screen.findByText('Ask a manager of your club.');
  source.listPeople = listPeople;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(label)).toBeTruthy();
});
