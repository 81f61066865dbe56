import { needsOf, type PeopleCounts } from './peopleToday';

const nothing: PeopleCounts = {
  own_staff_id: null,
  own_certificates_lacking: null,
  applications: null,
  certificates_to_confirm: null,
  expiring_certifications: 0,
};
const lacking = (names: string[]) => needsOf({ ...nothing, own_staff_id: 's', own_certificates_lacking: names });

test("asks for the certificates that the person's role requires, and links to the page that sends them", () => {
  expect(lacking(['CPR/AED', 'Lifeguarding'])).toEqual([
    {
      id: 'own-certificates',
      count: 2,
      words: 'certificates to send',
      detail: 'CPR/AED and Lifeguarding',
      to: '/staff?open=s',
    },
  ]);
  expect(lacking(['CPR/AED'])).toMatchObject([{ words: 'certificate to send', detail: 'CPR/AED' }]);
});

test('names as many certificates as fit into the slot', () => {
  const long = 'Responsible Beverage Server of Guilford County';
  expect(lacking(['CPR/AED', 'Water Safety Instructor', long])).toMatchObject([{ detail: 'CPR/AED and 2 more' }]);
  expect(lacking([long])).toMatchObject([{ detail: 'See which' }]);
});

test("puts the person's own certificates before a manager's work", () => {
  const counts = { ...nothing, own_staff_id: 's', own_certificates_lacking: ['CPR/AED'], applications: 5 };
  expect(needsOf(counts).map(({ id }) => id)).toEqual(['own-certificates', 'applications']);
});

test('leaves out empty counts, and work of other people', () => {
  expect(needsOf(nothing)).toEqual([]);
});
