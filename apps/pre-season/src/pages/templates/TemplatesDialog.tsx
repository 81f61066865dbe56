import { Loaded } from '@platform/module-kit';
import { Dialog, EmptyState } from '@platform/ui';
import { useState } from 'react';
import type { ListTemplate } from '../../source/rows/checklist';
import { useTemplates } from '../../source/queries';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { TitleDialog } from '../checklists/TitleDialog';
import { DeleteDialog } from '../preSeason/DeleteDialog';
import { TemplateRows } from './TemplateRows';
import { TEMPLATES_FAILED } from '../../source/failures';

/** The club's templates, to rename and delete. A note below each title explains how to change it. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const source = usePreSeasonSource();
  const templates = useTemplates();
  const [renamed, setRenamed] = useState<ListTemplate>();
  const [deleted, setDeleted] = useState<ListTemplate>();
  if (renamed) {
    return (
      <TitleDialog
        title="Rename the template"
        action="Rename"
        initial={renamed.title}
        save={(title) => source.renameTemplate(renamed.id, title)}
        saved={(title) => `Renamed to ${title}`}
        onClose={() => setRenamed(undefined)}
      />
    );
  }
  if (deleted) {
    return (
      <DeleteDialog
        title="Delete this template?"
        name={deleted.title}
        remove={() => source.deleteTemplate(deleted.id)}
        onClose={() => setDeleted(undefined)}
      />
    );
  }
  return (
    <Dialog
      open
      title="Templates"
      description="To change one, start a checklist from it, change that list, and save it as a template under the same title."
      onClose={onClose}
    >
      <Loaded query={templates} label="templates" failure={TEMPLATES_FAILED} height="14rem">
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title="No templates yet"
              description="Save a checklist as a template, and seasons to come start from it."
            />
          ) : (
            <TemplateRows templates={found} onRename={setRenamed} onDelete={setDeleted} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
