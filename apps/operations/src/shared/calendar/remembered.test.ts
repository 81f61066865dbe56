import { remembered } from './remembered';

test('computes once for the same arguments, and again for others', () => {
  const asked: string[] = [];
  const joined = remembered((one: string, other?: string) => {
    asked.push(one);
    return `${one}${other ?? ''}`;
  });
  expect([joined('a', 'b'), joined('a', 'b'), joined('a'), joined('b')]).toEqual(['ab', 'ab', 'a', 'b']);
  expect(asked).toEqual(['a', 'a', 'b']);
});

test('forgets its answers instead of growing without limit', () => {
  let works = 0;
  const same = remembered((number: number) => {
    works += 1;
    return number;
  });
  for (let number = 0; number <= 5000; number += 1) same(number);
  expect([same(5000), works]).toEqual([5000, 5001]);
  expect([same(0), works]).toEqual([0, 5002]);
});
