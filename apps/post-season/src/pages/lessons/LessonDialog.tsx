import { failureReason, Loaded } from '@platform/module-kit';
import {
  LESSONS_FAILED,
  differs,
  FormDialog,
  RowFormDialog,
  useDialogForm,
  useErrorsOnceTried,
  valueInWords,
} from '@platform/module-kit/screens';
import { Alert, Dialog, toast } from '@platform/ui';
import { useState } from 'react';
import type { Lesson, LessonDraft } from '../../source/rows/lesson';
import { useLessons } from '../../source/queries';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { checkLesson, kindInWords, LessonFields, lessonLabels, toLessonDraft } from './LessonFields';

const EMPTY: LessonDraft = { kind: 'improve', lesson: '', action: '', dueOn: '' };

/** Adds what the club learned in the season. */
export function NewLesson({ onClose }: { onClose: () => void }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const lessons = useLessons(season.id);
  const [draft, setDraft] = useState(EMPTY);
  const [errors, whenRight] = useErrorsOnceTried(checkLesson(draft));
  const last = Math.max(0, ...(lessons.data ?? []).map(({ position }) => position));
  const adding = usePostSeasonChange(() => source.addLesson(season.id, draft, last + 1), {
    onDone: () => {
      toast({ title: 'Lesson added', description: draft.lesson.trim(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add a lesson"
      description={`What the club learned in ${season.year}.`}
      submit="Add lesson"
      unsaved="the new lesson"
      canSubmit={lessons.data !== undefined}
      isChanged={differs(draft, EMPTY)}
      isPending={adding.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => adding.mutate(undefined))}
      refusal={adding.isError && failureReason(adding.error)}
    >
      <LessonFields
        draft={draft}
        errors={errors}
        autoFocus
        onChange={(values) => setDraft((now) => ({ ...now, ...values }))}
      />
    </FormDialog>
  );
}

interface OpenLessonProps {
  lessonId: string;
  onClose: () => void;
}

/** The lesson in the address, to be edited. */
export function OpenLesson({ lessonId, onClose }: OpenLessonProps) {
  const { season } = useSeason();
  const lessons = useLessons(season.id);
  const lesson = lessons.data?.find(({ id }) => id === lessonId);
  if (lesson) return <EditLesson lesson={lesson} onClose={onClose} />;
  return (
    <Dialog open size="sm" title={lessons.data ? 'This lesson is not here' : 'Edit the lesson'} onClose={onClose}>
      <Loaded query={lessons} label="the lesson" failure={LESSONS_FAILED} height="12rem">
        {() => <Alert>It was deleted, or it does not belong to season {season.year}.</Alert>}
      </Loaded>
    </Dialog>
  );
}

function EditLesson({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const saving = usePostSeasonChange(({ draft, version }: { draft: LessonDraft; version: number }) =>
    source.saveLesson(lesson.id, draft, version),
  );
  const read = async () => (await source.listLessons(season.id)).find(({ id }) => id === lesson.id) ?? lesson;
  const form = useDialogForm<Lesson, LessonDraft>({
    what: 'the lesson',
    row: lesson,
    toDraft: toLessonDraft,
    check: checkLesson,
    save: async (draft, version) => {
      await saving.mutateAsync({ draft, version });
      return read();
    },
    read,
    onSaved: () => {
      toast({ title: 'Lesson saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <RowFormDialog
      form={form}
      labels={lessonLabels}
      show={(field, value) => (field === 'kind' ? kindInWords(value) : valueInWords(value))}
      title="Edit the lesson"
      submit="Save lesson"
      onClose={onClose}
    >
      <LessonFields draft={form.draft} errors={form.errors} onChange={form.change} />
    </RowFormDialog>
  );
}
