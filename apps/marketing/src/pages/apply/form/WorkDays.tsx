import { counted } from '@platform/module-kit/screens';
import { DateField, SelectField } from '@platform/ui';
import type { Application } from './application';

interface WorkDaysProps {
  application: Application;
  errorOf: (field: keyof Application) => string | undefined;
  onChange: <Field extends keyof Application>(field: Field, value: Application[Field]) => void;
  sending: boolean;
}

const ages: readonly { value: Application['ageBand']; label: string }[] = [
  { value: 'under-14', label: 'Under 14' },
  { value: '14-15', label: '14 or 15' },
  { value: '16-17', label: '16 or 17' },
  { value: '18+', label: '18 or older' },
];
const daysAWeek = [1, 2, 3, 4, 5, 6, 7].map((days) => ({
  value: String(days),
  label: `${counted(days, 'day')} a week`,
}));

/** The applicant's first and last day of work, days a week and age band, which a club needs for its decision. */
export function WorkDays({ application, errorOf, onChange, sending }: WorkDaysProps) {
  const { firstDay, lastDay, daysPerWeek, ageBand } = application;
  return (
    <>
      <DateField
        label="First day you can work"
        name="firstDay"
        required
        readOnly={sending}
        value={firstDay}
        error={errorOf('firstDay')}
        onChange={(day) => onChange('firstDay', day)}
      />
      <DateField
        label="Last day you can work"
        name="lastDay"
        required
        readOnly={sending}
        value={lastDay}
        error={errorOf('lastDay')}
        onChange={(day) => onChange('lastDay', day)}
      />
      <SelectField
        label="How often?"
        name="daysPerWeek"
        required
        placeholder="Choose"
        options={daysAWeek}
        value={daysPerWeek}
        error={errorOf('daysPerWeek')}
        onChange={(event) => onChange('daysPerWeek', event.target.value)}
      />
      <SelectField
        label="How old are you on your first day?"
        name="ageBand"
        required
        placeholder="Choose"
        options={ages}
        value={ageBand}
        error={errorOf('ageBand')}
        onChange={(event) => onChange('ageBand', event.target.value as Application['ageBand'])}
      />
    </>
  );
}
