import { usePageTitle, useUnsavedChanges } from '@platform/module-kit';
import { BackLink, type CsvFile } from '@platform/module-kit/screens';
import { Alert, AppPage, Card, PageHeader, Stack, Stepper } from '@platform/ui';
import { useState } from 'react';
import { useStaffSource } from '../source/useStaffSource';
import { useRoles, useStaff } from '../source/queries';
import { CheckStep } from './steps/CheckStep';
import { ColumnsStep } from './steps/ColumnsStep';
import { DoneStep } from './steps/DoneStep';
import { FileStep } from './steps/FileStep';
import type { ImportReport } from './importReport';
import { ImportRefused } from './steps/ImportRefused';
import { guessMapping, type Target } from './reading/mapping';
import type { Reading } from './reading/reading';

type Progress =
  | { step: 'file' }
  | { step: 'columns'; file: CsvFile; mapping: readonly Target[] }
  | { step: 'check'; file: CsvFile; reading: Reading }
  | { step: 'done'; report: ImportReport; leftOut: number };

const steps = ['file', 'columns', 'check', 'done'] as const;

/** Imports people from a spreadsheet, for people who manage the club. */
export function ImportPage() {
  return useStaffSource().canManage ? <Import /> : <ImportRefused />;
}

/** Nothing changes until the last click. */
function Import() {
  const source = useStaffSource();
  const [progress, setProgress] = useState<Progress>({ step: 'file' });
  const at = steps.indexOf(progress.step);
  usePageTitle('Import staff');
  // Loads the data to compare with while the person chooses the file.
  useStaff();
  useRoles();
  useUnsavedChanges(progress.step === 'columns' || progress.step === 'check', 'the import');

  const goTo = (step: number) => {
    if (step === 0) setProgress({ step: 'file' });
    else if (step === 1 && progress.step === 'check') {
      setProgress({ step: 'columns', file: progress.file, mapping: progress.reading.mapping });
    }
  };
  return (
    <AppPage>
      <PageHeader
        eyebrow={<BackLink to={source.basePath}>Staff</BackLink>}
        title="Import staff"
        description="From a CSV file that any spreadsheet saves. You see what would change before anything does."
      />
      <Stack $gap="lg">
        {source.isDemo && <Alert>The file stays in your browser, and what it brings in lasts for your visit.</Alert>}
        <Stepper
          label="Import staff"
          steps={['File', 'Columns', 'Check', 'Done']}
          current={progress.step === 'done' ? steps.length : at}
          onGoTo={progress.step === 'done' ? undefined : goTo}
        />
        <Card $padding="lg">
          {progress.step === 'file' && (
            <FileStep onRead={(file) => setProgress({ step: 'columns', file, mapping: guessMapping(file.header) })} />
          )}
          {progress.step === 'columns' && (
            <ColumnsStep
              file={progress.file}
              mapping={progress.mapping}
              onBack={() => goTo(0)}
              onRead={(reading) => setProgress({ step: 'check', file: progress.file, reading })}
            />
          )}
          {progress.step === 'check' && (
            <CheckStep
              file={progress.file}
              reading={progress.reading}
              onBack={() => goTo(1)}
              onImported={(report, leftOut) => setProgress({ step: 'done', report, leftOut })}
            />
          )}
          {progress.step === 'done' && (
            <DoneStep
              report={progress.report}
              leftOut={progress.leftOut}
              onAnother={() => setProgress({ step: 'file' })}
            />
          )}
        </Card>
      </Stack>
    </AppPage>
  );
}
