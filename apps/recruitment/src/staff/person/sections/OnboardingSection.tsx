import { Loaded } from '@platform/module-kit';
import { dayInWords, SectionTitle, Quiet } from '@platform/module-kit/screens';
import { Button, Checkbox, Inline, Progress, Stack } from '@platform/ui';
import { useId } from 'react';
import type { OnboardingItem, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { failures } from '../../source/failures';
import { useOnboarding, usePersonChange } from '../../source/queries';

/** What must be done before a person works. The last item turns Pending Onboarding into Active by itself. */
export function OnboardingSection({ person }: { person: StaffMember }) {
  const id = useId();
  const source = useStaffSource();
  const items = useOnboarding(person.id);
  const tick = usePersonChange(
    person.id,
    ({ item, isDone }: { item: OnboardingItem; isDone: boolean }) => source.setOnboardingDone(item.id, isDone),
    { failed: 'The checklist was not saved' },
  );
  return (
    <Stack as="section" $gap="xs" aria-labelledby={id}>
      <SectionTitle id={id}>Onboarding</SectionTitle>
      <Loaded query={items} label="the checklist" failure={failures.onboarding} height="6rem">
        {(listed) =>
          listed.length === 0 ? (
            <NoChecklist person={person} />
          ) : (
            <Checklist
              items={listed}
              readOnly={!source.canManage}
              onTick={(item, isDone) => tick.mutate({ item, isDone })}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** People who were added by hand or by import have no checklist until it is started. */
function NoChecklist({ person }: { person: StaffMember }) {
  const source = useStaffSource();
  const start = usePersonChange(person.id, () => source.startOnboarding(person.id), {
    failed: 'The checklist was not started',
  });
  if (person.status !== 'Pending Onboarding' || !source.canManage) return <Quiet>No checklist.</Quiet>;
  return (
    <>
      <Quiet>
        No checklist yet. It holds the papers of a new hire and what the role of {person.role} requires; with its last
        item done, {person.name} is Active.
      </Quiet>
      <Inline>
        <Button variant="secondary" size="sm" loading={start.isPending} onClick={() => start.mutate()}>
          Start onboarding checklist
        </Button>
      </Inline>
    </>
  );
}

interface ChecklistProps {
  items: readonly OnboardingItem[];
  readOnly: boolean;
  onTick: (item: OnboardingItem, isDone: boolean) => void;
}

function Checklist({ items, readOnly, onTick }: ChecklistProps) {
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <>
      <Progress
        label="Onboarding"
        value={done}
        max={items.length}
        valueText={`${done} of ${items.length} done`}
        tone={done === items.length ? 'success' : 'water'}
      />
      <Quiet>
        {done} of {items.length} done
      </Quiet>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          label={item.title}
          hint={hintOf(item)}
          checked={item.isDone}
          // The database completes it when the certification is entered, and not before.
          disabled={readOnly || (item.certificationTypeId !== null && !item.isDone)}
          onChange={(event) => onTick(item, event.target.checked)}
        />
      ))}
    </>
  );
}

function hintOf({ isDone, certificationTypeId, dueOn }: OnboardingItem): string | undefined {
  if (isDone) return undefined;
  const due = dueOn === null ? '' : `Due ${dayInWords(dueOn)}.`;
  if (certificationTypeId === null) return due || undefined;
  return `${due} Checked off when a valid certification is on record above.`.trim();
}
