import { Dialog } from '@platform/ui';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { pageHistory } from './pageHistory';

/** A page with a dialog that has no address, unlike the one behind it. */
function Page({ onClose }: { onClose?: () => void }) {
  const [isAsking, setAsking] = useState(true);
  return (
    <>
      <Dialog open title="Ticket" onClose={() => pageHistory.push('/tickets')} />
      <Dialog open={isAsking} title="Delete the ticket?" onClose={onClose ?? (() => setAsking(false))} />
    </>
  );
}

const question = () => screen.queryByRole('dialog', { name: 'Delete the ticket?' });

let heard: string[];
let stop: () => void;
beforeEach(() => {
  pageHistory.push('/tickets');
  pageHistory.push('/tickets?open=7');
  heard = [];
  stop = pageHistory.subscribe(() => heard.push(`${pageHistory.location.pathname}${pageHistory.location.search}`));
});
afterEach(() => stop());

/** Steps back, and waits for the steps of the browser: a second one undoes the first. */
const back = (steps: 1 | 2) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        let left: number = steps;
        const count = () => {
          left -= 1;
          if (left > 0) return;
          window.removeEventListener('popstate', count);
          resolve();
        };
        window.addEventListener('popstate', count);
        window.history.back();
      }),
  );

test('a step back closes the dialog in front and stays, and the next one closes what the address opened', async () => {
  render(<Page />);
  const entries = window.history.length;
  await back(2);
  expect(question()).toBeNull();
  expect(window.location.search).toBe('?open=7');
  expect(heard).toEqual([]);
  await back(1);
  expect(heard).toEqual(['/tickets']);
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(entries);
});

test('a dialog that stays open, because it asks or saves, keeps the page', async () => {
  const asked = jest.fn();
  render(<Page onClose={asked} />);
  await back(2);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(question()).not.toBeNull();
  expect(window.location.search).toBe('?open=7');
});

test('writes what closing changes in the address to the entry of the dialog', async () => {
  render(<Page onClose={() => void Promise.resolve().then(() => pageHistory.replace('/tickets?open=8'))} />);
  await back(2);
  expect(heard).toEqual(['/tickets?open=8']);
  expect(window.location.search).toBe('?open=8');
});

test('a guard is not asked about a step that only closes a dialog', async () => {
  const guard = jest.fn();
  pageHistory.guardLeaving(guard);
  render(<Page />);
  await back(2);
  expect(guard).not.toHaveBeenCalled();
  await back(2);
  expect(guard).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?open=7');
  pageHistory.guardLeaving(undefined);
});
