import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Column } from './column';
import { DataTable } from './DataTable';

interface Person {
  name: string;
  hours: number | null;
}

const staff: Person[] = [
  { name: 'Ben', hours: 31 },
  { name: 'Ana', hours: null },
  { name: 'Chloe', hours: 8 },
];

const columns: readonly Column<Person>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'hours', header: 'Hours', cell: ({ hours }) => hours ?? '–', sortBy: ({ hours }) => hours, align: 'end' },
  { key: 'note', header: 'Note', cell: () => '' },
];

const table = {
  label: 'Staff',
  columns,
  rowKey: ({ name }: Person) => name,
  rowName: ({ name }: Person) => name,
};

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

test('sorts by a heading, then reverses, and announces it', async () => {
  render(<DataTable {...table} rows={staff} />);
  expect(names()).toEqual(['Ben', 'Ana', 'Chloe']);
  expect(head('Hours').getAttribute('aria-sort')).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
  expect(names()).toEqual(['Chloe', 'Ben', 'Ana']);
  expect(head('Hours').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
  expect(names()).toEqual(['Ben', 'Chloe', 'Ana']);
  expect(head('Hours').getAttribute('aria-sort')).toBe('descending');
  expect(head('Note').hasAttribute('aria-sort')).toBe(false);
});

test('keeps the order of rows sorted elsewhere, and asks the owner to sort', async () => {
  const ask = jest.fn();
  render(<DataTable {...table} rows={staff} sort={{ column: 'name', direction: 'ascending' }} onSort={ask} />);
  expect(names()).toEqual(['Ben', 'Ana', 'Chloe']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(ask).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('selects rows one by one or all at once, and keeps other selections', async () => {
  let chosen: ReadonlySet<string> = new Set();
  function Chosen() {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['Zoe']));
    chosen = selected;
    return <DataTable {...table} rows={staff} selection={{ selected, onChange }} />;
  }
  render(<Chosen />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all: Staff' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana' }));
  expect([...chosen].sort()).toEqual(['Ana', 'Zoe']);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(all);
  expect([...chosen].sort()).toEqual(['Ana', 'Ben', 'Chloe', 'Zoe']);
  await userEvent.click(all);
  expect([...chosen]).toEqual(['Zoe']);
});

test('says what to do when there are no rows', () => {
  render(<DataTable {...table} rows={[]} empty={<p>No staff members found</p>} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No staff members found')).toBeTruthy();
});

test('renders few of very many rows, and announces their count and position', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ name: `Guard ${index + 1}`, hours: 1 }));
  render(<DataTable {...table} rows={many} maxHeight="20rem" />);
  const rendered = within(screen.getByRole('region', { name: 'Staff' })).getAllByRole('rowheader');
  expect(rendered.length).toBeLessThan(100);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  expect(rendered[0]?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
});

test('scrolls its rows with the page', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ name: `Guard ${index + 1}`, hours: 1 }));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  let top = 100;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 800, 40));
  render(<DataTable {...table} rows={many} inPage />);
  expect(names()[0]).toBe('Guard 1');
  top = -40 * 1000;
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(names()).toContain('Guard 1001');
  expect(names()).not.toContain('Guard 1');
  expect(names().length).toBeLessThan(100);
  jest.restoreAllMocks();
});

test('measures its rows again when its place gets wider and the window does not, as beside a closed sidebar', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ name: `Guard ${index + 1}`, hours: 1 }));
  const observers = new Set<() => void>();
  class Observer {
    constructor(private readonly changed: () => void) {}
    observe = () => observers.add(this.changed);
    unobserve = () => undefined;
    disconnect = () => observers.delete(this.changed);
  }
  Object.assign(window, { ResizeObserver: Observer });
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40 * 1000, 800, 40));
  render(<DataTable {...table} rows={many} cards inPage />);
  expect(names()).toContain('Guard 251');
  // Heads of cards have no width to hold.
  expect(head('Hours').style.minWidth).toBe('');
  height.mockReturnValue(40);
  width.mockReturnValue(900);
  act(() => observers.forEach((changed) => changed()));
  expect(names()).toContain('Guard 1001');
  expect(names()).not.toContain('Guard 251');
  Reflect.deleteProperty(window, 'ResizeObserver');
  jest.restoreAllMocks();
});

test('keeps the roles of a table whose rows may be cards', () => {
  const selection = { selected: new Set<string>(), onChange: () => undefined };
  render(<DataTable {...table} rows={staff} cards selection={selection} />);
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
    for (const part of screen.getAllByRole(role)) expect([role, part.getAttribute('role')]).toEqual([role, role]);
});

test('sorts cards on a phone by a list of choices', async () => {
  render(<DataTable {...table} rows={staff} cards />);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Hours, descending');
  expect(names()).toEqual(['Ben', 'Chloe', 'Ana']);
});

test('sorts cards by a column whose key has spaces', async () => {
  const columns = table.columns.map((column) =>
    column.header === 'Hours' ? { ...column, key: 'hours a week' } : column,
  );
  render(<DataTable {...table} columns={columns} rows={staff} cards />);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Hours, descending');
  expect(names()).toEqual(['Ben', 'Chloe', 'Ana']);
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').selectedOptions[0]?.textContent).toBe('Hours, descending');
});

test('also selects all rows by the words beside the checkbox', async () => {
  const onChange = jest.fn();
  render(<DataTable {...table} rows={staff} cards selection={{ selected: new Set(), onChange }} />);
  await userEvent.click(screen.getByText('Select all'));
  expect(onChange.mock.calls).toEqual([[new Set(['Ben', 'Ana', 'Chloe'])]]);
});
