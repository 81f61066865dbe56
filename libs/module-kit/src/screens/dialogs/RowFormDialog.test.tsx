import { DataError } from '@platform/module-kit';
import { Checkbox, TextField } from '@platform/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDialogForm } from '../forms/useDialogForm';
import { RowFormDialog } from './RowFormDialog';

interface Locker extends Record<string, unknown> {
  name: string;
  isBroken: boolean;
  version: number;
}

interface LockerDialogProps {
  locker: Locker;
  save: (draft: Omit<Locker, 'version'>, version: number) => Promise<Locker>;
  now?: Locker;
}

function LockerDialog({ locker, save, now = locker }: LockerDialogProps) {
  const form = useDialogForm<Locker, { name: string; isBroken: boolean }>({
    what: 'the locker',
    row: locker,
    toDraft: ({ name, isBroken }) => ({ name, isBroken }),
    check: ({ name }) => ({ name: name === '' ? 'Enter a name.' : undefined }),
    save,
    read: () => Promise.resolve(now),
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog
      form={form}
      isNew={locker.version === 0}
      labels={{ name: 'Name', isBroken: 'Broken' }}
      title="Locker"
      submit="Save"
      onClose={() => undefined}
    >
      <TextField
        label="Name"
        value={draft.name}
        error={errors.name}
        onChange={(e) => change({ name: e.target.value })}
      />
      <Checkbox
        label="Broken"
        checked={draft.isBroken}
        onChange={(event) => change({ isBroken: event.target.checked })}
      />
    </RowFormDialog>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('names what a new row lacks once the button is pressed, and then saves it', async () => {
  const save = jest.fn((draft: Omit<Locker, 'version'>) => Promise.resolve({ ...draft, version: 1 } as Locker));
  const unsaved = { name: '', isBroken: false, version: 0 };
  render(<LockerDialog locker={unsaved} save={save} />);
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await userEvent.click(button());
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Name'), 'A1');
  await userEvent.click(button());
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'A1', isBroken: false }, 0, unsaved));
});

test('saves a stored row only once it is changed', async () => {
  render(<LockerDialog locker={{ name: 'A1', isBroken: false, version: 3 }} save={jest.fn()} />);
  expect(button().disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Broken'));
  expect(button().disabled).toBe(false);
});

test("shows another person's version beside the person's own, in words", async () => {
  const locker = { name: 'A1', isBroken: false, version: 3 };
  const refuse = () => Promise.reject(new DataError('Someone else changed this.', 'PT409', 409));
  render(<LockerDialog locker={locker} save={refuse} now={{ name: 'B2', isBroken: true, version: 4 }} />);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await userEvent.click(button());
  const name = await screen.findByRole('row', { name: /^Name/ });
  expect(name.textContent).toBe('NameB2A1!');
  await userEvent.click(screen.getByLabelText('Broken'));
  await userEvent.click(screen.getByRole('button', { name: 'Use their version' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('B2');
  expect(screen.getByLabelText<HTMLInputElement>('Broken').checked).toBe(true);
});
