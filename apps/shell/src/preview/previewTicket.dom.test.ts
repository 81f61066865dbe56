import { blockStorage } from '@platform/module-kit/testing';
import { previewTicket } from './previewTicket';

const TICKET = '30000000-0000-4000-8000-000000000001';

beforeEach(() => previewTicket.forget());

test('keeps the preview in the tab until the person leaves it', () => {
  previewTicket.keep(TICKET);
  expect(previewTicket.read()).toBe(TICKET);
  previewTicket.forget();
  expect(previewTicket.read()).toBeUndefined();
});

test('has no preview in a tab opened from it, in spite of the copied storage', () => {
  previewTicket.keep(TICKET);
  window.name = '';
  expect(previewTicket.read()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('starts without a preview in a browser without storage', () => {
  const end = blockStorage();
  previewTicket.keep(TICKET);
  expect(previewTicket.read()).toBeUndefined();
  previewTicket.forget();
  end();
});
