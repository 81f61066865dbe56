import { Badge } from '@platform/ui';
import { statusTones, statusWords } from '../../rules/projects/projectStatus';
import type { ProjectStatus } from '../../source/rows/project';

/** How far a project is. */
export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>;
}
