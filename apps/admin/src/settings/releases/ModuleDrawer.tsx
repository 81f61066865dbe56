import { HISTORY_FAILED, Quiet, SectionTitle } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Badge, Drawer, IconButton, Inline, Stack, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { LatestOnly } from '../../shared/LatestOnly';
import { canBeHad, isListed, stateInWords } from '../../shared/releases/releaseStates';
import { useReleaseEvents, useReleases } from '../../source/queries';
import {
  MOST_EVENTS,
  RELEASES_FAILED,
  type RegisteredModule,
  type ReleaseEvent,
  type ReleaseState,
  type Rollout,
} from '../../source/rows/release';
import { Command } from '../frame/Command';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import { eventWords, movementOf } from './eventWords';
import { ReleaseLacks } from './ReleaseLacks';
import { releaseCommands } from './releaseCommands';
import { nextShare } from './rolloutWords';

type Channel = RegisteredModule['channels'][number];

/** One module: its releases with the command that promotes each, and their whole history. */
export function ModuleDrawer({ module, onClose }: { module: RegisteredModule; onClose: () => void }) {
  const releases = useReleases(module.id);
  const events = useReleaseEvents(module.id);
  const production = module.channels.find(({ channel }) => channel === 'production');
  const inProduction = production?.version;
  const rollout = production?.rollout;
  return (
    <Drawer open side="right" label={`History of ${module.title}`} onClose={onClose}>
      <Content>
        <Inline $justify="between">
          <h2>{module.title}</h2>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </Inline>
        <Stack as="section" $gap="sm" aria-label="Move production">
          <Quiet>
            A new production release rewrites every page of the site, so the command runs on the server of the platform.
            Copy a command and add your reason. The history keeps it.
          </Quiet>
          {rollout && (
            <>
              <ReleaseLacks moduleId={module.id} version={rollout.candidate} />
              <LabeledCommand what={`Roll ${rollout.candidate} out to ${nextShare(rollout)} %`}>
                {releaseCommands.rollOut(module.id, rollout.candidate, nextShare(rollout))}
              </LabeledCommand>
            </>
          )}
          <Rollback module={module} production={production} />
        </Stack>
        <section aria-label="Releases">
          <SectionTitle>Releases</SectionTitle>
          <Loaded query={releases} label="releases" failure={RELEASES_FAILED} height="8rem">
            {(listed) => (
              <Releases moduleId={module.id} releases={listed} inProduction={inProduction} rollout={rollout} />
            )}
          </Loaded>
        </section>
        <section aria-label="History">
          <SectionTitle>History</SectionTitle>
          <Loaded query={events} label="the history" failure={HISTORY_FAILED} height="12rem">
            {(listed) => (
              <Stack>
                <Events events={listed} />
                <LatestOnly shown={listed.length} most={MOST_EVENTS} />
              </Stack>
            )}
          </Loaded>
        </section>
      </Content>
    </Drawer>
  );
}

/** Rolls back the rollout, or else the production release: the command, and the release it leads to. */
function Rollback({ module, production }: { module: RegisteredModule; production: Channel | undefined }) {
  if (!production) return <Quiet>No release is in production yet, so there is nothing to roll back.</Quiet>;
  const { version, rollout, fallback } = production;
  if (!rollout && fallback === null) {
    return <Quiet>There is no earlier working release than {version} to roll back to.</Quiet>;
  }
  const what = rollout
    ? `Take ${rollout.candidate} back: all clubs have ${version}`
    : `Roll ${module.title} back to ${fallback}`;
  return <LabeledCommand what={what}>{releaseCommands.rollback(module.id)}</LabeledCommand>;
}

function LabeledCommand({ what, children }: { what: string; children: string }) {
  return (
    <Stack $gap="hair">
      <LineTitle>{what}</LineTitle>
      <Command what={what}>{children}</Command>
    </Stack>
  );
}

interface ReleasesProps {
  moduleId: string;
  releases: readonly ReleaseState[];
  inProduction: string | undefined;
  rollout: Rollout | null | undefined;
}

function Releases({ moduleId, releases, inProduction, rollout }: ReleasesProps) {
  return (
    <Lines role="list">
      {releases.map((release) => (
        <Line key={release.version}>
          <LineWords>
            <LineTitle>
              {release.version}
              {release.version === inProduction && <Badge tone="water">production</Badge>}
              {release.version === rollout?.candidate && (
                <Badge tone="outline">{rollout.paused ? `paused at ${rollout.share} %` : `${rollout.share} %`}</Badge>
              )}
            </LineTitle>
            <Quiet>
              {dateInWords(release.publishedAt, 'moment')}, by {release.publishedBy}; {whatIsKnown(release)}
            </Quiet>
          </LineWords>
          {release.version !== inProduction && canBeHad(release) && (
            <Wide>
              {release.needsCheck || (release.check === null && inProduction !== undefined) ? (
                <Command what={`Check ${moduleId} ${release.version}`}>
                  {releaseCommands.check(moduleId, release.version)}
                </Command>
              ) : (
                <Command what={`Promote ${moduleId} ${release.version}`}>
                  {releaseCommands.promote(moduleId, release.version)}
                </Command>
              )}
            </Wide>
          )}
        </Line>
      ))}
    </Lines>
  );
}

function whatIsKnown(release: ReleaseState): string {
  if (release.pruned) return 'its files have been removed';
  if (!isListed(release)) return `cannot run here: it asks for contract ${release.contract}`;
  return stateInWords(release, []);
}

function Events({ events }: { events: readonly ReleaseEvent[] }) {
  return (
    <Lines role="list">
      {events.map((event) => (
        <Line key={event.id}>
          <LineWords>
            <LineTitle>
              <Badge tone={eventWords(event.action).tone}>{eventWords(event.action).title}</Badge>
              {movementOf(event)}
              {event.forcedPast !== null && <Badge tone="danger">Forced</Badge>}
            </LineTitle>
            {event.reason !== null && <p>{event.reason}</p>}
            {event.forcedPast !== null && <Forced>Past this: {event.forcedPast}</Forced>}
            <Quiet>
              {dateInWords(event.at, 'moment')}, by {event.actor}
            </Quiet>
          </LineWords>
        </Line>
      ))}
    </Lines>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${token.space.lg};
  padding: ${token.space.lg};
`;

const Forced = styled.p`
  color: ${token.color.dangerInk};
  font-size: ${token.size.sm};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  width: 100%;
  min-width: 0;
`;
