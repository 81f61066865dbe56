import { backendSteps, waterfallDepth, type PageRequest } from './requestTree';

const request = (kind: PageRequest['kind'], url: string, change: Partial<PageRequest> = {}): PageRequest => ({
  url,
  kind,
  start: 0,
  end: 1,
  bytes: 1,
  ...change,
});

test('counts scripts that ask for each other as a waterfall', () => {
  const requests = [
    request('script', 'main.js'),
    request('script', 'client.js', { initiator: 'main.js' }),
    request('script', 'menu.js', { initiator: 'client.js' }),
    request('script', 'module.js'),
    request('backend', 'clubs', { initiator: 'menu.js' }),
  ];
  expect(waterfallDepth(requests)).toBe(3);
  expect(waterfallDepth(requests.slice(3))).toBe(1);
  expect(waterfallDepth([])).toBe(0);
});

test('counts requests to the backend that wait for each other as steps', () => {
  const requests = [
    request('backend', 'profiles', { start: 0, end: 10 }),
    request('backend', 'permissions', { start: 1, end: 30 }),
    request('backend', 'clubs', { start: 12, end: 25 }),
    request('script', 'module.js', { start: 26, end: 28 }),
    request('backend', 'rows', { start: 31, end: 40 }),
  ];
  expect(backendSteps(requests)).toBe(3);
  expect(backendSteps([])).toBe(0);
});
