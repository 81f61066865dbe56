import { Loaded, usePageTitle } from '@platform/module-kit';
import { BackLink, dayInWords, PaperHead, ScreenOnly } from '@platform/module-kit/screens';
import {
  Alert,
  AppPage,
  Button,
  Card,
  EmptyState,
  Icon,
  onDemand,
  PageHeader,
  SkeletonTable,
  Stack,
} from '@platform/ui';
import { Printer, Settings2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePresent } from '../../shared/calendar/usePresent';
import { turnsOf } from '../rules/rotation/ownTurns';
import { rotationOf } from '../rules/rotation/rotation';
import { tooFewInWords } from '../rules/rotation/rotationWords';
import { useOnShift, usePeople, useRotation } from '../source/queries';
import type { OnShift, RotationRules } from '../source/rows/rotation';
import { useOperationsSource } from '../source/useOperationsSource';
import { OwnTurns } from './OwnTurns';
import { RotationTable } from './RotationTable';
import { ROTATION_FAILED } from '../source/failures';

const RotationDialog = onDemand(() => import('./RotationDialog'))('RotationDialog');

/** Who guards which stand at what time today, on one printed page. */
export function RotationPage() {
  const source = useOperationsSource();
  const rules = useRotation();
  const people = useOnShift(source.today());
  const [isChanging, setChanging] = useState(false);
  usePageTitle('Rotation · Operations');
  return (
    <AppPage>
      <PaperHead clubName={source.clubName} kind="Rotation" day={dayInWords(source.today())} />
      <PageHeader
        eyebrow={<BackLink to={source.basePath}>Operations</BackLink>}
        title="Rotation"
        description={`Who guards which stand on ${dayInWords(source.today())}.`}
        actions={
          <>
            {source.canManage && (
              <Button
                variant="secondary"
                icon={<Settings2 size={18} aria-hidden="true" />}
                onClick={() => setChanging(true)}
              >
                Stands and breaks
              </Button>
            )}
            <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <Loaded query={rules} label="the rotation" failure={ROTATION_FAILED} shape={<SkeletonTable rows={8} />}>
        {(found) => (
          <Loaded query={people} label="who is on shift" failure={ROTATION_FAILED} shape={<SkeletonTable rows={8} />}>
            {(there) => <Plan rules={found} people={there} onChange={() => setChanging(true)} />}
          </Loaded>
        )}
      </Loaded>
      {isChanging && rules.data && (
        <RotationDialog rules={rules.data} people={people.data ?? []} onClose={() => setChanging(false)} />
      )}
    </AppPage>
  );
}

interface PlanProps {
  rules: RotationRules;
  people: readonly OnShift[];
  onChange: () => void;
}

function Plan({ rules, people, onChange }: PlanProps) {
  const { canManage, timeZone, now: clock } = useOperationsSource();
  const now = usePresent(clock);
  const me = usePeople().data?.find(({ isMe }) => isMe)?.owner;
  const slots = rotationOf(people, rules);
  if (rules.stands.length === 0) {
    return (
      <Nothing
        title="No stand yet"
        description="A manager names the stands once; then each day has its rotation."
        action={canManage ? <Button onClick={onChange}>Name the stands</Button> : undefined}
      />
    );
  }
  if (slots.length === 0) {
    return (
      <Nothing
        title="No one is on shift for the stands"
        description="The rotation follows from published shifts and the time clock."
      />
    );
  }
  const turns = turnsOf(slots, rules.stands, me?.replace(/^staff:/, '') ?? '');
  const tooFew = tooFewInWords(slots, timeZone);
  return (
    <Stack $gap="md">
      {tooFew && (
        <ScreenOnly>
          <Alert tone="warning" title="Too few people for all stands and breaks">
            {tooFew}
          </Alert>
        </ScreenOnly>
      )}
      {turns.length > 0 && (
        <ScreenOnly>
          <OwnTurns turns={turns} now={now} />
        </ScreenOnly>
      )}
      <RotationTable rules={rules} slots={slots} now={now} />
    </Stack>
  );
}

function Nothing(texts: { title: string; description: string; action?: ReactNode }) {
  return (
    <Card>
      <EmptyState {...texts} icon={<Icon name="calendar-check" size={24} />} />
    </Card>
  );
}
