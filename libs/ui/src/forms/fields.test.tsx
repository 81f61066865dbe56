import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { everythingIsRead } from './texts/everythingIsRead';
import { SelectField } from './choices/SelectField';
import { TextArea } from './texts/TextArea';
import { TextField } from './texts/TextField';

const options = [{ value: 'golf', label: 'Golf Club' }];

test.each([
  ['TextField', <TextField key="1" label="Name" hint="As on the badge." error="Enter your name." />],
  ['TextArea', <TextArea key="2" label="Name" hint="As on the badge." error="Enter your name." />],
  [
    'SelectField',
    <SelectField key="3" label="Name" hint="As on the badge." error="Enter your name." options={options} />,
  ],
])('ties %s to its label, error and hint, in this order', (_name, field) => {
  render(field);
  const control = screen.getByLabelText('Name');
  const told = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(['Enter your name.', 'As on the badge.']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test('focuses a text beyond its limit instead of submitting, and keeps it', async () => {
  const sent = jest.fn();
  const Note = () => {
    const [text, setText] = useState('');
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (everythingIsRead(event.currentTarget)) sent(text);
        }}
      >
        <TextArea label="Note" limit={10} value={text} onChange={(event) => setText(event.target.value)} />
        <button>Send</button>
      </form>
    );
  };
  render(<Note />);
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await userEvent.type(note, 'Twelve words');
  await userEvent.click(screen.getByRole('button'));
  expect([sent.mock.calls, note.value, document.activeElement]).toEqual([[], 'Twelve words', note]);
  await userEvent.type(note, '{Backspace}{Backspace}');
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledWith('Twelve wor');
});

test('has no description without an error or hint', () => {
  render(<TextField label="Name" />);
  const control = screen.getByLabelText('Name');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('keeps "Optional" out of the name, and gives the ref to the control', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Phone" optional ref={ref} />);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBe(ref.current);
  expect(screen.getByText('Optional')).toBeTruthy();
});

test('has no value while the placeholder shows', () => {
  render(<SelectField label="Type" placeholder="Choose" options={options} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose', 'Golf Club']);
});

test.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('keeps, counts and reports text beyond its limit in %s', async (_name, Kind) => {
  function Limited() {
    const [text, setText] = useState('');
    return (
      <Kind
        label="Note"
        limit={10}
        value={text}
        onChange={(event: { target: { value: string } }) => setText(event.target.value)}
      />
    );
  }
  render(<Limited />);
  const control = screen.getByLabelText<HTMLInputElement>('Note');
  const told = () =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .filter(Boolean);
  await userEvent.type(control, 'eight ch');
  expect(told()).toEqual([]);
  await userEvent.type(control, 'a');
  expect(told()).toEqual(['9 of 10 characters']);
  await userEvent.click(control);
  await userEvent.paste('rs more');
  expect(control.value).toBe('eight chars more');
  expect(told()).toEqual(['Shorten this to 10 characters.', '16 of 10 characters']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(control, '{Backspace>7/}');
  expect([control.getAttribute('aria-invalid'), ...told()]).toEqual([null, '9 of 10 characters']);
});
