import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../overlays/modal/Dialog';
import { ComboboxField } from './ComboboxField';

const staff = [
  { value: 'ana', label: 'Ana Lima', detail: 'Lifeguard' },
  { value: 'ben', label: 'Ben Okafor', detail: 'Manager' },
  { value: 'chloe', label: 'Chloe Park', detail: 'Lifeguard' },
];

function Owner({ initial = '', options = staff }: { initial?: string; options?: typeof staff }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ComboboxField
        label="Owner"
        options={options}
        value={value}
        onChange={setValue}
        hint="Who answers for it."
        noneFound="No one has this name."
      />
      <button type="button">Next</button>
      <output>{value}</output>
    </>
  );
}

const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Owner', description: 'Who answers for it.' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const chosen = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;

test('narrows the list by name or role, and Enter chooses the marked option', async () => {
  render(<Owner />);
  await userEvent.type(field(), 'life');
  expect(options()).toEqual(['Ana LimaLifeguard', 'Chloe ParkLifeguard']);
  expect(screen.getByText('2 to choose from').getAttribute('role')).toBe('status');
  expect(marked()).toBe('Ana LimaLifeguard');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([chosen(), field().value, options()]).toEqual(['chloe', 'Chloe Park', []]);
  expect(document.activeElement).toBe(field());
});

test('opens the list at the chosen option, and wraps around', async () => {
  render(<Owner initial="chloe" />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.tab({ shift: true });
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Chloe ParkLifeguard');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Owner' }).id);
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Ana LimaLifeguard');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toBe('Ben OkaforManager');
});

test('starts at the first option on Down and at the last on Up when none is chosen', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Ana LimaLifeguard');
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect(marked()).toBe('Chloe ParkLifeguard');
});

test('chooses on a press, and clears with the cross', async () => {
  render(<Owner />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: /^Ben/ }));
  expect([chosen(), field().value]).toEqual(['ben', 'Ben Okafor']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Owner' }));
  expect([chosen(), field().value]).toEqual(['', '']);
});

test('chooses the marked option when a person presses Tab, and keeps the choice when the words match no one', async () => {
  render(<Owner initial="ana" />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'okaf');
  await userEvent.tab();
  expect(chosen()).toBe('ben');
  await userEvent.clear(field());
  await userEvent.type(field(), 'zzz');
  expect(screen.getByText('No one has this name.')).toBeTruthy();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect([chosen(), field().value]).toEqual(['ben', 'Ben Okafor']);
});

test('chooses no one when the field is emptied', async () => {
  render(<Owner initial="ana" />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(chosen()).toBe('');
});

test('closes the list on the first Escape, and the dialog on the second', async () => {
  const close = jest.fn();
  render(
    <Dialog open title="Add an item" onClose={close}>
      <Owner initial="ana" />
    </Dialog>,
  );
  await userEvent.clear(field());
  await userEvent.type(field(), 'b{Escape}');
  expect([options(), field().value, close.mock.calls.length]).toEqual([[], 'Ana Lima', 0]);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('renders the first of two thousand options, counts all, and finds the last', async () => {
  const many = Array.from({ length: 2000 }, (_, place) => ({
    value: `p${place}`,
    label: `Person ${place}`,
    detail: 'Lifeguard',
  }));
  render(<Owner options={many} />);
  await userEvent.click(field());
  const list = within(screen.getByRole('listbox'));
  expect(list.getAllByRole('option').length).toBeLessThan(100);
  expect(list.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('2000');
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('Person 1999Lifeguard');
  await userEvent.type(field(), '1234');
  expect(options()).toEqual(['Person 1234Lifeguard']);
});
