import { ActionsMenu } from '@platform/module-kit/screens';
import { MenuItem, toast } from '@platform/ui';
import { Archive, BookmarkPlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Checklist } from '../../source/rows/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { SaveTemplateDialog } from '../templates/SaveTemplateDialog';
import { TitleDialog } from './TitleDialog';

/** A manager's actions on a whole list. */
export function ListMenu({ list }: { list: Checklist }) {
  const source = usePreSeasonSource();
  const [asking, setAsking] = useState<'rename' | 'template' | null>(null);
  const archiving = usePreSeasonChange((archived: boolean) => source.archiveList(list, archived), {
    onDone: () => toast({ title: `${list.title} archived`, description: 'It waits below the lists.', tone: 'success' }),
    failed: 'The list was not archived',
  });
  return (
    <>
      <ActionsMenu of={list.title}>
        <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={() => setAsking('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<BookmarkPlus size={18} aria-hidden="true" />} onSelect={() => setAsking('template')}>
          Save as template
        </MenuItem>
        <MenuItem icon={<Archive size={18} aria-hidden="true" />} onSelect={() => archiving.mutate(true)}>
          Archive
        </MenuItem>
      </ActionsMenu>
      {asking === 'rename' && (
        <TitleDialog
          title="Rename the checklist"
          action="Rename"
          initial={list.title}
          save={(title) => source.renameList(list, title)}
          saved={(title) => `Renamed to ${title}`}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'template' && <SaveTemplateDialog list={list} onClose={() => setAsking(null)} />}
    </>
  );
}
