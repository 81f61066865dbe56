import { usePermissions } from '@platform/session';
import { useRecruitmentSource } from './RecruitmentSourceContext';

/** Whether the person may take lists along: whoever holds export_data, and everybody in the demo. */
export function useMayExport(): boolean {
  const { isDemo } = useRecruitmentSource();
  const { can } = usePermissions();
  return isDemo || can('export_data');
}
