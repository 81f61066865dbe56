import { usePermissions } from '@platform/session';
import { useRecruitmentSource } from './useRecruitmentSource.ts';

/** Whether the person may export lists: people with export_data, and everyone in the demo. */
export function useMayExport(): boolean {
  const { isDemo } = useRecruitmentSource();
  const { can } = usePermissions();
  return isDemo || can('export_data');
}
