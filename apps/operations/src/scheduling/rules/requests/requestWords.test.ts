import type { ShiftRequest } from '../../source/rows/request';
import { requestWords } from './requestWords';

const swap: ShiftRequest = {
  id: 'swap',
  kind: 'swap',
  staffId: 'ann',
  shiftId: 'one',
  colleagueShiftId: 'other',
  colleagueId: 'ben',
  colleagueAgreedAt: null,
  note: null,
  status: 'open',
  decisionNote: null,
  shift: null,
  colleagueShift: null,
};
const wording = {
  timeZone: 'UTC',
  today: '2025-05-01',
  nameOf: (id: string | null) => ({ ann: 'Ann Lee', ben: 'Ben Adler' })[id ?? ''] ?? 'No one',
};

test('shows a manager both names, and each of the two "you"', () => {
  const said = (reader?: string) => {
    const { title, lines } = requestWords(swap, { ...wording, reader });
    return [title, lines.at(-1)];
  };
  expect(said()).toEqual(['Ann Lee asks to swap with Ben Adler', 'Ben Adler has not answered yet.']);
  expect(said('ann')).toEqual(['You ask to swap with Ben Adler', 'Ben Adler has not answered yet.']);
  expect(said('ben')).toEqual(['Ann Lee asks to swap with you', 'You have not answered yet.']);
});
