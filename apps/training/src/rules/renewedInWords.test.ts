import { renewedInWords } from './renewedInWords';

const completion = (expiryDate: string | null, certificationName: string | null = 'CPR/AED') => ({
  participantId: '1',
  name: 'Claire Beaumont',
  certificationName,
  expiryDate,
});

test('says until when the certification is valid', () => {
  expect(renewedInWords([completion('2027-05-01')])).toBe('CPR/AED is now valid until May 1, 2027.');
  expect(renewedInWords([completion('2027-05-01'), completion('2027-05-01')])).toBe(
    'CPR/AED of 2 people is now valid until May 1, 2027.',
  );
  expect(renewedInWords([completion('2027-05-01'), completion('2029-01-01')])).toBe(
    'CPR/AED of 2 people is now valid each from that day on.',
  );
  expect(renewedInWords([completion(null)])).toBe('CPR/AED is now valid without an end.');
});

test('says nothing when nothing was renewed', () => {
  expect(renewedInWords([completion(null, null)])).toBeUndefined();
});
