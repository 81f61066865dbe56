import { eventInWords } from './ticketHistory';

test.each([
  ['opened', null, 'Loose rail', 'Opened as "Loose rail"'],
  ['title', 'Loose rail', 'Rail', 'Renamed from "Loose rail" to "Rail"'],
  ['priority', 'low', 'high', 'Priority: Low → High'],
  ['status', 'open', 'in_progress', 'Open → In progress'],
  ['assignee', null, 'Frank Delgado', 'Assigned to Frank Delgado'],
  ['assignee', 'Frank Delgado', null, 'Frank Delgado is no longer assigned'],
  ['vendor', null, 'Blue Ridge', 'Vendor: Blue Ridge'],
  ['vendor', 'Blue Ridge', null, 'Blue Ridge is no longer the vendor'],
  ['due_on', null, '2025-05-03', 'Due May 3, 2025'],
  ['due_on', '2025-05-03', null, 'No longer due on a day'],
  ['photos', '0', '1', 'Photo added'],
  ['photos', '2', '1', 'Photo removed'],
])('writes %s from %p to %p as %p', (kind, from, to, words) => {
  expect(eventInWords({ kind, from, to })).toBe(words);
});
