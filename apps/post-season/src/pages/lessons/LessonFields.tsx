import { lessons } from '@platform/database/refusals/lessons';
import type { DraftErrors } from '@platform/module-kit';
import { DateField, SelectField, TextArea, TextField } from '@platform/ui';
import type { Lesson, LessonDraft, LessonKind } from '../../source/rows/lesson';

export const lessonLabels = { kind: 'Kind', lesson: 'Lesson', action: 'Action', dueOn: 'Due' };

const kindOptions: readonly { value: LessonKind; label: string }[] = [
  { value: 'worked', label: 'What worked' },
  { value: 'improve', label: 'Improvement' },
  { value: 'priority', label: 'Next-season priority' },
];

/** The name of a kind, in a conflict between two versions. */
export const kindInWords = (kind: unknown): string => kindOptions.find(({ value }) => value === kind)?.label ?? '';

interface LessonFieldsProps {
  draft: LessonDraft;
  errors: DraftErrors<LessonDraft>;
  autoFocus?: boolean;
  onChange: (values: Partial<LessonDraft>) => void;
}

/** What a person writes down about a lesson. */
export function LessonFields({ draft, errors, autoFocus = false, onChange }: LessonFieldsProps) {
  return (
    <>
      <SelectField
        label={lessonLabels.kind}
        options={kindOptions}
        value={draft.kind}
        onChange={(event) => onChange({ kind: event.target.value as LessonKind })}
      />
      <TextField
        label={lessonLabels.lesson}
        limit={200}
        autoFocus={autoFocus}
        value={draft.lesson}
        error={errors.lesson}
        onChange={(event) => onChange({ lesson: event.target.value })}
      />
      <TextArea
        label={lessonLabels.action}
        hint="How to do it better; a checklist item keeps it as its notes."
        optional
        limit={500}
        value={draft.action}
        onChange={(event) => onChange({ action: event.target.value })}
      />
      <DateField
        label={lessonLabels.dueOn}
        optional
        value={draft.dueOn}
        error={errors.dueOn}
        onChange={(dueOn) => onChange({ dueOn })}
      />
    </>
  );
}

export const toLessonDraft = ({ kind, lesson, action, dueOn }: Lesson): LessonDraft => ({
  kind,
  lesson,
  action,
  dueOn,
});

/** What is wrong with a lesson, in the words of the database. */
export function checkLesson({ lesson, dueOn }: LessonDraft): DraftErrors<LessonDraft> {
  const isInRange = dueOn === '' || (dueOn >= '2000-01-01' && dueOn <= '2100-01-01');
  return {
    lesson: lesson.trim() === '' ? lessons.rules.lessons_lesson_length : undefined,
    dueOn: isInRange ? undefined : lessons.rules.lessons_due_on_range,
  };
}
