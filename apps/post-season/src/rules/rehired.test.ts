import { rehired } from './rehired';

const person = { mayReturn: true, wantsToReturn: true, isBack: false };

test('counts those who want to return and may, and those of them who are back', () => {
  const people = [
    person,
    { ...person, isBack: true },
    { ...person, mayReturn: false },
    { ...person, wantsToReturn: null },
    // Rehired although they had said no: they are not among those that the step counts.
    { ...person, wantsToReturn: false, isBack: true },
  ];
  expect(rehired(people)).toEqual({ willing: 2, back: 1 });
  expect(rehired([])).toEqual({ willing: 0, back: 0 });
});
