import { planInWords } from '../../shared/plans';
import { changeInWords, clubMomentInWords } from './engagementWords';
import type { EngagementValues, HistoryLine } from '../../source/rows/history';

/**
 * The text of a line: `Switched on, following production`, `Plan: Manage to Run`; future moments on the club's clock.
 */
export function lineInWords({ action, before, after, effectiveAt }: HistoryLine, timeZone: string): string {
  const moment = effectiveAt === null ? '' : clubMomentInWords(effectiveAt, timeZone);
  switch (action) {
    case 'switched_on':
      return `Switched on, ${gets(after)}`;
    case 'switched_off':
      return 'Switched off';
    case 'changed':
      return `Now ${gets(after)}; before, ${gets(before)}`;
    case 'plan_changed':
      return `Plan: ${planInWords(before?.plan ?? '')} to ${planInWords(after?.plan ?? '')}`;
    case 'planned':
      return `Planned for ${moment}: ${planned(after)}`;
    case 'cancelled':
      return `Canceled: ${planned(after)} on ${moment}`;
    case 'failed':
      return `Could not be made on ${moment}: ${planned(after)}`;
  }
}

/** A moment of a line: what happened then, and who did it. */
interface HistoryStep {
  /** Empty for an immediate change, which its line describes. */
  words: string;
  /** ISO 8601. */
  at: string;
  person: string | null;
}

/** The moments of a line, the earliest first. A planned change has two: when it was decided, and when it is due. */
export function stepsOf({ action, happenedAt, person, decidedAt, decidedBy, effectiveAt }: HistoryLine): HistoryStep[] {
  if (decidedAt === null) return [{ words: '', at: happenedAt, person }];
  const decided = { words: 'Decided', at: decidedAt, person: decidedBy };
  if (action === 'cancelled') return [decided, { words: 'Canceled', at: happenedAt, person }];
  // A planned or failed change already names its moment.
  if (action === 'planned' || action === 'failed' || effectiveAt === null) return [decided];
  return [
    decided,
    { words: 'Planned for', at: effectiveAt, person: null },
    { words: 'Made', at: happenedAt, person: null },
  ];
}

const gets = (values: EngagementValues | null) =>
  values?.pinnedVersion ? `pinned to ${values.pinnedVersion}` : `following ${values?.channel ?? 'production'}`;

const planned = (values: EngagementValues | null) =>
  changeInWords({ kind: values?.kind ?? 'on', channel: values?.channel, releaseVersion: values?.pinnedVersion });
