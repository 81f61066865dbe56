import type { StoredCertificate } from '../staff/source/rows/ownCertificates';
import { certificateLines } from './certificateLines';

const held = (name: string, expiresOn: string | null, state: StoredCertificate['review']['state'] = 'confirmed') => ({
  id: `${name} ${expiresOn}`,
  name,
  expiresOn,
  review: { state },
});
const linesOf = (lacking: string[], all: StoredCertificate[]) =>
  certificateLines({ staffId: 's', lacking, held: all }, '2025-05-01').map(({ name, state }) => `${name}: ${state}`);

test('puts first what a person has to send', () => {
  expect(
    linesOf(
      ['Lifeguarding', 'CPR/AED'],
      [held('First Aid', '2026-03-01'), held('CPR/AED', '2025-04-30'), held('Water Safety', '2025-05-10')],
    ),
  ).toEqual(['Lifeguarding: missing', 'Water Safety: expiring', 'CPR/AED: expired', 'First Aid: current']);
});

test('says that a certificate waits for a manager, and leaves out a renewed one', () => {
  expect(
    linesOf([], [held('CPR/AED', '2025-05-10'), held('CPR/AED', '2027-05-10'), held('First Aid', null, 'waiting')]),
  ).toEqual(['First Aid: waiting', 'CPR/AED: current']);
});
