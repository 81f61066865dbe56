import { blockStorage } from '@platform/module-kit/testing';
import { recentChoices } from './recentChoices';

afterEach(() => recentChoices.forget());

test('lists the latest choice first, each once, at most five', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recentChoices.add('maya', id);
  expect(recentChoices.read('maya')).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('keeps choices for one person until they are forgotten', () => {
  recentChoices.add('maya', 'a');
  expect(recentChoices.read('jordan')).toEqual([]);
  recentChoices.forget();
  expect(recentChoices.read('maya')).toEqual([]);
});

test('ignores a value that it cannot read', () => {
  localStorage.setItem('palette-recent', '{"userId":"maya","ids":"a"}');
  expect(recentChoices.read('maya')).toEqual([]);
});

test('has no recent choices in a browser without storage', () => {
  const end = blockStorage();
  recentChoices.add('maya', 'a');
  expect(recentChoices.read('maya')).toEqual([]);
  recentChoices.forget();
  end();
});
