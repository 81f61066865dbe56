import { render, screen } from '@testing-library/react';
import { Progress } from './Progress';

test.each([
  [62, 80, '77.5'],
  [4.7, 5, '94'],
  [120, 100, '100'],
  [-5, 100, '0'],
  [3, 0, '0'],
  [Number.NaN, 100, '0'],
])('shows and announces %p of %p as %s percent', (value, max, percent) => {
  const { container } = render(<Progress label="CPR" value={value} max={max} />);
  const bar = screen.getByRole('progressbar', { name: 'CPR' });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect(bar.getAttribute('aria-valuetext')).toBe(`${Math.round(Number(percent))}%`);
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(`${percent}%`);
});

test('says the value in the words it is given', () => {
  render(<Progress label="CPR" value={18} max={24} valueText="18 of 24 done" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('18 of 24 done');
});
