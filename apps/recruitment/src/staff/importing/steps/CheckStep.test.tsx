import { DataError, queryClient } from '@platform/module-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createDemoSource } from '../../demo/demoSource';
import { StaffSourceProvider } from '../../source/useStaffSource';
import type { StaffSource } from '../../source/staffSource';
import '../../staff.testkit';
import { CheckStep } from './CheckStep';
import type { ImportReport } from '../importReport';
import { guessMapping } from '../reading/mapping';

// A busy machine renders late. A test still ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

const header = ['Name', 'Role', 'E-mail'];

/** The last step before an import, over rows of name, role and address. */
function check(source: StaffSource, rows: readonly string[][]) {
  const reports: ImportReport[] = [];
  const file = { name: 'staff.csv', header, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <StaffSourceProvider value={source}>
        <CheckStep
          file={file}
          reading={{ mapping: guessMapping(header), order: 'month-first' }}
          onBack={() => undefined}
          onImported={(report) => reports.push(report)}
        />
      </StaffSourceProvider>
    </QueryClientProvider>,
  );
  return reports;
}

const AVERY = ['Avery Collins', 'Lifeguard', 'avery.collins@example.test'];
const ROBIN = ['Robin Hale', 'Gate Attendant', 'robin@example.test'];

const isReady = (button: HTMLElement) => waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));

test('imports once on a double click, and leaves people unchanged whose rows change nothing', async () => {
  const source = createDemoSource();
  const before = (await source.listStaff()).people.length;
  const reports = check(source, [AVERY, ROBIN]);
  const send = await screen.findByRole('button', { name: 'Import 1 row' });
  await isReady(send);
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ committed: true, added: 1, updated: 0, unchanged: 1 });
  expect((await source.listStaff()).people).toHaveLength(before + 1);
});

test('imports nothing before the plan is known, and offers Retry for what failed to load', async () => {
  const demo = createDemoSource();
  let isDown = true;
  const listRoles = () =>
    isDown ? Promise.reject(new DataError('Failed to fetch job roles', '42501', 403)) : demo.listRoles();
  check({ ...demo, listRoles }, [['Robin Hale', 'Manager', 'robin@example.test']]);
  expect(await screen.findByText('Failed to fetch job roles')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import 1 row' })).toBeNull();

  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Manager would have 2 people; 1 position is planned\./)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1 row' }).disabled).toBe(true);
});

test('offers nothing for a file that changes nothing', async () => {
  check(createDemoSource(), [AVERY]);
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nothing to import' });
  expect(await screen.findByRole('row', { name: /Avery Collins.*Unchanged/ })).toBeTruthy();
  expect(send.disabled).toBe(true);
});

test('names a role that would have more people than positions, and imports after confirmation', async () => {
  const source = createDemoSource();
  const reports = check(source, [
    ['Robin Hale', 'manager', 'robin@example.test'],
    ['Sam Ortiz', 'Snack Bar', 'sam@example.test'],
  ]);
  const meant = await screen.findByRole('checkbox', { name: /^Import more people than are planned/ });
  expect(screen.getByText(/^Manager would have 2 people; 1 position is planned\./)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Snack Bar'), { target: { value: 'make' } });
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 2 rows' });
  expect(send.disabled).toBe(true);
  fireEvent.click(meant);
  await isReady(send);
  fireEvent.click(send);
  await waitFor(() => expect(reports[0]).toMatchObject({ added: 2 }));
});
