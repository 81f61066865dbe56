import type { ClockAction } from '../../source/rows/sharedClock';
import type { PunchAnswer } from '../sharedClock';

/** Why a punch was not recorded. */
export type Problem =
  | { kind: 'wrong_pin' }
  | { kind: 'locked'; opensAt: string }
  | { kind: 'no_pin' }
  /** The clock refuses it: the person's status is different. */
  | { kind: 'refused'; message: string }
  /** It was not sent. */
  | { kind: 'unsent'; action: ClockAction; pressedAt: string };

/** The current step of the screen. Only `person` holds a PIN, and every way out of it clears the digits. */
export type Step =
  | { at: 'list' }
  | {
      at: 'person';
      staffId: string;
      pin: string;
      /** The key of the current punch; a new one after each answer. */
      key: string;
      pending: ClockAction | null;
      problem: Problem | null;
    }
  | { at: 'done'; staffId: string; action: ClockAction; moment: string };

export type ClockEvent =
  | { kind: 'choose'; staffId: string; key: string }
  | { kind: 'type'; pin: string }
  | { kind: 'press'; action: ClockAction }
  | { kind: 'answer'; action: ClockAction; answer: PunchAnswer; key: string }
  | { kind: 'refuse'; message: string; key: string }
  | { kind: 'lose'; action: ClockAction; pressedAt: string }
  | { kind: 'leave' };

/** Seconds without a touch until the screen returns to the names, and how long before that it asks. */
export const PAUSE = { done: 6, person: 30, warning: 10 } as const;

export const LIST: Step = { at: 'list' };

/** The next step after an event. */
export function nextStep(step: Step, event: ClockEvent): Step {
  if (event.kind === 'leave') return LIST;
  if (event.kind === 'choose') {
    return { at: 'person', staffId: event.staffId, pin: '', key: event.key, pending: null, problem: null };
  }
  if (step.at !== 'person') return step;
  switch (event.kind) {
    case 'type':
      return { ...step, pin: event.pin, problem: step.problem?.kind === 'unsent' ? step.problem : null };
    case 'press':
      return { ...step, pending: event.action, problem: null };
    case 'lose':
      // The digits stay for another try until the person leaves.
      return {
        ...step,
        pending: null,
        problem: { kind: 'unsent', action: event.action, pressedAt: event.pressedAt },
      };
    case 'refuse':
      return { ...step, pin: '', pending: null, key: event.key, problem: { kind: 'refused', message: event.message } };
    case 'answer':
      return answered(step, event);
  }
}

function answered(
  step: Extract<Step, { at: 'person' }>,
  { action, answer, key }: Extract<ClockEvent, { kind: 'answer' }>,
): Step {
  const cleared = { ...step, pin: '', pending: null, key };
  switch (answer.outcome) {
    case 'done':
      return { at: 'done', staffId: step.staffId, action, moment: answer.at };
    case 'wrong_pin':
      return {
        ...cleared,
        problem: answer.opensAt === null ? { kind: 'wrong_pin' } : { kind: 'locked', opensAt: answer.opensAt },
      };
    case 'locked':
      return { ...cleared, problem: { kind: 'locked', opensAt: answer.opensAt } };
    case 'no_pin':
      return { ...cleared, problem: { kind: 'no_pin' } };
  }
}
