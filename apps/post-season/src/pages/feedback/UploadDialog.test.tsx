import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPostSeason } from '../postSeason.testkit';

const fileOf = (text: string) => {
  const file = new File([text], 'cards.csv', { type: 'text/csv' });
  // What jsdom's File lacks.
  file.arrayBuffer ??= async () => new TextEncoder().encode(text).buffer;
  return file;
};

async function choose(text: string) {
  const source = createDemoSource();
  await openPostSeason(source, '?season=2025&new=feedback');
  await userEvent.upload(await screen.findByLabelText('CSV file'), fileOf(text));
  return source;
}
const HEADING = 'date,category,rating,comment\n';

test('lists bad rows by their line, and uploads the others only by choice', async () => {
  const source = await choose(`${HEADING}2025-04-28,Parking,5,\n2025-04-28,Parking,6,\n`);
  expect(await screen.findByText('1 of 2 rows can be read')).toBeTruthy();
  expect(screen.getByRole('row', { name: '3 The rating is not a whole number from 1 to 5.' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 row' }));
  expect(await screen.findByText('Leave these rows out, or correct them in the file.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Leave out 1 row'));
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 row' }));
  expect(await screen.findByText('1 row, 1 left out, Apr 28')).toBeTruthy();
  const [, season] = await source.listSeasons();
  expect((await source.listCategories(season?.id ?? '')).find(({ name }) => name === 'Parking')?.responses).toBe(1);
});

test('does not offer to leave out the rows of a file in which none can be read', async () => {
  await choose(`${HEADING}last summer,Parking,5,\n`);
  expect(await screen.findByText('Correct the rows in the file and choose it again.')).toBeTruthy();
  expect(screen.queryByLabelText('Leave out 1 row')).toBeNull();
});

test('says which columns a file lacks', async () => {
  await choose('when,stars\n2025-04-28,5\n');
  expect(await screen.findAllByText(/names no column for the date, the category\./)).not.toEqual([]);
});

test('says so when the same rows were uploaded before, and keeps the file', async () => {
  const text = `${HEADING}2025-04-28,Parking,5,Good\n`;
  const source = await choose(text);
  const [, season] = await source.listSeasons();
  const rows = [{ line: 2, date: '2025-04-28', category: 'Parking', rating: '5', comment: 'Good' }];
  await source.importFeedback({ seasonId: season?.id ?? '', fileName: 'a.csv', rows, leavesOutBad: false });
  const upload = await screen.findByRole<HTMLButtonElement>('button', { name: 'Upload 1 row' });
  await waitFor(() => expect(upload.disabled).toBe(false));
  await userEvent.click(upload);
  expect(await screen.findByText(/These rows were uploaded before\./)).toBeTruthy();
  expect(screen.getByText('cards.csv')).toBeTruthy();
});
