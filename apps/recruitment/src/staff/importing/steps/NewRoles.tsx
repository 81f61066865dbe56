import { counted } from '@platform/module-kit/screens';
import { Alert, Grid, SelectField, Stack } from '@platform/ui';
import type { ImportReport } from '../importReport';
import { roleKey, type RoleChoices } from '../rowStates';

interface NewRolesProps {
  newRoles: ImportReport['newRoles'];
  /** Titles of the club's job roles. */
  known: readonly string[];
  choices: RoleChoices;
  onChange: (choices: RoleChoices) => void;
}

/** Asks before adding a job role: it may be an existing one under another name. */
export function NewRoles({ newRoles, known, choices, onChange }: NewRolesProps) {
  return (
    <Stack>
      <Alert
        tone="warning"
        title={newRoles.length === 1 ? 'One job role is new' : `${counted(newRoles.length, 'job role')} are new`}
      >
        Make it, or say which of your job roles it is. Until then its rows are not imported.
      </Alert>
      <Grid $min="16rem" $gap="md">
        {newRoles.map(({ title, people }) => {
          const choice = choices[roleKey(title)] ?? 'not yet';
          return (
            <SelectField
              key={title}
              label={title}
              hint={counted(people, 'person', 'people')}
              value={choice}
              options={[
                { value: 'not yet', label: 'Choose what to do' },
                { value: 'make', label: `Make the job role "${title}"` },
                ...known.map((role) => ({ value: `as ${role}`, label: `It is ${role}` })),
              ]}
              onChange={(event) =>
                onChange({ ...choices, [roleKey(title)]: event.target.value as RoleChoices[string] })
              }
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
