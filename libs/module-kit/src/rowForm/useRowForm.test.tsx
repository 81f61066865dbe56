import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataError } from '../data/dataErrors';
import { SaveOutcome } from './SaveOutcome';
import { useRowForm } from './useRowForm';

interface ClubRow {
  name: string;
  address: string;
  version: number;
}

/** The one row of a club, which several browsers read and write, and which counts its versions as the database does. */
class ClubTable {
  row: ClubRow = { name: 'Pine Hollow', address: '1 Pool Lane', version: 1 };
  /** While set, a save waits for it after it was written. */
  answering: Promise<void> | undefined;

  async write(change: Partial<ClubRow>, version: number): Promise<ClubRow> {
    if (version !== this.row.version) throw new DataError('Someone else changed this.', 'PT409', 409);
    this.row = { ...this.row, ...change, version: version + 1 };
    const written = this.row;
    await this.answering;
    return written;
  }
}

let table: ClubTable;
const usedTheirs = jest.fn();
beforeEach(() => {
  table = new ClubTable();
  usedTheirs.mockClear();
});

const labels = { name: 'Club name', address: 'Address' };

interface ClubFormProps {
  save?: ClubTable['write'];
  /** The page reads the row again only when it is refreshed, whatever the form has heard. */
  rereadsLater?: boolean;
  /** Reads the row after a conflict. */
  read?: () => Promise<ClubRow>;
}

function ClubForm({
  save = table.write.bind(table),
  rereadsLater = false,
  read = async () => table.row,
}: ClubFormProps) {
  const [row, setRow] = useState(table.row);
  const form = useRowForm({
    what: 'the club',
    row,
    toDraft: ({ name, address }) => ({ name, address }),
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Enter a name.' }),
    save,
    read,
    onRow: (newer) => rereadsLater || setRow(newer),
    onTheirs: usedTheirs,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {(['name', 'address'] as const).map((field) => (
        <label key={field}>
          {labels[field]}
          <input value={form.draft[field]} onChange={(event) => form.change({ [field]: event.target.value })} />
        </label>
      ))}
      <output>{Object.values(form.errors).join()}</output>
      <SaveOutcome form={form} labels={labels} />
      <button disabled={!form.canSave}>Save Changes</button>
      <button type="button" onClick={() => setRow(table.row)}>
        Refresh
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cells = () => screen.getAllByRole('row').map((line) => [...line.children].map(({ textContent }) => textContent));

async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

test('enables Save while something is changed and valid', async () => {
  render(<ClubForm />);
  expect(saveButton().disabled).toBe(true);
  await retype('Club name', 'Pine Hollow Club');
  expect(saveButton().disabled).toBe(false);
  await retype('Club name', '  ');
  expect(saveButton().disabled).toBe(true);
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await retype('Club name', 'Pine Hollow');
  expect(saveButton().disabled).toBe(true);
  expect(screen.queryByText('Enter a name.')).toBeNull();
});

test('saves over the version that was read, and next over the new version', async () => {
  render(<ClubForm />);
  await retype('Club name', 'Oak Ridge');
  await press('Save Changes');
  await waitFor(() => expect(table.row).toEqual({ name: 'Oak Ridge', address: '1 Pool Lane', version: 2 }));
  await retype('Address', '2 Pool Lane');
  await press('Save Changes');
  await waitFor(() => expect(table.row).toEqual({ name: 'Oak Ridge', address: '2 Pool Lane', version: 3 }));
  expect(saveButton().disabled).toBe(true);
});

test('saves once for two quick presses', async () => {
  render(<ClubForm />);
  await retype('Club name', 'Oak Ridge');
  act(() => {
    fireEvent.submit(saveButton());
    fireEvent.submit(saveButton());
  });
  await waitFor(() => expect(saveButton().disabled).toBe(true));
  expect(table.row.version).toBe(2);
});

test('keeps what is typed during a save for the next one', async () => {
  let answer = () => {};
  table.answering = new Promise((resolve) => (answer = resolve));
  render(<ClubForm />);
  await retype('Club name', 'Oak Ridge');
  await press('Save Changes');
  await retype('Address', '2 Pool Lane');
  await act(async () => answer());
  expect(field('Address').value).toBe('2 Pool Lane');
  await press('Save Changes');
  await waitFor(() => expect(table.row).toEqual({ name: 'Oak Ridge', address: '2 Pool Lane', version: 3 }));
});

test('updates untouched fields with the row, and keeps a field that was typed into', async () => {
  render(<ClubForm />);
  await table.write({ address: '9 Hill Road' }, 1);
  await press('Refresh');
  expect(field('Address').value).toBe('9 Hill Road');
  await retype('Club name', 'Oak Ridge');
  await table.write({ name: 'Cedar Grove' }, 2);
  await press('Refresh');
  expect(field('Club name').value).toBe('Oak Ridge');
});

describe('when another person has saved first', () => {
  beforeEach(async () => {
    render(<ClubForm />);
    await retype('Club name', 'Oak Ridge');
    await table.write({ name: 'Cedar Grove', address: '9 Hill Road' }, 1);
    await press('Save Changes');
    await screen.findByRole('alert');
  });

  test('writes nothing and shows both versions', async () => {
    expect(table.row).toEqual({ name: 'Cedar Grove', address: '9 Hill Road', version: 2 });
    expect(screen.getByRole('alert').textContent).toContain('Someone else changed this. Reload to see their version.');
    expect(cells()).toEqual([
      ['Field', 'Their version', 'Your version'],
      ['Club name', 'Cedar Grove', 'Oak Ridge'],
    ]);
    expect(field('Club name').value).toBe('Oak Ridge');
    expect(saveButton().disabled).toBe(true);
  });

  test('moves the focus to the choice', () => {
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(document.activeElement?.tagName).not.toBe('BODY');
  });

  test("saves only the person's own fields when they keep their version", async () => {
    await press('Keep my version');
    await waitFor(() => expect(table.row).toEqual({ name: 'Oak Ridge', address: '9 Hill Road', version: 3 }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect([field('Club name').value, field('Address').value]).toEqual(['Oak Ridge', '9 Hill Road']);
    expect(saveButton().disabled).toBe(true);
  });

  test("shows further typing in the person's own version", async () => {
    await retype('Club name', 'Oak Ridge West');
    expect(cells().at(-1)).toEqual(['Club name', 'Cedar Grove', 'Oak Ridge West']);
    await press('Keep my version');
    await waitFor(() => expect(table.row.name).toBe('Oak Ridge West'));
  });

  test('shows both versions again when a third one has arrived', async () => {
    await table.write({ name: 'Birch Lake' }, 2);
    await press('Keep my version');
    await waitFor(() => expect(cells().at(-1)).toEqual(['Club name', 'Birch Lake', 'Oak Ridge']));
    expect(table.row).toEqual({ name: 'Birch Lake', address: '9 Hill Road', version: 3 });
  });

  test('shows the other version without writing when the person uses it', async () => {
    expect(usedTheirs).not.toHaveBeenCalled();
    await press('Use their version');
    expect([field('Club name').value, field('Address').value]).toEqual(['Cedar Grove', '9 Hill Road']);
    expect(saveButton().disabled).toBe(true);
    expect(table.row.version).toBe(2);
    expect(usedTheirs).toHaveBeenCalledTimes(1);
  });
});

describe('when another person has saved something else first', () => {
  test('saves both changes without a question', async () => {
    render(<ClubForm />);
    await retype('Club name', 'Oak Ridge');
    await table.write({ address: '9 Hill Road' }, 1);
    await press('Save Changes');
    await waitFor(() => expect(table.row).toEqual({ name: 'Oak Ridge', address: '9 Hill Road', version: 3 }));
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect([field('Club name').value, field('Address').value]).toEqual(['Oak Ridge', '9 Hill Road']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('saves over a version that changed nothing the form shows', async () => {
    render(<ClubForm />);
    await retype('Club name', 'Oak Ridge');
    await table.write({}, 1);
    await press('Save Changes');
    await waitFor(() => expect(table.row).toEqual({ name: 'Oak Ridge', address: '1 Pool Lane', version: 3 }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows every change that using the other version would lose', async () => {
    render(<ClubForm />);
    await retype('Club name', 'Oak Ridge');
    await retype('Address', '2 Pool Lane');
    await table.write({ name: 'Cedar Grove' }, 1);
    await press('Save Changes');
    await screen.findByRole('alert');
    expect(cells().slice(1)).toEqual([
      ['Club name', 'Cedar Grove', 'Oak Ridge'],
      ['Address', '1 Pool Lane', '2 Pool Lane'],
    ]);
    expect(table.row.version).toBe(2);
  });
});

describe('on a page that reads the row again only later', () => {
  test('shows the other version once it is used, and saves further typing over it', async () => {
    render(<ClubForm rereadsLater />);
    await retype('Club name', 'Oak Ridge');
    await table.write({ name: 'Cedar Grove' }, 1);
    await press('Save Changes');
    await screen.findByRole('alert');
    await press('Use their version');
    expect(field('Club name').value).toBe('Cedar Grove');
    await retype('Address', '2 Pool Lane');
    await press('Save Changes');
    await waitFor(() => expect(table.row).toEqual({ name: 'Cedar Grove', address: '2 Pool Lane', version: 3 }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps showing what was saved until the page has a newer version', async () => {
    render(<ClubForm rereadsLater />);
    await retype('Club name', 'Oak Ridge');
    await press('Save Changes');
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(field('Club name').value).toBe('Oak Ridge');
    await table.write({ name: 'Cedar Grove' }, 2);
    await press('Refresh');
    expect(field('Club name').value).toBe('Cedar Grove');
  });
});

test('says that the row is gone, and keeps the input', async () => {
  render(<ClubForm read={() => Promise.reject(new Error('This club is not there any more.'))} />);
  await retype('Club name', 'Oak Ridge');
  await table.write({ name: 'Cedar Grove' }, 1);
  await press('Save Changes');
  expect((await screen.findByRole('alert')).textContent).toContain('This club is not there any more.');
  expect(field('Club name').value).toBe('Oak Ridge');
});

test('says why a new row was refused, although no row can be read again', async () => {
  const taken = () => Promise.reject(new DataError('The name is taken.', '23505', 409));
  render(<ClubForm save={taken} read={() => Promise.reject(new Error('This club is not there any more.'))} />);
  await retype('Club name', 'Oak Ridge');
  await press('Save Changes');
  expect((await screen.findByRole('alert')).textContent).toContain('The name is taken.');
});

test('finds no conflict in a repeated change or after a lost answer', async () => {
  render(<ClubForm />);
  await retype('Club name', 'Oak Ridge');
  await table.write({ name: 'Oak Ridge' }, 1);
  await press('Save Changes');
  await waitFor(() => expect(saveButton().disabled).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(table.row.version).toBe(2);
});

test.each([
  ['a refused rule', new DataError('A name has 1 to 120 characters.', '23514', 400, 'Shorten it.')],
  ['a refusal with the code of a conflict', new DataError('Another club has this name.', '23505', 409)],
  ['no answer', new DataError('The club was not saved.', '', 0)],
])('shows %s and keeps what was typed', async (_, error) => {
  render(<ClubForm save={() => Promise.reject(error)} />);
  await retype('Club name', 'Oak Ridge');
  await press('Save Changes');
  expect((await screen.findByRole('alert')).textContent).toBe(`${error.message}${error.hint}`);
  expect(field('Club name').value).toBe('Oak Ridge');
  expect(saveButton().disabled).toBe(false);
});

test('lets the browser ask before leaving only while something is unsaved', async () => {
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  render(<ClubForm />);
  expect(leave()).toBe(true);
  await retype('Club name', 'Oak Ridge');
  expect(leave()).toBe(false);
  await press('Save Changes');
  await waitFor(() => expect(leave()).toBe(true));
});
