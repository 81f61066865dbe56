import type { Tone } from '@platform/ui';

/** How urgent a message is, from least to most. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;

export type Priority = (typeof priorities)[number];

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
