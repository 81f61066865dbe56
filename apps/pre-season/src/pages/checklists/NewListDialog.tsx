import { failureReason, Loaded } from '@platform/module-kit';
import { ENTER_TITLE, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { RadioGroup, SelectField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { templateInWords } from '../../rules/templateInWords';
import type { ListKind, ListTemplate } from '../../source/rows/checklist';
import { useTemplates } from '../../source/queries';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useSeason } from '../preSeason/SeasonContext';
import { TEMPLATES_FAILED } from '../../source/failures';

const kinds: readonly { value: ListKind; label: string }[] = [
  { value: 'pre_season', label: 'Checklist of the club' },
  { value: 'facility_preparation', label: 'Facility: one area of the grounds' },
];

/** Starts a checklist in the season, from a template or empty. */
export function NewListDialog({ onClose }: { onClose: () => void }) {
  const source = usePreSeasonSource();
  const { season, lists } = useSeason();
  const templates = useTemplates();
  const [chosen, setChosen] = useState<string>('');
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<ListKind>('pre_season');
  const isEmpty = chosen === EMPTY;
  const [errors, whenRight] = useErrorsOnceTried({
    chosen: chosen === '' ? 'Choose what the checklist begins with.' : undefined,
    title: isEmpty && title.trim() === '' ? ENTER_TITLE : undefined,
  });
  const starting = usePreSeasonChange(
    () => (isEmpty ? source.addList(season.id, kind, title) : source.startFromTemplate(chosen, season.id)),
    {
      onDone: () => {
        toast({ title: 'Checklist started', tone: 'success' });
        onClose();
      },
    },
  );
  const isStarted = ({ id }: ListTemplate) => lists.some(({ templateId }) => templateId === id);
  return (
    <FormDialog
      title="Start a checklist"
      description={`For season ${season.year}. Due dates count back from opening day.`}
      onClose={onClose}
      submit="Start"
      canSubmit={!templates.isLoading}
      isPending={starting.isPending}
      onSubmit={() => whenRight(() => starting.mutate(undefined))}
      refusal={starting.isError && failureReason(starting.error)}
    >
      <Loaded query={templates} label="templates" failure={TEMPLATES_FAILED} height="14rem">
        {(found) => (
          <RadioGroup
            label="Begin with"
            appearance="cards"
            value={chosen}
            error={errors.chosen}
            onChange={setChosen}
            options={[
              ...found
                .filter((template) => !isStarted(template))
                .map((template) => ({
                  value: template.id,
                  label: template.title,
                  description: templateInWords(template),
                })),
              { value: EMPTY, label: 'An empty list', description: 'With a title of your own' },
              ...found.filter(isStarted).map(({ id, title: label }) => ({
                value: id,
                label,
                description: 'Started already',
                disabled: true,
              })),
            ]}
          />
        )}
      </Loaded>
      {isEmpty && (
        <>
          <TextField
            label="Title"
            value={title}
            error={errors.title}
            limit={120}
            required
            onChange={(event) => setTitle(event.target.value)}
          />
          <SelectField
            label="Kind"
            options={kinds}
            value={kind}
            onChange={(event) => setKind(event.target.value as ListKind)}
          />
        </>
      )}
    </FormDialog>
  );
}

const EMPTY = 'empty';
