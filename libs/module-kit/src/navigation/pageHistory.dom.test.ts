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

test('keeps working when the browser refuses to replace the address', () => {
  const refusing = jest.spyOn(window.history, 'replaceState').mockImplementation(refuse);
  pageHistory.replace('/pool?search=gu');
  expect(told).toEqual(['/pool?search=gu']);
  expect(window.location.search).toBe('');
  refusing.mockRestore();
  pageHistory.replace('/pool?search=guard');
  expect(told).toEqual(['/pool?search=gu', '/pool?search=guard']);
  expect(window.location.search).toBe('?search=guard');
});

test('stays at its address when the browser does not open another', () => {
  jest.spyOn(window.history, 'pushState').mockImplementation(refuse);
  expect(() => pageHistory.push('/tennis')).toThrow('more than 100 times');
  expect(pageHistory.location.pathname).toBe('/pool');
  expect(pageHistory.action).toBe('PUSH');
  expect(told).toEqual([]);
});
