import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useTypedSearch } from './useTypedSearch';

/** A search field over an address, which counts how often it was searched. */
function SearchOverAddress({ searched }: { searched: string[] }) {
  const [address, setAddress] = useState('life');
  const [typed, setTyped] = useTypedSearch(address, (search) => {
    searched.push(search);
    setAddress(search);
  });
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{address}</output>
      <button onClick={() => setAddress('')}>Back</button>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

test('shows typing at once, and searches once without the trailing blank', async () => {
  const searched: string[] = [];
  render(<SearchOverAddress searched={searched} />);
  type('lifeg');
  type('lifeguard ');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('lifeguard ');
  expect(screen.getByRole('status').textContent).toBe('life');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('lifeguard'));
  expect(searched).toEqual(['lifeguard']);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('lifeguard ');
});

test('fills the field anew on Back, and drops the pending search', async () => {
  const searched: string[] = [];
  render(<SearchOverAddress searched={searched} />);
  type('lifeg');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  type('desk');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('desk'));
  expect(searched).toEqual(['desk']);
});
