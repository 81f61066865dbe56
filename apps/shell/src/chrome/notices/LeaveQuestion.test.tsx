import { pageHistory, useUnsavedChanges } from '@platform/module-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion';

function Form() {
  const [name, setName] = useState('');
  useUnsavedChanges(name !== '', 'the club');
  return <input aria-label="Club name" value={name} onChange={(event) => setName(event.target.value)} />;
}

beforeEach(() => {
  pageHistory.replace('/settings');
  render(
    <>
      <Form />
      <LeaveQuestion />
    </>,
  );
});

const type = (value: string) => fireEvent.change(screen.getByLabelText('Club name'), { target: { value } });
const follow = (to: string) => act(() => pageHistory.push(to));
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

test('keeps the page and the input when the person stays', async () => {
  type('Pine Hollow');
  follow('/training');
  expect(await screen.findByText(/Your changes to the club are not saved yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(question()).toBeNull();
  expect(pageHistory.location.pathname).toBe('/settings');
  expect(screen.getByLabelText<HTMLInputElement>('Club name').value).toBe('Pine Hollow');
});

test('goes on to the next page when the person leaves', async () => {
  type('Pine Hollow');
  follow('/training');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(pageHistory.location.pathname).toBe('/training');
});

test('asks once before a person signs out, and not again on the way home', async () => {
  const signOut = jest.fn(() => pageHistory.replace('/'));
  type('Pine Hollow');
  act(() => pageHistory.leave(signOut));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(signOut).not.toHaveBeenCalled();
  act(() => pageHistory.leave(signOut));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(question()).toBeNull();
});

test('does not ask when everything is saved', () => {
  type('Pine Hollow');
  type('');
  follow('/training');
  expect(question()).toBeNull();
  expect(pageHistory.location.pathname).toBe('/training');
});

test('also asks before a step back that closes an open part of the page', async () => {
  act(() => pageHistory.push('/settings?open=pine-hollow'));
  type('Pine Hollow');
  await act(async () => window.history.back());
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(pageHistory.location.search).toBe('?open=pine-hollow');
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(pageHistory.location.search).toBe(''));
});
