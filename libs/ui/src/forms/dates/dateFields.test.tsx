import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';
import { DateRangeField, type DateRange } from './DateRangeField';
import { offeredTimes, TimeField } from './TimeField';

const problemOf = (control: HTMLElement) =>
  document.getElementById((control.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;

test('reports a day out of bounds on blur, and stops the form', () => {
  function Field() {
    const [date, setDate] = useState('2025-05-24');
    return <DateField label="Opening day" value={date} onChange={setDate} min="2025-05-01" />;
  }
  render(<Field />);
  const control = screen.getByLabelText<HTMLInputElement>('Opening day');
  expect(control.checkValidity()).toBe(true);
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value: '2025-04-12' } });
  expect(control.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(control);
  expect(problemOf(control)).toBe('Choose May 1, 2025 or later.');
  expect(control.checkValidity()).toBe(false);
});

test('requires a year of four digits', () => {
  const ignore = () => undefined;
  render(
    <>
      <DateField label="Opening day" value="" onChange={ignore} />
      <DateField label="Born on" value="" onChange={ignore} max="2025-05-24" />
      <DateRangeField label="Season" value={{ from: '', to: '' }} onChange={ignore} />
    </>,
  );
  const lastOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).max;
  expect(lastOf('Opening day')).toBe('9999-12-31');
  expect(lastOf('Born on')).toBe('2025-05-24');
  expect([lastOf('From'), lastOf('To')]).toEqual(['9999-12-31', '9999-12-31']);
});

test("the caller's error comes before the field's own", () => {
  render(
    <TimeField label="Starts at" value="22:30" onChange={() => undefined} max="21:00" error="This shift is taken." />,
  );
  expect(problemOf(screen.getByLabelText('Starts at'))).toBe('This shift is taken.');
});

test('offers times within the bounds', () => {
  expect(offeredTimes({ min: '07:00', max: '08:00', everyMinutes: 30 })).toEqual(['07:00', '07:30', '08:00']);
  expect(offeredTimes({ everyMinutes: 60 })).toHaveLength(24);
});

test('reports a range that ends before it begins, and fills both ends from a preset', async () => {
  function Field() {
    const [range, setRange] = useState<DateRange>({ from: '2025-09-01', to: '2025-05-24' });
    return (
      <DateRangeField
        label="Period"
        value={range}
        onChange={setRange}
        presets={[{ label: 'Season 2025', from: '2025-05-24', to: '2025-09-01' }]}
      />
    );
  }
  render(<Field />);
  const [from, to] = [screen.getByLabelText<HTMLInputElement>('From'), screen.getByLabelText<HTMLInputElement>('To')];
  expect(problemOf(from)).toBe('The range ends before it begins. Choose Sep 1, 2025 or later as its end.');
  const preset = screen.getByRole('button', { name: 'Season 2025' });
  expect(preset.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(preset);
  expect([from.value, to.value]).toEqual(['2025-05-24', '2025-09-01']);
  expect(from.getAttribute('aria-invalid')).toBeNull();
  expect(preset.getAttribute('aria-pressed')).toBe('true');
});
