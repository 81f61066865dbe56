import { training_courses } from '@platform/database/refusals/training_courses';
import type { DraftErrors } from '@platform/module-kit';
import { RowFormDialog, useDialogForm, valueInWords } from '@platform/module-kit/screens';
import { NumberField, SelectField, TextArea, TextField, toast } from '@platform/ui';
import { useCertificationTypes } from '../../source/queries';
import type { ModuleDraft, TrainingModule } from '../../source/rows/module';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';

const { rules: said } = training_courses;

/** The form's fields: an empty string means none. */
interface ModuleFields extends Record<string, unknown> {
  title: string;
  description: string;
  certificationTypeId: string;
  validMonths: number | null;
  inServiceHours: number | null;
}

type ModuleRow = ModuleDraft & { id: string | null; version: number };

const blank: ModuleRow = {
  id: null,
  title: '',
  description: null,
  certificationTypeId: null,
  validMonths: null,
  inServiceHours: null,
  version: 0,
};

const labels = {
  title: 'Title',
  description: 'What is taught',
  certificationTypeId: 'Renews',
  validMonths: 'Renews for',
  inServiceHours: 'In-service hours',
};

interface ModuleDialogProps {
  /** The module to change. Without it, the dialog adds one. */
  module?: TrainingModule;
  onClose: () => void;
  /** Called with the module's id. */
  onSaved: (id: string) => void;
}

/** Adds a module, or changes one. */
export function ModuleDialog({ module, onClose, onSaved }: ModuleDialogProps) {
  const source = useTrainingSource();
  const types = useCertificationTypes();
  const saving = useTrainingChange(async ({ draft, version }: { draft: ModuleDraft; version: number }) => {
    if (!module) return source.addModule(draft);
    await source.saveModule(module.id, draft, version);
    return module.id;
  });
  const read = async (id: string | null): Promise<ModuleRow> => {
    const found = (await source.listModules()).find((each) => each.id === id);
    if (!found) throw new Error('This training does not exist any more. Close this and reload the list.');
    return found;
  };
  const form = useDialogForm<ModuleRow, ModuleFields>({
    what: 'the module',
    row: module ?? blank,
    toDraft,
    check: checkModule,
    save: async (fields, version) => read(await saving.mutateAsync({ draft: fromFields(fields), version })),
    read: () => read(module?.id ?? null),
    onSaved: ({ id, title }) => {
      toast({ title: module ? `${title} saved` : `${title} added`, tone: 'success' });
      if (id) onSaved(id);
    },
  });
  const { draft, errors, change } = form;
  const typeName = (id: unknown) => types.data?.find((type) => type.id === id)?.name ?? 'Nothing';
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(field, value) => (field === 'certificationTypeId' ? typeName(value) : valueInWords(value))}
      onClose={onClose}
      title={module ? 'Edit module' : 'New module'}
      submit={module ? 'Save module' : 'Add module'}
      isNew={!module}
    >
      <TextField
        label={labels.title}
        value={draft.title}
        error={errors.title}
        autoFocus
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={labels.description}
        optional
        rows={3}
        value={draft.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <SelectField
        label={labels.certificationTypeId}
        hint="Completing the module writes this certification, or extends it."
        placeholder="Nothing"
        value={draft.certificationTypeId}
        options={(types.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => change({ certificationTypeId: event.target.value })}
      />
      {draft.certificationTypeId !== '' && (
        <NumberField
          label={labels.validMonths}
          hint="Leave it empty to renew for the usual time of the certification."
          optional
          unit="months"
          min={1}
          max={120}
          value={draft.validMonths}
          onChange={(validMonths) => change({ validMonths })}
        />
      )}
      <NumberField
        label={labels.inServiceHours}
        hint="What completing it counts for."
        optional
        unit="hours"
        min={0}
        max={100}
        step={0.5}
        value={draft.inServiceHours}
        onChange={(inServiceHours) => change({ inServiceHours })}
      />
    </RowFormDialog>
  );
}

const toDraft = (row: ModuleRow): ModuleFields => ({
  title: row.title,
  description: row.description ?? '',
  certificationTypeId: row.certificationTypeId ?? '',
  validMonths: row.validMonths,
  inServiceHours: row.inServiceHours,
});

const fromFields = (fields: ModuleFields): ModuleDraft => ({
  title: fields.title.trim(),
  description: fields.description.trim() || null,
  certificationTypeId: fields.certificationTypeId || null,
  validMonths: fields.certificationTypeId ? fields.validMonths : null,
  inServiceHours: fields.inServiceHours,
});

/** Checks the fields by the same rules as the database. */
function checkModule({ title, description, validMonths, inServiceHours }: ModuleFields): DraftErrors<ModuleFields> {
  const within = (value: number | null, least: number, most: number) =>
    value === null || (value >= least && value <= most);
  return {
    title: title.trim() && title.length <= 120 ? undefined : said.training_courses_title_length,
    description: description.length <= 4000 ? undefined : said.training_courses_description_length,
    validMonths: within(validMonths, 1, 120) ? undefined : said.training_courses_valid_range,
    inServiceHours: within(inServiceHours, 0, 100) ? undefined : said.training_courses_hours_range,
  };
}
