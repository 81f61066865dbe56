import { DataError } from '@platform/module-kit';
import { openPage } from '@platform/module-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../../module.json';
import { ClockScreen } from './ClockScreen';
import type { SharedClock, SharedClockState, UnsentPunch } from './sharedClock';

const person = (id: string, name: string, since: string | null = null) => ({
  id,
  name,
  role: 'Lifeguard',
  hasPin: true,
  since,
  breakSince: null,
});
const state: SharedClockState = {
  clubName: 'Pine Hollow',
  timeZone: 'America/New_York',
  deviceName: 'Guard room',
  now: '2025-05-01T13:00:00Z',
  standsStill: true,
  people: [person('jordan', 'Jordan Blake'), person('ana', 'Ana Flores', '2025-05-01T12:02:00Z')],
};

let off: jest.Mock;
let told: UnsentPunch[];
const open = async (changed: Partial<SharedClock> = {}) => {
  off = jest.fn();
  told = [];
  const clock: SharedClock = {
    key: 'k'.repeat(64),
    read: async () => state,
    punch: async () => ({ outcome: 'done', at: state.now }),
    tellUnsent: async (punch) => void told.push(punch),
    ...changed,
  };
  await openPage({
    descriptor,
    App: () => <ClockScreen clock={clock} onOff={off} />,
    address: '/clock',
  });
  return screen.findByRole('button', { name: /Jordan Blake/ });
};
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) await jest.advanceTimersByTimeAsync(1000);
  });
const enter = async (name: RegExp, pin: string) => {
  const typing = user();
  await typing.click(screen.getByRole('button', { name }));
  await typing.keyboard(pin);
  return typing;
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('clocks a person in, shows the time, and returns to the names by itself', async () => {
  const punch = jest.fn<ReturnType<SharedClock['punch']>, Parameters<SharedClock['punch']>>(async () => ({
    outcome: 'done',
    at: state.now,
  }));
  await open({ punch });
  expect(screen.getByText('1 on')).toBeTruthy();
  const typing = await enter(/Jordan Blake/, '4826');
  await typing.click(screen.getByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText('Clocked in at 9:00 AM')).toBeTruthy();
  expect(punch.mock.calls[0]?.[0]).toMatchObject({ staffId: 'jordan', action: 'in' });
  expect(punch.mock.calls[0]?.[1]).toBe('4826');
  await pass(5);
  expect(screen.getByText('Clocked in at 9:00 AM')).toBeTruthy();
  await pass(2);
  expect(screen.getByRole('heading', { name: 'Who are you?' })).toBe(document.activeElement);
  expect(document.body.textContent).not.toContain('4826');
});

test('leaves nothing behind when a person walks away, and lets a person who is asked stay', async () => {
  await open();
  const typing = await enter(/Ana Flores/, '48');
  await pass(21);
  await typing.click(screen.getByRole('button', { name: 'Stay' }));
  await pass(21);
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('48');
  await pass(10);
  await typing.click(screen.getByRole('button', { name: /Ana Flores/ }));
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('');
});

test('reports a wrong PIN, and when the clock opens again after too many', async () => {
  let tries = 0;
  await open({
    punch: async () => ({ outcome: 'wrong_pin', opensAt: ++tries < 2 ? null : '2025-05-01T13:15:00Z' }),
  });
  const typing = await enter(/Jordan Blake/, '1111');
  await typing.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('This PIN is wrong');
  await typing.keyboard('1112{Enter}');
  expect(await screen.findByText(/open for you again at 9:15 AM/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clock in' }).disabled).toBe(true);
});

test('says when a punch has no connection, keeps it, and reports it once connected', async () => {
  let isCutOff = true;
  await open({
    async punch() {
      if (isCutOff) throw new DataError('The clock has no connection.', '', 0);
      return { outcome: 'done', at: state.now };
    },
    async tellUnsent(punch) {
      if (isCutOff) throw new DataError('The clock has no connection.', '', 0);
      told.push(punch);
    },
  });
  const typing = await enter(/Jordan Blake/, '4826');
  await typing.keyboard('{Enter}');
  expect(await screen.findByText('Not recorded: no connection')).toBeTruthy();
  await typing.click(screen.getByRole('button', { name: /Back to the list/ }));
  const notice = await screen.findByText('Not recorded yet');
  expect(
    within(notice.closest('[role=alert]') as HTMLElement).getByText(/Jordan Blake: clock in at Thu, May 1, 9:00 AM/),
  ).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('4826');
  isCutOff = false;
  await pass(16);
  expect(told).toMatchObject([{ staffId: 'jordan', action: 'in', name: 'Jordan Blake' }]);
  expect(screen.queryByText('Not recorded yet')).toBeNull();
});

test('keeps a punch that cannot be reported until a person confirms that a manager knows', async () => {
  await open({
    punch: () => Promise.reject(new DataError('The clock has no connection.', '', 0)),
    tellUnsent: () => Promise.reject(new DataError('The clock of this screen is wrong.', '22023', 400)),
  });
  const typing = await enter(/Jordan Blake/, '4826');
  await typing.keyboard('{Enter}');
  await typing.click(await screen.findByRole('button', { name: /Back to the list/ }));
  await typing.click(await screen.findByRole('button', { name: 'A manager knows' }));
  expect(screen.queryByText(/tell a manager/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

const stored = (count: number, some: Partial<UnsentPunch> = {}): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, number): UnsentPunch => ({
      staffId: 'jordan',
      action: 'in',
      key: `punch-${number}`,
      name: `Person ${number}`,
      pressedAt: '2025-05-01T13:00:00.000Z',
      ...some,
    })),
  );

test('reports everything that waits, one after the other, and stops where the server takes no more today', async () => {
  localStorage.setItem('shared-clock-unsent-kkkkkkkk', stored(207));
  await open({
    async tellUnsent(punch) {
      if (told.length === 200) throw new DataError('This clock has told of 200 times within a day.', 'PT429', 429);
      told.push(punch);
    },
  });
  await pass(1);
  expect(told.map(({ key }) => key)).toEqual(Array.from({ length: 200 }, (_, number) => `punch-${number}`));
  const notice = (await screen.findByText('Not recorded yet')).closest('[role=alert]');
  expect(notice?.textContent).toContain('Person 200: clock in at');
  expect(notice?.textContent).toContain('And 2 more times.');
});

test('shows the first of many refused punches, and the others once a manager knows of those', async () => {
  localStorage.setItem('shared-clock-unsent-kkkkkkkk', stored(7, { isRefused: true }));
  await open();
  expect(screen.getAllByText('Not recorded: tell a manager')).toHaveLength(2);
  expect(screen.getByText(/^5 more times of this clock/)).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'A manager knows' });
  await user().click(first as HTMLElement);
  expect(screen.queryByText(/Person 0: /)).toBeNull();
  expect(screen.getByText(/Person 2: /)).toBeTruthy();
  expect(screen.getByText(/^4 more times of this clock/)).toBeTruthy();
});

test('says that stored times cannot be read, until a person confirms that a manager knows', async () => {
  localStorage.setItem('shared-clock-unsent-kkkkkkkk', stored(2).slice(0, -9));
  await open();
  await pass(1);
  expect(told.map(({ key }) => key)).toEqual(['punch-0']);
  expect(screen.getByText('Some times are lost: tell a manager')).toBeTruthy();
  await user().click(screen.getByRole('button', { name: 'A manager knows' }));
  expect(screen.queryByText('Some times are lost: tell a manager')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('shows a refusal with its reason until the person acts', async () => {
  await open({
    punch: () => Promise.reject(new DataError('You are not clocked in.', 'PT409', 409, 'Clock in first.')),
  });
  const typing = await enter(/Ana Flores/, '4826');
  await typing.click(screen.getByRole('button', { name: 'Clock out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You are not clocked in. Clock in first.');
  expect(localStorage).toHaveLength(0);
});

test('tells its page when a manager turned the clock off', async () => {
  let isOff = false;
  await open({
    read: () =>
      isOff
        ? Promise.reject(new DataError('This shared clock has been turned off.', 'PT410', 410))
        : Promise.resolve(state),
  });
  expect(off).not.toHaveBeenCalled();
  isOff = true;
  await pass(16);
  expect(off).toHaveBeenCalled();
});
