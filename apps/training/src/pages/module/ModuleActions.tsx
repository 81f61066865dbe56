import { toastFailure } from '@platform/module-kit/screens';
import { Button, Icon, Menu, MenuItem, MenuSeparator, onDemand, toast } from '@platform/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TrainingModule } from '../../source/rows/module';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';
import { SAVE_TRAINING_FAILED } from '../../source/failures';

const part = onDemand(() => import('../dialogs/dialogParts'));
const AssignDialog = part('AssignDialog');
const ConfirmDialog = part('ConfirmDialog');
const ModuleDialog = part('ModuleDialog');

/** The actions of managers and admins on a whole module. */
export function ModuleActions({ module }: { module: TrainingModule }) {
  const source = useTrainingSource();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'assign' | 'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const { id, title, isArchived } = module;
  const archiving = useTrainingChange((archived: boolean) => source.setArchived(id, archived));
  const archive = (archived: boolean) =>
    archiving.mutate(archived, {
      onSuccess: () =>
        toast({
          title: archived ? `${title} archived` : `${title} is taught again`,
          description: archived ? 'It counts for no progress. What people finished stays.' : undefined,
          tone: 'success',
        }),
      onError: (error) => toastFailure(SAVE_TRAINING_FAILED, error),
    });
  return (
    <>
      <Menu
        trigger={(props) => (
          <Button variant="secondary" {...props}>
            More
          </Button>
        )}
      >
        <MenuItem onSelect={() => setOpen('edit')}>Edit module</MenuItem>
        <MenuItem onSelect={() => archive(!isArchived)}>{isArchived ? 'Take out of the archive' : 'Archive'}</MenuItem>
        <MenuSeparator />
        <MenuItem tone="destructive" onSelect={() => setOpen('delete')}>
          Delete module
        </MenuItem>
      </Menu>
      {!isArchived && (
        <Button icon={<Icon name="user-plus" size={18} />} onClick={() => setOpen('assign')}>
          Assign people
        </Button>
      )}
      {open === 'assign' && <AssignDialog moduleId={id} onClose={close} />}
      {open === 'edit' && <ModuleDialog module={module} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={`Delete "${title}"?`}
          description="It is removed for everyone who has not completed it. A module that a person has completed is kept."
          action="Delete module"
          change={() => source.removeModule(id)}
          onClose={close}
          onDone={() => {
            toast({ title: `${title} deleted`, tone: 'success' });
            void navigate(source.basePath);
          }}
        />
      )}
    </>
  );
}
