import type { Tone } from '@platform/ui';

/** The statuses of an application, in the order of the pipeline (specification 4.7). */
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
 * The statuses an application can move to. A hired applicant is on the staff and does not return to the pipeline; the
 * database has the same rule (`app.prepare_application`).
 */
export function nextStatuses(status: ApplicationStatus): ApplicationStatus[] {
  return status === 'hired' ? [] : applicationStatuses.filter((other) => other !== status);
}
