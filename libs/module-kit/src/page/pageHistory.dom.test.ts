import { pageHistory } from './pageHistory';

/** As browsers answer when the address changes too often. */
const refuse = (): never => {
  throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
};

let told: string[];
let stop: () => void;
beforeEach(() => {
  pageHistory.push('/pool');
  told = [];
  stop = pageHistory.subscribe(() => told.push(pageHistory.location.pathname + pageHistory.location.search));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('while the browser refuses another address in the place of this one, the page goes on without it', () => {
  const refusing = jest.spyOn(window.history, 'replaceState').mockImplementation(refuse);
  pageHistory.replace('/pool?search=gu');
  expect(told).toEqual(['/pool?search=gu']);
  expect(window.location.search).toBe('');
  refusing.mockRestore();
  pageHistory.replace('/pool?search=guard');
  expect(told).toEqual(['/pool?search=gu', '/pool?search=guard']);
  expect(window.location.search).toBe('?search=guard');
});

test('an address that the browser does not open is not where the page is', () => {
  jest.spyOn(window.history, 'pushState').mockImplementation(refuse);
  expect(() => pageHistory.push('/tennis')).toThrow('more than 100 times');
  expect(pageHistory.location.pathname).toBe('/pool');
  expect(pageHistory.action).toBe('PUSH');
  expect(told).toEqual([]);
});
