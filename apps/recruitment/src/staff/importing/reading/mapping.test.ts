import { guessMapping, mappingProblem } from './mapping';

it('knows other names for the columns, and uses each column once', () => {
  expect(
    guessMapping([
      'First Name',
      'LAST NAME',
      'Job Title',
      'E-mail',
      'Cell phone',
      'D.O.B.',
      'Hire date',
      'Pay rate',
      'Shoe',
    ]),
  ).toEqual(['first_name', 'last_name', 'role', 'email', 'phone', 'birth_date', 'start_date', 'hourly_rate', '']);
  expect(guessMapping(['Role', 'Position'])).toEqual(['role', '']);
});

it('knows the columns of our own export', () => {
  expect(guessMapping(['name', 'role', 'status', 'birth_date', 'hourly_rate', 'hours_this_week'])).toEqual([
    'name',
    'role',
    'status',
    'birth_date',
    'hourly_rate',
    '',
  ]);
});

it('says what is missing or chosen twice', () => {
  expect(mappingProblem(['name', 'name', ''])).toBe('Two columns are "Name". Choose one of them.');
  expect(mappingProblem(['role', ''])).toBe('Say which column holds the name, or the email address.');
  expect(mappingProblem(['last_name', ''])).toBeNull();
  expect(mappingProblem(['email'])).toBeNull();
});
