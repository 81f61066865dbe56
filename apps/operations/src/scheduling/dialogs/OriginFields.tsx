import { isTypedDay } from '@platform/module-kit/screens';
import { DateField, RadioGroup, SelectField } from '@platform/ui';
import { sundayOf } from '../../shared/calendar/week';
import type { WeekOrigin } from '../source/changes/weeks';
import type { Template } from '../source/rows/week';
import { dayName } from '../words/formats';

/** What the shifts of a new week are made of, as it is typed. */
export interface OriginDraft {
  kind: WeekOrigin['kind'];
  /** A day of the week to copy, `YYYY-MM-DD`. */
  from: string;
  templateId: string;
}

interface OriginFieldsProps {
  origin: OriginDraft;
  /** Undefined until they are read. */
  templates: readonly Pick<Template, 'id' | 'name'>[] | undefined;
  errors: { from?: string; template?: string };
  onChange: (values: Partial<OriginDraft>) => void;
}

/** Chooses where the shifts of a new week come from. */
export function OriginFields({ origin, templates, errors, onChange }: OriginFieldsProps) {
  const { kind, from, templateId } = origin;
  return (
    <>
      <RadioGroup
        label="Start from"
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
        options={[
          { value: 'week', label: 'Copy of a week', description: 'The same people at the same hours.' },
          { value: 'template', label: 'Template', description: 'A week that you have saved under a name.' },
          { value: 'blank', label: 'Blank', description: 'An empty week to fill by hand.' },
        ]}
      />
      {kind === 'week' && (
        <DateField
          label="Week to copy"
          hint={isTypedDay(from) ? `From ${dayName(sundayOf(from))}.` : undefined}
          value={from}
          error={errors.from}
          onChange={(day) => onChange({ from: day })}
        />
      )}
      {kind === 'template' && (
        <SelectField
          label="Template"
          value={templateId}
          error={errors.template}
          hint={templates?.length === 0 ? 'No template is saved yet: Recurring Schedules saves a week.' : undefined}
          options={(templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ templateId: event.target.value })}
        />
      )}
    </>
  );
}
