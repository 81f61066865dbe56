import { DataError } from '@platform/module-kit';
import { screen, waitFor } from '@testing-library/react';
import { createDemoSource } from '../../demo/demoSource';
import { openTraining } from '../training.testkit';

const detailsOf = (figure: string) =>
  [...(screen.getByText(figure).closest('li')?.querySelectorAll('strong, strong + span') ?? [])].map(
    ({ textContent }) => textContent?.trim(),
  );

test("says that a figure's rows failed to load", async () => {
  const refused = () => Promise.reject(new DataError('Ask a manager of your club.', '42501', 403));
  await openTraining({ ...createDemoSource(), listPeople: refused, listRenewals: refused }, '');
  await screen.findByText('Overall progress');
  await waitFor(() => expect(detailsOf('In-service hours this year')).toEqual(['–', 'could not be fetched']));
  await waitFor(() => expect(detailsOf('To renew')).toEqual(['–', 'could not be fetched']));
});

test('shows no value while the rows load', async () => {
  const never = () => new Promise<never>(() => {});
  await openTraining({ ...createDemoSource(), listPeople: never, listRenewals: never }, '');
  await screen.findByText('Overall progress');
  expect(detailsOf('In-service hours this year')).toEqual(['', '']);
  expect(detailsOf('To renew')).toEqual(['', '']);
});
