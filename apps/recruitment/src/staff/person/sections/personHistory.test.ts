import { historyOf } from './personHistory';
import { onRecord } from '../../source/rows/certification.testkit';

it('sorts all events together, the latest first', () => {
  const person = {
    id: 'p',
    details: {
      email: null,
      phone: null,
      birthDate: null,
      startDate: '2025-05-24',
      endDate: null,
      hourlyRate: null,
      hoursThisWeek: 0,
      totalHours: 0,
      certifications: [
        { id: 'c', name: 'CPR/AED', typeId: null, issuedOn: '2025-04-12', expiresOn: null, version: 1, ...onRecord },
        { id: 'd', name: 'Lifeguarding', typeId: null, issuedOn: null, expiresOn: null, version: 1, ...onRecord },
      ],
      required: [],
      version: 1,
    },
  };
  const events = [{ id: 'a', at: '2025-03-02', what: 'Applied', by: null }];
  const items = [
    {
      id: 'i',
      title: 'Form W-4',
      certificationTypeId: null,
      dueOn: null,
      isDone: true,
      doneAt: '2025-04-21T10:00:00-04:00',
    },
    { id: 'j', title: 'Form I-9', certificationTypeId: null, dueOn: null, isDone: false, doneAt: null },
  ];
  expect(historyOf(person, events, items, 'America/New_York').map(({ what }) => what)).toEqual([
    'First day of work',
    'Onboarding: Form W-4',
    'CPR/AED issued',
    'Applied',
  ]);
});

it('sorts events of one day in their natural order, on the club’s clock', () => {
  const at = '2025-05-02T01:00:00Z';
  const person = {
    id: 'p',
    details: {
      email: null,
      phone: null,
      birthDate: null,
      startDate: '2025-05-01',
      endDate: null,
      hourlyRate: null,
      hoursThisWeek: 0,
      totalHours: 0,
      certifications: [],
      required: [],
      version: 1,
    },
  };
  const events = [
    { id: 'applied', at: '2025-05-01', what: 'Applied', by: null },
    ...['Hired', 'Note', 'Interviewed'].map((what) => ({ id: what, at, what, by: 'Elena Ruiz' })),
  ];
  const items = [{ id: 'i', title: 'Form W-4', certificationTypeId: null, dueOn: null, isDone: true, doneAt: at }];
  expect(historyOf(person, events, items, 'America/New_York').map(({ what }) => what)).toEqual([
    'First day of work',
    'Onboarding: Form W-4',
    'Hired',
    'Note',
    'Interviewed',
    'Applied',
  ]);
});
