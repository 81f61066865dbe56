import { blockStorage } from '@platform/module-kit/testing';
import { previewTicket } from './previewTicket';

const TICKET = '30000000-0000-4000-8000-000000000001';

beforeEach(() => previewTicket.forget());

test('the tab keeps its preview until it is left', () => {
  previewTicket.keep(TICKET);
  expect(previewTicket.read()).toBe(TICKET);
  previewTicket.forget();
  expect(previewTicket.read()).toBeUndefined();
});

test('a tab that was opened from it has none, though it got a copy of its storage', () => {
  previewTicket.keep(TICKET);
  window.name = '';
  expect(previewTicket.read()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that keeps nothing has no preview, and its page begins all the same', () => {
  const end = blockStorage();
  previewTicket.keep(TICKET);
  expect(previewTicket.read()).toBeUndefined();
  previewTicket.forget();
  end();
});
