import { startShell } from './startShell';

const SLOW = { saveData: false, effectiveType: '4g', rtt: 150, downlink: 1.45 };
const FAST = { ...SLOW, downlink: 10 };

let idle: (() => void) | undefined;
let frame: (() => void) | undefined;
let connection: EventTarget;

beforeEach(() => {
  document.head.innerHTML = '<template id="page-code"><script defer src="/a.js"></script></template>';
  document.body.innerHTML = '<p>Read me</p><a href="/contact"><b>Contact</b></a><input />';
  connection = Object.assign(new EventTarget(), SLOW);
  idle = frame = undefined;
  // jsdom has none of them.
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  Object.assign(window.history, { scrollRestoration: 'auto' });
  window.requestIdleCallback = (run) => {
    idle = () => run({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    frame = () => run(0);
    return 1;
  });
});
afterEach(() => {
  // Ends what still waits.
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.restoreAllMocks();
});

const started = () => document.querySelectorAll('head > script').length;
const does = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('waits on a slow connection, also while a person reads and scrolls', () => {
  startShell();
  frame?.();
  idle?.();
  does('pointerover', 'p');
  does('scroll', 'p');
  expect(started()).toBe(0);
});

test.each([
  ['presses', 'pointerdown', 'p'],
  ['touches', 'touchstart', 'p'],
  ['presses a key', 'keydown', 'body'],
  ['goes to a field', 'focusin', 'input'],
  ['types', 'input', 'input'],
  ['presses with assistive technology', 'click', 'p'],
  ['points at a link', 'pointerover', 'a b'],
])('starts once, in order, when a person %s', (_, type, selector) => {
  startShell();
  does(type, selector);
  does(type, selector);
  expect(started()).toBe(1);
  expect(document.querySelector('script')?.async).toBe(false);
  expect(document.querySelector('template')).toBeNull();
});

test('starts on a fast connection when the browser has painted and is idle', () => {
  Object.assign(connection, FAST);
  startShell();
  expect(idle).toBeUndefined();
  frame?.();
  expect(started()).toBe(0);
  idle?.();
  expect(started()).toBe(1);
});

test('starts when the connection becomes fast', () => {
  startShell();
  frame?.();
  Object.assign(connection, FAST);
  connection.dispatchEvent(new Event('change'));
  idle?.();
  expect(started()).toBe(1);
});

test('does nothing on a page that names its scripts itself', () => {
  document.head.innerHTML = '<script defer src="/a.js"></script>';
  startShell();
  does('keydown', 'body');
  expect(started()).toBe(1);
});
