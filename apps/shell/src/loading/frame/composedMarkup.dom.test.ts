import { COMPOSED_FOR, composedFor, type ManifestModule } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import { composedMarkup, dropComposedOnLeaving, takeComposedMarkup } from './composedMarkup';

const marketing = { id: 'marketing', version: '1.1.0' } as ManifestModule;

function outletWith(what: string): HTMLElement {
  const outlet = document.createElement('div');
  outlet.innerHTML = `<div ${COMPOSED_FOR}="${what}"><h1>Contact</h1></div>`;
  return outlet;
}

beforeEach(() => pageHistory.push('/contact'));

test('hands markup of the same release and path to the module once', () => {
  const outlet = outletWith(composedFor('/contact', marketing));
  const taken = takeComposedMarkup(outlet, marketing);
  expect(taken).toEqual({ element: outlet.firstElementChild, isCurrent: true });
  expect(composedMarkup(outlet)).toBeUndefined();
  expect(takeComposedMarkup(outlet, marketing)).toBeUndefined();
});

test('ignores a slash at the end of the address', () => {
  pageHistory.push('/contact/');
  expect(takeComposedMarkup(outletWith('marketing 1.1.0 /contact'), marketing)?.isCurrent).toBe(true);
});

test.each([
  ['another release', 'marketing 1.0.0 /contact'],
  ['another page', 'marketing 1.1.0 /'],
  ['other libraries', ''],
])('lets the module render again over markup of %s', (_what, composed) => {
  const outlet = outletWith(composed);
  expect(takeComposedMarkup(outlet, marketing)).toEqual({ element: outlet.firstElementChild, isCurrent: false });
});

test('drops the old page when a person goes elsewhere before the module is there', () => {
  const outlet = outletWith(composedFor('/contact', marketing));
  const dropped = jest.fn();
  const stop = dropComposedOnLeaving(outlet, dropped);
  pageHistory.push('/contact#form');
  expect(composedMarkup(outlet)).toBeDefined();
  pageHistory.push('/');
  expect(composedMarkup(outlet)).toBeUndefined();
  expect(dropped).toHaveBeenCalledTimes(1);
  stop();
});

test('hands over nothing when the outlet has no markup', () => {
  expect(takeComposedMarkup(document.createElement('div'), marketing)).toBeUndefined();
});
