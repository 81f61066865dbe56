import { dayInWords, moneyInWords, RowFormDialog, useDialogForm, rowOrGone } from '@platform/module-kit/screens';
import { DateField, Grid, MoneyField, SelectField, TextArea, TextField, toast } from '@platform/ui';
import { levelOptions, levelWords } from '../../rules/levels';
import type { Level } from '../../source/rows/level';
import type { Project, ProjectDraft } from '../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { MOST_CENTS } from '../../rules/mostCents';
import { checkProject } from './checkProject';

const labels: Record<keyof ProjectDraft, string> = {
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  budget: 'Budget',
  timeline: 'Timeline',
  startsOn: 'Starts on',
  endsOn: 'Ends on',
};

type Fields = ProjectDraft & Record<string, unknown>;
type Row = ProjectDraft & { version: number };

interface ProjectDialogProps {
  /** The project to change; a new one is added without it. */
  project?: Project;
  onClose: () => void;
  /** Called with the id of a new project. */
  onAdded?: (id: string) => void;
}

/** Adds a project to the pipeline, or changes one. */
export function ProjectDialog({ project, onClose, onAdded }: ProjectDialogProps) {
  const source = useClubFutureSource();
  const saving = useClubFutureChange(async ({ draft, version }: { draft: ProjectDraft; version: number }) => {
    if (project) return source.saveProject(project.id, draft, version);
    const id = await source.addProject(draft);
    return { ...draft, id, version: 1 };
  });
  const form = useDialogForm<Row & { id?: string }, Fields>({
    what: 'the project',
    row: project ?? blank,
    toDraft: draftOf,
    check: checkProject,
    save: (draft, version) => saving.mutateAsync({ draft, version }),
    read: async () => rowOrGone(await source.listProjects(), project?.id, 'project'),
    onSaved: ({ id, title }) => {
      toast({ title: project ? 'Project saved' : 'Project added', description: title.trim(), tone: 'success' });
      if (!project && id && onAdded) onAdded(id);
      else onClose();
    },
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(field, value) => {
        if (field === 'budget') return moneyInWords(value as number | null);
        if (field === 'priority') return levelWords[value as Level];
        return field === 'startsOn' || field === 'endsOn' ? dayInWords(String(value) || null) : String(value);
      }}
      size="lg"
      isNew={!project}
      onClose={onClose}
      title={project ? 'Edit project' : 'Add Project'}
      description={project ? undefined : 'It begins as proposed. Change its status as it goes on.'}
      submit={project ? 'Save project' : 'Add Project'}
    >
      <TextField
        label={labels.title}
        limit={200}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={labels.description}
        optional
        rows={3}
        limit={4000}
        value={draft.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Grid $min="13rem" $gap="md" $stretch>
        <SelectField
          label={labels.priority}
          options={levelOptions}
          value={draft.priority}
          onChange={(event) => change({ priority: event.target.value as Level })}
        />
        <MoneyField
          label={labels.budget}
          optional
          hint="Empty while it is not known."
          value={draft.budget}
          max={MOST_CENTS}
          error={errors.budget}
          onChange={(budget) => change({ budget })}
        />
        <TextField
          label={labels.timeline}
          optional
          hint="In words, such as Fall 2026."
          value={draft.timeline}
          error={errors.timeline}
          onChange={(event) => change({ timeline: event.target.value })}
        />
        <DateField
          label={labels.startsOn}
          optional
          value={draft.startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
        <DateField
          label={labels.endsOn}
          optional
          value={draft.endsOn}
          error={errors.endsOn}
          onChange={(endsOn) => change({ endsOn })}
        />
      </Grid>
    </RowFormDialog>
  );
}

const blank: Row = {
  title: '',
  description: '',
  priority: 'medium',
  budget: null,
  timeline: '',
  startsOn: '',
  endsOn: '',
  version: 0,
};

const draftOf = ({ title, description, priority, budget, timeline, startsOn, endsOn }: ProjectDraft): Fields => ({
  title,
  description,
  priority,
  budget,
  timeline,
  startsOn,
  endsOn,
});
