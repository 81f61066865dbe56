import type { Tone } from '@platform/ui';
import type { Priority } from '../../../source/rows/message';

export const priorityTitles: Record<Priority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

export const priorityTones: Record<Priority, Tone> = {
  low: 'outline',
  normal: 'neutral',
  high: 'warning',
  urgent: 'danger',
};
