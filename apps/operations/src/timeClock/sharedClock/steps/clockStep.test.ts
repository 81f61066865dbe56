import { LIST, nextStep, type ClockEvent, type Step } from './clockStep';

const play = (...events: ClockEvent[]): Step => events.reduce(nextStep, LIST);
const choose = { kind: 'choose', staffId: 'jordan', key: 'first' } as const;
const press = { kind: 'press', action: 'in' } as const;
const type = { kind: 'type', pin: '4826' } as const;

test('goes from the name to the PIN to the punch', () => {
  expect(play(choose, type, press)).toEqual({
    at: 'person',
    staffId: 'jordan',
    pin: '4826',
    key: 'first',
    pending: 'in',
    problem: null,
  });
  const answer = { outcome: 'done', at: '2025-05-01T13:00:00Z' } as const;
  const done = play(choose, type, press, { kind: 'answer', action: 'in', answer, key: 'second' });
  expect(done).toEqual({ at: 'done', staffId: 'jordan', action: 'in', moment: answer.at });
  expect(JSON.stringify(done)).not.toContain('4826');
});

test.each([
  [{ outcome: 'wrong_pin', opensAt: null }, { kind: 'wrong_pin' }],
  [
    { outcome: 'wrong_pin', opensAt: '2025-05-01T13:15:00Z' },
    { kind: 'locked', opensAt: '2025-05-01T13:15:00Z' },
  ],
  [
    { outcome: 'locked', opensAt: '2025-05-01T13:15:00Z' },
    { kind: 'locked', opensAt: '2025-05-01T13:15:00Z' },
  ],
  [{ outcome: 'no_pin' }, { kind: 'no_pin' }],
] as const)('clears the PIN and says why when the answer is %j', (answer, problem) => {
  expect(play(choose, type, press, { kind: 'answer', action: 'in', answer, key: 'second' })).toMatchObject({
    at: 'person',
    pin: '',
    key: 'second',
    pending: null,
    problem,
  });
});

test('keeps the key and the digits of an unsent punch for another try', () => {
  const lost = { kind: 'lose', action: 'in', pressedAt: '2025-05-01T13:00:00Z' } as const;
  expect(play(choose, type, press, lost)).toMatchObject({ pin: '4826', key: 'first', problem: { kind: 'unsent' } });
  expect(play(choose, type, press, lost, { kind: 'type', pin: '48' })).toMatchObject({ problem: { kind: 'unsent' } });
});

test('clears everything of a person on the way back, and ignores later answers', () => {
  const late = { kind: 'answer', action: 'in', answer: { outcome: 'no_pin' }, key: 'second' } as const;
  expect(play(choose, type, press, { kind: 'leave' })).toEqual(LIST);
  expect(play(choose, type, press, { kind: 'leave' }, late)).toEqual(LIST);
});

test('clears the last refusal when the person types', () => {
  const refused = { kind: 'refuse', message: 'You are not clocked in.', key: 'second' } as const;
  expect(play(choose, type, press, refused)).toMatchObject({ pin: '', problem: { kind: 'refused' } });
  expect(play(choose, type, press, refused, { kind: 'type', pin: '1' })).toMatchObject({ problem: null });
});
