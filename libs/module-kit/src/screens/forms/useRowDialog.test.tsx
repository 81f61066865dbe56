import { DataError } from '@platform/module-kit';
import { TextField, Toaster } from '@platform/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowFormDialog } from '../dialogs/RowFormDialog';
import { type Kept, useRowDialog } from './useRowDialog';

interface Locker {
  name: string;
}
type StoredLocker = Locker & { id: string; version: number; key: string };

const stored: StoredLocker = { id: '1', name: 'A 12', version: 4, key: 'never sent' };
const calls: Kept<Locker>[] = [];
const onClose = jest.fn();

interface LockerDialogProps {
  locker?: StoredLocker;
  /** What the database has when the dialog saves. */
  now?: readonly StoredLocker[];
  refusal?: Error;
}

function LockerDialog({ locker, now = [], refusal }: LockerDialogProps) {
  const dialog = useRowDialog<Locker>({
    noun: 'locker',
    row: locker,
    blank: { name: '', version: 0 },
    labels: { name: 'Name' },
    check: ({ name }) => ({ name: name === '' ? 'Enter a name.' : undefined }),
    keep: (kept) => (refusal ? Promise.reject(refusal) : Promise.resolve(calls.push(kept))),
    list: () => Promise.resolve(now),
    nameOf: ({ name }) => name,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  return (
    <RowFormDialog {...dialog}>
      <TextField
        label="Name"
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
    </RowFormDialog>
  );
}

beforeEach(() => {
  calls.length = 0;
  onClose.mockClear();
});

test('adds a row with its fields only, says so, and closes', async () => {
  render(
    <>
      <LockerDialog />
      <Toaster />
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'Add locker' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add locker' }));
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'B 3 ');
  await userEvent.click(screen.getByRole('button', { name: 'Add locker' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls).toEqual([{ draft: { name: 'B 3 ' }, version: 0 }]);
  expect(await screen.findByText('Locker added')).toBeTruthy();
  expect(screen.getByText('B 3')).toBeTruthy();
});

test('saves over the version of the row that it shows', async () => {
  render(<LockerDialog locker={stored} />);
  await userEvent.type(screen.getByLabelText('Name'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save locker' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls).toEqual([{ draft: { name: 'A 123' }, version: 4 }]);
});

test("finds another person's version in the list and stays open", async () => {
  const refusal = new DataError('Someone else changed this.', 'PT409', 409);
  const now = [
    { ...stored, id: '2' },
    { ...stored, name: 'C 1', version: 5 },
  ];
  render(<LockerDialog locker={stored} now={now} refusal={refusal} />);
  await userEvent.type(screen.getByLabelText('Name'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save locker' }));
  expect((await screen.findByRole('row', { name: /^Name/ })).textContent).toBe('NameC 1A 123');
  expect(onClose).not.toHaveBeenCalled();
});
