import { Loaded } from '@platform/module-kit';
import { momentInWords, Muted, Refusal } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { Button, Stack } from '@platform/ui';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { REPORTS_OF_CLUB_FAILED } from '../../source/failures';
import { boardDocuments, type ExecutiveReport } from './executiveReports';
import type { ReportFormat } from './reportFile';
import { ReportList } from './ReportList';
import { useReportFiles } from './useReportFiles';

const formats: readonly { format: ReportFormat; words: string }[] = [
  { format: 'pdf', words: 'Download' },
  { format: 'pptx', words: 'Download slides' },
];

/** The latest files for the board that managers have made, for people who read reports. */
export function BoardFiles({ member }: { member: Member }) {
  const { timeZone } = useClubFutureSource();
  const { files, stateOf, download } = useReportFiles(member);
  return (
    <Loaded query={files} label="the files for the board" failure={REPORTS_OF_CLUB_FAILED} height="8rem">
      {(found) => {
        const latest = (type: ExecutiveReport, format: ReportFormat) =>
          found.find(
            (file) => file.parameters.type === type && file.parameters.format === format && stateOf(file) === 'done',
          );
        return (
          <Stack $gap="sm">
            <Refusal error={download.error} />
            <ReportList
              id="board"
              title="For the board"
              reports={boardDocuments}
              made={(type) => {
                const file = latest(type, 'pdf') ?? latest(type, 'pptx');
                return (
                  <Muted as="p">
                    {file ? `Made ${momentInWords(file.created_at, timeZone)}` : 'No manager has made it yet.'}
                  </Muted>
                );
              }}
              actions={(type, name) =>
                formats.map(({ format, words }) => {
                  const file = latest(type, format);
                  return (
                    file && (
                      <Button
                        key={format}
                        size="sm"
                        variant="secondary"
                        aria-label={format === 'pdf' ? `Download ${name}` : `Download ${name} as PowerPoint`}
                        loading={download.isPending && download.variables === file.id}
                        onClick={() => download.mutate(file.id)}
                      >
                        {words}
                      </Button>
                    )
                  );
                })
              }
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
