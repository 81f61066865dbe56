import { Loaded, useMutation } from '@platform/module-kit';
import {
  NoSeason,
  SEASONS_FAILED,
  CurrentFile,
  momentInWords,
  Muted,
  Refusal,
  viewJobFile,
} from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { Button, SelectField, Stack } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSeasons } from '../../source/queries';
import type { Season } from '../../source/rows/season';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import type { ExecutiveFile, ReportFormat } from './reportFile';
import {
  annualDocuments,
  boardDocuments,
  executiveReports,
  performanceReports,
  type ExecutiveReport,
} from './executiveReports';
import { ReportList } from './ReportList';
import { useReportFiles, type ReportFiles } from './useReportFiles';

/** The reports of a club, for people who may make them. */
export function ReportsOfClub({ member }: { member: Member }) {
  const { canManage } = useClubFutureSource();
  const seasons = useSeasons();
  const files = useReportFiles(member);
  return (
    <Loaded query={seasons} label="the seasons" failure={SEASONS_FAILED} height="20rem">
      {(found) =>
        found.length === 0 ? (
          <NoSeason description="A report covers a season." page="/club-future" canEnter={canManage} />
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
  const ordered = isBusy ? (order.variables ?? current?.parameters) : undefined;
  const latestOf = (type: ExecutiveReport, format: ReportFormat) =>
    files.files.data?.find(
      (file) =>
        file.parameters.type === type &&
        file.parameters.format === format &&
        file.parameters.from === season?.startsOn &&
        file.parameters.to === season.endsOn &&
        stateOf(file) === 'done',
    );
  const generate = (
    type: ExecutiveReport,
    label: string,
    words: string,
    variant: 'primary' | 'secondary',
    format: ReportFormat,
  ) => {
    const isOrdered = ordered?.type === type && ordered.format === format;
    return (
      <Button
        size="sm"
        variant={variant}
        aria-label={label}
        loading={isOrdered}
        disabled={isBusy && !isOrdered}
        onClick={() => season && order.mutate({ type, season, format })}
      >
        {words}
      </Button>
    );
  };
  const saved = (type: ExecutiveReport, name: string) => {
    const file = latestOf(type, 'pdf');
    if (!file) return null;
    return (
      <>
        {downloadOf(file, `Download ${name}`, 'Download')}
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
  const downloadOf = (file: ExecutiveFile, label: string, words: string) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={label}
      loading={download.isPending && download.variables === file.id}
      onClick={() => download.mutate(file.id)}
    >
      {words}
    </Button>
  );
  const slides = latestOf('board-deck', 'pptx');
  const made = (type: ExecutiveReport) => {
    const file = latestOf(type, 'pdf');
    return file && <Muted as="p">Made {momentInWords(file.created_at, timeZone)}</Muted>;
  };
  return (
    <Stack $gap="lg">
      <SeasonChoice>
        <SelectField
          label="Season"
          options={seasons.map((one) => ({ value: one.year, label: one.year }))}
          value={year}
          onChange={(event) => setYear(event.target.value)}
        />
      </SeasonChoice>
      <CurrentFile files={files} name={nameOf} words={wordsOf} kept="It stays below, to download again." />
      <Refusal error={viewing.error} />
      <ReportList
        id="board"
        title="For the board"
        reports={boardDocuments}
        made={made}
        actions={(type, name) => (
          <>
            {generate(type, `Generate ${name} as PDF`, 'PDF', 'primary', 'pdf')}
            {generate(type, `Generate ${name} as PowerPoint`, 'PowerPoint', 'primary', 'pptx')}
            {saved(type, name)}
            {slides && downloadOf(slides, `Download ${name} as PowerPoint`, 'Download slides')}
          </>
        )}
      />
      <ReportList
        id="performance"
        title="Performance reports"
        reports={performanceReports}
        made={made}
        actions={(type, name) => (
          <>
            {generate(type, `Generate ${name}`, 'Generate', 'primary', 'pdf')}
            {saved(type, name)}
          </>
        )}
      />
      <ReportList
        id="annual"
        title="Annual documents"
        reports={annualDocuments}
        made={made}
        actions={(type, name) => saved(type, name) ?? generate(type, `Generate ${name}`, 'Generate', 'primary', 'pdf')}
      />
    </Stack>
  );
}

const SeasonChoice = styled.div`
  max-width: 16rem;
`;
