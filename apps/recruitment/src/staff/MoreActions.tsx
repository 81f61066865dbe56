import { useMutation } from '@platform/module-kit';
import { ExportButton, toastFailure } from '@platform/module-kit/screens';
import { Button } from '@platform/ui';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStaffSource } from './source/useStaffSource';

/** Actions for the whole roster: import and export. */
export function MoreActions() {
  const source = useStaffSource();
  const saving = useMutation({
    mutationFn: () => source.exportStaff(),
    onError: (error) => toastFailure('The roster was not exported', error),
  });
  return (
    <>
      {source.canExport && <ExportButton of="roster" loading={saving.isPending} onExport={() => saving.mutate()} />}
      {source.canManage && (
        <Button
          as={Link}
          to={`${source.basePath}/import`}
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
        >
          Import CSV
        </Button>
      )}
    </>
  );
}
