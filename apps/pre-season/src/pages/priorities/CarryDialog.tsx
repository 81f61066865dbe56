import { failureReason } from '@platform/module-kit';
import { FormDialog, type OwnerKey } from '@platform/module-kit/screens';
import { DateField, SelectField, toast } from '@platform/ui';
import { useState } from 'react';
import type { Lesson } from '../../source/rows/lesson';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { OwnerField } from '../item/OwnerField';
import { useSeason } from '../preSeason/SeasonContext';

interface CarryDialogProps {
  lesson: Lesson;
  /** Year of the lesson's season. */
  learnedIn: string;
  onClose(): void;
}

/** Turns a lesson into an item of this season, with an owner. */
export function CarryDialog({ lesson, learnedIn, onClose }: CarryDialogProps) {
  const source = usePreSeasonSource();
  const { lists, people, season } = useSeason();
  const ownList = `Lessons of ${learnedIn}`;
  const open = lists.filter(({ archived, title }) => !archived && title !== ownList);
  const [listId, setListId] = useState('');
  const [owner, setOwner] = useState<OwnerKey | ''>('');
  const [dueOn, setDueOn] = useState(lesson.dueOn);
  const carrying = usePreSeasonChange(() => source.carryLesson(lesson.id, { listId: listId || null, owner, dueOn }), {
    onDone: ({ isNew }) => {
      toast(
        isNew
          ? { title: 'Added to the checklists', description: lesson.lesson, tone: 'success' }
          : {
              title: 'Someone else was first',
              description: 'They have already added this lesson to a checklist. Nothing was changed.',
            },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={lesson.lesson}
      description={`Becomes an item of season ${season.year}.`}
      onClose={onClose}
      submit="Add to checklist"
      isChanged={listId !== '' || owner !== '' || dueOn !== lesson.dueOn}
      autoFocus
      isPending={carrying.isPending}
      onSubmit={() => carrying.mutate(undefined)}
      refusal={carrying.isError && failureReason(carrying.error)}
    >
      <OwnerField label="Owner" people={people} value={owner} onChange={setOwner} />
      <DateField label="Due" optional value={dueOn} onChange={setDueOn} />
      <SelectField
        label="Checklist"
        options={[{ value: '', label: ownList }, ...open.map(({ id, title }) => ({ value: id, label: title }))]}
        value={listId}
        onChange={(event) => setListId(event.target.value)}
      />
    </FormDialog>
  );
}
