import { ConfirmDialog, counted, dayInWords, DividedList, Muted } from '@platform/module-kit/screens';
import { Card, CardTitle, IconButton, Stack, toast } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FeedbackUpload } from '../../source/rows/feedback';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** The files that were uploaded. One of a season that has not closed can be taken back. */
export function Uploads({ uploads }: { uploads: readonly FeedbackUpload[] }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [removing, setRemoving] = useState<FeedbackUpload | null>(null);
  return (
    <Card as="section" aria-labelledby="uploads-title">
      <CardTitle id="uploads-title">Uploaded feedback</CardTitle>
      <DividedList>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <Stack $gap="hair">
              <b>{upload.fileName}</b>
              <Muted>{factsOf(upload, source.today()).join(', ')}</Muted>
            </Stack>
            {!season.isClosed && (
              <IconButton
                label={`Take back ${upload.fileName}`}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => setRemoving(upload)}
              />
            )}
          </li>
        ))}
      </DividedList>
      {removing && (
        <ConfirmDialog
          title="Take this upload back?"
          description={`The ${counted(removing.rows, 'row')} of ${removing.fileName} no longer count, and their comments go. You can upload the file again.`}
          action="Take back"
          change={() => source.deleteUpload(removing.id)}
          onClose={() => setRemoving(null)}
          onDone={() => {
            toast({ title: 'Upload taken back', description: removing.fileName, tone: 'success' });
            setRemoving(null);
          }}
        />
      )}
    </Card>
  );
}

function factsOf({ rows, leftOut, firstDay, lastDay }: FeedbackUpload, today: string): string[] {
  const days =
    firstDay === lastDay
      ? dayInWords(firstDay, today)
      : `${dayInWords(firstDay, today)} to ${dayInWords(lastDay, today)}`;
  return [counted(rows, 'row'), ...(leftOut > 0 ? [`${leftOut} left out`] : []), days];
}
