import { ActionsMenu, ConfirmDialog } from '@platform/module-kit/screens';
import { MenuItem, toast } from '@platform/ui';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '../../source/rows/lesson';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { useSeason } from '../postSeason/SeasonContext';

/** Edits a lesson, and deletes it while its season has not closed: later, what was learned is kept. */
export function LessonMenu({ lesson }: { lesson: Lesson }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const { change } = usePostSeasonAddress();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <ActionsMenu of={lesson.lesson}>
        <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={() => change({ open: lesson.id })}>
          Edit
        </MenuItem>
        {!season.isClosed && (
          <MenuItem
            tone="destructive"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onSelect={() => setIsDeleting(true)}
          >
            Delete
          </MenuItem>
        )}
      </ActionsMenu>
      {isDeleting && (
        <ConfirmDialog
          title="Delete this lesson?"
          description={`“${lesson.lesson}” goes for good. What it has become stays.`}
          action="Delete lesson"
          change={() => source.deleteLesson(lesson.id)}
          onClose={() => setIsDeleting(false)}
          onDone={() => {
            toast({ title: 'Lesson deleted', description: lesson.lesson, tone: 'success' });
            setIsDeleting(false);
          }}
        />
      )}
    </>
  );
}
