import type { Application } from '../source/application';
import type { ApplicationStatus } from './status';

/**
 * Before which place of a column an application would come to stand: every column keeps the order of all applications.
 * @returns null where it stands in this column already, or is not among the applications
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
