import type { Tone } from '@platform/ui';
import type { Project, ProjectStatus } from '../../source/rows/project';

/** The statuses in the order a project goes through them. */
export const statuses: readonly ProjectStatus[] = [
  'wishlist',
  'planning',
  'researching',
  'proposed',
  'approved',
  'completed',
  'cancelled',
];

export const statusWords: Record<ProjectStatus, string> = {
  wishlist: 'Wishlist',
  planning: 'Planning',
  researching: 'Researching',
  proposed: 'Proposed',
  approved: 'Approved',
  completed: 'Completed',
  cancelled: 'Canceled',
};

export const statusTones: Record<ProjectStatus, Tone> = {
  wishlist: 'outline',
  planning: 'neutral',
  researching: 'water',
  proposed: 'warning',
  approved: 'success',
  completed: 'neutral',
  cancelled: 'outline',
};

/** Whether a project is still to come: funding counts only these. */
export const isOpen = ({ status }: Pick<Project, 'status'>): boolean =>
  status !== 'completed' && status !== 'cancelled';
