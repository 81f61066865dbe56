import { unsavedChanges } from '@platform/module-kit';
import { Checkbox, MoneyField, NumberField, RadioGroup, SelectField, TextField } from '@platform/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog } from './FormDialog';
import { useErrorsOnceTried } from '../forms/useErrorsOnceTried';

/** Asks for a name and an amount, and records what was sent. */
function NewLine({ sent, isPending = false, isChanged }: { sent: string[]; isPending?: boolean; isChanged?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState('');
  const [cents, setCents] = useState<number | null>(null);
  const [errors, whenRight] = useErrorsOnceTried({ name: name === '' ? 'Enter a name.' : undefined });
  if (!isOpen) return <p>closed</p>;
  return (
    <FormDialog
      title="Add a line"
      submit="Add line"
      isPending={isPending}
      isChanged={isChanged}
      refusal={name === 'Dues' && 'This line is there already.'}
      onSubmit={() => whenRight(() => sent.push(`${name} ${cents ?? 'nothing'}`))}
      onClose={() => setOpen(false)}
    >
      <TextField label="Name" value={name} error={errors.name} onChange={(event) => setName(event.target.value)} />
      <MoneyField label="Amount" optional value={cents} onChange={setCents} />
    </FormDialog>
  );
}

// The field's code is fetched when it is first shown.
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Amount/ }, { timeout: 20_000 });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add line' });

test('names and focuses what is missing, and sends once everything is there', async () => {
  const sent: string[] = [];
  render(<NewLine sent={sent} />);
  await userEvent.type(await amount(), '12');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  expect(button().disabled).toBe(false);
  await userEvent.click(button());
  expect(sent).toEqual([]);
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.type(screen.getByLabelText('Name'), 'Towels');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await userEvent.click(button());
  expect(sent).toEqual(['Towels 1200']);
});

test('marks an unreadable amount instead of sending none', async () => {
  const sent: string[] = [];
  render(<NewLine sent={sent} />);
  await userEvent.type(await amount(), 'a lot');
  await userEvent.type(screen.getByLabelText('Name'), 'Towels');
  await userEvent.click(button());
  expect(sent).toEqual([]);
  expect((await amount()).getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '5');
  await userEvent.click(button());
  expect(sent).toEqual(['Towels 500']);
});

test('does not send again while it is sending', async () => {
  const sent: string[] = [];
  render(<NewLine sent={sent} isPending />);
  await userEvent.type(screen.getByLabelText('Name'), 'Towels');
  await userEvent.click(button());
  fireEvent.submit(button().form as HTMLFormElement);
  expect(sent).toEqual([]);
});

test('shows a refusal below the fields, and Cancel closes when nothing would be lost', async () => {
  render(<NewLine sent={[]} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Dues');
  expect(screen.getByRole('alert').textContent).toContain('This line is there already.');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('closed')).toBeTruthy();
});

test('asks about typed input however the dialog is closed', async () => {
  render(<NewLine sent={[]} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Towels');
  expect(unsavedChanges.first()).toBe('“Add a line”');
  for (const close of ['Cancel', 'Close', '{Escape}']) {
    if (close === '{Escape}') await userEvent.keyboard(close);
    else await userEvent.click(screen.getByRole('button', { name: close }));
    expect(await screen.findByText(/Your changes to “Add a line” are not saved yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Towels');
  }
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(screen.getByText('closed')).toBeTruthy();
  expect(unsavedChanges.first()).toBeUndefined();
});

test('trusts a form that says itself whether it has changes', async () => {
  render(<NewLine sent={[]} isChanged={false} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Towels');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('closed')).toBeTruthy();
});

interface Answers {
  pool: string;
  opens: string;
  heated: boolean;
  lanes: number | null;
}

/** Asks for choices alone. */
function Choices() {
  const [isOpen, setOpen] = useState(true);
  const [answers, setAnswers] = useState<Answers>({ pool: 'indoor', opens: '9', heated: true, lanes: 6 });
  if (!isOpen) return <p>closed</p>;
  const choose = (answer: Partial<Answers>) => setAnswers((now) => ({ ...now, ...answer }));
  return (
    <FormDialog
      title="Choose"
      submit="Save"
      isPending={false}
      onSubmit={() => undefined}
      onClose={() => setOpen(false)}
    >
      <RadioGroup
        label="Pool"
        options={[
          { value: 'indoor', label: 'Indoor' },
          { value: 'outdoor', label: 'Outdoor' },
        ]}
        value={answers.pool}
        onChange={(pool) => choose({ pool })}
      />
      <SelectField
        label="Opens at"
        options={['9', '10'].map((value) => ({ value, label: value }))}
        value={answers.opens}
        onChange={({ target }) => choose({ opens: target.value })}
      />
      <Checkbox label="Heated" checked={answers.heated} onChange={({ target }) => choose({ heated: target.checked })} />
      <NumberField label="Lanes" value={answers.lanes} onChange={(lanes) => choose({ lanes })} />
      <input type="search" aria-label="Search" />
    </FormDialog>
  );
}

const choices: Record<string, () => Promise<void>> = {
  'one of several': () => userEvent.click(screen.getByLabelText('Outdoor')),
  'one of a list': () => userEvent.selectOptions(screen.getByLabelText('Opens at'), '10'),
  'one more': async () => userEvent.click(await screen.findByRole('button', { name: 'Increase Lanes' })),
  'yes or no': () => userEvent.click(screen.getByLabelText('Heated')),
};

test.each(Object.entries(choices))('what was chosen is asked about like what was typed: %s', async (_what, choose) => {
  render(<Choices />);
  await screen.findByLabelText('Outdoor', undefined, { timeout: 20_000 });
  await choose();
  expect(unsavedChanges.first()).toBe('“Choose”');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(screen.getByText('closed')).toBeTruthy();
});

test('does not ask about choices that were undone or about a search', async () => {
  render(<Choices />);
  await userEvent.click(await screen.findByLabelText('Outdoor', undefined, { timeout: 20_000 }));
  await userEvent.click(screen.getByLabelText('Heated'));
  await userEvent.click(screen.getByLabelText('Indoor'));
  await userEvent.click(screen.getByLabelText('Heated'));
  await userEvent.type(screen.getByLabelText('Search'), 'lane');
  expect(unsavedChanges.first()).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('closed')).toBeTruthy();
});

/** Asks for a kind. */
function KindQuestion({ isPending = false, refusal }: { isPending?: boolean; refusal?: string }) {
  const [isOpen, setOpen] = useState(true);
  const [kind, setKind] = useState('');
  if (!isOpen) return <p>closed</p>;
  return (
    <FormDialog
      title="Choose a kind"
      unsaved="the kind"
      submit="Send"
      isChanged={kind !== ''}
      isPending={isPending}
      refusal={refusal}
      onSubmit={() => undefined}
      onClose={() => setOpen(false)}
    >
      <SelectField
        label="Kind"
        placeholder="Choose a kind"
        value={kind}
        options={[{ value: 'a', label: 'One' }]}
        onChange={(event) => setKind(event.target.value)}
      />
    </FormDialog>
  );
}

test('asks about a choice as about typed input', async () => {
  render(<KindQuestion />);
  expect(unsavedChanges.first()).toBeUndefined();
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'One');
  expect(unsavedChanges.first()).toBe('the kind');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Your changes to the kind are not saved yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(screen.getByText('closed')).toBeTruthy();
});

test('scrolls a refusal into view', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<KindQuestion />);
  fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).form as HTMLFormElement);
  rerender(<KindQuestion isPending />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<KindQuestion refusal="This kind is not to be had." />);
  await waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]));
  scroll.mockRestore();
});

/** Asks for what an applicant wants, and says what is missing once it was tried. */
function Wish({ isWaiting = false }: { isWaiting?: boolean }) {
  const [tried, setTried] = useState(false);
  const [name, setName] = useState('');
  const [kind, setKind] = useState('');
  return (
    <FormDialog
      title="A wish"
      submit="Send"
      isPending={false}
      onClose={() => undefined}
      onSubmit={() => setTried(true)}
    >
      {!isWaiting && (
        <>
          <TextField
            label="Name"
            value={name}
            error={tried && !name ? 'Enter a name.' : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <RadioGroup
            label="Kind"
            value={kind}
            error={tried && !kind ? 'Choose one.' : undefined}
            options={[
              { value: 'swim', label: 'Swim' },
              { value: 'play', label: 'Play' },
            ]}
            onChange={setKind}
          />
        </>
      )}
    </FormDialog>
  );
}

test('focuses the first field, also when the fields arrive later', async () => {
  const { rerender } = render(<Wish isWaiting />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  rerender(<Wish />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('leaves the focus where the person moved it while the fields loaded', async () => {
  const { rerender } = render(<Wish isWaiting />);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  rerender(<Wish />);
  await screen.findByLabelText('Name');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('moves the focus to the first error on submit', async () => {
  render(<Wish />);
  const send = screen.getByRole('button', { name: 'Send' });
  await screen.findByRole('radio', { name: 'Swim' }, { timeout: 20_000 });
  await userEvent.click(send);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.click(send);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Swim' })));
});

test('does not scroll a field in error away to show another reason', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  function Gates() {
    const [isTried, setTried] = useState(false);
    return (
      <FormDialog
        title="Gates"
        submit="Send"
        isPending={false}
        onClose={() => undefined}
        onSubmit={() => setTried(true)}
      >
        <TextField label="Name" error={isTried ? 'Enter a name.' : undefined} />
        {isTried && <p role="alert">Enter a gate.</p>}
      </FormDialog>
    );
  }
  render(<Gates />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(scroll).not.toHaveBeenCalled();
  scroll.mockRestore();
});
