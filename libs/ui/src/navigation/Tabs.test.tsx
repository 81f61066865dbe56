import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { Tabs, type Tab } from './Tabs';

const tabs = [
  { id: 'forms', label: 'Forms & Logs', keep: true, panel: <input aria-label="Note" /> },
  { id: 'labor', label: 'Labor Tracking', count: 3, panel: <input aria-label="Hours" /> },
  { id: 'vendors', label: 'Vendors', panel: 'Who comes when' },
];

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('selects the first tab, names its panel by it, and makes only it tabbable', () => {
  render(<Tabs label="Operations" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Operations' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Forms & Logs' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tab', { name: 'Labor Tracking 3' })).toBeTruthy();
});

test('wraps around with arrow keys, jumps with Home and End, and moves the focus', async () => {
  render(<Tabs label="Operations" tabs={tabs} />);
  await userEvent.tab();
  for (const [key, label] of [
    ['ArrowRight', 'Labor Tracking3'],
    ['End', 'Vendors'],
    ['ArrowRight', 'Forms & Logs'],
    ['ArrowLeft', 'Vendors'],
    ['Home', 'Forms & Logs'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect([chosen(), document.activeElement?.textContent]).toEqual([label, label]);
  }
});

test('keeps the input of a kept panel, and resets others', async () => {
  render(<Tabs label="Operations" tabs={tabs} />);
  await userEvent.type(screen.getByLabelText('Note'), 'kept');
  await userEvent.click(screen.getByRole('tab', { name: /Labor/ }));
  await userEvent.type(screen.getByLabelText('Hours'), '7');
  expect(screen.getByLabelText('Note').closest('[role=tabpanel]')?.hasAttribute('hidden')).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Forms & Logs' }));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('kept');
  await userEvent.click(screen.getByRole('tab', { name: /Labor/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Hours').value).toBe('');
});

test('asks a controlling caller, and follows it', async () => {
  const ask = jest.fn();
  render(<Tabs label="Operations" tabs={tabs} value="vendors" onChange={ask} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Forms & Logs' }));
  expect(ask).toHaveBeenCalledWith('forms');
  expect(chosen()).toBe('Vendors');
});

test('goes back to the first tab before the panel of the next one has come', async () => {
  const never = new Promise<{ default: () => null }>(() => {});
  const Late = lazy(() => never);
  const asked: string[] = [];
  function Page() {
    const [value, setValue] = useState('forms');
    const change = (id: string) => {
      asked.push(id);
      setValue(id);
    };
    const [forms, labor] = tabs as [Tab, Tab];
    return (
      <Suspense>
        <Tabs label="Operations" tabs={[forms, { ...labor, panel: <Late /> }]} value={value} onChange={change} />
      </Suspense>
    );
  }
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect([chosen(), screen.getByRole('tabpanel').textContent]).toEqual(['Labor Tracking3', '']);
  expect(screen.getByLabelText('Note')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(asked).toEqual(['labor', 'forms']);
  expect(chosen()).toBe('Forms & Logs');
});

test('selects the tab with the press, and renders its panel afterwards', async () => {
  render(<Tabs label="Operations" tabs={tabs} />);
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  page.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    screen.getByRole('tab', { name: 'Vendors' }).click();
    await Promise.resolve();
    expect(chosen()).toBe('Vendors');
    expect(screen.queryByText('Who comes when')).toBeNull();
    await screen.findByText('Who comes when');
  } finally {
    page.IS_REACT_ACT_ENVIRONMENT = true;
  }
});
