import { failureReason, useMutation } from '@platform/module-kit';
import { counted, FormDialog, readCsv } from '@platform/module-kit/screens';
import { Alert, Checkbox, FileDrop, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { feedbackRows } from '../../rules/surveys/feedbackRows';
import { judgeRows } from '../../rules/surveys/judgeRows';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { UploadPreview } from './UploadPreview';

/** Largest file (bytes): 5,000 rows with long comments are smaller. */
const MAX_BYTES = 10_000_000;

/** Takes a CSV of feedback, shows what would be added, and adds it. Nothing is stored before. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [file, setFile] = useState<File | null>(null);
  const [leavesOutBad, setLeavesOutBad] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const reading = useMutation({ mutationFn: async (chosen: File) => feedbackRows(await readCsv(chosen)) });
  const rows = (file && reading.data) ?? [];
  const judged = judgeRows(rows, season.year, source.today());
  const bad = judged.filter(({ problem }) => problem !== null);
  const good = judged.length - bad.length;
  const uploading = usePostSeasonChange(
    () => source.importFeedback({ seasonId: season.id, fileName: file?.name ?? '', rows, leavesOutBad }),
    {
      onDone: ({ accepted }) => {
        toast({
          title: 'Feedback uploaded',
          description: `${counted(accepted, 'row')} of ${file?.name}.`,
          tone: 'success',
        });
        onClose();
      },
    },
  );
  const problem = problemOf({ isRead: rows.length > 0, good, bad: bad.length, leavesOutBad });
  const forget = () => {
    setFile(null);
    setLeavesOutBad(false);
    setIsTried(false);
    reading.reset();
    uploading.reset();
  };
  return (
    <FormDialog
      title="Upload Additional Feedback"
      description={`Feedback about ${season.year} that the club collected elsewhere. It counts beside the surveys.`}
      submit={good > 0 ? `Upload ${counted(good, 'row')}` : 'Upload'}
      unsaved="the upload"
      isChanged={file !== null}
      isPending={uploading.isPending}
      waitsForAnswer
      onClose={onClose}
      onSubmit={() => {
        setIsTried(true);
        if (problem === undefined) uploading.mutate(undefined);
      }}
      refusal={uploading.isError && failureReason(uploading.error)}
    >
      <FileDrop
        label="CSV file"
        accept={['.csv', '.tsv', '.txt', 'text/csv']}
        maxBytes={MAX_BYTES}
        hint="Its first line names the columns: date, category, rating (1 to 5) and comment."
        error={isTried && rows.length === 0 && !reading.isError ? problem : undefined}
        entries={
          file
            ? [
                {
                  id: 'file',
                  name: file.name,
                  size: file.size,
                  error: reading.isError ? failureReason(reading.error) : undefined,
                },
              ]
            : []
        }
        onAdd={([chosen]) => {
          if (!chosen) return;
          forget();
          setFile(chosen);
          reading.mutate(chosen);
        }}
        onRemove={forget}
      />
      {rows.length > 0 && (
        <Stack $gap="md">
          <Alert
            tone={bad.length > 0 ? 'warning' : 'success'}
            title={`${good} of ${counted(judged.length, 'row')} can be read`}
          >
            {bad.length > 0
              ? good > 0
                ? 'Correct the others in the file and choose it again, or leave them out.'
                : 'Correct the rows in the file and choose it again.'
              : 'Each has a date, a category and a rating.'}
          </Alert>
          {bad.length > 0 && good > 0 && (
            <Checkbox
              label={`Leave out ${counted(bad.length, 'row')}`}
              checked={leavesOutBad}
              onChange={(event) => setLeavesOutBad(event.target.checked)}
              {...(isTried && problem !== undefined && { error: problem })}
            />
          )}
          {isTried && good === 0 && problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <UploadPreview judged={judged} />
        </Stack>
      )}
    </FormDialog>
  );
}

interface Upload {
  isRead: boolean;
  good: number;
  bad: number;
  leavesOutBad: boolean;
}

/** Why it cannot be uploaded yet. */
function problemOf({ isRead, good, bad, leavesOutBad }: Upload): string | undefined {
  if (!isRead) return 'Choose a CSV file.';
  if (good === 0) return 'None of the rows can be read. Correct the file and choose it again.';
  return bad > 0 && !leavesOutBad ? 'Leave these rows out, or correct them in the file.' : undefined;
}
