import { DataError, useMutation } from '@platform/module-kit';
import { ExportButton } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStaffSource } from './source/useStaffSource.ts';

/** What is done with the whole roster: from a file, and into one. */
export function MoreActions() {
  const source = useStaffSource();
  const saving = useMutation({
    mutationFn: () => source.exportStaff(),
    onError: (error) =>
      toast({
        title: 'The roster was not exported',
        description: [error.message, error instanceof DataError ? error.hint : ''].filter(Boolean).join(' '),
        tone: 'destructive',
      }),
  });
  return (
    <>
      {source.may.export && <ExportButton of="roster" loading={saving.isPending} onExport={() => saving.mutate()} />}
      {source.may.edit && (
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
