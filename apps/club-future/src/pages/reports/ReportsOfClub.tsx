import { Loaded, useMutation } from '@platform/module-kit';
import { SEASONS_FAILED, CurrentFile, momentInWords, Muted, Refusal, viewJobFile } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { Button, EmptyState, Icon, SelectField, Stack } from '@platform/ui';
import { useState } from 'react';
import { useSeasons } from '../../source/queries';
import type { Season } from '../../source/rows/season';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import type { ExecutiveFile } from './reportFile';
import { annualDocuments, executiveReports, performanceReports, type ExecutiveReport } from './executiveReports';
import { ReportList } from './ReportList';
import { useReportFiles, type ReportFiles } from './useReportFiles';

/** The reports of a club, for people who may make them. */
export function ReportsOfClub({ member }: { member: Member }) {
  const seasons = useSeasons();
  const files = useReportFiles(member);
  return (
    <Loaded query={seasons} label="the seasons" failure={SEASONS_FAILED} height="20rem">
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            title="No season yet"
            description="A report covers a season. Enter when yours begins and ends in the settings."
            icon={<Icon name="clipboard-list" size={24} />}
          />
        ) : (
          <Reports seasons={found} files={files} />
        )
      }
    </Loaded>
  );
}

const nameOf = ({ parameters }: ExecutiveFile) => executiveReports[parameters.type].name;
const wordsOf = (file: ExecutiveFile) => `${nameOf(file)}, ${file.parameters.from.slice(0, 4)}`;

function Reports({ seasons, files }: { seasons: readonly Season[]; files: ReportFiles }) {
  const { today, timeZone } = useClubFutureSource();
  // The season that the club looks back on: the latest one that has ended, else the first.
  const [year, setYear] = useState(
    () => (seasons.find(({ endsOn }) => endsOn < today()) ?? seasons.at(-1))?.year ?? '',
  );
  const season = seasons.find((one) => one.year === year);
  const { order, current, stateOf, download } = files;
  const viewing = useMutation({ mutationFn: viewJobFile });
  const isBusy = order.isPending || stateOf(current) === 'working';
  const ordered = isBusy ? (order.variables?.type ?? current?.parameters.type) : undefined;
  const latestOf = (type: ExecutiveReport) =>
    files.files.data?.find(
      (file) =>
        file.parameters.type === type &&
        file.parameters.from === season?.startsOn &&
        file.parameters.to === season.endsOn &&
        stateOf(file) === 'done',
    );
  const generate = (type: ExecutiveReport, name: string, words: string, variant: 'primary' | 'secondary') => (
    <Button
      size="sm"
      variant={variant}
      aria-label={`${words} ${name}`}
      loading={ordered === type}
      disabled={isBusy && ordered !== type}
      onClick={() => season && order.mutate({ type, season })}
    >
      {words}
    </Button>
  );
  const saved = (type: ExecutiveReport, name: string) => {
    const file = latestOf(type);
    if (!file) return null;
    return (
      <>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Download ${name}`}
          loading={download.isPending && download.variables === file.id}
          onClick={() => download.mutate(file.id)}
        >
          Download
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`View ${name}`}
          loading={viewing.isPending && viewing.variables === file.id}
          onClick={() => viewing.mutate(file.id)}
        >
          View
        </Button>
      </>
    );
  };
  const made = (type: ExecutiveReport) => {
    const file = latestOf(type);
    return file && <Muted as="p">Made {momentInWords(file.created_at, timeZone)}</Muted>;
  };
  return (
    <Stack $gap="lg">
      <div>
        <SelectField
          label="Season"
          options={seasons.map((one) => ({ value: one.year, label: one.year }))}
          value={year}
          onChange={(event) => setYear(event.target.value)}
        />
      </div>
      <CurrentFile files={files} name={nameOf} words={wordsOf} kept="It stays below, to download again." />
      <Refusal error={viewing.error} />
      <ReportList
        id="performance"
        title="Performance reports"
        reports={performanceReports}
        made={made}
        actions={(type, name) => (
          <>
            {generate(type, name, 'Generate', 'primary')}
            {saved(type, name)}
          </>
        )}
      />
      <ReportList
        id="annual"
        title="Annual documents"
        reports={annualDocuments}
        made={made}
        actions={(type, name) => saved(type, name) ?? generate(type, name, 'Generate', 'primary')}
      />
    </Stack>
  );
}
