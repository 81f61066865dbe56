import { onDemand, Toaster } from '@platform/ui';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderPart } from './HeaderPart';

let reachable = false;
const Account = () => <button>Account of Ana</button>;
beforeEach(() => {
  reachable = false;
  configure({ asyncUtilTimeout: 10_000 });
  const Late = onDemand(async () => {
    if (!reachable) throw new Error('Loading chunk 474 failed');
    return { Account };
  })('Account');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <HeaderPart name="Your notifications">
        <button>Bell</button>
      </HeaderPart>
      <HeaderPart name="Your account menu">
        <Late />
      </HeaderPart>
      <Toaster />
    </>,
  );
});
afterEach(() => jest.restoreAllMocks());

const retry = () => screen.findByRole('button', { name: 'Retry: Your account menu' });

test('shows a message and Retry when its code does not arrive, and leaves the rest of the header alone', async () => {
  expect(await retry()).toBeTruthy();
  expect(screen.getByText('Your account menu could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bell' })).toBeTruthy();

  await userEvent.click(await retry());
  expect(await retry()).toBeTruthy();
  reachable = true;
  await userEvent.click(await retry());
  expect(await screen.findByRole('button', { name: 'Account of Ana' })).toBeTruthy();
});

test('loads by itself when the network returns', async () => {
  await retry();
  reachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Account of Ana' })).toBeTruthy();
});
