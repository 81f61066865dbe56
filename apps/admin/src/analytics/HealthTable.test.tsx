import { act, render, screen } from '@testing-library/react';
import { HealthTable } from './HealthTable';

const figures = { mounts: 1, failures: 0, loadMs: null, lcpMs: null, inpMs: null, cls: null };

test('lists two clubs with the same name as two rows', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    render(
      <HealthTable
        label="Clubs"
        header="Club"
        rows={['a', 'b'].map((clubId) => ({ ...figures, clubId }))}
        nameOf={() => 'Lakeside'}
        keyOf={({ clubId }) => clubId}
      />,
    ),
  );
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  // React reports rows that share a key.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('puts the sorted figure first, where a phone shows it', async () => {
  await act(async () =>
    render(
      <HealthTable
        label="Clubs"
        header="Club"
        rows={[
          { ...figures, clubId: 'fares well' },
          { ...figures, clubId: 'fails', failures: 1 },
        ]}
        nameOf={({ clubId }) => clubId}
        keyOf={({ clubId }) => clubId}
      />,
    ),
  );
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map((header) => header.getAttribute('aria-sort')).slice(0, 2)).toEqual(['none', 'descending']);
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['fails', 'fares well']);
});

test('says why no failure rate can be shown', async () => {
  const table = (failures: number, mounts: number) => (
    <HealthTable
      label="Clubs"
      header="Club"
      rows={[{ ...figures, failures, mounts, clubId: 'a' }]}
      nameOf={({ clubId }) => clubId}
      keyOf={({ clubId }) => clubId}
    />
  );
  const { rerender } = await act(async () => render(table(7, 7)));
  const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells().slice(0, 3)).toEqual(['–', '7', '–']);
  expect(screen.queryByText(/^Not enough traffic/)).not.toBeNull();
  await act(async () => rerender(table(7, 35)));
  expect(cells().slice(0, 3)).toEqual(['20%', '7', '35']);
  expect(screen.queryByText(/^Not enough traffic/)).toBeNull();
});
