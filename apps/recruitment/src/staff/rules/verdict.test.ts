import type { RequiredCertification, StaffDetails } from '../source/rows/staffMember';
import { lackInWords, verdictOf } from './verdict';

const cpr = { typeId: 'cpr', name: 'CPR/AED' };
const details = (required: readonly RequiredCertification[], held = 0) =>
  ({ required, certifications: Array.from({ length: held }) }) as unknown as StaffDetails;

it('is neutral, and says why, when the role requires nothing and nothing is on record', () => {
  expect(verdictOf({ badge: 'Action Needed', details: details([]) })).toEqual({
    badge: 'Action Needed',
    tone: 'neutral',
    explanation: 'No certificate on record. This role needs none.',
    lacking: [],
  });
});

it('asks for action when something is required or something has expired', () => {
  const missing = verdictOf({ badge: 'Action Needed', details: details([{ ...cpr, state: 'missing' }]) });
  expect(missing).toMatchObject({ tone: 'danger', explanation: null });
  expect(missing.lacking.map(lackInWords)).toEqual(['CPR/AED missing']);
  expect(verdictOf({ badge: 'Action Needed', details: details([], 1) })).toMatchObject({ tone: 'danger' });
});

it('names what a Current person still lacks', () => {
  const verdict = verdictOf({
    badge: 'Current',
    details: details([
      { ...cpr, state: 'held' },
      { typeId: 'lg', name: 'Lifeguarding', state: 'waiting' },
      { typeId: 'fa', name: 'First Aid', state: 'expired' },
    ]),
  });
  expect(verdict.tone).toBe('success');
  expect(verdict.lacking.map(lackInWords)).toEqual(['Lifeguarding waiting', 'First Aid expired']);
});

it('shows a colleague only the badge', () => {
  expect(verdictOf({ badge: 'Action Needed', details: null })).toMatchObject({ tone: 'neutral', lacking: [] });
});
