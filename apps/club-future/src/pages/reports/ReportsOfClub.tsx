import { Loaded } from '@platform/module-kit';
import { NoSeason, SEASONS_FAILED, CurrentFile, momentInWords, Muted, Refusal } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { SelectField, Stack } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSeasons } from '../../source/queries';
import type { Season } from '../../source/rows/season';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import type { ExecutiveFile } from './reportFile';
import {
  annualDocuments,
  boardDocuments,
  executiveReports,
  performanceReports,
  type ExecutiveReport,
} from './executiveReports';
import { ReportList } from './ReportList';
import { useReportButtons } from './useReportButtons';
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
  const { latestOf, generate, downloadOf, saved, viewFailure } = useReportButtons(files, season);
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
      <Refusal error={viewFailure} />
      <ReportList
        id="board"
        title="For the board"
        reports={boardDocuments}
        made={made}
        actions={(type, name) => (
          <>
            {generate({ type, format: 'pdf', label: `Generate PDF: ${name}`, words: 'Generate PDF' })}
            {generate({ type, format: 'pptx', label: `Generate PowerPoint: ${name}`, words: 'Generate PowerPoint' })}
            {saved(type, name)}
            {slides && downloadOf(slides, `Download slides: ${name}`, 'Download slides')}
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
            {generate({ type, format: 'pdf', label: `Generate ${name}`, words: 'Generate' })}
            {saved(type, name)}
          </>
        )}
      />
      <ReportList
        id="annual"
        title="Annual documents"
        reports={annualDocuments}
        made={made}
        actions={(type, name) =>
          saved(type, name) ?? generate({ type, format: 'pdf', label: `Generate ${name}`, words: 'Generate' })
        }
      />
    </Stack>
  );
}

const SeasonChoice = styled.div`
  max-width: 16rem;
`;
