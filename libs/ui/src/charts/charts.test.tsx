import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BarChart } from './BarChart';
import type { CartesianChartProps } from './frame/CartesianChart';
import { Donut } from './Donut';
import { LineChart } from './LineChart';
import { Sparkline } from './Sparkline';
import { StackedBars } from './StackedBars';

const chart = {
  title: 'Labor',
  categoryName: 'Week',
  categories: ['Apr 7', 'Apr 14', 'Apr 21'],
  series: [
    { label: 'Budget', values: [2500, 2500, 2500] },
    { label: 'Actual', values: [2310, null, 2640] },
  ],
  format: (value: number) => `$${value}`,
};

const kinds: [string, ComponentType<CartesianChartProps>][] = [
  ['BarChart', BarChart],
  ['StackedBars', StackedBars],
  ['LineChart', LineChart],
];

const surface = () => screen.getByRole('application', { name: /^Labor\./ });
const said = () => screen.getByRole('status').textContent;

describe.each(kinds)('%s', (_name, Chart) => {
  test('describes itself to screen readers', () => {
    render(<Chart {...chart} />);
    const figure = screen.getByRole('figure', { name: 'Labor' });
    expect(document.getElementById(figure.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^3 values by week.*highest \$2640 \(Apr 21\)\.$/,
    );
  });

  test('prints its values as a table, unless the page has one beside it', () => {
    const { rerender } = render(<Chart {...chart} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('table', { hidden: true })).getByText('$2640')).toBeTruthy();
    rerender(<Chart {...chart} hasTableBeside />);
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });

  test('moves through its values by key, and stops at both ends', async () => {
    render(<Chart {...chart} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(surface());
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('Apr 7: Budget $2500, Actual $2310');
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('Apr 14: Budget $2500, Actual –');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(said()).toBe('Apr 21: Budget $2500, Actual $2640');
    expect(surface().textContent).toContain('Apr 21Budget$2500Actual$2640');
    await userEvent.keyboard('{Escape}');
    expect(surface().textContent).not.toContain('Actual$2640');
  });

  test('turns into its table and back', async () => {
    render(<Chart {...chart} />);
    const toggle = screen.getByRole('button', { name: 'Labor as a table' });
    await userEvent.click(toggle);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'WeekBudgetActual',
      'Apr 7$2500$2310',
      'Apr 14$2500–',
      'Apr 21$2500$2640',
    ]);
    await userEvent.click(toggle);
    expect(surface()).toBeTruthy();
  });

  test('says so when there are no values', () => {
    const series = [{ label: 'Actual', values: [null, null, null] }];
    render(<Chart {...chart} series={series} empty={{ title: 'No hours recorded yet' }} />);
    expect(screen.getByText('No hours recorded yet')).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
  });
});

test('leaves out the bar of a missing value, and draws a negative one below zero', () => {
  const { container } = render(<BarChart {...chart} series={[{ label: 'Variance', values: [4, null, -4] }]} />);
  const bars = [...container.querySelectorAll('[role=application] svg > rect')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect(bars).toHaveLength(2);
  const [above, below] = bars as [(typeof bars)[0], (typeof bars)[0]];
  expect(below.top).toBeCloseTo(above.top + above.height, 5);
});

test('interrupts a line where a value is missing', () => {
  const { container } = render(<LineChart {...chart} series={[{ label: 'Actual', values: [1, 2, null, 4, 5] }]} />);
  const lines = [...container.querySelectorAll('path[stroke-width="2.5"]')].map((path) => path.getAttribute('d') ?? '');
  expect(lines.map((d) => d.match(/M/g)?.length)).toEqual([2]);
});

test('names the parts and shares of a ring, also in its table', async () => {
  render(
    <Donut
      title="Expenses"
      partName="Category"
      parts={[
        { label: 'Chemicals', value: 25 },
        { label: 'Payroll', value: 75 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Payroll7575%', 'Chemicals2525%']);
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Payroll: 75, 75%');
  await userEvent.click(screen.getByRole('button', { name: 'Expenses as a table' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CategoryValue',
    'Payroll75',
    'Chemicals25',
  ]);
});

test('exposes a sparkline as one named image', () => {
  const { container } = render(<Sparkline label="Hours, from 1 to 3" values={[1, null, 3, 2]} />);
  expect(screen.getByRole('img', { name: 'Hours, from 1 to 3' })).toBeTruthy();
  expect(container.querySelectorAll('path')).toHaveLength(2);
});
