import { Answers, demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { OperationsReads } from '../operationsSource';
import type { DailyLog } from '../rows/log';
import { addLog } from './logs';

const draft = {
  key: 'k1',
  date: '2025-05-01',
  time: '09:00',
  type: 'opening',
  notes: 'Quiet.',
  formId: null,
  answers: {},
} as const;
const person = (name: string, isMe: boolean) => ({ owner: `staff:${name}`, name, role: '', userId: null, isMe });

/** The author of a log that waits on the device of Jordan Blake. @param people those that the page has shown */
function authorOfLog(people?: ReturnType<typeof person>[]) {
  const answers = new Map<string, unknown>([['["listLogs","2025-05-01"]', []]]);
  if (people) answers.set('["listPeople"]', people);
  const source = { ...demoClub(sampleClub, '/operations'), readerName: 'Jordan Blake' };
  addLog.expect?.(new Answers<OperationsReads>(answers, source), draft);
  const [log] = answers.get('["listLogs","2025-05-01"]') as DailyLog[];
  return log?.authorName;
}

test('signs a log that waits with the name of the session where the page knows no people', () => {
  expect(authorOfLog()).toBe('Jordan Blake');
});

test("signs a log that waits with the person's name on the staff, as the server does", () => {
  expect(authorOfLog([person('Riley Hart', false), person('Jordan A. Blake', true)])).toBe('Jordan A. Blake');
});
