import { checkPerson, newPerson } from './personDraft';

it('says at each field what is missing', () => {
  expect(checkPerson(newPerson)).toEqual({ name: 'Enter a name.', role: 'Choose a role.' });
  expect(checkPerson({ ...newPerson, name: 'Robin Hale', role: 'Lifeguard' })).toEqual({});
});

it('says at each field what is not possible', () => {
  const draft = { ...newPerson, name: 'Robin Hale', role: 'Lifeguard' };
  expect(checkPerson({ ...draft, email: 'robin@home' })).toEqual({
    email: 'An email address looks like name@example.com.',
  });
  expect(checkPerson({ ...draft, startDate: '2025-05-24', endDate: '2025-05-23' })).toEqual({
    endDate: 'The last day is the first day or later.',
  });
});

it('refuses text in place of a phone number', () => {
  const draft = { ...newPerson, name: 'Robin Hale', role: 'Lifeguard' };
  expect(checkPerson({ ...draft, phone: 'call me' })).toEqual({
    phone: 'A phone number has at least 7 digits, such as 336 555 0188.',
  });
  expect(checkPerson({ ...draft, phone: '+1 (336) 555-0188' })).toEqual({});
});
