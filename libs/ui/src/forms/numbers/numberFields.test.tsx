import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';

function Hours({ start = null }: { start?: number | null }) {
  const [hours, setHours] = useState(start);
  return (
    <>
      <NumberField label="Hours" value={hours} onChange={setHours} min={1} max={60} unit="hours" />
      <output>{String(hours)}</output>
    </>
  );
}

function Rate({ start = null }: { start?: number | null }) {
  const [cents, setCents] = useState(start);
  return (
    <>
      <MoneyField label="Rate" value={cents} onChange={setCents} max={20_000} />
      <output>{String(cents)}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>(/Hours|Rate/, { selector: 'input' });
/** What the form holds. */
const value = () => screen.getByRole('status').textContent;
const problem = () => document.getElementById(`${field().id}-error`)?.textContent;

test('reads typing as a number, and formats it on blur', async () => {
  render(<Rate />);
  await userEvent.type(field(), '1.5');
  expect(field().value).toBe('1.5');
  expect(value()).toBe('150');
  await userEvent.tab();
  expect(field().value).toBe('1.50');
});

test('keeps unreadable input, reports it on blur, and stops the form', async () => {
  render(<Rate start={1720} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'about 20');
  expect(problem()).toBeUndefined();
  await userEvent.tab();
  expect(field().value).toBe('about 20');
  expect(value()).toBe('null');
  expect(field().checkValidity()).toBe(false);
  expect(problem()).toBe('Enter an amount, such as 1,250 or 17.20.');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().checkValidity()).toBe(true);
  expect(problem()).toBeUndefined();
});

test('reports a number out of bounds without correcting it', async () => {
  render(<Rate start={30_000} />);
  expect(problem()).toBe('Enter $200.00 or less.');
  expect(field().value).toBe('300.00');
  expect(value()).toBe('30000');
});

test('steps within the bounds by arrow keys and buttons', async () => {
  render(<Hours start={58} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(value()).toBe('60');
  await userEvent.keyboard('{PageDown}');
  expect(value()).toBe('50');
  await userEvent.click(screen.getByRole('button', { name: 'Decrease Hours' }));
  expect(value()).toBe('49');
  expect(screen.getByRole('spinbutton').getAttribute('aria-valuetext')).toBe('49 hours');
});

test('starts stepping at the lowest value', async () => {
  render(<Hours />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase Hours' }));
  expect(value()).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Hours' }).disabled).toBe(true);
});

test('does not change a read-only number', async () => {
  const changed = jest.fn();
  render(<NumberField label="Hours" value={38} onChange={changed} readOnly />);
  await userEvent.type(field(), '5{ArrowUp}{PageDown}');
  expect(field().value).toBe('38');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Hours' }).disabled).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Increase Hours' }))],
  ['the arrow key', () => userEvent.type(field(), '{ArrowUp}')],
])('tells the form around it of a number entered with %s', async (_way, step) => {
  const onInput = jest.fn();
  render(
    <form onInput={({ target }) => onInput((target as HTMLInputElement).value)}>
      <Hours start={7} />
    </form>,
  );
  await step();
  expect(onInput.mock.calls).toEqual([['8']]);
  expect(value()).toBe('8');
  expect(field().value).toBe('8');
});
