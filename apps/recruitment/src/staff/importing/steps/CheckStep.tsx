import { failureReason, Loaded } from '@platform/module-kit';
import { counted, type CsvFile, downloadCsv } from '@platform/module-kit/screens';
import { Alert, Button, Checkbox, FormActions, Inline, Stack } from '@platform/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStaffChange, useStaffSource } from '../../source/useStaffSource';
import { overPlan } from '../../rules/positions';
import { ReasonField } from '../../../shared/parts/ReasonField';
import type { Reading } from '../reading/reading';
import type { ImportReport } from '../importReport';
import { NewRoles } from './NewRoles';
import { problemRowLines } from '../problemRows';
import { comingByRole } from '../comingByRole';
import type { JudgedRow, RoleChoices } from '../rowStates';
import { RowsPreview } from './RowsPreview';
import { useTrial } from './useTrial';

interface CheckStepProps {
  file: CsvFile;
  reading: Reading;
  onBack: () => void;
  /** Called with what was imported, and how many rows were left out. */
  onImported: (report: ImportReport, leftOut: number) => void;
}

/** Shows for each row what the import will do, and the button that imports: all chosen rows, or none. */
export function CheckStep({ file, reading, onBack, onImported }: CheckStepProps) {
  const source = useStaffSource();
  const [choices, setChoices] = useState<RoleChoices>({});
  const [leavesOut, setLeavesOut] = useState(false);
  const [goesBeyond, setGoesBeyond] = useState(false);
  const [reason, setReason] = useState('');
  const { people, roles, judged, newRoles, isBefore, ...trial } = useTrial(file, reading, choices);
  const { good, bad, unchanged } = sorted(judged ?? []);
  const goodLines = new Set(good.map(({ line }) => line));
  const warnings = trial.warnings.filter(({ line }) => goodLines.has(line));
  const commit = () => source.importStaff(good, true, warnings.length > 0 ? reason.trim() : undefined);
  const committing = useStaffChange(commit, {
    onDone: (report) => onImported({ ...report, unchanged: report.unchanged + unchanged }, bad),
  });
  const beyond = overPlan(roles, comingByRole(judged ?? [], people, roles));
  const mayImport =
    judged !== undefined &&
    good.length > 0 &&
    (bad === 0 || leavesOut) &&
    (beyond.length === 0 || goesBeyond) &&
    (warnings.length === 0 || reason.trim().length >= 3) &&
    !isBefore;
  return (
    <Stack $gap="lg">
      <Loaded query={trial.query} label="what would change" failure={trial.failure} height="24rem">
        {(shown) => (
          <>
            {newRoles.length > 0 && (
              <NewRoles
                newRoles={newRoles}
                known={roles.map(({ title }) => title)}
                choices={choices}
                onChange={setChoices}
              />
            )}
            <RowsPreview judged={shown} />
            {beyond.length > 0 && (
              <Checkbox
                label="Import more people than are planned"
                hint={`${beyond.join(' ')} Positions are planned with the job roles.`}
                checked={goesBeyond}
                onChange={(event) => setGoesBeyond(event.target.checked)}
              />
            )}
            {warnings.length > 0 && (
              <ReasonField
                warned={warnings.map(({ line, message }) => `Line ${line}: ${message}`)}
                value={reason}
                error={undefined}
                onChange={setReason}
              />
            )}
            {bad > 0 && (
              <Inline $justify="between" $gap="sm">
                <Checkbox
                  label={leaveOutWords(bad)}
                  hint="Otherwise correct the file and choose it again: nothing is imported while a row has a problem."
                  checked={leavesOut}
                  onChange={(event) => setLeavesOut(event.target.checked)}
                />
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Download size={16} aria-hidden="true" />}
                  onClick={() => downloadCsv('staff-problems.csv', problemRowLines(file, shown))}
                >
                  Export {bad === 1 ? 'this row' : 'these rows'} with the reasons
                </Button>
              </Inline>
            )}
          </>
        )}
      </Loaded>
      {committing.error && (
        <Alert tone="danger" title="Nothing was imported">
          {failureReason(committing.error).replace(/^Nothing was imported\. /, '')}
        </Alert>
      )}
      <FormActions>
        <Button disabled={!mayImport} loading={committing.isPending} onClick={() => committing.mutate()}>
          {buttonFor(good.length)}
        </Button>
        <Button variant="secondary" disabled={committing.isPending} onClick={onBack}>
          Back to the columns
        </Button>
      </FormActions>
    </Stack>
  );
}

/** The rows that change something, and the number of others. */
function sorted(judged: readonly JudgedRow[]) {
  const count = (kind: JudgedRow['state']['kind']) => judged.filter(({ state }) => state.kind === kind).length;
  const changing = judged.filter(({ state }) => state.kind === 'new' || state.kind === 'changed');
  return { good: changing.map(({ row }) => row), bad: count('problem'), unchanged: count('unchanged') };
}

function leaveOutWords(rows: number): string {
  return rows === 1 ? 'Leave out the row with a problem' : `Leave out the ${counted(rows, 'row')} with problems`;
}

function buttonFor(rows: number): string {
  return rows === 0 ? 'Nothing to import' : `Import ${counted(rows, 'row')}`;
}
