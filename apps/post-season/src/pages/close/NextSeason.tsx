import { failureReason, isOffered, Link, Loaded, useManifest, useRights } from '@platform/module-kit';
import {
  counted,
  dayInWords,
  type EnteredSeason,
  proposedDays,
  Refusal,
  SEASONS_FAILED,
  StartSeasonForm,
} from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, Card, CardTitle, toast, token } from '@platform/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { rehired } from '../../rules/rehired';
import { FORWARD_FAILED } from '../../source/failures';
import { useCurrentYear, useForward, usePeople } from '../../source/queries';
import type { Forward, Season } from '../../source/rows/season';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** The way into the next season, step by step: enter it, make it current, copy the preparation, and rehire. */
export function NextSeason() {
  const { season, nextSeason } = useSeason();
  const { paths } = usePostSeasonSource();
  const current = useCurrentYear();
  const forward = useForward(season.id);
  const manifest = useManifest();
  const rights = useRights();
  const year = nextSeason?.year ?? String(Number(season.year) + 1);
  const has = (page: string) => isOffered(manifest, page, rights);
  return (
    <Card as="section" aria-labelledby="next-season-title">
      <CardTitle id="next-season-title">Start season {year}</CardTitle>
      <Loaded query={current} failure={SEASONS_FAILED} height="12rem">
        {(currentYear) => (
          <Loaded query={forward} failure={FORWARD_FAILED} height="12rem">
            {(found) => (
              <Steps role="list">
                <EnterStep season={season} next={nextSeason} year={year} />
                <CurrentStep next={nextSeason} currentYear={currentYear} year={year} />
                {has(paths.preSeason) && (
                  <Step
                    isDone={isCopied(found)}
                    title="Copy the preparation forward"
                    detail={forwardInWords(found, season.year, year)}
                  >
                    {nextSeason && (
                      <Link to={`${paths.preSeason}?season=${season.year}&new=copy`}>Choose what goes along</Link>
                    )}
                  </Step>
                )}
                {has(paths.recruitment) && <RehireStep season={season} next={nextSeason} year={year} />}
              </Steps>
            )}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}

const isCopied = ({ lists, copiedLists, budgetLines, nextBudgetLines }: Forward) =>
  lists + budgetLines > 0 && copiedLists === lists && (budgetLines === 0 || nextBudgetLines > 0);

function forwardInWords(
  { lists, copiedLists, budgetLines, nextBudgetLines }: Forward,
  from: string,
  to: string,
): string {
  const there = `${to} has ${copiedLists} of the checklists, and ${counted(nextBudgetLines, 'budget line')}.`;
  return `${from} has ${counted(lists, 'checklist')} and ${counted(budgetLines, 'budget line')}. ${there}`;
}

interface EnterStepProps {
  season: Season;
  next: Season | null;
  year: string;
}

function EnterStep({ season, next, year }: EnterStepProps) {
  const source = usePostSeasonSource();
  const [isEntering, setIsEntering] = useState(false);
  const starting = usePostSeasonChange((draft: EnteredSeason) => source.startSeason(draft), {
    onDone: (started) => {
      toast({ title: `Season ${started.year} started`, tone: 'success' });
      setIsEntering(false);
    },
  });
  return (
    <Step
      isDone={next !== null}
      title={`Enter season ${year}`}
      detail={
        next
          ? `${dayInWords(next.startsOn)} to ${dayInWords(next.endsOn)}, opening on ${dayInWords(next.opensOn)}.`
          : proposedDays(season)
      }
    >
      {!next && (
        <Button variant="secondary" size="sm" onClick={() => setIsEntering(true)}>
          Start season {year}…
        </Button>
      )}
      {isEntering && (
        <StartSeasonForm
          title="Start the next season"
          description={() => 'When staff begin, when members come, and when the club closes.'}
          latest={season}
          isPending={starting.isPending}
          refusal={starting.isError && failureReason(starting.error)}
          onStart={starting.mutate}
          onClose={() => setIsEntering(false)}
        />
      )}
    </Step>
  );
}

interface CurrentStepProps {
  next: Season | null;
  currentYear: string;
  year: string;
}

function CurrentStep({ next, currentYear, year }: CurrentStepProps) {
  const source = usePostSeasonSource();
  const { reloadMembership } = useAuth();
  const moving = usePostSeasonChange(() => source.makeCurrent(year), {
    onDone: () => {
      toast({ title: `${year} is the current season`, tone: 'success' });
      // Every page follows the club's season.
      if (!source.isDemo) void reloadMembership();
    },
  });
  const isDone = next !== null && currentYear >= next.year;
  return (
    <Step
      isDone={isDone}
      title={`Make ${year} the current season`}
      detail={
        isDone ? `The club works on ${currentYear}.` : `The club works on ${currentYear}. Every page moves along.`
      }
    >
      <Refusal error={moving.error} />
      {next && !isDone && (
        <Button variant="secondary" size="sm" loading={moving.isPending} onClick={() => moving.mutate()}>
          Make {year} current
        </Button>
      )}
    </Step>
  );
}

/** People who want to return come back one by one, so the step counts them. */
function RehireStep({ season, next, year }: EnterStepProps) {
  const { paths } = usePostSeasonSource();
  const people = usePeople(season.id);
  const { willing, back } = rehired(people.data ?? []);
  return (
    <Step
      isDone={willing > 0 && back === willing}
      title="Rehire the people who come back"
      detail={
        willing > 0
          ? `Of those who want to return, ${back} of ${willing} are on the staff of ${year}.`
          : `No one of ${season.year} fills a position of ${year} until they are rehired.`
      }
    >
      {season.isClosed && next && (
        <Link to={`${paths.recruitment}?tab=last-season`}>Open Last season in Recruitment</Link>
      )}
    </Step>
  );
}

interface StepProps {
  isDone: boolean;
  title: string;
  detail: string;
  children: ReactNode;
}

function Step({ isDone, title, detail, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      {isDone ? <CircleCheck size={18} aria-label="Done:" /> : <Circle size={18} aria-label="Open:" />}
      <Words>
        <b>{title}</b>
        <p>{detail}</p>
        {children}
      </Words>
    </li>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${token.space.md};
  margin: ${token.space.sm} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${token.space.sm};
  }
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${token.color.inkMuted};
  }
  [data-done] > svg {
    color: ${token.color.success};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.xxs};
  min-width: 0;
  b {
    font-weight: ${token.weight.medium};
  }
  p {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
