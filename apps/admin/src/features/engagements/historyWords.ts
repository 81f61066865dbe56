import { planInWords } from '../../shared/plans';
import { changeInWords, momentInWords } from './engagementWords';
import type { EngagementValues, HistoryLine } from './readHistory';

/** What a line says: `Switched on, following production`, `Plan: Manage to Run`. */
export function lineInWords({ action, before, after, effectiveAt }: HistoryLine): string {
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
      return `Planned for ${momentInWords(effectiveAt ?? '')}: ${planned(after)}`;
    case 'cancelled':
      return `Cancelled: ${planned(after)} on ${momentInWords(effectiveAt ?? '')}`;
    case 'failed':
      return `Could not be made on ${momentInWords(effectiveAt ?? '')}: ${planned(after)}`;
  }
}

const gets = (values: EngagementValues | null) =>
  values?.pinnedVersion ? `pinned to ${values.pinnedVersion}` : `following ${values?.channel ?? 'production'}`;

const planned = (values: EngagementValues | null) =>
  changeInWords({ kind: values?.kind ?? 'on', channel: values?.channel, releaseVersion: values?.pinnedVersion });
