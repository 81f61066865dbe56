import type { Tone } from '@platform/ui';
import type { Incident } from '../../source/rows/incident';

export const severityTones: Record<Incident['severity'], Tone> = {
  minor: 'neutral',
  moderate: 'warning',
  serious: 'danger',
};
