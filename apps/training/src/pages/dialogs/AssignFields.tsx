import { CHOOSE_ROLE } from '@platform/module-kit/screens';
import { DateField, RadioGroup, SelectField } from '@platform/ui';
import { dueDateProblem } from '../../rules/dueChoice';
import { rolesOf } from '../../rules/roles';
import type { PersonTraining } from '../../source/rows/person';
import type { TrainingModule } from '../../source/rows/module';
import { PeoplePicker } from './PeoplePicker';

/** Who takes part in which module, with the due date. Empty if nothing is chosen. */
export interface Assignment {
  moduleId: string;
  who: 'role' | 'people';
  role: string;
  staffIds: ReadonlySet<string>;
  dueOn: string;
}

/** Whether a role or at least one person is chosen. */
export const isWhoChosen = ({ who, role, staffIds }: Assignment): boolean =>
  who === 'role' ? role !== '' : staffIds.size > 0;

interface AssignFieldsProps {
  modules: readonly TrainingModule[];
  people: readonly PersonTraining[];
  /** The club's current day (`YYYY-MM-DD`). */
  today: string;
  draft: Assignment;
  /** Whether the person has tried to assign. Then the form shows what is missing. */
  isTried: boolean;
  onChange: (change: Partial<Assignment>) => void;
}

/** The fields of an assignment. */
export function AssignFields({ modules, people, today, draft, isTried, onChange }: AssignFieldsProps) {
  const isMissing = isTried && !isWhoChosen(draft);
  return (
    <>
      <SelectField
        label="Module"
        placeholder="Choose a module"
        value={draft.moduleId}
        options={modules.map(({ id, title }) => ({ value: id, label: title }))}
        error={isTried && modules.every(({ id }) => id !== draft.moduleId) ? 'Choose a module.' : undefined}
        onChange={(event) => onChange({ moduleId: event.target.value })}
      />
      <RadioGroup
        label="Who takes part"
        appearance="cards"
        value={draft.who}
        onChange={(who) => onChange({ who })}
        options={[
          { value: 'role', label: 'Everyone with a role' },
          { value: 'people', label: 'Certain people' },
        ]}
      />
      {draft.who === 'role' ? (
        <SelectField
          label="Job role"
          placeholder="Choose a role"
          value={draft.role}
          options={rolesOf(people).map((each) => ({
            value: each,
            label: `${each} (${people.filter((person) => person.role === each).length})`,
          }))}
          error={isMissing ? CHOOSE_ROLE : undefined}
          onChange={(event) => onChange({ role: event.target.value })}
        />
      ) : (
        <PeoplePicker
          label="People"
          people={people}
          selected={draft.staffIds}
          error={isMissing ? 'Choose who takes part.' : undefined}
          onChange={(staffIds) => onChange({ staffIds })}
        />
      )}
      <DateField
        label="Due date"
        hint="Without a date it is never overdue. For training that has to be done before the season, choose opening day."
        optional
        value={draft.dueOn}
        error={dueDateProblem(draft.dueOn, today)}
        onChange={(dueOn) => onChange({ dueOn })}
      />
    </>
  );
}
