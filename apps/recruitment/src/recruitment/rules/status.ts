import type { Tone } from '@platform/ui';

/** How far an application is, in the order of the pipeline (specification 4.7). */
export const applicationStatuses = ['pending_review', 'interviewed', 'hired', 'rejected'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const statusLabels: Record<ApplicationStatus, string> = {
  pending_review: 'Pending review',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
};

export const statusTones: Record<ApplicationStatus, Tone> = {
  pending_review: 'warning',
  interviewed: 'water',
  hired: 'success',
  rejected: 'neutral',
};

/**
 * Where an application may go from here. A hired applicant is on the staff and does not come back into the pipeline;
 * the database refuses it in the same way (`app.prepare_application`).
 */
export function nextStatuses(status: ApplicationStatus): ApplicationStatus[] {
  return status === 'hired' ? [] : applicationStatuses.filter((other) => other !== status);
}
