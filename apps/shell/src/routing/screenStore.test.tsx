import type { ManifestModule } from '@platform/contract';
import { manifestStore, pageHistory, PageRouter } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../module.json';
import { OutletStatus } from '../chrome/outlet/OutletStatus';
import { followScreens, screenStore } from './screenStore';

const moduleAt = (id: string) => ({
  id,
  version: '1.0.0',
  descriptor: {
    ...descriptor,
    id,
    title: id,
    nav: [],
    fills: {},
    routes: [{ path: `/${id}`, title: id, layout: 'app', access: 'public' }],
  },
  entry: { file: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` },
  global: id,
  preload: [],
});
const known = { modules: [moduleAt('drills') as unknown as ManifestModule], switchedOff: [] };
const whole = { modules: [moduleAt('drills'), moduleAt('lanes')], switchedOff: [] };

/** What /modules.json answers; nothing when there is no connection. */
let answer: object | undefined;
let asked = 0;

beforeAll(() => {
  globalThis.fetch = (async () => {
    asked += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return { json: async () => answer };
  }) as unknown as typeof fetch;
  sessionStore.set({ status: 'signed-out' });
  manifestStore.set({ source: 'page', manifest: { ...known, partial: true } });
  pageHistory.push('/drills');
  followScreens();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  manifestStore.set({ source: 'page', manifest: { ...known, partial: true } });
  pageHistory.push('/drills');
  answer = undefined;
  asked = 0;
  const page = Object.assign(document.createElement('main'), { id: 'content' });
  document.body.replaceChildren(page);
  page.innerHTML = '<p>Six lanes</p><div></div>';
  render(
    <PageRouter>
      <OutletStatus />
    </PageRouter>,
    { container: page.lastElementChild as HTMLElement },
  );
});
afterEach(() => jest.restoreAllMocks());

const titleOnPage = () => {
  const now = screenStore.get();
  return now.kind === 'module' ? now.module.descriptor.title : now.kind;
};

test('shows Retry when the module of a page cannot be looked up, and keeps the rest', async () => {
  act(() => pageHistory.push('/lanes'));
  expect(await screen.findByText('This page did not arrive')).toBeTruthy();
  expect(screen.getByText('Six lanes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This page did not arrive')).toBeTruthy();
  expect(asked).toBe(2);

  act(() => pageHistory.push('/drills'));
  expect(titleOnPage()).toBe('drills');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('opens the page by itself when the connection returns', async () => {
  act(() => pageHistory.push('/lanes'));
  expect(await screen.findByText('This page did not arrive')).toBeTruthy();
  answer = whole;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(titleOnPage()).toBe('lanes');
});

test('says nothing when the person has already gone elsewhere', async () => {
  act(() => pageHistory.push('/lanes'));
  await act(async () => pageHistory.push('/drills'));
  expect(asked).toBe(1);
  expect(titleOnPage()).toBe('drills');
});
