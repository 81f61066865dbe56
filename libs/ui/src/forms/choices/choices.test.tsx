import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox';
import { CheckboxGroup } from './CheckboxGroup';
import { RadioGroup } from './RadioGroup';
import { SegmentedControl } from './SegmentedControl';
import { Switch } from './Switch';

const sizes = [
  { value: 'small', label: 'Small', description: '1–15 staff' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large', disabled: true },
];

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('describes a checkbox by its hint and error, and toggles it from its label', async () => {
  render(<Checkbox label="Needs CPR" hint="For deep water." error="Tick the box." defaultChecked={false} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Needs CPR' });
  expect(described(box)).toEqual(['Tick the box.', 'For deep water.']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByText('Needs CPR'));
  expect(box.checked).toBe(true);
});

test('marks a checkbox as mixed when only some are chosen', () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  rerender(<Checkbox label="All" />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
});

test('reports chosen checkboxes in the order of the options', async () => {
  const told = jest.fn();
  function Group() {
    const [value, setValue] = useState<string[]>(['medium']);
    return (
      <CheckboxGroup
        label="Sizes"
        options={sizes}
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Group />);
  expect(screen.getByRole('group', { name: 'Sizes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Small' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medium' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Large' }));
  expect(told.mock.calls).toEqual([[['small', 'medium']], [['small']]]);
});

test.each(['list', 'cards'] as const)('radios as %s: one answer, never one that is disabled', async (look) => {
  function Group() {
    const [value, setValue] = useState('');
    return (
      <RadioGroup
        label="Size"
        options={sizes}
        value={value}
        onChange={setValue}
        appearance={look}
        error="Choose one."
      />
    );
  }
  render(<Group />);
  const group = screen.getByRole('radiogroup', { name: 'Size' });
  expect(described(group)).toEqual(['Choose one.']);
  expect(described(screen.getByRole('radio', { name: 'Small' }))).toEqual(['1–15 staff']);
  await userEvent.click(screen.getByText('Small'));
  await userEvent.click(screen.getByText('Large'));
  await userEvent.click(screen.getByText('Medium'));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true, false]);
});

test('shows at once why a switch could not be saved', () => {
  render(<Switch label="Schedule changes" checked={false} onChange={() => undefined} error="It was not saved." />);
  expect(described(screen.getByRole('switch', { name: 'Schedule changes' }))).toEqual(['It was not saved.']);
  expect(screen.getByRole('alert').textContent).toBe('It was not saved.');
});

test('exposes a segmented control as a radio group', async () => {
  const choose = jest.fn();
  render(
    <SegmentedControl
      label="Period"
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
      value="day"
      onChange={choose}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
  expect(choose).toHaveBeenCalledWith('week');
});
