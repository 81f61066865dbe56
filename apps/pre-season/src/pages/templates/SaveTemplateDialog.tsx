import { Alert } from '@platform/ui';
import type { Checklist } from '../../source/rows/checklist';
import { useTemplates } from '../../source/queries';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { TitleDialog } from '../checklists/TitleDialog';

interface SaveTemplateDialogProps {
  list: Checklist;
  onClose: () => void;
}

/** Saves a list as a template of the club. It replaces a template of the same title, and the button says so. */
export function SaveTemplateDialog({ list, onClose }: SaveTemplateDialogProps) {
  const source = usePreSeasonSource();
  const templates = useTemplates();
  const isThere = (title: string) =>
    templates.data?.some((template) => template.kind === list.kind && template.title === title) ?? false;
  return (
    <TitleDialog
      title="Save as template"
      description="Keeps the items with their priorities and notes, and each due date as days before opening. Seasons to come start from it."
      action={(title) => (isThere(title) ? 'Replace template' : 'Save template')}
      note={(title) =>
        isThere(title) && (
          <Alert>
            There is a template of this title. This list’s items take the place of its own; lists that were started from
            it stay as they are.
          </Alert>
        )
      }
      isReady={!templates.isLoading}
      initial={list.title}
      save={(title) => source.saveAsTemplate(list.id, title, isThere(title))}
      saved={(title) => `Template ${title} saved`}
      onClose={onClose}
    />
  );
}
