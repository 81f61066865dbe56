import { useRowForm } from '@platform/module-kit';
import { TextField } from '@platform/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowFormFrame } from './RowFormFrame';

interface Row {
  name: string;
  version: number;
}

const save = jest.fn(async (draft: { name: string }, version: number): Promise<Row> => ({ ...draft, version }));

function Club() {
  const form = useRowForm<Row, { name: string }>({
    what: 'the club',
    row: { name: 'Pine Hollow', version: 1 },
    toDraft: ({ name }) => ({ name }),
    check: ({ name }) => ({ name: name ? undefined : 'Enter a name.' }),
    save,
    read: () => save({ name: '' }, 1),
    onRow: () => undefined,
  });
  return (
    <RowFormFrame form={form} labels={{ name: 'Name' }} action="Save Changes">
      <TextField
        label="Name"
        value={form.draft.name}
        error={form.errors.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
    </RowFormFrame>
  );
}

test('moves the focus to the field with an error when saving, and sends nothing', async () => {
  render(<Club />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
  expect(button.disabled).toBe(true);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(save).not.toHaveBeenCalled();
});
