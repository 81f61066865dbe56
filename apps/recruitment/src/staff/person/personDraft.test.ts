import { checkPerson, newPerson } from './personDraft';

const TODAY = '2025-05-01';

it('names what is missing beside its field', () => {
  expect(checkPerson(newPerson, TODAY)).toEqual({ name: 'Enter a name.', role: 'Choose a role.' });
  expect(checkPerson({ ...newPerson, name: 'Robin Hale', role: 'Lifeguard' }, TODAY)).toEqual({});
});

it('names what cannot be', () => {
  const draft = { ...newPerson, name: 'Robin Hale', role: 'Lifeguard' };
  expect(checkPerson({ ...draft, email: 'robin@home' }, TODAY)).toEqual({
    email: 'An e-mail address looks like name@example.com.',
  });
  expect(checkPerson({ ...draft, startDate: '2025-05-24', endDate: '2025-05-23' }, TODAY)).toEqual({
    endDate: 'The last day is the first day or later.',
  });
});

it('takes no words for a phone number, and nobody who is younger than 14 on the first day', () => {
  const draft = { ...newPerson, name: 'Robin Hale', role: 'Lifeguard' };
  expect(checkPerson({ ...draft, phone: 'call me' }, TODAY)).toEqual({
    phone: 'A phone number has at least 7 digits, such as 336 555 0188.',
  });
  expect(checkPerson({ ...draft, phone: '+1 (336) 555-0188' }, TODAY)).toEqual({});
  const tooYoung = { birthDate: 'No one may work here before they are 14. Check the birth date and the first day.' };
  expect(checkPerson({ ...draft, birthDate: '2011-05-25', startDate: '2025-05-24' }, TODAY)).toEqual(tooYoung);
  expect(checkPerson({ ...draft, birthDate: '2011-05-24', startDate: '2025-05-24' }, TODAY)).toEqual({});
  expect(checkPerson({ ...draft, birthDate: '2024-01-01' }, TODAY)).toEqual(tooYoung);
});
