import { letterTo, proposedTexts } from './letters';

const ann = { name: 'Ann Lee', positions: [{ title: 'Lifeguard', jobRoleId: 'a' }] };
const own = { invited: null, offered: null, refused: null };

test.each(['invited', 'offered', 'refused'] as const)('greets the applicant by name when they are %s', (kind) => {
  const letter = letterTo(kind, ann, 'Pine Hollow', { texts: own });
  expect(letter).toMatch(/^Hello Ann Lee,/);
  expect(letter).toContain('Lifeguard');
  expect(letter).toMatch(/Pine Hollow$/);
  expect(letter).not.toMatch(/[{}]/);
  expect(proposedTexts[kind].length).toBeLessThan(1000);
});

test('uses the club’s own text when there is one, and names several positions', () => {
  const both = { ...ann, positions: [...ann.positions, { title: 'Gate Attendant', jobRoleId: 'b' }] };
  const texts = { ...own, refused: 'Dear {name}, as {positions}.' };
  expect(letterTo('refused', both, 'Pine Hollow', { texts })).toBe('Dear Ann Lee, as Lifeguard or Gate Attendant.');
});

test('leaves a name that contains a placeholder as it was typed', () => {
  const texts = { ...own, refused: '{name} {club}' };
  expect(letterTo('refused', { ...ann, name: '{club} $& Ann' }, 'Pine Hollow', { texts })).toBe(
    '{club} $& Ann Pine Hollow',
  );
});
