import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../overlays/modal/Dialog';
import { PasswordField } from './PasswordField';
import { SearchField } from './SearchField';

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search staff" value={text} onChange={setText} found={`${text.length} people`} />;
}

test('announces how much was found, and the cross clears the search and keeps the focus', async () => {
  render(<Search />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search staff' });
  await userEvent.type(field, 'ana');
  expect(screen.getByRole('status').textContent).toBe('3 people');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect([field.value, document.activeElement]).toEqual(['', field]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('clears the search on the first Escape, and closes the dialog on the second', async () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Find a person">
      <Search />
    </Dialog>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'ana{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('hides a password until asked, and keeps what was typed', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" error="Enter your password." />);
  const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
  await userEvent.type(field, 'seven lanes');
  expect(field.type).toBe('password');
  const eye = screen.getByRole('button', { name: 'Show the characters' });
  await userEvent.click(eye);
  expect([field.type, field.value, eye.getAttribute('aria-pressed')]).toEqual(['text', 'seven lanes', 'true']);
  await userEvent.click(eye);
  expect(field.type).toBe('password');
});
