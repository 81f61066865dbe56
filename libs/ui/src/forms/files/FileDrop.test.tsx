import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop } from './FileDrop';
import type { FileEntry } from './fileEntry';

const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const text = (name: string) => new File(['x'], name, { type: 'text/plain' });

const added = jest.fn();
const refused = jest.fn();
beforeEach(() => {
  added.mockClear();
  refused.mockClear();
});

function Photos({
  multiple = true,
  disabled = false,
  most,
}: {
  multiple?: boolean;
  disabled?: boolean;
  most?: number;
}) {
  const [entries, setEntries] = useState<FileEntry[]>([]);
  return (
    <FileDrop
      label="Photos"
      accept={['image/png']}
      maxBytes={100}
      multiple={multiple}
      most={most}
      disabled={disabled}
      entries={entries}
      onAdd={(files) => {
        added(files.map(({ name }) => name));
        setEntries([...entries, ...files.map(({ name, size }) => ({ id: name, name, size }))]);
      }}
      onRefuse={refused}
      onRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Photos', { selector: 'input' });
const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const said = () => screen.getByRole('status').textContent;

test('lists chosen files and removes them again', async () => {
  render(<Photos />);
  await userEvent.upload(input(), [png('a.png'), png('b.png')]);
  expect(added).toHaveBeenCalledWith(['a.png', 'b.png']);
  expect(listed()).toEqual(['a.png10 B', 'b.png10 B']);
  expect(said()).toBe('Added 2 files.');
  fireEvent.drop(input(), { dataTransfer: { files: [text('notes.txt')] } });
  expect(refused).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(listed()).toEqual(['b.png10 B']);
  expect(said()).toBe('Removed a.png.');
});

test('lists refused files with the reason, and does not add them', async () => {
  render(<Photos />);
  fireEvent.drop(input(), { dataTransfer: { files: [png('a.png'), text('notes.txt'), png('huge.png', 101)] } });
  expect(added).toHaveBeenCalledTimes(1);
  expect(added).toHaveBeenCalledWith(['a.png']);
  expect(listed()).toEqual([
    'a.png10 B',
    'notes.txtThis is not PNG. Choose another file.',
    'huge.pngThis file is 101 B. Choose one of at most 100 B.',
  ]);
  expect(said()).toMatch(/^Added a\.png\. notes\.txt: This is not PNG\./);
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  expect(listed()).toHaveLength(2);
});

test('refuses files for which there is no room, counting those already there', async () => {
  render(<Photos most={2} />);
  await userEvent.upload(input(), png('a.png'));
  fireEvent.drop(input(), { dataTransfer: { files: [text('notes.txt'), png('b.png'), png('c.png')] } });
  expect(added.mock.calls).toEqual([[['a.png']], [['b.png']]]);
  expect(listed().at(-1)).toBe('c.pngThere is room for 2 files. Remove one, then choose this one again.');
  expect(said()).toContain('c.png: There is room for 2 files.');
});

test('accepts a pasted picture', () => {
  render(<Photos />);
  fireEvent.paste(input(), { clipboardData: { files: [png('clipboard.png')] } });
  expect(added).toHaveBeenCalledWith(['clipboard.png']);
});

test('accepts one file in a field for one, and none when disabled', () => {
  const { rerender } = render(<Photos multiple={false} />);
  fireEvent.drop(input(), { dataTransfer: { files: [png('a.png'), png('b.png')] } });
  expect(added.mock.calls).toEqual([[['a.png']]]);
  rerender(<Photos disabled />);
  fireEvent.drop(input(), { dataTransfer: { files: [png('c.png')] } });
  expect(added).toHaveBeenCalledTimes(1);
  expect(input().disabled).toBe(true);
});

test('tells a screen reader which files may be dropped', () => {
  render(<Photos />);
  const ids = (input().getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['PNG, up to 100 B']);
});

test('announces a file once the form has taken it, and the reason when the form refuses it', () => {
  const drop = (entries: FileEntry[]) => (
    <FileDrop label="Photos" entries={entries} onAdd={() => undefined} onRemove={() => undefined} />
  );
  const entry = { id: 'a', name: 'a.png', size: 10 };
  const { rerender } = render(drop([]));
  fireEvent.drop(input(), { dataTransfer: { files: [png('a.png')] } });
  expect(said()).toBe('');
  rerender(drop([entry]));
  expect(said()).toBe('Added a.png.');
  rerender(drop([{ ...entry, name: 'b.png' }]));
  expect(said()).toBe('Added b.png.');
  rerender(drop([{ ...entry, name: 'b.png', error: 'This is no picture.' }]));
  expect(said()).toBe('b.png: This is no picture.');
});
