import type { Application } from '../source/rows/application';
import type { ApplicationStatus } from './status';

/**
 * The index in a column where an application would go: every column keeps the order of all applications.
 * @returns null if it is already in this column, or is not among the applications
 */
export function landingAt(
  applications: readonly Pick<Application, 'id' | 'status'>[],
  id: string,
  column: ApplicationStatus,
): number | null {
  let before = 0;
  for (const application of applications) {
    if (application.id === id) return application.status === column ? null : before;
    if (application.status === column) before += 1;
  }
  return null;
}
