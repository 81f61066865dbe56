import { Loaded } from '@platform/module-kit';
import {
  dayInWords,
  ExportRows,
  heightFor,
  Muted,
  Toolbar,
  TRAINING_MODULES_FAILED,
} from '@platform/module-kit/screens';
import { Badge, Card, DataTable, EmptyState, Icon, onDemand, SkeletonTable, Stack, type Column } from '@platform/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AHEAD_DAYS, renewalInWords, renewalTone } from '../../rules/renewal';
import { useRenewals } from '../../source/queries';
import type { Renewal } from '../../source/rows/renewal';
import { useTrainingSource } from '../../source/useTrainingSource';
import { NextStep, type Step } from './NextStep';

const part = onDemand(() => import('../dialogs/dialogParts'));
const AssignDialog = part('AssignDialog');
const CompleteDialog = part('CompleteDialog');
const RenewDialog = part('RenewDialog');

/** Certifications that expire, and what renews each: a module, or the date of a new certificate. */
export function RenewalsTab() {
  const { basePath, canManage } = useTrainingSource();
  const renewals = useRenewals();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  return (
    <Loaded query={renewals} label="renewals" failure={TRAINING_MODULES_FAILED} shape={<SkeletonTable columns={5} />}>
      {(found) => (
        <Stack>
          <Toolbar>
            <Muted>
              What has expired, and what does in the next {AHEAD_DAYS} days. Completing the module writes the new date.
            </Muted>
            <ExportRows fileName="training-renewals" columns={exported} rows={found} />
          </Toolbar>
          <Card $padding="none">
            <DataTable
              label="Renewals"
              columns={canManage ? [...columnsFor(basePath), stepColumn(setStep)] : columnsFor(basePath)}
              rows={found}
              rowKey={({ certificationId }) => certificationId}
              rowName={({ name, certificationName }) => `${certificationName} of ${name}`}
              cards
              sort={{ column: 'expires', direction: 'ascending' }}
              maxHeight={heightFor(found.length)}
              empty={
                <EmptyState
                  title="Nothing to renew"
                  description={`Certifications appear here ${AHEAD_DAYS} days before they expire.`}
                  icon={<Icon name="shield" size={24} />}
                />
              }
            />
          </Card>
          {step?.does === 'assign' && (
            <AssignDialog
              moduleId={step.renewal.moduleId ?? undefined}
              staffIds={[step.renewal.staffId]}
              onClose={close}
            />
          )}
          {step?.does === 'renew' && <RenewDialog renewal={step.renewal} onClose={close} />}
          {step?.does === 'complete' && step.renewal.participantId !== null && (
            <CompleteDialog
              title={step.renewal.moduleTitle ?? ''}
              renews={step.renewal.certificationName}
              participants={[{ id: step.renewal.participantId, name: step.renewal.name }]}
              onClose={close}
              onDone={close}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

const columnsFor = (basePath: string): Column<Renewal>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ staffId, name }) => <Link to={`${basePath}/people/${staffId}`}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ daysLeft }) => <Badge tone={renewalTone(daysLeft)}>{renewalInWords(daysLeft)}</Badge>,
    onPhone: 'beside',
  },
  {
    key: 'certification',
    header: 'Certification',
    cell: ({ certificationName }) => certificationName,
    sortBy: ({ certificationName }) => certificationName,
    onPhone: 'line',
  },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ expiryDate }) => dayInWords(expiryDate),
    sortBy: ({ expiryDate }) => expiryDate,
  },
  {
    key: 'module',
    header: 'Renewed by',
    cell: ({ moduleId, moduleTitle }) =>
      moduleId === null ? (
        <Muted>No module renews it</Muted>
      ) : (
        <Link to={`${basePath}/${moduleId}`}>{moduleTitle}</Link>
      ),
  },
];

const stepColumn = (begin: (step: Step) => void): Column<Renewal> => ({
  key: 'step',
  header: 'Next step',
  align: 'end',
  cell: (renewal) => <NextStep renewal={renewal} begin={begin} />,
});

const exported = [
  { header: 'Name', value: ({ name }: Renewal) => name },
  { header: 'Role', value: ({ role }: Renewal) => role },
  { header: 'Certification', value: ({ certificationName }: Renewal) => certificationName },
  { header: 'Expires', value: ({ expiryDate }: Renewal) => expiryDate },
  { header: 'Days left', value: ({ daysLeft }: Renewal) => daysLeft },
  { header: 'Renewed by', value: ({ moduleTitle }: Renewal) => moduleTitle },
  { header: 'Module completed', value: ({ completedOn }: Renewal) => completedOn },
];
