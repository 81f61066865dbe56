import { act, render, screen } from '@testing-library/react';
import { HealthTable } from './HealthTable';

const figures = { mounts: 1, failures: 0, loadMs: null, lcpMs: null, inpMs: null, cls: null };

test('two clubs of one name are two rows', async () => {
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
  // React complains of rows that share a key.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
