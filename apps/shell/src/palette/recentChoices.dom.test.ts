import { blockStorage } from '@platform/module-kit/testing';
import { recentChoices } from './recentChoices';

afterEach(() => recentChoices.forget());

test('the latest choice stands first, each once, five at most', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recentChoices.add('maya', id);
  expect(recentChoices.read('maya')).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('belong to one person, and are gone when they are forgotten', () => {
  recentChoices.add('maya', 'a');
  expect(recentChoices.read('jordan')).toEqual([]);
  recentChoices.forget();
  expect(recentChoices.read('maya')).toEqual([]);
});

test('what something else has left there counts as nothing', () => {
  localStorage.setItem('palette-recent', '{"userId":"maya","ids":"a"}');
  expect(recentChoices.read('maya')).toEqual([]);
});

test('in a browser that keeps nothing there are none', () => {
  const end = blockStorage();
  recentChoices.add('maya', 'a');
  expect(recentChoices.read('maya')).toEqual([]);
  recentChoices.forget();
  end();
});
